import type { ReactNode } from 'react';
import {
  DeskMark,
  DeskSection,
  Empty,
  Facts,
  Hint,
  Moment,
  ShortMoment,
} from '@/app/(desk)/desk/shell/parts';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import type { UnknownPaymentRow } from '@/lib/orders/desk-orders.sql';
import { orderNumber } from '@/lib/orders/order';
import { formatAnyMoney } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import '../money/money.css';

/** Money at PayPal without an order, the longest waiting first. */
export function UnknownPayments({ payments, now }: PaymentListProps) {
  return (
    <DeskSection title="Payments without an order">
      {payments.length > 0 ? (
        <Hint>Look each one up at PayPal. Then attach it to its order, or settle it with a note.</Hint>
      ) : null}
      <PaymentTable
        payments={payments}
        now={now}
        caption="Payments without an order"
        empty={
          <Empty title="Every payment that PayPal told us about has its order.">
            Money at PayPal that belongs to no order is listed here, and you get an email.
          </Empty>
        }
      />
    </DeskSection>
  );
}

type PaymentListProps = { payments: readonly UnknownPaymentRow[]; now: number };

/** Payments, each the way to its page. */
export function PaymentTable({ payments, now, caption, empty }: PaymentTableProps) {
  return (
    <DeskTable
      caption={caption}
      empty={empty}
      rows={payments}
      look="money-rows"
      columns={[
        [
          'What',
          ({ id, kind, rule_name: rule }) => (
            <>
              <a href={serverRoutes.deskPayments(id)} className="text-link font-bold">
                {rule ?? PAYMENT_KINDS[kind]}
                <span className="sr-only"> {id}</span>
              </a>
              <span className="soft wrap-anywhere" aria-hidden="true">
                {id}
              </span>
            </>
          ),
          'main',
        ],
        ['Amount', payment => paymentAmount(payment), 'figure'],
        ['State', payment => <PaymentMark payment={payment} />],
        ['Found', ({ found_at: at }) => <ShortMoment at={at} now={now} />, 'time'],
      ]}
    />
  );
}

type PaymentTableProps = PaymentListProps & { caption: string; empty: ReactNode };

/** Where a payment stands. */
export function PaymentMark({ payment }: { payment: UnknownPaymentRow }) {
  if (payment.rule_name !== null) return <DeskMark tone="over">Known by a rule</DeskMark>;
  if (payment.settled_at === null) return <DeskMark tone="open">Needs a person</DeskMark>;
  return <DeskMark tone="good">{payment.order_id === null ? 'Settled' : 'Attached'}</DeskMark>;
}

/** All that we know of a payment, and what became of it. */
export function PaymentFacts({ payment }: { payment: UnknownPaymentRow }) {
  const {
    id,
    kind,
    invoice_id: invoice,
    order_id: orderId,
    rule_name: rule,
    settled_at: settledAt,
  } = payment;
  return (
    <Facts
      rows={[
        [
          'PayPal’s id',
          <span key="id" className="wrap-anywhere">
            {id}
          </span>,
        ],
        ['What', PAYMENT_KINDS[kind]],
        ['How much', paymentAmount(payment)],
        [
          'Found',
          <>
            <Moment at={payment.found_at} />{' '}
            {payment.found_by === 'webhook' ? 'by PayPal’s webhook' : 'by the daily comparison'}
          </>,
        ],
        invoice !== null && [
          'Invoice number',
          <span key="invoice" className="wrap-anywhere">
            {invoice}
          </span>,
        ],
        rule !== null && ['Rule', rule],
        orderId !== null && [
          'Order',
          <a key="order" href={serverRoutes.deskOrder(orderId)} className="text-link">
            {orderNumber(orderId)}
          </a>,
        ],
        payment.note !== null && ['Note', payment.note],
        settledAt !== null && ['Settled', <Moment key="settled" at={settledAt} />],
      ]}
    />
  );
}

export function paymentAmount({ amount_minor: minor, currency }: UnknownPaymentRow): string {
  return minor === null || currency === null ? 'Not given' : formatAnyMoney(Math.abs(minor), currency);
}

export const PAYMENT_KINDS = {
  capture: 'Payment',
  refund: 'Refund',
  reversal: 'Reversal',
  dispute: 'Dispute',
} as const satisfies Record<UnknownPaymentRow['kind'], string>;
