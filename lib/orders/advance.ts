import type { Clock } from '@/lib/site/clock';
import { nameOf } from '@/lib/site/text';
import type { OutgoingMail } from '@/lib/mail/outgoing-mail';
import { withRecords, type LedgerRecord } from './ledger';
import { mailReasonsOf } from './mail-reasons';
import type { Order } from './order';
import type { DuplicateQuery, OrderMailReason, OrderMails, OrderStore, Report } from './ports';
import { transition, type OrderEvent } from './transition';

/**
 * Applies an event to the stored order, with the emails of the new state, in one write. If another caller changed the
 * row first, the event is applied to the new row. `moved` says whether this call made the change; `duplicate` why it did
 * not.
 */
export async function advance(step: OrderStep, deps: AdvanceDeps): Promise<Advanced> {
  let { order } = step;
  for (;;) {
    const attempt = await advanceOnce({ ...step, order }, deps);
    if (attempt.kind !== 'stale')
      return { order: attempt.order, moved: attempt.kind === 'moved', duplicate: attempt.duplicate };
    order = attempt.order;
  }
}

/** The same, once: `stale` when someone else changed the row first, with the order as they left it. */
export async function advanceOnce(step: OrderStep, deps: AdvanceDeps): Promise<AdvanceAttempt> {
  const { order: before, records = [] } = step;
  const after = transition(before, step.event, deps.clock.now());
  if (!after) return { kind: 'unmoved', order: before };
  const reasons = mailReasonsOf({ before, after, records });
  const { mails, mailsDue } = await renderMails({ order: after, reasons, records }, deps);
  const cause = step.event.type;
  const { unlessDuplicate } = step;
  const change = { before, after, cause, detail: describe(step), mails, mailsDue, records, unlessDuplicate };
  const outcome = await deps.orders.replace(change);
  if (outcome.kind === 'replaced') return { kind: 'moved', order: after };
  if (outcome.kind === 'duplicate') return { kind: 'unmoved', order: before, duplicate: outcome.duplicate };
  return { kind: 'stale', order: await reload(before, deps.orders) };
}

/** The current order. */
export async function reload(order: Order, orders: OrderStore): Promise<Order> {
  const current = await orders.findById(order.id);
  if (!current) throw new OrderVanishedError(`Order ${order.id} is no longer stored`);
  return current;
}

class OrderVanishedError extends Error {
  override name = 'OrderVanishedError';
}

/** An email that cannot be rendered never holds up the order: it is noted, reported, and rendered later. */
async function renderMails({ order, reasons, records }: Rendering, deps: AdvanceDeps): Promise<Rendered> {
  if (reasons.length === 0) return { mails: [], mailsDue: [] };
  const ledger = withRecords(await deps.orders.findLedger(order.id), records);
  const mails: OutgoingMail[] = [];
  const mailsDue: OrderMailReason[] = [];
  for (const reason of reasons) {
    try {
      mails.push(...(await deps.mails[reason](order, ledger)));
    } catch (error) {
      deps.report('error', 'order_mail_not_rendered', { order: order.id, reason, error: nameOf(error) });
      mailsDue.push(reason);
    }
  }
  return { mails, mailsDue };
}

function describe({ event, source }: OrderStep): string {
  return 'reason' in event && event.reason ? `${source}: ${event.reason}` : source;
}

/** Who brought the news: written into the order's history. */
export type EventSource =
  'checkout' | 'return' | 'confirmation' | 'receipt' | 'cancel' | 'webhook' | 'sweep' | 'desk' | 'comparison';

type AdvanceAttempt = { kind: 'moved' | 'unmoved' | 'stale'; order: Order; duplicate?: Order };

type Advanced = { order: Order; moved: boolean; duplicate?: Order | undefined };

type OrderStep = {
  order: Order;
  event: OrderEvent;
  source: EventSource;
  records?: readonly LedgerRecord[];
  unlessDuplicate?: DuplicateQuery | undefined;
};

type Rendering = {
  order: Order;
  reasons: readonly OrderMailReason[];
  records: readonly LedgerRecord[];
};

type Rendered = { mails: OutgoingMail[]; mailsDue: OrderMailReason[] };

export type AdvanceDeps = { orders: OrderStore; clock: Clock; mails: OrderMails; report: Report };
