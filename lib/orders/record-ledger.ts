import type { RefundRow } from '@/lib/db/tables';
import { advanceOnce, type AdvanceAttempt, type EventSource } from './advance';
import { totalsOf, withRecords, type Ledger, type LedgerRecord, type LedgerTotals } from './ledger';
import type { Order } from './order';
import type { Payment } from './ports';
import type { Refund } from './provider-records';
import type { SettleDeps } from './settle-payment';

/**
 * Brings the order's ledger to what PayPal says of its payment, and the order to what the ledger adds up to. `records`
 * are rows that the caller knows besides. Safe to repeat: the same news changes nothing.
 */
export async function recordLedger(news: LedgerNews, deps: SettleDeps): Promise<Order> {
  let { order } = news;
  for (;;) {
    const attempt = await recordOnce({ ...news, order }, deps);
    if (attempt.kind !== 'stale') return attempt.order;
    order = attempt.order;
  }
}

/** One attempt on the ledger as it is now: someone else's rows must be in the sums that are written. */
async function recordOnce(news: LedgerNews, deps: SettleDeps): Promise<AdvanceAttempt> {
  const { order, payment, source, reason, records: given = [] } = news;
  const ledger = await deps.orders.findLedger(order.id);
  const known = typeof given === 'function' ? given(ledger) : given;
  if (order.capturedMinor === 0) return noteRecords({ order, records: known, source, reason }, deps);
  const after = withRecords(ledger, known);
  const found = payment ? refundRecords({ order, payment, ledger: after }, deps) : [];
  const records = [...known, ...found];
  const sums = sumsOf({ order, payment, ledger: withRecords(after, found) });
  const event = { type: 'ledger_changed', ...sums, ...(reason ? { reason } : {}) } as const;
  const attempt = await advanceOnce({ order, event, source, records }, deps);
  if (attempt.kind !== 'unmoved') return attempt;
  return noteRecords({ order, records, source, reason }, deps);
}

/** No more comes back than was taken. PayPal may say that all went back without listing each refund. */
function sumsOf({ order: { capturedMinor }, payment, ledger }: Reading): LedgerTotals {
  const totals = totalsOf(ledger);
  const reversedMinor = Math.min(totals.reversedMinor, capturedMinor);
  const isContested = ledger.reversals.length > 0 || ledger.disputes.length > 0;
  const isAllRefunded = payment?.capture?.status === 'refunded' && !isContested;
  const refundedMinor = Math.min(
    isAllRefunded ? capturedMinor : totals.refundedMinor,
    capturedMinor - reversedMinor,
  );
  return { refundedMinor, reversedMinor, isDisputed: totals.isDisputed };
}

/** The sums are the same, but a row is new or has changed: it is written with a line in the history. */
async function noteRecords(
  { order, records, source, reason }: Noted,
  deps: SettleDeps,
): Promise<AdvanceAttempt> {
  const [first] = records;
  if (!first) return { kind: 'unmoved', order };
  const event = { type: NOTES[first.kind], reason: reason ?? `${first.kind} ${first.row.id}` } as const;
  return advanceOnce({ order, event, source, records }, deps);
}

const NOTES = {
  refund: 'refund_requested',
  reversal: 'reversal_settled',
  dispute: 'dispute_changed',
} as const;

/** Only what differs from the rows that we have. An id that we know as a reversal is no refund. */
function refundRecords({ order, payment, ledger }: Reading<Payment>, deps: SettleDeps): LedgerRecord[] {
  const reversals = new Set(ledger.reversals.map(({ id }) => id));
  return payment.refunds
    .filter(({ refundId }) => !reversals.has(refundId))
    .flatMap(refund => {
      const known = ledger.refunds.find(({ provider_id }) => provider_id === refund.refundId);
      const row = toRow({ refund, known: known ?? null, order }, deps);
      const isSame = known?.state === row.state && known.amount_minor === row.amount_minor;
      return isSame ? [] : [{ kind: 'refund', row }];
    });
}

function toRow({ refund, known, order }: RefundReading, { clock, newId }: SettleDeps): RefundRow {
  const now = clock.now();
  const state = refundStateOf(refund);
  const amount_minor = refund.amountMinor;
  if (known) return { ...known, state, amount_minor, updated_at: now };
  return {
    id: newId(),
    order_id: order.id,
    origin: 'paypal',
    state,
    amount_minor,
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
export function refundStateOf({ status }: Pick<Refund, 'status'>): RefundRow['state'] {
  if (status === 'completed' || status === 'pending') return status;
  return status === 'other' ? 'pending' : 'failed';
}

/** `payment` is null when only `records` are new. As a function they are worked out again when the ledger has changed. */
type LedgerNews = {
  order: Order;
  payment: Payment | null;
  source: EventSource;
  records?: readonly LedgerRecord[] | ((ledger: Ledger) => readonly LedgerRecord[]) | undefined;
  reason?: string | undefined;
};

type Noted = Pick<LedgerNews, 'order' | 'source' | 'reason'> & { records: readonly LedgerRecord[] };
type Reading<Known = Payment | null> = { order: Order; payment: Known; ledger: Ledger };
type RefundReading = { refund: Refund; known: RefundRow | null; order: Order };
