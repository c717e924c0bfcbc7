import { reload } from './advance';
import type { CaptureDeps } from './capture-order';
import type { Order } from './order';

/**
 * Someone else is capturing the order: waits for their result, at most about `patienceMs`, and brings the order as it
 * stands then; still `capturing` when they took longer.
 */
export async function waitForCapture(order: Order, patienceMs: number, deps: WaitDeps): Promise<Order> {
  let current = order;
  for (let waited = 0; current.state === 'capturing' && waited < patienceMs; waited += PAUSE_MS) {
    await deps.wait(PAUSE_MS);
    current = await reload(order, deps.orders);
  }
  return current;
}

const PAUSE_MS = 200;

type WaitDeps = Pick<CaptureDeps, 'orders' | 'wait'>;
