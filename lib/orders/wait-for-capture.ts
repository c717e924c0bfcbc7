import { reload } from './advance';
import type { CaptureDeps } from './capture-order';
import type { Order } from './order';

/**
 * Another caller is capturing the order: waits for the result, at most about `timeoutMs`, and returns the order; still
 * `capturing` if that takes longer.
 */
export async function waitForCapture(order: Order, timeoutMs: number, deps: WaitDeps): Promise<Order> {
  let current = order;
  for (let waited = 0; current.state === 'capturing' && waited < timeoutMs; waited += PAUSE_MS) {
    await deps.wait(PAUSE_MS);
    current = await reload(order, deps.orders);
  }
  return current;
}

const PAUSE_MS = 200;

type WaitDeps = Pick<CaptureDeps, 'orders' | 'wait'>;
