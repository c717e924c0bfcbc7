import { answerOtherMethod, handleOrder, ORDER_METHODS } from '@/lib/orders/handle-order';
import { getOrderServices } from '@/lib/services';

/** Checkout posts here: the choice becomes a stored order and a way to PayPal. */
export async function POST(request: Request): Promise<Response> {
  return handleOrder(request, getOrderServices());
}

/** Who opens the address of an error page again comes here; HEAD too. */
export function GET(): Response {
  return answerOtherMethod(getOrderServices());
}

export function OPTIONS(): Response {
  return new Response(null, { status: 204, headers: { allow: ORDER_METHODS } });
}
