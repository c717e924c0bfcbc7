import { advanceOnce, type EventSource } from './advance';
import { ledgerStep, type LedgerNews } from './ledger-step';
import type { Order } from './order';
import type { SettleDeps } from './settle-payment';

/**
 * Brings the order's ledger to what PayPal says of its money, and the order to what the ledger adds up to. Safe to
 * repeat: the same news changes nothing. When someone else changed the order first, the news is read against their rows.
 */
export async function recordLedger(
  { order: given, source, ...news }: LedgerNews & { order: Order; source: EventSource },
  deps: SettleDeps,
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
