import { handleReturn } from '@/lib/orders/handle-return';
import { getOrderServices } from '@/lib/services';

/** PayPal sends the buyer here after approval. */
export async function GET(request: Request): Promise<Response> {
  return handleReturn(request, getOrderServices());
}
