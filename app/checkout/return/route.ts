import { answerReturn } from '@/lib/orders/return-reply';
import { getSite } from '@/lib/site/site';

/** PayPal sends the buyer here after approval. */
export async function GET(request: Request): Promise<Response> {
  return answerReturn(request, getSite());
}
