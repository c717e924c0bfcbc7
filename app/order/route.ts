import { handleOrder } from '@/lib/orders/handle-order';
import { logIfRefused } from '@/lib/security-services';
import { getOrderServices } from '@/lib/services';

/** Checkout posts here: the choice becomes a stored order and a way to PayPal. */
export async function POST(request: Request): Promise<Response> {
  return logIfRefused('order', request, await handleOrder(request, getOrderServices()));
}
