'use client';

import { useState, type ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import type { AddOn } from '@/lib/catalog/catalogue';
import type { GuaranteeKind } from '@/lib/pricing/price';
import { AddOnNotes } from './add-on-notes';
import { addressWithout } from './address-without';
import { amountText } from './amount-text';
import { BackButton } from './back-button';
import type { CheckoutOption } from './checkout-options';
import type { CheckoutStart } from './checkout-start';
import { amountProblem, type AmountLimits } from './checkout-state';
import { OrderSummary } from './order-summary';
import { PaymentStep } from './payment-step';
import { SelectStep } from './select-step';
import { StepBox } from './step-box';
import { useCarriedAddOns } from './use-carried-add-ons';
import { useIsLive } from '@/components/islands/use-is-live';
import { usePayment } from './use-payment';
import { useStepFocus } from './use-step-focus';

/** Checkout: the two steps at the left, the receipt and the provider's reasons at the right. */
export function CheckoutFlow(props: CheckoutFlowProps) {
  const { start, options, addOns, kept, limits, words, attemptId, children } = props;
  const addOnIds = addOns.map(({ id }) => id);
  const payment = usePayment({
    initial: { ...start, payment: { kind: 'idle' }, attemptId },
    options,
    addOnIds,
  });
  const { state, dispatch } = payment;
  const [problem, setProblem] = useState(props.problem);
  const option = options.find(({ value }) => value === state.option);
  const planName = state.option === start.option ? props.planName : null;
  const isPaying = state.step === 'pay';
  const headings = useStepFocus(state.step);
  const isLive = useIsLive();
  const takeOut = useCarriedAddOns(props.addOnPrices);
  const total = amountText(state.amount, state.currency);

  return (
    <div className="grid items-start gap-x-[72px] gap-y-10 lg:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
      <div className="grid min-w-0 gap-[18px]">
        {planName === null ? null : <SelectedPlan name={planName} total={total} />}
        {addOns.length === 0 ? null : (
          <AddOnNotes
            addOns={addOns}
            currency={state.currency}
            hrefWithout={id => addressWithout(id, { state, option, addOns, planName })}
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
            state={state}
            options={options}
            dispatch={event => {
              setProblem(null);
              dispatch(event);
            }}
            problem={problem === null ? null : words.amount[problem]}
            isLive={isLive}
            kept={kept}
            currencyHint={words.currency.hint}
            onProceed={event => {
              event.preventDefault();
              const kind = amountProblem(state.amount, limits);
              setProblem(kind);
              if (kind === null) dispatch({ type: 'proceeded' });
            }}
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
              option={option}
              addOnIds={addOnIds}
              attemptId={attemptId}
              currencyNote={words.currency.note}
            />
          ) : null}
        </StepBox>
      </div>
      <aside aria-label="Your order" className="wrap-anywhere lg:sticky lg:top-[108px]">
        <OrderSummary
          option={option}
          amount={state.amount}
          currency={state.currency}
          guarantee={words.guarantee}
        />
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

export type CheckoutFlowProps = {
  start: CheckoutStart;
  /** Why the amount of the address cannot be paid. */
  problem: ReturnType<typeof amountProblem>;
  options: readonly CheckoutOption[];
  /** Those in the order. */
  addOns: readonly AddOn[];
  /** Of all add-ons: cents a month, by id. */
  addOnPrices: Readonly<Record<string, number>>;
  /** The `name` of the address; null hides the banner. */
  planName: string | null;
  /** What the plain form carries on in its address. */
  kept: Record<string, string>;
  limits: AmountLimits;
  words: {
    amount: Record<NonNullable<ReturnType<typeof amountProblem>>, string>;
    currency: { hint: string; note: string };
    addOns: { note: string; remove: string };
    payLater: string;
    guarantee: Record<GuaranteeKind, string>;
  };
  /** Made with the page, so that a plain post repeated is one order. */
  attemptId: string;
  /** Why the provider. */
  children: ReactNode;
};
