import { DeskField, FactorField, PostForm } from '@/app/(desk)/desk/shell/forms';
import { DeskSection } from '@/app/(desk)/desk/shell/parts';
import { DeskStep } from '@/app/(desk)/desk/shell/step';
import { Button, ButtonLink } from '@/components/ui/button';
import type { PaymentRuleRow } from '@/lib/orders/desk-orders.sql';
import { serverRoutes } from '@/lib/site/routes';
import { ruleForm } from './forms';
import { PaymentTable } from './parts';

/** Money at PayPal that is no sale, with the rule that says what it is. */
export function KnownPayments({
  payments,
  now,
}: Omit<Parameters<typeof PaymentTable>[0], 'caption' | 'empty'>) {
  if (payments.length === 0) return null;
  return (
    <DeskSection title="Known payments">
      <PaymentTable payments={payments} now={now} caption="Known payments" empty="" />
    </DeskSection>
  );
}

/** For owners: which payments are no sales. */
export function PaymentRules({ rules }: { rules: readonly PaymentRuleRow[] }) {
  return (
    <DeskSection title="Rules for other payments">
      <div className="desk-panel">
        <p>
          Money on the PayPal account that is no sale, such as your tenant’s rent. A payment that a rule
          matches is listed as known and sends no alarm.
        </p>
        {rules.length === 0 ? <p className="soft">No rule yet.</p> : null}
        <ul className="desk-feed">
          {rules.map(({ id, name, words }) => (
            <li key={id}>
              <strong className="wrap-anywhere">{name}</strong>
              <a href={serverRoutes.deskPaymentRule(id)} className="text-link">
                Remove<span className="sr-only"> {name}</span>
              </a>
              <span className="soft wrap-anywhere">“{words}”</span>
            </li>
          ))}
        </ul>
        <div>
          <ButtonLink href={serverRoutes.deskPaymentRule()} variant="line" size="sm">
            Add a rule
          </ButtonLink>
        </div>
      </div>
    </DeskSection>
  );
}

/** The page that adds a rule. `isConfirmed`: null for staff who are no owner. */
export function AddRuleStep({ isConfirmed }: { isConfirmed: boolean | null }) {
  const field = { action: 'payment-rule-add', schema: ruleForm } as const;
  return (
    <DeskStep
      facts={[
        [
          'What it does',
          'The daily comparison looks for the words in a payment’s note, subject, invoice number, and payer.',
        ],
        ['Then', 'A match is listed as known, with the rule’s name. It needs no order and sends no alarm.'],
        ['They are told', 'Nothing. No money moves.'],
        ['Undo', 'A rule can be removed. What it knew stays known.'],
      ]}
      isAllowed={isConfirmed !== null}
      back={BACK}
    >
      <PostForm action="payment-rule-add" className="desk-panel">
        <DeskField {...field} name="name" />
        <DeskField {...field} name="words" />
        <FactorField action="payment-rule-add" isConfirmed={isConfirmed === true} />
        <div>
          <Button type="submit" variant="ink" size="sm">
            Add the rule
          </Button>
        </div>
      </PostForm>
    </DeskStep>
  );
}

/** The page that removes a rule. `rule`: undefined where a colleague was faster. */
export function RemoveRuleStep({ rule, isConfirmed }: RemoveRuleProps) {
  return (
    <DeskStep
      facts={[
        ['The rule', rule?.name ?? 'It is no longer here.'],
        rule !== undefined && ['Payments that contain', `“${rule.words}”`],
        ['What it does', 'Such payments come before a person again. What it knew stays known.'],
        ['They are told', 'Nothing. No money moves.'],
      ]}
      isAllowed={isConfirmed !== null}
      isPossible={rule !== undefined}
      back={BACK}
    >
      <PostForm action="payment-rule-remove" hidden={[['rule', rule?.id ?? '']]} className="desk-panel">
        <FactorField action="payment-rule-remove" isConfirmed={isConfirmed === true} />
        <div>
          <Button type="submit" variant="ink" size="sm">
            Remove the rule
          </Button>
        </div>
      </PostForm>
    </DeskStep>
  );
}

/** `isConfirmed`: the second factor was, for money, a moment ago; null for staff who are no owner. */
type RemoveRuleProps = { rule: PaymentRuleRow | undefined; isConfirmed: boolean | null };

const BACK = { label: 'Back to the payments', href: serverRoutes.deskPayments() };
