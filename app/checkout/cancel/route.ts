import { handleCancel } from '@/lib/orders/handle-return';
import { getOrderServices } from '@/lib/services';

/** PayPal sends the buyer here after a cancel. */
export async function GET(request: Request): Promise<Response> {
  return handleCancel(request, getOrderServices());
}
