import { answerConfirmation } from '@/lib/orders/return-reply';
import { logIfRefused } from '@/lib/site/security/refusals';
import { getSite } from '@/lib/site/site';

/** The buyer says whether to pay again for what they have just paid for. */
export async function POST(request: Request): Promise<Response> {
  return logIfRefused('order-confirm', request, await answerConfirmation(request, getSite()));
}
