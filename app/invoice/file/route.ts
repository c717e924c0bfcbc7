import { answerInvoiceFile } from '@/lib/billing/pdf';
import { getSite } from '@/lib/site/site';

/** An invoice as PDF. */
export function GET(request: Request): Promise<Response> {
  return answerInvoiceFile(request, getSite());
}
