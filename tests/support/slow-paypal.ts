import type { PayPalFailure } from '@/lib/orders/paypal-client';
import type { Site } from '@/lib/site/site';
import type { OrderWorld } from './orders-world';

/**
 * A Site before a PayPal that uses up all the time it is given. What was captured it says at the second asking, just in
 * time, and without the facts. Only calls and waiting move the clock: `spentMs` is how long a buyer would have waited.
 */
export function beforeSlowPayPal(world: OrderWorld): { site: Site; spentMs: () => number } {
  const startedAt = world.site.now();
  let spentMs = 0;
  let captures = 0;
  const spend = (ms: number) => {
    spentMs += ms;
    return Promise.resolve();
  };
  const hang = async ({ timeoutMs }: { timeoutMs: number }): Promise<PayPalFailure> => {
    await spend(timeoutMs);
    return { kind: 'busy', reason: 'TimeoutError', httpStatus: null, debugId: null };
  };
  const site = world.with({
    now: () => startedAt + spentMs,
    wait: spend,
    paypal: {
      ...world.calls,
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
  return { site, spentMs: () => spentMs };
}
