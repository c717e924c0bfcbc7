import type { ReversalRow } from '@/lib/site/db/tables';
import type { Ledger, LedgerRecord } from './ledger';
import type { Order } from './order';
import { recordLedger } from './record-ledger';
import type { SettleDeps } from './settle-payment';

/** Staff say how a reversal ended: the money is gone for good (`kept_back`), or it is ours again (`returned`). */
export function settleReversal(
  { orderId, id, outcome, staffId }: ReversalEnd,
  deps: SettleDeps,
): Promise<SettleOutcome> {
  const settled = { settled_at: deps.clock.now(), settled_by: staffId };
  const find = ({ reversals }: Ledger): LedgerRecord | 'changed' | undefined => {
    const row = reversals.find(reversal => reversal.id === id);
    if (!row) return undefined;
    return row.state === 'open'
      ? { kind: 'reversal', row: { ...row, ...settled, state: outcome } }
      : 'changed';
  };
  const end = outcome === 'returned' ? 'the money is back' : 'the money is gone';
  return settle({ orderId, find, reason: `reversal ${id}, ${end}` }, deps);
}

/** Staff have seen how a dispute ended. An open one cannot be settled here: it is answered at PayPal. */
export function settleDispute({ orderId, id, staffId }: Settler, deps: SettleDeps): Promise<SettleOutcome> {
  const settled = { settled_at: deps.clock.now(), settled_by: staffId };
  const find = ({ disputes }: Ledger): LedgerRecord | 'changed' | undefined => {
    const row = disputes.find(dispute => dispute.id === id);
    if (!row) return undefined;
    const isWaiting = row.outcome !== null && row.settled_at === null;
    return isWaiting ? { kind: 'dispute', row: { ...row, ...settled }, isNews: false } : 'changed';
  };
  return settle({ orderId, find, reason: `dispute ${id}, settled` }, deps);
}

async function settle({ orderId, find, reason }: Settling, deps: SettleDeps): Promise<SettleOutcome> {
  const before = await deps.orders.findById(orderId);
  if (!before) return { kind: 'gone' };
  let kind: SettleOutcome['kind'] = 'gone';
  const records = (ledger: Ledger): LedgerRecord[] => {
    const found = find(ledger);
    kind = found === undefined ? 'gone' : found === 'changed' ? 'changed' : 'done';
    return typeof found === 'object' ? [found] : [];
  };
  const order = await recordLedger({ order: before, payment: null, source: 'desk', records, reason }, deps);
  return { kind, state: order.state };
}

type Settler = { orderId: string; id: string; staffId: string };
type ReversalEnd = Settler & { outcome: Exclude<ReversalRow['state'], 'open'> };
type Settling = {
  orderId: string;
  find: (ledger: Ledger) => LedgerRecord | 'changed' | undefined;
  reason: string;
};

/** `changed`: it is settled already, or was not decided yet. */
export type SettleOutcome = { kind: 'done' | 'changed' | 'gone'; state?: Order['state'] };
