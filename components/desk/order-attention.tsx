import type { DeskWords } from '@/content/desk';
import type { DeskOrder } from '@/lib/desk/ports';
import { orderNumber } from '@/lib/orders/order';
import { routes } from '@/lib/routes';
import { DataTable } from './data-table';
import { DeskSection } from './desk-section';
import { Moment } from './moment';
import { OrderActions } from './order-actions';
import { OrderMark } from './state-marks';

/** Orders that a person has to look at, with what can be done. */
export function OrderAttention({ orders, words, timeZone }: OrderAttentionProps) {
  const { attention, attentionText, noAttention, columns } = words.orders;
  return (
    <DeskSection title={attention}>
      {orders.length > 0 ? <p className="soft mb-3 max-w-[62em] text-small">{attentionText}</p> : null}
      <DataTable
        caption={attention}
        empty={noAttention}
        columns={[
          { key: 'number', label: columns.number, isMain: true },
          { key: 'state', label: columns.state },
          { key: 'reason', label: words.order.reason },
          { key: 'placed', label: columns.placed },
          { key: 'decide', label: words.quarantine.columns.decide },
        ]}
        rows={orders.map(order => ({
          key: order.id,
          cells: {
            number: (
              <a href={routes.deskOrder(order.id)} className="text-link font-bold whitespace-nowrap">
                {orderNumber(order.id)}
              </a>
            ),
            state: <OrderMark state={order.state} words={words} />,
            reason: order.attentionReason ?? words.order.stuck,
            placed: <Moment at={order.createdAt} timeZone={timeZone} />,
            decide: <OrderActions order={order} words={words.order} />,
          },
        }))}
      />
    </DeskSection>
  );
}

type OrderAttentionProps = { orders: readonly DeskOrder[]; words: DeskWords; timeZone: string };
