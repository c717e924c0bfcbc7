import { answerBuyer } from '@/lib/orders/buyer';
import { logIfRefused } from '@/lib/site/security/refusals';
import { getSite } from '@/lib/site/site';

/** The form on the receipt of a paid order. */
export async function POST(request: Request): Promise<Response> {
  return logIfRefused('order-buyer', request, await answerBuyer(request, getSite()));
}
