'use client';

import type { ReactNode } from 'react';
import { useIsLive } from '#engine/page';
import { Notice } from '@/components/ui/notice';
import type { AmountProblem } from '@/lib/forms/define';
import type { AddOn, GuaranteeKind } from '@/lib/orders/price';
import { AddOnNotes } from './add-on-notes';
import { addressWithout } from './address-without';
import { amountText } from './amount-text';
import { BackButton } from './back-button';
import type { CheckoutStart } from './checkout-start';
import type { ChoiceTerms } from './choice-fields';
import { OrderSummary } from './order-summary';
import { PaymentStep, type AgreementWords } from './payment-step';
import { SelectStep } from './select-step';
import { StepBox } from './step-box';
import { useChoice } from './use-choice';
import { usePayment } from './use-payment';
import { useRememberedAddOns } from './use-remembered-add-ons';
import { useStepFocus } from './use-step-focus';

/** Checkout: the two steps at the left, the receipt and the provider's reasons at the right. */
export function CheckoutFlow(props: CheckoutFlowProps) {
  const { start, addOns, hiddenFields, words, attemptId, children } = props;
  const addOnIds = addOns.map(({ id }) => id);
  const payment = usePayment({
    initial: { step: start.step, payment: { kind: 'idle' }, attemptId },
    addOnIds,
  });
  const { state, dispatch } = payment;
  const form = useChoice({ ...props, onChange: () => dispatch({ type: 'chosen' }) });
  const { choice, checked } = form;
  const { option, amount, currency } = choice;
  const planName = option?.value === start.option ? props.planName : null;
  const isPaying = state.step === 'pay';
  const headings = useStepFocus(state.step);
  const isLive = useIsLive();
  const takeOut = useRememberedAddOns(props.addOnPrices);
  const total = amountText(amount, currency);

  return (
    <div className="grid items-start gap-x-split gap-y-10 lg:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
      <div className="grid min-w-0 gap-4">
        {planName === null ? null : <SelectedPlan name={planName} total={total} />}
        {addOns.length === 0 ? null : (
          <AddOnNotes
            addOns={addOns}
            currency={currency}
            hrefWithout={id => addressWithout(id, { choice, step: state.step, addOns, planName })}
            onTakenOut={takeOut}
            words={words.addOns}
          />
        )}
        <StepBox
          n={1}
          title={isPaying ? (option?.label ?? '') : 'Select Service'}
          look={isPaying ? 'done' : 'open'}
          headingRef={headings.select}
          {...(isPaying ? { line: total } : {})}
          action={isPaying ? <BackButton onBack={() => dispatch({ type: 'went-back' })} /> : null}
        >
          <SelectStep
            form={form}
            isOpen={!isPaying}
            isLive={isLive}
            hiddenFields={hiddenFields}
            currencyHint={words.currency.hint}
            onProceed={event =>
              checked.submit(event, async () => {
                dispatch({ type: 'proceeded' });
                return [];
              })
            }
          />
        </StepBox>
        <StepBox
          n={2}
          title={isPaying ? 'Payment Details' : 'Payment'}
          look={isPaying ? 'open' : 'waiting'}
          headingRef={headings.pay}
          {...(isPaying ? {} : { line: words.payLater })}
        >
          {isPaying ? (
            <PaymentStep
              payment={payment}
              choice={choice}
              addOnIds={addOnIds}
              attemptId={attemptId}
              currencyNote={words.currency.note}
              agreement={words.agreement}
              onCorrect={corrected => {
                form.setAmount(corrected);
                dispatch({ type: 'amount-corrected' });
              }}
            />
          ) : null}
        </StepBox>
      </div>
      <aside aria-label="Your order" className="wrap-anywhere lg:sticky lg:top-[108px]">
        <OrderSummary {...choice} guarantee={words.guarantee} />
        {children}
      </aside>
    </div>
  );
}

function SelectedPlan({ name, total }: { name: string; total: string }) {
  return (
    <Notice tone="ok">
      <p className="text-body">
        Selected Plan: <b className="wrap-anywhere">{name}</b>, <span className="tabular-nums">{total}</span>
      </p>
    </Notice>
  );
}

export type CheckoutFlowProps = ChoiceTerms & {
  start: CheckoutStart;
  /** Why the amount of the address cannot be paid. */
  problem: AmountProblem | null;
  /** Those in the order. */
  addOns: readonly AddOn[];
  /** Of all add-ons: cents a month, by id. */
  addOnPrices: Readonly<Record<string, number>>;
  /** The `name` of the address; null hides the banner. */
  planName: string | null;
  /** What the plain form carries on in its address. */
  hiddenFields: Record<string, string>;
  words: {
    currency: { hint: string; note: string };
    addOns: { note: string; remove: string };
    payLater: string;
    agreement: AgreementWords;
    guarantee: Record<GuaranteeKind, string>;
  };
  /** Made with the page, so a plain post repeated is one order. */
  attemptId: string;
  /** Why the provider. */
  children: ReactNode;
};
