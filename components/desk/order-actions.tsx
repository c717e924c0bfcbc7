import { Button } from '@/components/ui/button';
import type { DeskWords } from '@/content/desk';
import type { DeskOrder } from '@/lib/desk/ports';
import { orderNumber } from '@/lib/orders/order';
import { PostForm } from './post-form';

/** What can be done for an order at PayPal. Each button stands only where it can do something. */
export function OrderActions({ order, words }: { order: DeskOrder; words: DeskWords['order'] }) {
  if (order.paymentId === null) return null;
  const hidden = [['order', order.id]] as const;
  const name = <span className="sr-only"> {orderNumber(order.id)}</span>;
  return (
    <div className="flex flex-wrap gap-3">
      {mayBeCaptured(order) ? (
        <PostForm action="order-capture" hidden={hidden}>
          <Button type="submit" variant="ink" size="sm">
            {words.captureNow}
            {name}
          </Button>
        </PostForm>
      ) : null}
      <PostForm action="order-check" hidden={hidden}>
        <Button type="submit" variant="line" size="sm">
          {words.check}
          {name}
        </Button>
      </PostForm>
    </div>
  );
}

/** Money may still wait for an order that no capture was made for. */
export function mayBeCaptured({ state, captureId }: DeskOrder): boolean {
  return captureId === null && CAPTURABLE.has(state);
}

const CAPTURABLE: ReadonlySet<DeskOrder['state']> = new Set(['awaiting_approval', 'capturing', 'attention']);
