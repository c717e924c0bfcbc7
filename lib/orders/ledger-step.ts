import type { RefundRow } from '@/lib/site/db/tables';
import { toDecimal } from '@/lib/site/money';
import { totalsOf, withRecords, type Ledger, type LedgerRecord, type LedgerTotals } from './ledger';
import type { Order } from './order';
import type { Refund } from './paypal-money';
import type { Payment } from './paypal-orders';
import { transition, type OrderEvent } from './transition';

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
  const { records: known = [] } = news;
  const given = [...(typeof known === 'function' ? known(ledger) : known), ...refusalRecords(reading)];
  return refunds.reduce<LedgerRecord[]>(
    (records, refund) => [
      ...records,
      ...refundRecords(refund, { ...reading, ledger: withRecords(ledger, records) }),
    ],
    given,
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
  const asked = refunds.find(
    ({ id, provider_id }) =>
      id === refund.customId && (provider_id === null || provider_id === refund.refundId),
  );
  const known = asked ?? listed ?? newRow(refund, reading);
  const row = { ...known, ...changesOf(refund, [known, listed]), updated_at: reading.now };
  if (listed && listed.id !== known.id)
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
  const told = refundStateOf(refund);
  const decided = rows.find(row => row?.state === 'completed' || row?.state === 'failed');
  const state = told === 'pending' && decided ? decided.state : told;
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
