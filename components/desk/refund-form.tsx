import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { SelectField } from '@/components/ui/select-field';
import type { DeskWords } from '@/content/desk';
import { refundFigures, refundReasons, refundWords } from '@/content/refunds';
import type { RefundErrors } from '@/lib/desk/refund-form';
import type { DeskOrder } from '@/lib/desk/orders.sql';
import { formatMoney, toDecimal } from '@/lib/site/money';
import { fillText } from '@/lib/site/text';
import { orderNumber } from '@/lib/orders/order';
import { FactorField } from './factor-field';
import { PostForm } from './post-form';

/** Asks how much to refund, why, and for the second factor again. */
export function RefundForm({ order, refundId, freeMinor, typed, errors, factor }: RefundFormProps) {
  const { form: words } = refundWords;
  const most = formatMoney({ minor: freeMinor, currency: order.currency });
  const max = String(refundFigures.noteMax);
  const hidden = [
    ['order', order.id],
    ['refund', refundId],
  ] as const;
  return (
    <PostForm action="order-refund" hidden={hidden} className="grid gap-4">
      <FormField
        form={FORM}
        name="amount"
        label={fillText(words.amount, { currency: order.currency })}
        hint={fillText(words.amountHint, { example: toDecimal(freeMinor), most })}
        required
        inputMode="decimal"
        autoComplete="off"
        maxLength={AMOUNT_MAX}
        defaultValue={typed['amount']}
        error={wordOf(refundWords.errors.amount, errors.amount, { most })}
      />
      <SelectField
        form={FORM}
        name="reason"
        label={words.reason}
        hint={words.reasonHint}
        placeholder={words.reasonPlaceholder}
        required
        options={Object.entries(refundReasons).map(([value, label]) => ({ value, label }))}
        defaultValue={typed['reason']}
        error={wordOf(refundWords.errors.reason, errors.reason)}
      />
      <FormField
        form={FORM}
        name="note"
        label={words.note}
        hint={fillText(words.noteHint, { max })}
        multiline
        maxLength={refundFigures.noteMax}
        textareaProps={{ rows: 2 }}
        defaultValue={typed['note']}
        error={wordOf(refundWords.errors.note, errors.note, { max })}
      />
      <FactorField form={FORM} {...factor} />
      <div>
        <Button type="submit" size="sm">
          {words.button}
          <span className="sr-only"> {orderNumber(order.id)}</span>
        </Button>
      </div>
      <p className="soft text-small">{words.hint}</p>
    </PostForm>
  );
}

function wordOf(
  words: Readonly<Record<string, string>>,
  code: string | undefined,
  values: Readonly<Record<string, string>> = {},
): string | undefined {
  const word = code === undefined ? undefined : words[code];
  return word === undefined ? undefined : fillText(word, values);
}

const FORM = 'order-refund';
const AMOUNT_MAX = 40;

type RefundFormProps = {
  order: DeskOrder;
  refundId: string;
  freeMinor: number;
  typed: Readonly<Record<string, string | undefined>>;
  errors: RefundErrors;
  factor: { isConfirmed: boolean; words: DeskWords['factor'] };
};
