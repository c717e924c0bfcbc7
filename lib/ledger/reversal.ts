import { recordLedger, type EventSource } from '@/lib/orders/advance';
import { captureOrder } from '@/lib/orders/capture';
import type { Ledger, LedgerRecord, Order } from '@/lib/orders/order';
import { findOrder } from '@/lib/orders/orders.sql';
import { LONGEST_CALL_MS, paypalOf } from '@/lib/paypal/paypal';
import {
  amountIn,
  captureIdIn,
  createdAtIn,
  type HandleOutcome,
  type WebhookEvent,
} from '@/lib/paypal/webhook-event';
import type { ReversalRow } from '@/lib/site/db/tables';
import { toDecimal } from '@/lib/site/money';
import type { Site } from '@/lib/site/site';
import {
  findCapturedOrder,
  noteUnknownPayment,
  postponed,
  storableMinor,
  withMoney,
  type CapturedOrder,
} from './unknown-payment';

/** PayPal or a bank took money back: the only word of it is this message. */
export async function takeReversal(event: WebhookEvent, site: Site): Promise<HandleOutcome> {
  const reversalId = event.resource.id;
  if (!reversalId) return { kind: 'handled', result: 'parked: reversal without an id' };
  const owner = await findOwner(event, site);
  if (owner.kind === 'postponed') return owner;
  if (owner.kind === 'unknown') return noteUnknown({ event, owner, kind: 'reversal' }, site);
  const paid = await withMoney(owner.order, 'webhook', site);
  if (paid.kind === 'postponed') return paid;
  if (paid.kind === 'unpaid')
    return noteUnknown({ event, owner: { kind: 'unknown', capture: null }, kind: 'reversal' }, site);
  const reversal = { id: reversalId, amountMinor: amountIn(event), at: createdAtIn(event) };
  const order = await recordReversal({ order: paid.order, reversal, source: 'webhook' }, site);
  return { kind: 'handled', result: `order ${order.state}` };
}

/** A refund was made, or has changed: how much went back is asked of PayPal with the whole order. */
export async function takeRefund(event: WebhookEvent, site: Site): Promise<HandleOutcome> {
  const owner = await findOwner(event, site);
  if (owner.kind === 'postponed') return owner;
  if (owner.kind === 'unknown') return noteUnknown({ event, owner, kind: 'refund' }, site);
  const outcome = await captureOrder({ order: owner.order, source: 'webhook', isClaimed: false }, site);
  if (outcome.kind === 'unsettled') return { ...outcome, kind: 'postponed' };
  return { kind: 'handled', result: `order ${outcome.order.state}` };
}

/** Writes a reversal down once. A dispute that was decided for us later than it brought the money back already. */
export function recordReversal({ order, reversal, source }: ReversalNews, site: Site): Promise<Order> {
  const now = site.now();
  const at = reversal.at ?? now;
  const rest = Math.max(0, order.capturedMinor - order.refundedMinor - order.reversedMinor);
  const amount = storableMinor(reversal.amountMinor) ?? rest;
  const amount_minor = order.capturedMinor > 0 ? Math.min(amount, order.capturedMinor) : amount;
  const records = ({ reversals, disputes }: Ledger): LedgerRecord[] => {
    if (reversals.some(({ id }) => id === reversal.id)) return [];
    // A lost dispute may have told of the same money first.
    if (reversals.some(({ id, amount_minor: sum }) => isLoss(id) && sum === amount_minor)) return [];
    const win = disputes.find(({ outcome, changed_at }) => outcome === 'won' && changed_at >= at);
    const row: ReversalRow = {
      id: reversal.id,
      order_id: order.id,
      state: win ? 'returned' : 'open',
      amount_minor,
      reversed_at: at,
      settled_at: win ? now : null,
      settled_by: null,
    };
    return [{ kind: 'reversal', row }];
  };
  const reason = `${toDecimal(amount_minor)} taken back, PayPal’s id ${reversal.id}`;
  return recordLedger({ order, payment: null, source, records, reason }, site);
}

