import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Currency } from '@/lib/site/money';
import { amountText } from './amount-text';
import type { CheckoutFailure } from './create-order';

/**
 * The red box (docs/product/checkout.md#errors), with the way out of it: another try, or the right price where the
 * server named one.
 */
export function PaymentProblem({ failure, currency, onRetry, onCorrect }: PaymentProblemProps) {
  const { message, detail, rightAmount } = failure;
  return (
    <div className="mt-6">
      <Notice
        tone="error"
        title={message}
        action={
          <span className="grid gap-2">
            {rightAmount === undefined ? null : (
              <Button variant="ink" size="sm" block onClick={() => onCorrect(rightAmount)}>
                Continue with {amountText(rightAmount, currency)}
              </Button>
            )}
            <Button variant={rightAmount === undefined ? 'ink' : 'line'} size="sm" block onClick={onRetry}>
              Try Again
            </Button>
          </span>
        }
      >
        {detail}
      </Notice>
    </div>
  );
}

type PaymentProblemProps = {
  failure: CheckoutFailure;
  currency: Currency;
  onRetry: () => void;
  /** The buyer takes the server's price; it is shown before anything is paid. */
  onCorrect: (amount: string) => void;
};
