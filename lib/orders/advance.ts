import type { OutgoingMail } from '@/lib/mail/outgoing-mail';
import type { Site } from '@/lib/site/site';
import { nameOf } from '@/lib/site/text';
import { withRecords, type LedgerRecord } from './ledger';
import { ledgerStep, type LedgerUpdate } from './ledger-step';
import type { Order } from './order';
import {
  findLedger,
  reloadOrder,
  replaceOrder,
  type DuplicateQuery,
  type OrderMailReason,
} from './orders.sql';
import { transition, type OrderEvent } from './transition';

/**
 * Applies an event to the stored order, with the emails of the new state, in one write. If another caller changed the
 * row first, the event is applied to the new row. `moved` says whether this call made the change; `duplicate` why it did
 * not.
 */
export async function advance(step: OrderStep, site: Site): Promise<Advanced> {
  let { order } = step;
  for (;;) {
    const attempt = await advanceOnce({ ...step, order }, site);
    if (attempt.kind !== 'stale')
      return { order: attempt.order, moved: attempt.kind === 'moved', duplicate: attempt.duplicate };
    order = attempt.order;
  }
}

/** The same, once: `stale` when someone else changed the row first, with the order as they left it. */
export async function advanceOnce(step: OrderStep, site: Site): Promise<AdvanceAttempt> {
  const { order: before, records = [] } = step;
  const after = transition(before, step.event, site.now());
  if (!after) return { kind: 'unmoved', order: before };
  const reasons = mailReasonsOf({ before, after, records });
  const { mails, mailsDue } = await renderMails({ order: after, reasons, records }, site);
  const cause = step.event.type;
  const { unlessDuplicate } = step;
  const change = { before, after, cause, detail: describe(step), mails, mailsDue, records, unlessDuplicate };
  const outcome = await replaceOrder(site, change);
  if (outcome.kind === 'replaced') return { kind: 'moved', order: after };
  if (outcome.kind === 'duplicate') return { kind: 'unmoved', order: before, duplicate: outcome.duplicate };
  return { kind: 'stale', order: await reloadOrder(site.db, before) };
}

/**
 * Updates the order's ledger to PayPal's records, and the order to the ledger's sum. Idempotent. If another caller
 * changed the order first, the records are compared with the new rows.
 */
export async function recordLedger(
  { order: given, source, ...news }: LedgerUpdate & { order: Order; source: EventSource },
  site: Site,
): Promise<Order> {
  let order = given;
  for (;;) {
    const ledger = await findLedger(site.db, order.id);
    const step = ledgerStep({ order, ledger, news, now: site.now(), newId: site.newId });
    if (!step) return order;
    const attempt = await advanceOnce({ order, source, ...step }, site);
    if (attempt.kind !== 'stale') return attempt.order;
    order = attempt.order;
  }
}

/** An email that cannot be rendered never holds up the order: it is noted, reported, and rendered later. */
async function renderMails({ order, reasons, records }: Rendering, site: Site): Promise<Rendered> {
  if (reasons.length === 0) return { mails: [], mailsDue: [] };
  const ledger = withRecords(await findLedger(site.db, order.id), records);
  const mails: OutgoingMail[] = [];
  const mailsDue: OrderMailReason[] = [];
  for (const reason of reasons) {
    try {
      // Loaded where it is used: the command `reconcile` has no templates, and leaves the emails to the site.
      const { renderOrderMails } = await import('./mails');
      mails.push(...(await renderOrderMails({ reason, order, ledger }, site)));
    } catch (error) {
      site.log('error', 'order_mail_not_rendered', { order: order.id, reason, error: nameOf(error) });
      mailsDue.push(reason);
    }
  }
  return { mails, mailsDue };
}

/** Which emails a change brings. */
function mailReasonsOf({ before, after, records }: ChangeForMails): OrderMailReason[] {
  const isNewlyPaid = after.state === 'paid' && before.paidAt === null;
  const reasons: [OrderMailReason, boolean][] = [
    // An order that was paid before its alarm has had its receipt.
    ['receipt', isNewlyPaid],
    ['duplicate', after.duplicateOf !== null && (isNewlyPaid || after.state === 'awaiting_confirmation')],
    ['attention', after.state === 'attention' && isNewAttention(before, after)],
    ['declined', before.state === 'pending' && after.state === 'declined'],
    ['refund', after.refundedMinor > before.refundedMinor || isGivenBack(before, after)],
    ['refund-failed', records.some(record => record.kind === 'refund' && record.row.state === 'failed')],
    ['reversal', after.reversedMinor !== before.reversedMinor],
    ['dispute', records.some(record => record.kind === 'dispute' && record.isNews)],
  ];
  return reasons.filter(([, isDue]) => isDue).map(([reason]) => reason);
}

function isNewAttention(before: Order, after: Order): boolean {
  return before.state !== 'attention' || before.attentionReason !== after.attentionReason;
}

function isGivenBack(before: Order, after: Order): boolean {
  return before.state === 'attention' && after.state === 'refunded';
}

type ChangeForMails = { before: Order; after: Order; records: readonly LedgerRecord[] };

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
