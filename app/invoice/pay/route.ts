import { answerInvoicePayment } from '@/lib/billing/pay';
import { logIfRefused } from '@/lib/site/security/refusals';
import { getSite } from '@/lib/site/site';

/** The button of an invoice's page. */
export async function POST(request: Request): Promise<Response> {
  return logIfRefused('invoice', request, await answerInvoicePayment(request, getSite()));
}
