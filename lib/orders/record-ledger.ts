import { advanceOnce, type AdvanceDeps, type EventSource } from './advance';
import { ledgerStep, type LedgerUpdate } from './ledger-step';
import type { Order } from './order';

/**
 * Updates the order's ledger to PayPal's records, and the order to the ledger's sum. Idempotent. If another caller
 * changed the order first, the records are compared with the new rows.
 */
export async function recordLedger(
  { order: given, source, ...news }: LedgerUpdate & { order: Order; source: EventSource },
  deps: RecordDeps,
): Promise<Order> {
  let order = given;
  for (;;) {
    const ledger = await deps.orders.findLedger(order.id);
    const step = ledgerStep({ order, ledger, news, now: deps.clock.now(), newId: deps.newId });
    if (!step) return order;
    const attempt = await advanceOnce({ order, source, ...step }, deps);
    if (attempt.kind !== 'stale') return attempt.order;
    order = attempt.order;
  }
}

export type RecordDeps = AdvanceDeps & { newId: () => string };
