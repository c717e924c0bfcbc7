import type { Currency } from '@/lib/site/money';
import type { Site } from '@/lib/site/site';
import { nameOf } from '@/lib/site/text';
import { captureOrResume, isStale, waitForCapture } from './capture';
import { monthlyAfter, orderNumber, type Order, type OrderState } from './order';
import { findOrder, reloadOrder, takeLook } from './orders.sql';
import { catalog, type GuaranteeDays, type PriceLine } from './price';
import { checkoutAgain } from './return';
import { receiptTerms, nextStepsAfter, type WhatComesNext } from './terms';

/**
 * What the holder of an order's key may see: its true state, and no more of the buyer than is needed. PayPal
 * is asked about an order that is not settled: its approval may have reached the browser before it reached us.
 */
export async function findReceipt({ key, address }: ReceiptVisit, site: Site): Promise<Receipt> {
  const order = await findOrder(site.db, 'key', key);
  if (!order) return { kind: 'unknown' };
  const lookedUp = await lookUpPayment(order, address, site);
  const { state } = lookedUp.order;
  const isUnheard = lookedUp.kind === 'unheard' && state === 'awaiting_approval';
  const receipt = receiptOf(lookedUp.order, isUnheard ? 'unheard' : kindOf(lookedUp.order));
  return { ...receipt, paidBefore: await findPaidBefore(lookedUp.order, site) };
}

async function findPaidBefore({ state, duplicateOf }: Order, site: Site): Promise<PaidBefore | null> {
  if (state !== 'awaiting_confirmation' || duplicateOf === null) return null;
  const earlier = await findOrder(site.db, 'id', duplicateOf);
  if (!earlier) return null;
  const agoMs = earlier.paidAt === null ? null : site.now() - earlier.paidAt;
  return { orderNumber: orderNumber(earlier.id), agoMs };
}

function kindOf({ state, refundedMinor }: Order): OrderReceipt['kind'] {
  return RECEIPT_KINDS[state] === 'paid' && refundedMinor > 0 ? 'partly_refunded' : RECEIPT_KINDS[state];
}

function receiptOf(order: Order, kind: OrderReceipt['kind']): Omit<OrderReceipt, 'paidBefore'> {
  return {
    kind,
    orderNumber: orderNumber(order.id),
    description: order.description,
    lines: order.lines,
    addOnIds: order.addOnIds,
    isSale: order.invoiceKey === null,
    totalMinor: order.amountMinor,
    refundedMinor: order.refundedMinor,
    guaranteeDays: order.guaranteeDays,
    monthlyMinor: monthlyAfter(order),
    currency: order.currency,
    placedAt: order.createdAt,
    paidAt: order.paidAt,
    buyer: buyerOf(order),
    nextSteps: nextStepsAfter(order, catalog).steps,
    terms: receiptTerms(order, catalog),
    approveUrl: mayStillApprove(order) ? order.approveUrl : null,
    checkoutHref: checkoutAgain(order),
  };
}

/** In full once it is paid: a receipt names its buyer. Until then only enough to recognize oneself. */
function buyerOf(order: Order): OrderReceipt['buyer'] {
  const { paidAt, payerName: name, payerEmail, business, phone, website } = order;
  if (paidAt !== null) return { name, email: payerEmail, business, phone, website };
  const email = payerEmail === null ? null : maskEmail(payerEmail);
  return { name: null, email, business: null, phone: null, website: null };
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
type ReceiptVisit = { key: string; address: string };

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
  /** Not of an order that pays an invoice: that was sold before. */
  isSale: boolean;
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
  /** As PayPal named them, the email masked until the order is paid; and what they told us themselves. */
  buyer: Record<'name' | 'email' | 'business' | 'phone' | 'website', string | null>;
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

/**
 * Asks PayPal once, with a short timeout, for the state of an unsettled order and updates it; an approved one is captured
 * as usual. Waits for a capture that another caller (such as the webhook) began. Work that is unfinished at the timeout
 * continues.
 */
async function lookUpPayment(order: Order, address: string, site: Site): Promise<LookedUp> {
  const now = site.now();
  if (order.state === 'capturing' && !isStale(order, now)) return joinCapture(order, site);
  if (!isUnsettled(order)) return { kind: 'known', order };
  const allowance = await takeLook(site, order, address);
  if (allowance.kind === 'limited') return { kind: 'unheard', order };
  const answer = await Promise.race([ask(order, site), site.wait(TIMEOUT_MS)]);
  return answer ?? { kind: 'unheard', order: await reloadOrder(site.db, order) };
}

async function ask(order: Order, site: Site): Promise<LookedUp> {
  try {
    const outcome = await captureOrResume(order, 'receipt', site);
    if (outcome.kind === 'unsettled') return { kind: 'unheard', order: outcome.order };
    return await joinCapture(outcome.order, site);
  } catch (error) {
    site.log('error', 'payment_not_checked', { error: nameOf(error) });
    return { kind: 'unheard', order };
  }
}

/** An order that someone is capturing at this moment is left to them. */
async function joinCapture(order: Order, site: Site): Promise<LookedUp> {
  return { kind: 'known', order: await waitForCapture(order, JOIN_TIMEOUT_MS, site) };
}

function isUnsettled(order: Order): boolean {
  return order.paymentId !== null && UNSETTLED.has(order.state);
}

const UNSETTLED: ReadonlySet<Order['state']> = new Set(['awaiting_approval', 'capturing', 'pending']);

/** A buyer whom the return page kept waiting for the same capture has waited before. */
const JOIN_TIMEOUT_MS = 3_000;

/** The page waits for this: below the ten seconds after which a buyer must see an answer. */
const TIMEOUT_MS = 8_000;

/** `unheard`: PayPal has not said just now; the order is as we have it. */
type LookedUp = { kind: 'known' | 'unheard'; order: Order };
