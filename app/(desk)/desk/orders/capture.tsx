import { FactorField, PostForm } from '@/app/(desk)/desk/shell/forms';
import { DeskStep } from '@/app/(desk)/desk/shell/step';
import { Button } from '@/components/ui/button';
import type { DeskOrder } from '@/lib/orders/desk-orders.sql';
import { orderNumber } from '@/lib/orders/order';
import { formatMoney } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import { buyerOf, mayBeCaptured } from './parts';

/** The page that takes the money of an order which its buyer has approved. `isConfirmed`: null for who is no owner. */
export function CaptureStep({ order, isConfirmed }: { order: DeskOrder; isConfirmed: boolean | null }) {
  const { id, amountMinor: minor, currency } = order;
  return (
    <DeskStep
      facts={[
        ['From', buyerOf(order)],
        ['How much', formatMoney({ minor, currency })],
        ['What it does', 'Asks PayPal, and takes the money if the buyer approved. It can’t be taken twice.'],
        ['They are told', 'By our receipt, once PayPal has the money. Nothing is sent before that.'],
      ]}
      isAllowed={isConfirmed !== null}
      isPossible={order.paymentId !== null && mayBeCaptured(order)}
      back={{ label: 'Back to the order', href: serverRoutes.deskOrder(id) }}
    >
      <PostForm action="order-capture" hidden={[['order', id]]} className="desk-panel">
        <FactorField action="order-capture" isConfirmed={isConfirmed === true} />
        <div>
          <Button type="submit" variant="ink" size="sm">
            Capture now
            <span className="sr-only"> {orderNumber(id)}</span>
          </Button>
        </div>
      </PostForm>
    </DeskStep>
  );
}
