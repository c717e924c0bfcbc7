import { answerPaymentLink } from '@/lib/billing/payment-link-pay';
import { logIfRefused } from '@/lib/site/security/refusals';
import { getSite } from '@/lib/site/site';

/** The button of a payment link's page. */
export async function POST(request: Request): Promise<Response> {
  return logIfRefused('payment-link', request, await answerPaymentLink(request, getSite()));
}
