import type { ReceivableStanding } from '@/lib/billing/receivables';
import type { OutgoingMail } from '@/lib/mail/outgoing-mail';
import type { Refund } from '@/lib/paypal/money';
import type { Payment } from '@/lib/paypal/orders';
import type { RefundRow } from '@/lib/site/db/tables';
import { toDecimal } from '@/lib/site/money';
import type { Site } from '@/lib/site/site';
import { nameOf } from '@/lib/site/text';
import {
  withRecords,
  type LedgerRecord,
  type Order,
  totalsOf,
  type Ledger,
  type LedgerTotals,
} from './order';
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
      return {
        order: attempt.order,
        moved: attempt.kind === 'moved',
        duplicate: attempt.duplicate,
        notOwed: attempt.notOwed,
      };
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
  if (outcome.kind === 'not_owed') return { kind: 'unmoved', order: before, notOwed: outcome.standing };
  return { kind: 'stale', order: await reloadOrder(site.db, before) };
}

/**
 * Updates the order's ledger to PayPal's records, and the order to the ledger's sum. Idempotent. If another caller
 * changed the order first, the records are compared with the new rows.
 */
export async function recordLedger(
  { order: before, source, ...news }: LedgerUpdate & { order: Order; source: EventSource },
  site: Site,
): Promise<Order> {
  let order = before;
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
  | 'checkout'
  | 'return'
  | 'confirmation'
  | 'receipt'
  | 'cancel'
  | 'webhook'
  | 'sweep'
  | 'desk'
  | 'comparison'
  | 'billing';

type AdvanceAttempt = { kind: 'moved' | 'unmoved' | 'stale'; order: Order } & Obstacle;

type Advanced = { order: Order; moved: boolean } & Obstacle;

/** Why a capture did not begin: the payer's order for the same thing, or that what it pays is not owed. */
type Obstacle = { duplicate?: Order | undefined; notOwed?: ReceivableStanding | undefined };

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

/**
 * What news about an order's money comes to: the rows to store and the event that reports them; null when nothing is
 * new. It depends only on what is stored, so it is asked again whenever someone else was quicker.
 */
export function ledgerStep(reading: LedgerReading): LedgerStep | null {
  const { order, ledger, news, now } = reading;
  const records = recordsOf(reading);
  const sums = sumsOf(reading, withRecords(ledger, records));
  const reason = news.reason ? { reason: news.reason } : {};
  const event = { type: 'ledger_changed', ...sums, ...reason } as const;
  if (order.capturedMinor > 0 && transition(order, event, now)) return { event, records };
  const [first] = records.filter(record => record.kind !== 'refund_merged');
  return first ? { event: noteOf(first, reading), records } : null;
}

/** No more comes back than was taken. PayPal may say that all went back without listing each refund. */
function sumsOf({ order, ledger: before, news: { payment } }: LedgerReading, ledger: Ledger): LedgerTotals {
  const { capturedMinor } = order;
  const totals = totalsOf(ledger);
  // A list of PayPal's is complete. Without one, money that went back before the ledger began has no row.
  const isListed = payment !== null && payment.refunds.length > 0;
  const unlisted = isListed ? 0 : Math.max(0, order.refundedMinor - totalsOf(before).refundedMinor);
  const isContested = ledger.reversals.length > 0 || ledger.disputes.length > 0;
  const isAllRefunded = payment?.capture?.status === 'refunded' && !isContested;
  const refundedMinor = Math.min(
    isAllRefunded ? capturedMinor : totals.refundedMinor + unlisted,
    capturedMinor,
  );
  const reversedMinor = Math.min(totals.reversedMinor, capturedMinor - refundedMinor);
  return { refundedMinor, reversedMinor, isDisputed: totals.isDisputed };
}

/** The sums are the same, but a row is new or has changed: a line in the history says so. */
function noteOf(record: RowRecord, { order, news }: LedgerReading): OrderEvent {
  const reason = news.reason ?? describeRecord(record, order);
  if (record.kind === 'dispute') return { type: 'dispute_changed', reason };
  if (record.kind === 'reversal') return { type: 'reversal_settled', reason };
  return { type: record.row.state === 'failed' ? 'refund_failed' : 'refund_requested', reason };
}

function describeRecord(record: RowRecord, { currency }: Order): string {
  if (record.kind !== 'refund') return `${record.kind} ${record.row.id}`;
  const { amount_minor, state, issue } = record.row;
  return [`${toDecimal(amount_minor)} ${currency}`, state, issue].filter(Boolean).join(', ');
}

function recordsOf(reading: LedgerReading): LedgerRecord[] {
  const { order, ledger, news } = reading;
  // Money in another currency than the order's is not in our books.
  const isOurs = order.capturedMinor > 0;
  const refunds = isOurs ? [...(news.payment?.refunds ?? []), ...(news.refunds ?? [])] : [];
  const { records = [] } = news;
  const first = [...(typeof records === 'function' ? records(ledger) : records), ...refusalRecords(reading)];
  return refunds.reduce<LedgerRecord[]>(
    (changes, refund) => [
      ...changes,
      ...refundRecords(refund, { ...reading, ledger: withRecords(ledger, changes) }),
    ],
    first,
  );
}

/** A refusal counts only while nothing else is known of the refund. */
function refusalRecords({ ledger, news, now }: LedgerReading): LedgerRecord[] {
  const { refusal } = news;
  const row = ledger.refunds.find(({ id, state }) => id === refusal?.id && state === 'requested');
  return row && refusal
    ? [{ kind: 'refund', row: { ...row, state: 'failed', issue: refusal.issue, updated_at: now } }]
    : [];
}

/**
 * The row of one of PayPal's refunds, if it differs from what is stored. The desk's own row is known by the id that we
 * sent; a row that came from PayPal's news before that is merged into it. A reversal is no refund.
 */
function refundRecords(refund: Refund, reading: LedgerReading): LedgerRecord[] {
  const { refunds, reversals } = reading.ledger;
  if (reversals.some(({ id }) => id === refund.refundId)) return [];
  const listed = refunds.find(({ provider_id }) => provider_id === refund.refundId);
  const fromDesk = refunds.find(
    ({ id, provider_id }) =>
      id === refund.customId && (provider_id === null || provider_id === refund.refundId),
  );
  const base = fromDesk ?? listed ?? newRow(refund, reading);
  const row = { ...base, ...changesOf(refund, [base, listed]), updated_at: reading.now };
  if (listed && listed.id !== base.id)
    return [
      { kind: 'refund_merged', id: listed.id },
      { kind: 'refund', row },
    ];
  const isSame =
    listed?.state === row.state && listed.amount_minor === row.amount_minor && listed.issue === row.issue;
  return isSame ? [] : [{ kind: 'refund', row }];
}

/** News that came late does not put a decided refund back to pending. */
function changesOf(refund: Refund, rows: readonly (RefundRow | undefined)[]): Partial<RefundRow> {
  const reported = refundStateOf(refund);
  const decided = rows.find(row => row?.state === 'completed' || row?.state === 'failed');
  const state = reported === 'pending' && decided ? decided.state : reported;
  const issue = state === 'failed' ? (decided?.issue ?? refund.status) : null;
  return { state, issue, amount_minor: refund.amountMinor, provider_id: refund.refundId };
}

function newRow(refund: Refund, { order, now, newId }: LedgerReading): RefundRow {
  return {
    id: newId(),
    order_id: order.id,
    origin: 'paypal',
    state: 'pending',
    amount_minor: refund.amountMinor,
    reason: null,
    note: null,
    actor_id: null,
    provider_id: refund.refundId,
    issue: null,
    created_at: refund.createdAt ?? now,
    updated_at: now,
  };
}

/** PayPal's word in our words: what was cancelled or failed has not gone back. */
function refundStateOf({ status }: Refund): RefundRow['state'] {
  if (status === 'completed' || status === 'pending') return status;
  return status === 'other' ? 'pending' : 'failed';
}

/**
 * `payment`: PayPal's order, with every refund of it; null when only some news came. `refunds`: of PayPal, besides.
 * `refusal`: PayPal will not make the refund of this row. `records`: rows that the caller knows besides; as a function
 * they are worked out again when the ledger has changed.
 */
export type LedgerUpdate = {
  payment: Payment | null;
  refunds?: readonly Refund[] | undefined;
  refusal?: { id: string; issue: string } | undefined;
  records?: readonly LedgerRecord[] | ((ledger: Ledger) => readonly LedgerRecord[]) | undefined;
  reason?: string | undefined;
};

type RowRecord = Exclude<LedgerRecord, { kind: 'refund_merged' }>;

type LedgerStep = { event: OrderEvent; records: LedgerRecord[] };

type LedgerReading = {
  order: Order;
  ledger: Ledger;
  news: LedgerUpdate;
  now: number;
  newId: () => string;
};
