import { answerCancel } from '@/lib/orders/return-reply';
import { getSite } from '@/lib/site/site';

/** PayPal sends the buyer here after a cancel. */
export async function GET(request: Request): Promise<Response> {
  return answerCancel(request, getSite());
}
