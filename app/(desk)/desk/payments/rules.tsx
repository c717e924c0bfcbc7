import { CodeButton, DeskField, FactorField, PostForm, refusalOf } from '@/app/(desk)/desk/shell/forms';
import { DeskSection, Hint, Moment } from '@/app/(desk)/desk/shell/parts';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import { Button } from '@/components/ui/button';
import { RULE_NAME_MAX, RULE_WORDS_MAX } from '@/lib/ledger/payment-rule';
import type { PaymentRuleRow, UnknownPaymentRow } from '@/lib/orders/desk-orders.sql';
import { paymentAmount, PAYMENT_KINDS } from './parts';

/** Money at PayPal that is no sale, with the rule that says what it is. */
export function KnownPayments({ payments }: { payments: readonly UnknownPaymentRow[] }) {
  if (payments.length === 0) return null;
  return (
    <DeskSection title="Known payments">
      <DeskTable
        caption="Known payments"
        empty=""
        rows={payments}
        columns={[
          ['Rule', ({ rule_name: name }) => <strong className="wrap-anywhere">{name}</strong>, 'main'],
          ['PayPal’s id', ({ id }) => <span className="wrap-anywhere">{id}</span>],
          ['What', ({ kind }) => PAYMENT_KINDS[kind]],
          ['Amount', payment => paymentAmount(payment), 'figure'],
          ['Found', ({ found_at: at }) => <Moment at={at} />],
        ]}
      />
    </DeskSection>
  );
}

/** For owners: which payments are no sales. */
export function PaymentRules({ rules, isConfirmed }: PaymentRulesProps) {
  const refusal = refusalOf('payment-rule-add');
  return (
    <DeskSection title="Rules for other payments">
      <Hint>
        Money on the PayPal account that is no sale, such as your tenant’s rent. The daily comparison looks
        for the words in a payment’s note, subject, invoice number, and payer. A match is listed as known and
        sends no alarm.
      </Hint>
      <DeskTable
        caption="Rules for other payments"
        empty="No rule yet."
        rows={rules}
        columns={[
          ['Rule', ({ name }) => <strong className="wrap-anywhere">{name}</strong>, 'main'],
          ['Payments that contain', ({ words }) => <span className="wrap-anywhere">“{words}”</span>],
          ['Since', ({ created_at: at }) => <Moment at={at} />],
          [
            'Do',
            ({ id, name }) => (
              <CodeButton
                action="payment-rule-remove"
                row={['rule', id]}
                hidden={[['rule', id]]}
                about={name}
                isConfirmed={isConfirmed}
              >
                Remove
              </CodeButton>
            ),
          ],
        ]}
      />
      <PostForm action="payment-rule-add" className="desk-panel mt-4">
        <DeskField
          refusal={refusal}
          form="payment-rule-add"
          name="name"
          label="What they are"
          hint="Such as “Rent of the back office”"
          required
          maxLength={RULE_NAME_MAX}
          autoComplete="off"
        />
        <DeskField
          refusal={refusal}
          form="payment-rule-add"
          name="words"
          label="Payments that contain"
          hint="Upper and lower case are the same"
          required
          maxLength={RULE_WORDS_MAX}
          autoComplete="off"
        />
        <FactorField action="payment-rule-add" isConfirmed={isConfirmed} />
        <div>
          <Button type="submit" variant="line" size="sm">
            Add the rule
          </Button>
        </div>
      </PostForm>
    </DeskSection>
  );
}

/** `isConfirmed`: the second factor was, for money, a moment ago. */
type PaymentRulesProps = { rules: readonly PaymentRuleRow[]; isConfirmed: boolean };
