import type { DeskWords } from '@/content/desk';
import type { DeskOrder } from '@/lib/desk/orders.sql';
import { orderNumber } from '@/lib/orders/order';
import { routes } from '@/lib/site/routes';
import { DeskSection } from './desk-section';
import { Facts } from './facts';
import { Moment } from './moment';
import { mayBeCaptured, OrderActions } from './order-actions';
import { OrderMark } from './state-marks';

/** Who ordered what, its state, and what can be done. */
export function OrderFacts({ order, words, timeZone, isConfirmed }: OrderFactsProps) {
  const { order: text, orders } = words;
  const buyer = [order.payerName, order.payerEmail].filter(Boolean).join(', ');
  return (
    <DeskSection title={text.facts}>
      <div className="desk-panel">
        <p>
          <OrderMark state={order.state} refundedMinor={order.refundedMinor} words={words} />
        </p>
        {order.attentionReason ? (
          <p>
            <strong>{text.reason}:</strong> {order.attentionReason}
            <span className="soft block text-small">{text.runbook}</span>
          </p>
        ) : null}
        <OrderActions order={order} words={text} factor={{ isConfirmed, words: words.factor }} />
        {order.paymentId === null ? null : (
          <p className="soft text-small">
            {mayBeCaptured(order) ? `${text.captureNow}: ${text.captureHint} ` : ''}
            {text.check}: {text.checkHint}
          </p>
        )}
      </div>
      <Facts
        rows={[
          { label: text.number, value: orderNumber(order.id) },
          { label: orders.columns.what, value: order.description },
          { label: text.buyer, value: buyer || orders.noBuyer },
          { label: text.placed, value: <Moment at={order.createdAt} timeZone={timeZone} /> },
          {
            label: text.paid,
            value: order.paidAt === null ? text.notPaid : <Moment at={order.paidAt} timeZone={timeZone} />,
          },
          { label: text.paypal, value: order.paymentId ?? text.none },
          { label: text.capture, value: order.captureId ?? text.none },
          {
            label: text.receipt,
            value: (
              <a href={routes.success(order.key)} className="text-link">
                /success
              </a>
            ),
          },
        ]}
      />
    </DeskSection>
  );
}

type OrderFactsProps = {
  order: DeskOrder;
  words: DeskWords;
  timeZone: string;
  /** The second factor was confirmed for money a moment ago. */
  isConfirmed: boolean;
};
