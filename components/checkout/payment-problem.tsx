import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { CheckoutFailure } from './create-order';

/** The red box of document 1 §8, with the way out of it. */
export function PaymentProblem({ failure, onRetry }: { failure: CheckoutFailure; onRetry: () => void }) {
  return (
    <div className="mt-6">
      <Notice
        tone="error"
        title={failure.message}
        action={
          <Button variant="ink" size="sm" block onClick={onRetry}>
            Try Again
          </Button>
        }
      >
        {failure.detail}
      </Notice>
    </div>
  );
}
