import { bindOrderServices } from '@/lib/orders/bind-order-services';
import type { GatewayFailure } from '@/lib/orders/gateway-failure';
import type { OrderServices } from '@/lib/orders/services-type';
import type { OrderWorld } from './orders-world';

/**
 * Services before a PayPal that uses up all the time it is given. What was captured it says at the second asking, just
 * in time, and without the facts. Only calls and waiting move the clock: `spentMs` is how long a buyer would have waited.
 */
export function beforeSlowPayPal({ deps }: OrderWorld): { services: OrderServices; spentMs: () => number } {
  const startedAt = deps.clock.now();
  let spentMs = 0;
  let captures = 0;
  const spend = (ms: number) => {
    spentMs += ms;
    return Promise.resolve();
  };
  const hang = async ({ timeoutMs }: { timeoutMs: number }): Promise<GatewayFailure> => {
    await spend(timeoutMs);
    return { kind: 'busy', reason: 'TimeoutError', httpStatus: null, debugId: null };
  };
  const services = bindOrderServices({
    ...deps,
    clock: { now: () => startedAt + spentMs },
    wait: spend,
    gateway: {
      ...deps.gateway,
      createPayment: hang,
      findPayment: hang,
      capturePayment: async request => {
        captures += 1;
        if (captures === 1) return hang(request);
        await spend(request.timeoutMs - 100);
        return { kind: 'already_captured', debugId: null };
      },
    },
  });
  return { services, spentMs: () => spentMs };
}