async function findOwner(event: WebhookEvent, site: Site): Promise<CapturedOrder> {
  const { resource } = event;
  const paymentId = resource.supplementary_data?.related_ids?.order_id ?? resource.order_id;
  const order =
    (paymentId ? await findOrder(site.db, 'paypal_order_id', paymentId) : null) ??
    (resource.custom_id ? await findOrder(site.db, 'id', resource.custom_id) : null);
  const captureId = captureIdIn(event);
  if (order && (captureId === null || order.captureId === captureId)) return { kind: 'found', order };
  if (captureId !== null) return findCapturedOrder(captureId, site);
  return findByRefund(resource.id, site);
}

/** The message lacks the link to the capture; PayPal's own record of the refund has it. */
async function findByRefund(refundId: string | undefined, site: Site): Promise<CapturedOrder> {
  if (!refundId) return { kind: 'unknown', capture: null };
  const lookup = await paypalOf(site).findRefund({ refundId, timeoutMs: LONGEST_CALL_MS });
  if (lookup.kind === 'gone') return { kind: 'unknown', capture: null };
  if (lookup.kind !== 'found') return postponed(lookup);
  const { captureId } = lookup.refund;
  return captureId === null ? { kind: 'unknown', capture: null } : findCapturedOrder(captureId, site);
}

async function noteUnknown({ event, owner, kind }: Unknown, site: Site): Promise<HandleOutcome> {
  const { resource } = event;
  if (!resource.id) return { kind: 'handled', result: `parked: ${kind} without an id` };
  const amount = storableMinor(amountIn(event));
  await noteUnknownPayment(
    {
      id: resource.id,
      kind,
      payment_id: owner.capture?.paymentId ?? null,
      capture_id: captureIdIn(event) ?? owner.capture?.captureId ?? null,
      invoice_id: owner.capture?.invoiceId ?? null,
      amount_minor: amount,
      currency: amount === null ? null : (resource.amount?.currency_code ?? null),
      found_by: 'webhook',
      found_at: site.now(),
    },
    site,
  );
  return { kind: 'handled', result: `unknown ${kind}` };
}

type Unknown = {
  event: WebhookEvent;
  owner: Extract<CapturedOrder, { kind: 'unknown' }>;
  kind: 'refund' | 'reversal';
};

/** `amountMinor` and `at` are null when PayPal's message does not say so readably. */
type ReversalNews = {
  order: Order;
  reversal: { id: string; amountMinor: number | null; at: number | null };
  source: EventSource;
};

/** Staff say how a reversal ended: the money is gone for good (`kept_back`), or it is ours again (`returned`). */
export function settleReversal(
  { orderId, id, outcome, staffId }: ReversalEnd,
  site: Site,
): Promise<SettleOutcome> {
  const settled = { settled_at: site.now(), settled_by: staffId };
  const find = ({ reversals }: Ledger): LedgerRecord | 'changed' | undefined => {
    const row = reversals.find(reversal => reversal.id === id);
    if (!row) return undefined;
    return row.state === 'open'
      ? { kind: 'reversal', row: { ...row, ...settled, state: outcome } }
      : 'changed';
  };
  const end = outcome === 'returned' ? 'the money is back' : 'the money is gone';
  return settleRecord({ orderId, find, reason: `reversal ${id}, ${end}` }, site);
}

export async function settleRecord({ orderId, find, reason }: Settling, site: Site): Promise<SettleOutcome> {
  const before = await findOrder(site.db, 'id', orderId);
  if (!before) return { kind: 'gone' };
  let kind: SettleOutcome['kind'] = 'gone';
  const records = (ledger: Ledger): LedgerRecord[] => {
    const result = find(ledger);
    kind = result === undefined ? 'gone' : result === 'changed' ? 'changed' : 'done';
    return typeof result === 'object' ? [result] : [];
  };
  const order = await recordLedger({ order: before, payment: null, source: 'desk', records, reason }, site);
  return { kind, state: order.state };
}

function isLoss(reversalId: string): boolean {
  return reversalId.startsWith(LOSS);
}

/** Begins the id of a reversal that only a lost dispute told of. */
export const LOSS = 'dispute:';

type ReversalEnd = {
  orderId: string;
  id: string;
  staffId: string;
  outcome: Exclude<ReversalRow['state'], 'open'>;
};

type Settling = {
  orderId: string;
  find: (ledger: Ledger) => LedgerRecord | 'changed' | undefined;
  reason: string;
};

/** `changed`: it is settled already, or was not decided yet. */
export type SettleOutcome = { kind: 'done' | 'changed' | 'gone'; state?: Order['state'] };
