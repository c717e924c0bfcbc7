import type { Money } from './money.ts';

/** An order as PayPal keeps it, and the steps it can take. Every step returns a new order. */
export type Order = OrderDraft & {
  id: string;
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  createdAt: number;
  updatedAt: number;
  approvedAt: number | null;
  payerId: string | null;
  /** What the buyer chose on the approval page: a card that works, or one that the bank will decline. */
  instrument: Instrument;
  declines: number;
  capture: Capture | null;
  refunds: readonly Refund[];
};

/** Money of a capture that went back: given by the merchant, taken by PayPal (`reversal`) or by a bank (`chargeback`). */
export type Refund = {
  id: string;
  kind: 'refund' | 'reversal' | 'chargeback';
  status: 'COMPLETED' | 'PENDING' | 'FAILED' | 'CANCELLED';
  amount: Money;
  note: string | null;
  customId: string | null;
  invoiceId: string | null;
  /** All that had gone back with this one, in the smallest unit. */
  totalMinor: number;
  createdAt: number;
  updatedAt: number;
};

/** What a create request asks for. `linkStyle` follows from where the return address was given. */
export type OrderDraft = {
  linkStyle: 'approve' | 'payer-action';
  referenceId: string;
  customId: string | null;
  invoiceId: string | null;
  description: string | null;
  amount: Money;
  breakdown: Readonly<Record<string, Money>>;
  items: readonly Item[];
  returnUrl: string | null;
  cancelUrl: string | null;
  brandName: string | null;
};

export type Item = {
  name: string;
  quantity: number;
  unitAmount: Money;
  description: string | null;
  sku: string | null;
  category: string | null;
};

export type Instrument = 'working' | 'declining';

export type Capture = {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED';
  amount: Money;
  createdAt: number;
  updatedAt: number;
};

export function orderFromDraft(draft: OrderDraft, { id, now }: { id: string; now: number }): Order {
  return {
    ...draft,
    id,
    status: unapprovedStatus(draft),
    createdAt: now,
    updatedAt: now,
    approvedAt: null,
    payerId: null,
    instrument: 'working',
    declines: 0,
    capture: null,
    refunds: [],
  };
}

/** The buyer agreed. May be repeated until the money is taken, to choose another card after a decline. */
export function withApproval(order: Order, { instrument, payerId, now }: Approval): Order {
  return { ...order, status: 'APPROVED', instrument, payerId, approvedAt: now, updatedAt: now };
}

export function withCapture(order: Order, capture: Capture): Order {
  return { ...order, status: 'COMPLETED', capture, updatedAt: capture.createdAt };
}

/** The bank said no. Whether the order stays approved then is not documented: here it does. */
export function withDecline(order: Order, now: number): Order {
  return { ...order, declines: order.declines + 1, updatedAt: now };
}

export function withSettledCapture(
  order: Order,
  status: 'COMPLETED' | 'DECLINED',
  now: number,
): Order | null {
  if (order.capture?.status !== 'PENDING') return null;
  return { ...order, capture: { ...order.capture, status, updatedAt: now }, updatedAt: now };
}

/** Six hours to send the buyer, then six hours to capture; what was captured stays. */
export function isExpired(order: Order, now: number): boolean {
  return order.status !== 'COMPLETED' && now - (order.approvedAt ?? order.createdAt) >= SIX_HOURS_MS;
}

function unapprovedStatus({ linkStyle }: OrderDraft): 'CREATED' | 'PAYER_ACTION_REQUIRED' {
  return linkStyle === 'approve' ? 'CREATED' : 'PAYER_ACTION_REQUIRED';
}

const SIX_HOURS_MS = 6 * 60 * 60 * 1000;

type Approval = { instrument: Instrument; payerId: string; now: number };
