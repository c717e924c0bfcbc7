import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { formatMoney } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';
import { fillText } from '@/lib/site/text';
import { amountText } from './amount-text';
import { ApprovalFrame } from './approval-frame';
import { PaymentProblem } from './payment-problem';
import type { CheckoutChoice } from './use-choice';
import type { PaymentControls } from './use-payment';
import { usePaymentFocus } from './use-payment-focus';

/** What is due, and the provider's button. Without scripts the button posts, and the server answers with the way to PayPal. */
export function PaymentStep(props: PaymentStepProps) {
  const { payment, choice, addOnIds, attemptId, currencyNote, agreement, onCorrect } = props;
  const { state, dispatch, frame, pay } = payment;
  const { option, amount, currency } = choice;
  const { kind } = state.payment;
  const box = usePaymentFocus(kind);
  return (
    <>
      <p className="mt-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="soft">Total Amount</span>
        <b className="font-display text-name font-extrabold tracking-[-0.02em] tabular-nums sm:text-figure">
          {amountText(amount, currency)}
        </b>
      </p>
      <p className="soft mt-1 text-small">{dueText(option, currency)}</p>
      {option ? <p className="mt-2 text-small">{option.next}</p> : null}
      {currency === CATALOG_CURRENCY ? null : (
        <p className="mt-2 text-small">{fillText(currencyNote, { currency })}</p>
      )}
      <div ref={box}>
        {state.payment.kind === 'error' ? (
          <PaymentProblem
            failure={state.payment.failure}
            currency={currency}
            onRetry={() => pay(choice)}
            onCorrect={onCorrect}
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
              pay(choice);
            }}
          >
            <HiddenOrder choice={choice} addOnIds={addOnIds} attemptId={attemptId} />
            <Button type="submit" variant="pay" block busy={kind === 'creating' || kind === 'leaving'}>
              {kind === 'creating' || kind === 'leaving' ? 'Loading PayPal...' : 'Pay with PayPal'}
            </Button>
            <Agreement words={agreement} renews={Boolean(option?.monthlyMinor)} />
          </form>
        )}
      </div>
    </>
  );
}

/** What paying means: which texts the buyer agrees to, and that what is monthly goes on until it is canceled. */
function Agreement({ words, renews }: { words: AgreementWords; renews: boolean }) {
  return (
    <p className="soft mt-3 text-small">
      {words.text} <TextLink href={routes.policy('terms-of-service')}>{words.terms}</TextLink> {words.and}{' '}
      <TextLink href={routes.policy('refund-policy')}>{words.refunds}</TextLink>.
      {renews ? ` ${words.renews}` : null}
    </p>
  );
}

function HiddenOrder({ choice, addOnIds, attemptId }: HiddenOrderProps) {
  const { option, amount, currency } = choice;
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

function dueText(option: CheckoutChoice['option'], currency: CheckoutChoice['currency']): string {
  if (!option?.monthlyMinor) return 'Due today, once.';
  return `Due today. Then ${formatMoney({ minor: option.monthlyMinor, currency })} each month, by invoice.`;
}

const CATALOG_CURRENCY = 'USD';

type HiddenOrderProps = {
  choice: CheckoutChoice;
  addOnIds: readonly string[];
  attemptId: string;
};

export type AgreementWords = Record<'text' | 'terms' | 'and' | 'refunds' | 'renews', string>;

type PaymentStepProps = HiddenOrderProps & {
  payment: PaymentControls;
  /** Said when the currency is another than the price list's; `{currency}` stands for it. */
  currencyNote: string;
  agreement: AgreementWords;
  /** The buyer takes the server's price. */
  onCorrect: (amount: string) => void;
};
