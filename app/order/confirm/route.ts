import { handleConfirmation } from '@/lib/orders/handle-confirmation';
import { logIfRefused } from '@/lib/security-services';
import { getOrderServices } from '@/lib/services';

/** The buyer says whether to pay again for what they have just paid for. */
export async function POST(request: Request): Promise<Response> {
  return logIfRefused('order-confirm', request, await handleConfirmation(request, getOrderServices()));
}
