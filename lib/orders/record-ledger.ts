import type { RefundRow } from '@/lib/db/tables';
import { advance, type EventSource } from './advance';
import { totalsOf, withRecords, type Ledger, type LedgerRecord } from './ledger';
import type { Order } from './order';
import type { Payment } from './ports';
import type { Refund } from './provider-records';
import type { SettleDeps } from './settle-payment';

/**
 * Brings the order's ledger to what PayPal says of its payment, and the order to what the ledger adds up to. `records`
 * are rows that the caller knows besides. Safe to repeat: the same news changes nothing.
 */
export async function recordLedger(news: LedgerNews, deps: SettleDeps): Promise<Order> {
  const { order, payment, source, reason } = news;
  if (order.capturedMinor === 0) return order;
  const before = await deps.orders.findLedger(order.id);
  const given = news.records ?? [];
  const found = payment ? refundRecords({ order, payment, ledger: withRecords(before, given) }, deps) : [];
  const records = [...given, ...found];
  const totals = totalsOf(withRecords(before, records));
  const refundedMinor = isAllRefunded(payment)
    ? order.capturedMinor - totals.reversedMinor
    : totals.refundedMinor;
  const event = { type: 'ledger_changed', ...totals, refundedMinor, ...(reason ? { reason } : {}) } as const;
  const step = await advance({ order, event, source, records }, deps);
  if (step.moved || records.length === 0) return step.order;
  return noteRecords({ order: step.order, records, source, reason }, deps);
}

/** The sums are the same, but a row is new or has changed: it is written with a line in the history. */
async function noteRecords({ order, records, source, reason }: Noted, deps: SettleDeps): Promise<Order> {
  const [first] = records;
  const type = first?.kind === 'dispute' ? 'dispute_changed' : 'refund_requested';
  const event = { type, reason: reason ?? describeRecord(first) } as const;
  const step = await advance({ order, event, source, records }, deps);
  return step.order;
}

function describeRecord(record: LedgerRecord | undefined): string {
  return record ? `${record.kind} ${record.row.id}` : '';
}

/** Only what differs from the rows that we have. An id that we know as a reversal is no refund. */
function refundRecords({ order, payment, ledger }: Reading, deps: SettleDeps): LedgerRecord[] {
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

/** PayPal may say that everything went back without listing each refund. */
function isAllRefunded(payment: Payment | null): boolean {
  return payment?.capture?.status === 'refunded';
}

/** `payment` is null when only `records` are new. */
type LedgerNews = {
  order: Order;
  payment: Payment | null;
  source: EventSource;
  records?: readonly LedgerRecord[] | undefined;
  reason?: string | undefined;
};

type Noted = Pick<LedgerNews, 'order' | 'source' | 'reason'> & { records: readonly LedgerRecord[] };
type Reading = { order: Order; payment: Payment; ledger: Ledger };
type RefundReading = { refund: Refund; known: RefundRow | null; order: Order };
