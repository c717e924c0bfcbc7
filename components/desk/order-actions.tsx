import { Button } from '@/components/ui/button';
import type { DeskWords } from '@/content/desk';
import type { DeskOrder } from '@/lib/desk/orders.sql';
import { orderNumber } from '@/lib/orders/order';
import { FactorField } from './factor-field';
import { PostForm } from './post-form';

/** What can be done for an order at PayPal. Each button is shown only where it can do something. */
export function OrderActions({ order, words, factor }: OrderActionsProps) {
  if (order.paymentId === null) return null;
  const hidden = [['order', order.id]] as const;
  const name = <span className="sr-only"> {orderNumber(order.id)}</span>;
  return (
    <div className="flex flex-wrap items-end gap-3">
      {factor && mayBeCaptured(order) ? (
        <PostForm action="order-capture" hidden={hidden} className="grid gap-3">
          <FactorField form="order-capture" {...factor} />
          <div>
            <Button type="submit" variant="ink" size="sm">
              {words.captureNow}
              {name}
            </Button>
          </div>
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

type OrderActionsProps = {
  order: DeskOrder;
  words: DeskWords['order'];
  /** For taking the money; a list, which has no room for the code, leaves that to the order's own page. */
  factor?: { isConfirmed: boolean; words: DeskWords['factor'] };
};

/** Money may still wait for an order that no capture was made for. */
export function mayBeCaptured({ state, captureId }: DeskOrder): boolean {
  return captureId === null && CAPTURABLE.has(state);
}

const CAPTURABLE: ReadonlySet<DeskOrder['state']> = new Set(['awaiting_approval', 'capturing', 'attention']);
