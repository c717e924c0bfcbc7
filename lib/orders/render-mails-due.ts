import { nameOf } from '@/lib/site/text';
import type { AdvanceDeps } from './advance';

/** Renders the emails that failed before, as the orders stand now. Returns how many orders still wait. */
export async function renderMailsDue(limit: number, deps: AdvanceDeps): Promise<number> {
  const waiting = await deps.orders.findMailsDue(limit);
  let failed = 0;
  for (const due of waiting) {
    const order = await deps.orders.findById(due.orderId);
    if (!order) continue;
    const ledger = await deps.orders.findLedger(order.id);
    try {
      const mails = await deps.mails[due.reason](order, ledger);
      await deps.orders.storeDueMails(due, mails, deps.clock.now());
    } catch (error) {
      failed += 1;
      await deps.orders.postponeMail(due, deps.clock.now());
      deps.report('error', 'order_mail_not_rendered', {
        order: order.id,
        reason: due.reason,
        error: nameOf(error),
      });
    }
  }
  return failed;
}
