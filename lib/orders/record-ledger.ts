import { advanceOnce, reload, type EventSource } from './advance';
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
  for (let order = given; ; order = await reload(order, deps.orders)) {
    if (order.capturedMinor === 0) return order;
    const ledger = await deps.orders.findLedger(order.id);
    const reading = { order, ledger, news, now: deps.clock.now(), newId: deps.newId };
    const step = ledgerStep(reading);
    if (!step) return order;
    const tried = await advanceOnce({ order, source, ...step }, deps);
    if (tried.kind !== 'overtaken') return tried.order;
  }
}
