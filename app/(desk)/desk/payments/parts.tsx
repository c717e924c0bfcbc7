import { DeskField, FactorField, PostForm, refusalOf } from '@/app/(desk)/desk/shell/forms';
import { DeskSection, Facts, Hint, Moment } from '@/app/(desk)/desk/shell/parts';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import { Button } from '@/components/ui/button';
import { PAYMENT_NOTE_MAX } from '@/lib/ledger';
import type { Difference } from '@/lib/ledger/books';
import type { Comparison } from '@/lib/ledger/comparison.sql';
import type { UnknownPaymentRow } from '@/lib/orders/desk-orders.sql';
import { orderNumber } from '@/lib/orders/order';
import { formatAnyMoney } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';

/** Money at PayPal without an order, the longest waiting first: attach it, or settle it with a note. */
export function UnknownPayments({ payments, isConfirmed }: UnknownPaymentsProps) {
  return (
    <DeskSection title="Payments without an order">
      {payments.length > 0 ? (
        <Hint>
          Money at PayPal that belongs to no order of ours. Look it up at PayPal, then attach it to its order,
          or settle it with a note.
        </Hint>
      ) : null}
      <DeskTable
        caption="Payments without an order"
        empty="Every payment that PayPal told us about has its order."
        rows={payments}
        columns={[
          ['PayPal’s id', payment => <PaymentIds payment={payment} />, 'main'],
          ['What', payment => PAYMENT_KINDS[payment.kind]],
          ['Amount', payment => paymentAmount(payment), 'figure'],
          ['Found', payment => <FoundBy payment={payment} />],
          ['What to do', payment => <Decide payment={payment} isConfirmed={isConfirmed} />],
        ]}
      />
    </DeskSection>
  );
}

/** `isConfirmed`: the second factor was, for money, a moment ago. */
type UnknownPaymentsProps = { payments: readonly UnknownPaymentRow[]; isConfirmed: boolean };

function PaymentIds({ payment }: { payment: UnknownPaymentRow }) {
  return (
    <>
      <strong className="wrap-anywhere">{payment.id}</strong>
      {payment.invoice_id ? (
        <span className="soft block text-small wrap-anywhere">Invoice {payment.invoice_id}</span>
      ) : null}
    </>
  );
}

function FoundBy({ payment }: { payment: UnknownPaymentRow }) {
  return (
    <>
      <Moment at={payment.found_at} />
      <span className="soft block text-small">
        {payment.found_by === 'webhook' ? 'by PayPal’s webhook' : 'by the daily comparison'}
      </span>
    </>
  );
}

export function paymentAmount({ amount_minor: minor, currency }: UnknownPaymentRow): string {
  return minor === null || currency === null ? 'Not given' : formatAnyMoney(Math.abs(minor), currency);
}

function Decide({ payment, isConfirmed }: { payment: UnknownPaymentRow; isConfirmed: boolean }) {
  const { id, settled_at: seen } = payment;
  const about = ['id', id] as const;
  const codeOf = (action: 'payment-attach' | 'payment-settle') => (
    <FactorField
      action={action}
      form={`${action}-${id}`}
      refusal={refusalOf(action, about)}
      isConfirmed={isConfirmed}
    />
  );
  const name = <span className="sr-only"> {id}</span>;
  return (
    <div className="grid gap-4 sm:min-w-[16em]">
      <PostForm
        action="payment-attach"
        hidden={[about]}
        seen={seen}
        refusal={refusalOf('payment-attach', about)}
        className="grid gap-2"
      >
        <DeskField
          refusal={refusalOf('payment-attach', about)}
          form={`attach-${id}`}
          name="number"
          label={<>Order number{name}</>}
          required
          maxLength={NUMBER_MAX}
          autoComplete="off"
        />
        {codeOf('payment-attach')}
        <div>
          <Button type="submit" variant="line" size="sm">
            Attach
            {name}
          </Button>
        </div>
      </PostForm>
      <PostForm
        action="payment-settle"
        hidden={[about]}
        seen={seen}
        refusal={refusalOf('payment-settle', about)}
        className="grid gap-2"
      >
        <DeskField
          refusal={refusalOf('payment-settle', about)}
          form={`settle-${id}`}
          name="note"
          label={<>Note{name}</>}
          required
          maxLength={PAYMENT_NOTE_MAX}
          autoComplete="off"
        />
        {codeOf('payment-settle')}
        <div>
          <Button type="submit" variant="line" size="sm">
            Settle
            {name}
          </Button>
        </div>
      </PostForm>
    </div>
  );
}

const NUMBER_MAX = 40;

/** The latest comparison of our orders with PayPal's transactions, and what differs. */
export function ComparisonResult({ comparison }: { comparison: Comparison | null }) {
  return (
    <DeskSection title="Comparison with PayPal">
      <Hint>Once a day we compare our orders with PayPal’s transactions of at least the last four days.</Hint>
      {comparison === null ? (
        <p>No comparison yet. The first one runs within ten minutes of the start.</p>
      ) : (
        <>
          <Facts
            rows={[
              ['Compared on', <Moment key="at" at={comparison.at} />],
              [
                'Period',
                <>
                  <Moment at={comparison.from} /> – <Moment at={comparison.to} />
                </>,
              ],
              ['Transactions at PayPal', comparison.transactions],
              ['Entries here', comparison.entries],
            ]}
          />
          <div className="mt-3">
            {comparison.failure === null ? (
              <Differences differences={comparison.differences} />
            ) : (
              <p className="font-bold">
                The last comparison failed: {comparison.failure}. Is Transaction Search turned on for the app
                at PayPal?
              </p>
            )}
          </div>
        </>
      )}
    </DeskSection>
  );
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  return (
    <DeskTable
      caption="Comparison with PayPal"
      empty="Both sides agree."
      rows={differences.map(difference => ({
        ...difference,
        id: `${difference.kind} ${difference.providerId}`,
      }))}
      columns={[
        ['Difference', ({ kind }) => DIFFERENCES[kind], 'main'],
        ['What', ({ type }) => PAYMENT_KINDS[type]],
        ['PayPal’s id', ({ providerId }) => <span className="wrap-anywhere">{providerId}</span>],
        [
          'Order',
          ({ orderId }) =>
            orderId === null ? 'None' : <a href={serverRoutes.deskOrder(orderId)}>{orderNumber(orderId)}</a>,
        ],
        ['Here', ({ ourMinor, currency }) => amountOrNothing(ourMinor, currency), 'figure'],
        ['At PayPal', ({ theirMinor, currency }) => amountOrNothing(theirMinor, currency), 'figure'],
      ]}
    />
  );
}

function amountOrNothing(minor: number | null, currency: string): string {
  return minor === null ? 'Nothing' : formatAnyMoney(minor, currency);
}

const DIFFERENCES = {
  missing_here: 'PayPal has it, we do not',
  missing_at_paypal: 'We have it, PayPal does not',
  amount_differs: 'The amounts differ',
} as const satisfies Record<Difference['kind'], string>;

export const PAYMENT_KINDS = {
  capture: 'Payment',
  refund: 'Refund',
  reversal: 'Reversal',
  dispute: 'Dispute',
} as const satisfies Record<UnknownPaymentRow['kind'], string>;
