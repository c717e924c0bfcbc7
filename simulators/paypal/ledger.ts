import type { Dispute } from './dispute.ts';
import { derivedId } from './ids.ts';
import type { Money } from './money.ts';
import type { Capture, Order, Refund } from './order.ts';
import { feeMinor } from './payment-view.ts';

/** A row of PayPal's books. Debits are negative. Only `S` and `V` have touched the balance. */
export type Row = {
  id: string;
  reference: { id: string; type: 'ODR' | 'TXN' };
  code: string;
  status: 'D' | 'P' | 'S' | 'V';
  amount: Money;
  feeMinor: number;
  invoiceId: string | null;
  customId: string | null;
  at: number;
  updatedAt: number;
};

/** All rows that follow from what the simulator holds, the oldest first. */
export function ledgerRows(orders: readonly Order[], disputes: readonly Dispute[]): Row[] {
  const rows = [...orders.flatMap(order => rowsOfOrder(order)), ...disputes.flatMap(rowsOfDispute)];
  return rows.sort((left, right) => left.at - right.at);
}

function rowsOfOrder(order: Order): Row[] {
  const { capture } = order;
  if (!capture) return [];
  return [
    rowOfCapture(capture, order),
    ...order.refunds.flatMap(refund => rowsOfRefund(refund, capture, order)),
  ];
}

function rowOfCapture(capture: Capture, order: Order): Row {
  const status = CAPTURE_STATUSES[capture.status];
  return {
    id: capture.id,
    reference: { id: order.id, type: 'ODR' },
    code: 'T0006',
    status,
    amount: capture.amount,
    feeMinor: status === 'D' || status === 'P' ? 0 : -feeMinor(capture.amount),
    invoiceId: order.invoiceId,
    customId: order.customId,
    at: capture.createdAt,
    updatedAt: capture.updatedAt,
  };
}

/** PayPal keeps its fee when the merchant refunds money, and returns it when all of it is taken. */
function rowsOfRefund(refund: Refund, capture: Capture, { invoiceId, customId }: Order): Row[] {
  const reference = { id: capture.id, type: 'TXN' } as const;
  const shared = {
    reference,
    feeMinor: 0,
    invoiceId,
    customId,
    status: 'S',
    updatedAt: refund.updatedAt,
  } as const;
  const amount = (minor: number) => ({ ...refund.amount, minor });
  const chargeback: Row = {
    ...shared,
    id: refund.id,
    code: REFUND_CODES[refund.kind],
    amount: amount(-refund.amount.minor),
    at: refund.createdAt,
  };
  if (refund.kind === 'refund') return [{ ...chargeback, status: REFUND_STATUSES[refund.status] }];
  const fee = feeMinor(capture.amount);
  const hasFee = refund.amount.minor === capture.amount.minor;
  const feeBack: Row = {
    ...chargeback,
    id: derivedId(`fee ${refund.id}`),
    code: 'T1108',
    amount: amount(fee),
  };
  const won = { ...shared, at: refund.updatedAt, id: derivedId(`won ${refund.id}`), code: 'T1205' };
  const feeAgain = { ...won, id: derivedId(`fee again ${refund.id}`), code: 'T1108', amount: amount(-fee) };
  return [
    chargeback,
    ...(hasFee ? [feeBack] : []),
    ...(refund.status === 'CANCELLED' ? [{ ...won, amount: amount(refund.amount.minor) }] : []),
    ...(refund.status === 'CANCELLED' && hasFee ? [feeAgain] : []),
  ];
}

/** The amount is held while the case is open, and released at its end, however it ends. */
function rowsOfDispute({ id, captureId, amount, outcome, ...dispute }: Dispute): Row[] {
  const { invoiceId, customId, createdAt, updatedAt } = dispute;
  const reference = { id: captureId, type: 'TXN' } as const;
  const shared = { reference, status: 'S', feeMinor: 0, invoiceId, customId, updatedAt } as const;
  const debit = { ...amount, minor: -amount.minor };
  const hold: Row = { ...shared, id: derivedId(`hold ${id}`), code: 'T1110', amount: debit, at: createdAt };
  const release: Row = { ...shared, id: derivedId(`release ${id}`), code: 'T1111', amount, at: updatedAt };
  return outcome === null ? [hold] : [hold, release];
}

const CAPTURE_STATUSES = {
  COMPLETED: 'S',
  PARTIALLY_REFUNDED: 'S',
  REFUNDED: 'V',
  PENDING: 'P',
  DECLINED: 'D',
} as const satisfies Record<Capture['status'], Row['status']>;

const REFUND_STATUSES = { COMPLETED: 'S', PENDING: 'P', FAILED: 'D', CANCELLED: 'D' } as const;

const REFUND_CODES = { refund: 'T1107', reversal: 'T1106', chargeback: 'T1201' } as const;
