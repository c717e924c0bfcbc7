import type { Clock } from '@/lib/kernel/clock';
import type { OutgoingMail } from '@/lib/mail/outgoing-mail';
import type { Order } from './order';
import type { OrderMails, OrderStore } from './ports';
import { transition, type OrderEvent } from './transition';

/**
 * Applies an event to the stored order, with the mails that the new state brings, in one write. When somebody else
 * changed the row first, the event is judged again on what they left. `moved` tells whether this call made the change.
 */
export async function advance(step: OrderStep, deps: AdvanceDeps): Promise<{ order: Order; moved: boolean }> {
  let before = step.order;
  for (;;) {
    const after = transition(before, step.event, deps.clock.now());
    if (!after) return { order: before, moved: false };
    const mails = await renderMails({ before, after }, deps.mails);
    const change = { before, after, cause: step.event.type, detail: describe(step), mails };
    if (await deps.orders.replace(change)) return { order: after, moved: true };
    before = await reload(before, deps.orders);
  }
}

/** The order as it stands now. */
export async function reload(order: Order, orders: OrderStore): Promise<Order> {
  const current = await orders.findById(order.id);
  if (!current) throw new OrderVanishedError(`Order ${order.id} is no longer stored`);
  return current;
}

class OrderVanishedError extends Error {
  override name = 'OrderVanishedError';
}

function renderMails(
  { before, after }: { before: Order; after: Order },
  mails: OrderMails,
): OutgoingMail[] | Promise<OutgoingMail[]> {
  if (after.state === 'refunded' || after.refundedMinor > before.refundedMinor)
    return mails.renderRefundMails(after);
  // An order that was paid before its alarm has had its receipt.
  if (after.state === 'paid' && before.paidAt === null) return mails.renderReceiptMails(after);
  if (after.state === 'attention') return mails.renderAttentionMails(after);
  return [];
}

function describe({ event, source }: OrderStep): string {
  return 'reason' in event ? `${source}: ${event.reason}` : source;
}

/** Who brought the news: written into the order's history. */
export type EventSource = 'checkout' | 'return' | 'receipt' | 'cancel' | 'webhook' | 'sweep' | 'desk';

type OrderStep = { order: Order; event: OrderEvent; source: EventSource };

export type AdvanceDeps = { orders: OrderStore; clock: Clock; mails: OrderMails };
