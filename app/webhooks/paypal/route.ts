import { answerWebhook } from '@/lib/ledger/webhook';
import { getSite } from '@/lib/site/site';

/** PayPal's events about payments. */
export async function POST(request: Request): Promise<Response> {
  return answerWebhook(request, getSite());
}
