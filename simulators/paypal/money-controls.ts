import type { Context } from './context.ts';
import type { Dispute, DisputeOutcome } from './dispute.ts';
import type { DisputeChange, NewDispute } from './disputes.ts';
import { readMoney, type Money } from './money.ts';
import type { Order, Refund } from './order.ts';
import type { NextRefund } from './refunds.ts';

/** What can happen to money after its capture. Null means nothing to do that to. */
export type MoneyControls = {
  /** How the next refund that the shop asks for ends. */
  setNextRefund: (next: NextRefund) => void;
  /** Gives back `value` (such as "10.00"), or all that is left, as if someone did so at PayPal. */
  refundCapture: (captureId: string, value?: string) => Order | null;
  settleRefund: (refundId: string, status: 'COMPLETED' | 'FAILED' | 'CANCELLED') => Order | null;
  /** PayPal, or the buyer's bank, takes `value`, or all that is left, back. */
  reverseCapture: (captureId: string, value?: string, by?: 'paypal' | 'bank') => Refund | null;
  /** Undoes the last reversal. PayPal sends nothing about it. */
  winBack: (captureId: string) => Refund | null;
  openDispute: (captureId: string, terms?: AskedDispute) => Dispute | null;
  updateDispute: (disputeId: string, change: DisputeChange) => Dispute | null;
  resolveDispute: (disputeId: string, outcome: DisputeOutcome) => Dispute | null;
  disputes: () => Dispute[];
  dispute: (id: string) => Dispute | null;
  /** A payment to the same account that the shop did not ask for. */
  captureForeign: (foreign?: ForeignCapture) => Order | null;
};

type AskedDispute = Omit<NewDispute, 'captureId' | 'amount'> & { value?: string };

type ForeignCapture = { value?: string; currency?: string; customId?: string; invoiceId?: string };

export function createMoneyControls({ orders, refunds, disputes }: Context): MoneyControls {
  /** Undefined: not an amount. Null: none was given. */
  const amountOf = (captureId: string, value: string | undefined): Money | null | undefined => {
    if (value === undefined) return null;
    return toMoney(value, orders.findByCapture(captureId)?.capture?.amount.currency);
  };
  return {
    setNextRefund: refunds.setNext,
    refundCapture: (captureId, value) => {
      const amount = amountOf(captureId, value);
      return amount === undefined ? null : refunds.giveBack(captureId, amount);
    },
    settleRefund: (refundId, status) => refunds.settle(refundId, status)?.order ?? null,
    reverseCapture: (captureId, value, by = 'paypal') => {
      const amount = amountOf(captureId, value);
      return amount === undefined ? null : (refunds.reverse(captureId, amount, by)?.refund ?? null);
    },
    winBack: captureId => refunds.winBack(captureId)?.refund ?? null,
    openDispute: (captureId, { value, ...terms } = {}) => {
      const amount = amountOf(captureId, value);
      return amount === undefined ? null : disputes.open({ ...terms, captureId, amount });
    },
    updateDispute: disputes.update,
    resolveDispute: disputes.resolve,
    disputes: disputes.list,
    dispute: disputes.find,
    captureForeign: ({ value = '25.00', currency = 'USD', customId, invoiceId } = {}) => {
      const amount = toMoney(value, currency);
      const ids = { customId: customId ?? null, invoiceId: invoiceId ?? null };
      return amount ? orders.takeForeign({ amount, ...ids }) : null;
    },
  };
}

function toMoney(value: string, currency: string | undefined): Money | undefined {
  const read = readMoney({ currency_code: currency, value });
  return read.kind === 'ok' && read.money.minor > 0 ? read.money : undefined;
}
