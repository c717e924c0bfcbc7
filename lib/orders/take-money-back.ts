import type { ReversalRow } from '@/lib/site/db/tables';
import { toDecimal } from '@/lib/site/money';
import type { EventSource } from './advance';
import { captureOrder, type CaptureDeps } from './capture-order';
import { newDeadline, OUT_OF_TIME, timeForCall } from './deadline';
import {
  findCapturedOrder,
  postponed,
  storableMinor,
  withMoney,
  type CapturedOrder,
} from './find-captured-order';
import { isLoss } from './dispute-row';
import type { Ledger, LedgerRecord } from './ledger';
import { noteUnknownPayment, type NoteUnknownPaymentDeps } from './note-unknown-payment';
import type { Order } from './order';
import { recordLedger } from './record-ledger';
import type { SettleDeps } from './settle-payment';
import { amountIn, captureIdIn, createdAtIn, type HandleOutcome, type WebhookEvent } from './webhook-event';

/** PayPal or a bank took money back: the only word of it is this message. */
export async function takeReversal(event: WebhookEvent, deps: MoneyBackDeps): Promise<HandleOutcome> {
  const reversalId = event.resource.id;
  if (!reversalId) return { kind: 'handled', result: 'parked: reversal without an id' };
  const owner = await findOwner(event, deps);
  if (owner.kind === 'postponed') return owner;
  if (owner.kind === 'unknown') return noteUnknown({ event, owner, kind: 'reversal' }, deps);
  const paid = await withMoney(owner.order, 'webhook', deps);
  if (paid.kind === 'postponed') return paid;
  if (paid.kind === 'unpaid')
    return noteUnknown({ event, owner: { kind: 'unknown', capture: null }, kind: 'reversal' }, deps);
  const reversal = { id: reversalId, amountMinor: amountIn(event), at: createdAtIn(event) };
  const order = await recordReversal({ order: paid.order, reversal, source: 'webhook' }, deps);
  return { kind: 'handled', result: `order ${order.state}` };
}

/** A refund was made, or has changed: how much went back is asked of PayPal with the whole order. */
export async function takeRefund(event: WebhookEvent, deps: MoneyBackDeps): Promise<HandleOutcome> {
  const owner = await findOwner(event, deps);
  if (owner.kind === 'postponed') return owner;
  if (owner.kind === 'unknown') return noteUnknown({ event, owner, kind: 'refund' }, deps);
  const outcome = await captureOrder({ order: owner.order, source: 'webhook', isClaimed: false }, deps);
  if (outcome.kind === 'unsettled') return { ...outcome, kind: 'postponed' };
  return { kind: 'handled', result: `order ${outcome.order.state}` };
}

/** Writes a reversal down once. A dispute that was decided for us later than it brought the money back already. */
export function recordReversal({ order, reversal, source }: ReversalNews, deps: SettleDeps): Promise<Order> {
  const now = deps.clock.now();
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
  return recordLedger({ order, payment: null, source, records, reason }, deps);
}

async function findOwner(event: WebhookEvent, deps: MoneyBackDeps): Promise<CapturedOrder> {
  const { resource } = event;
  const paymentId = resource.supplementary_data?.related_ids?.order_id ?? resource.order_id;
  const order =
    (paymentId ? await deps.orders.findByPayment(paymentId) : null) ??
    (resource.custom_id ? await deps.orders.findById(resource.custom_id) : null);
  const captureId = captureIdIn(event);
  if (order && (captureId === null || order.captureId === captureId)) return { kind: 'found', order };
  if (captureId !== null) return findCapturedOrder(captureId, deps);
  return findByRefund(resource.id, deps);
}

/** The message lacks the link to the capture; PayPal's own record of the refund has it. */
async function findByRefund(refundId: string | undefined, deps: MoneyBackDeps): Promise<CapturedOrder> {
  if (!refundId) return { kind: 'unknown', capture: null };
  const timeoutMs = timeForCall(newDeadline(deps), deps);
  const found = timeoutMs === null ? OUT_OF_TIME : await deps.gateway.findRefund({ refundId, timeoutMs });
  if (found.kind === 'gone') return { kind: 'unknown', capture: null };
  if (found.kind !== 'found') return postponed(found);
  const { captureId } = found.refund;
  return captureId === null ? { kind: 'unknown', capture: null } : findCapturedOrder(captureId, deps);
}

async function noteUnknown({ event, owner, kind }: Unknown, deps: MoneyBackDeps): Promise<HandleOutcome> {
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
      found_at: deps.clock.now(),
    },
    deps,
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

type MoneyBackDeps = CaptureDeps & NoteUnknownPaymentDeps;
