import { Button } from '@/components/ui/button';
import { formatMoney } from '@/lib/kernel/money';
import { routes } from '@/lib/routes';
import { totalText } from './amount-text';
import { ApprovalFrame } from './approval-frame';
import type { CheckoutOption } from './checkout-options';
import { PaymentProblem } from './payment-problem';
import type { Payment } from './use-payment';
import { usePaymentFocus } from './use-payment-focus';

/** What is due, and the provider's button. Without scripts the button posts, and the server answers with the way to PayPal. */
export function PaymentStep({ payment, option, addOnIds, attemptId, currencyNote }: PaymentStepProps) {
  const { state, dispatch, frame, pay } = payment;
  const { kind } = state.payment;
  const box = usePaymentFocus(kind);
  return (
    <>
      <p className="mt-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="soft">Total Amount</span>
        <b className="font-display text-[1.45rem] font-extrabold tracking-[-0.02em] tabular-nums sm:text-[2rem]">
          {totalText(state.amount, state.currency)}
        </b>
      </p>
      <p className="soft mt-1 text-small">{dueText(option, state.currency)}</p>
      {state.currency === CATALOGUE_CURRENCY ? null : (
        <p className="mt-2 text-small">{currencyNote.replace('{currency}', state.currency)}</p>
      )}
      <div ref={box}>
        {state.payment.kind === 'error' ? (
          <PaymentProblem
            failure={state.payment.failure}
            currency={state.currency}
            onRetry={pay}
            onCorrect={amount => dispatch({ type: 'amount-corrected', amount })}
          />
        ) : null}
        {state.payment.kind === 'frame' ? (
          <ApprovalFrame
            href={state.payment.order.href}
            frame={frame}
            onClose={() => dispatch({ type: 'frame-closed' })}
          />
        ) : (
          <form
            method="post"
            action={routes.order()}
            className="mt-5"
            onSubmit={event => {
              event.preventDefault();
              pay();
            }}
          >
            <HiddenOrder state={state} option={option} addOnIds={addOnIds} attemptId={attemptId} />
            <Button type="submit" variant="pay" block busy={kind === 'creating' || kind === 'leaving'}>
              {kind === 'creating' || kind === 'leaving' ? 'Loading PayPal...' : 'Pay with PayPal'}
            </Button>
          </form>
        )}
      </div>
    </>
  );
}

function HiddenOrder({ state, option, addOnIds, attemptId }: HiddenOrderProps) {
  const { amount, currency } = state;
  const fields = { amount, currency, intent: 'CAPTURE', attemptId, ...option?.order };
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {addOnIds.map(id => (
        <input key={id} type="hidden" name="addOns" value={id} />
      ))}
    </>
  );
}

function dueText(option: CheckoutOption | undefined, currency: Payment['state']['currency']): string {
  if (!option?.monthlyMinor) return 'Due today, once.';
  return `Due today. Then ${formatMoney({ minor: option.monthlyMinor, currency })} each month, by invoice.`;
}

const CATALOGUE_CURRENCY = 'USD';

type HiddenOrderProps = {
  state: Payment['state'];
  option: CheckoutOption | undefined;
  addOnIds: readonly string[];
  attemptId: string;
};

type PaymentStepProps = Omit<HiddenOrderProps, 'state'> & {
  payment: Payment;
  /** Said when the currency is another than the price list's; `{currency}` stands for it. */
  currencyNote: string;
};
