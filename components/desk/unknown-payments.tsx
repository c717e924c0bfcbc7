import { Button } from '@/components/ui/button';
import type { DeskWords } from '@/content/desk';
import type { UnknownPaymentRow } from '@/lib/desk/orders.sql';
import { formatAnyMoney } from '@/lib/site/money';
import { fillText } from '@/lib/site/text';
import { DataTable } from './data-table';
import { Moment } from './moment';
import { PostForm } from './post-form';

/** Money at PayPal without an order, the longest waiting first: attach it, or settle it with a note. */
export function UnknownPayments({ payments, words, noteMax, timeZone }: UnknownPaymentsProps) {
  const { columns, kinds, foundBy, unknown, none } = words;
  return (
    <DataTable
      caption={unknown}
      empty={none}
      columns={[
        { key: 'id', label: columns.id, isMain: true },
        { key: 'what', label: columns.what },
        { key: 'amount', label: columns.amount, isFigure: true },
        { key: 'found', label: columns.found },
        { key: 'decide', label: columns.decide },
      ]}
      rows={payments.map(payment => ({
        key: payment.id,
        cells: {
          id: <Identity payment={payment} words={words} />,
          what: kinds[payment.kind],
          amount: amountOf(payment) ?? words.noAmount,
          found: (
            <>
              <Moment at={payment.found_at} timeZone={timeZone} />
              <span className="soft block text-small">{foundBy[payment.found_by]}</span>
            </>
          ),
          decide: <Decide id={payment.id} words={words} noteMax={noteMax} />,
        },
      }))}
    />
  );
}

function Identity({ payment, words }: { payment: UnknownPaymentRow; words: Words }) {
  return (
    <>
      <strong className="wrap-anywhere">{payment.id}</strong>
      {payment.invoice_id ? (
        <span className="soft block text-small wrap-anywhere">
          {fillText(words.invoice, { id: payment.invoice_id })}
        </span>
      ) : null}
    </>
  );
}

function Decide({ id, words, noteMax }: { id: string; words: Words; noteMax: number }) {
  const name = <span className="sr-only"> {id}</span>;
  const hidden = [['id', id]] as const;
  return (
    <div className="grid gap-4 sm:min-w-[16em]">
      <PostForm action="payment-attach" hidden={hidden} className="grid gap-2">
        <label className="grid gap-1 text-small">
          <span>
            {words.number}
            {name}
          </span>
          <input name="number" required maxLength={40} autoComplete="off" className="input" />
        </label>
        <div>
          <Button type="submit" variant="ink" size="sm">
            {words.attach}
            {name}
          </Button>
        </div>
      </PostForm>
      <PostForm action="payment-settle" hidden={hidden} className="grid gap-2">
        <label className="grid gap-1 text-small">
          <span>
            {words.note}
            {name}
          </span>
          <input name="note" required maxLength={noteMax} autoComplete="off" className="input" />
        </label>
        <div>
          <Button type="submit" variant="line" size="sm">
            {words.settle}
            {name}
          </Button>
        </div>
      </PostForm>
    </div>
  );
}

function amountOf({ amount_minor: minor, currency }: UnknownPaymentRow): string | null {
  return minor === null || currency === null ? null : formatAnyMoney(Math.abs(minor), currency);
}

type Words = DeskWords['money']['payments'];
type UnknownPaymentsProps = {
  payments: readonly UnknownPaymentRow[];
  words: Words;
  /** Characters. */
  noteMax: number;
  timeZone: string;
};
