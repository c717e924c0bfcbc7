import type { Catalog, GuaranteeDays } from '@/lib/catalog/catalog';
import type { Currency } from '@/lib/site/money';
import type { PriceLine } from '@/lib/pricing/price';
import { monthlyAfter, orderNumber, type Order, type OrderState } from './order';
import { checkoutAgain } from './checkout-again';
import { receiptTerms } from './receipt-terms';
import { whatComesNext, type WhatComesNext } from './what-comes-next';
import { lookUpPayment, type LookUpDeps } from './look-up-payment';

/**
 * What the holder of an order's key may see: its true state, and no more of the buyer than is needed. PayPal
 * is asked about an order that is not settled: its approval may have reached the browser before it reached us.
 */
export async function findReceipt({ key, address }: ReceiptVisit, deps: ReceiptDeps): Promise<Receipt> {
  const order = await deps.orders.findByKey(key);
  if (!order) return { kind: 'unknown' };
  const lookedUp = await lookUpPayment(order, address, deps);
  const { state } = lookedUp.order;
  const isUnheard = lookedUp.kind === 'unheard' && state === 'awaiting_approval';
  const receipt = receiptOf(lookedUp.order, isUnheard ? 'unheard' : kindOf(lookedUp.order), deps);
  return { ...receipt, paidBefore: await findPaidBefore(lookedUp.order, deps) };
}

async function findPaidBefore({ state, duplicateOf }: Order, deps: ReceiptDeps): Promise<PaidBefore | null> {
  if (state !== 'awaiting_confirmation' || duplicateOf === null) return null;
  const earlier = await deps.orders.findById(duplicateOf);
  if (!earlier) return null;
  const agoMs = earlier.paidAt === null ? null : deps.clock.now() - earlier.paidAt;
  return { orderNumber: orderNumber(earlier.id), agoMs };
}

function kindOf({ state, refundedMinor }: Order): OrderReceipt['kind'] {
  return RECEIPT_KINDS[state] === 'paid' && refundedMinor > 0 ? 'partly_refunded' : RECEIPT_KINDS[state];
}

function receiptOf(
  order: Order,
  kind: OrderReceipt['kind'],
  { catalog }: ReceiptDeps,
): Omit<OrderReceipt, 'paidBefore'> {
  return {
    kind,
    orderNumber: orderNumber(order.id),
    description: order.description,
    lines: order.lines,
    addOnIds: order.addOnIds,
    totalMinor: order.amountMinor,
    refundedMinor: order.refundedMinor,
    guaranteeDays: order.guaranteeDays,
    monthlyMinor: monthlyAfter(order),
    currency: order.currency,
    placedAt: order.createdAt,
    paidAt: order.paidAt,
    buyer: buyerOf(order),
    nextSteps: whatComesNext(order, catalog).steps,
    terms: receiptTerms(order, catalog),
    approveUrl: mayStillApprove(order) ? order.approveUrl : null,
    checkoutHref: checkoutAgain(order, { catalog }),
  };
}

/** In full once it is paid: a receipt names its buyer. Until then only enough to recognize oneself. */
function buyerOf({ paidAt, payerName, payerEmail }: Order): OrderReceipt['buyer'] {
  if (paidAt !== null) return { name: payerName, email: payerEmail };
  return { name: null, email: payerEmail === null ? null : maskEmail(payerEmail) };
}

/** "maria@example.com" → "m***@example.com": enough to recognize one's own address. */
export function maskEmail(email: string): string {
  const [name = '', ...domain] = email.split('@');
  return `${Array.from(name)[0] ?? ''}***@${domain.join('@')}`;
}

function mayStillApprove({ state, captureId }: Order): boolean {
  return captureId === null && state === 'awaiting_approval';
}

const RECEIPT_KINDS = {
  creating: 'awaiting',
  awaiting_approval: 'awaiting',
  awaiting_confirmation: 'confirming',
  capturing: 'capturing',
  paid: 'paid',
  pending: 'pending',
  declined: 'declined',
  cancelled: 'cancelled',
  expired: 'expired',
  refunded: 'refunded',
  // A dispute is between the buyer and PayPal: the receipt stays as it is.
  disputed: 'paid',
  reversed: 'reversed',
  attention: 'attention',
} as const satisfies Record<OrderState, string>;

/** `address`: the client's. */
export type ReceiptVisit = { key: string; address: string };

export type Receipt = { kind: 'unknown' } | OrderReceipt;

/** Figures are cents of `currency`, times epoch milliseconds. */
export type OrderReceipt = {
  /** `unheard`: PayPal did not say just now whether the buyer has approved. */
  kind: (typeof RECEIPT_KINDS)[OrderState] | 'unheard' | 'partly_refunded';
  orderNumber: string;
  description: string;
  lines: PriceLine[];
  /** What of the package was bought; it need not be remembered as chosen any longer. */
  addOnIds: string[];
  totalMinor: number;
  /** How much of it has gone back. */
  refundedMinor: number;
  /** How long its guarantees run, as it was sold. */
  guaranteeDays: GuaranteeDays;
  /** What each following month costs; 0 when nothing is billed again, or once money went back. */
  monthlyMinor: number;
  currency: Currency;
  placedAt: number;
  paidAt: number | null;
  /** As PayPal gave them; the email masked until the order is paid. */
  buyer: { name: string | null; email: string | null };
  nextSteps: WhatComesNext['steps'];
  /** Until when its guarantees run, and when the next invoice comes. */
  terms: string[];
  /** Where the payment can still be made, while it can. */
  approveUrl: string | null;
  /** Checkout with the same choice, for a new attempt. */
  checkoutHref: string;
  /** While the buyer is asked whether to pay for the same thing again; else null. */
  paidBefore: PaidBefore | null;
};

/** `agoMs`: how long ago it was paid; null while it is being paid. */
export type PaidBefore = { orderNumber: string; agoMs: number | null };

type ReceiptDeps = LookUpDeps & { catalog: Catalog };
