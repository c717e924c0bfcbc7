import { handleWebhookRequest } from '@/lib/orders/handle-webhook-request';
import { getOrderServices } from '@/lib/services';

/** PayPal's events about payments. */
export async function POST(request: Request): Promise<Response> {
  return handleWebhookRequest(request, getOrderServices());
}
