import type { DeskWords } from '@/content/desk';
import type { DeskOrder } from '@/lib/desk/orders.sql';
import { formatMoney } from '@/lib/site/money';
import { orderNumber } from '@/lib/orders/order';
import { routes } from '@/lib/site/routes';
import { DataTable } from './data-table';
import { Moment } from './moment';
import { isPartRefunded, OrderMark } from './state-marks';

/** Orders, one a row. */
export function OrderTable({ orders, words, empty, caption, timeZone }: OrderTableProps) {
  const { columns, noBuyer } = words.orders;
  return (
    <DataTable
      caption={caption}
      empty={empty}
      columns={[
        { key: 'number', label: columns.number, isMain: true },
        { key: 'what', label: columns.what },
        { key: 'buyer', label: columns.buyer },
        { key: 'amount', label: columns.amount, isFigure: true },
        { key: 'placed', label: columns.placed },
        { key: 'state', label: columns.state },
      ]}
      rows={orders.map(order => ({
        key: order.id,
        cells: {
          number: (
            <a href={routes.deskOrder(order.id)} className="text-link font-bold whitespace-nowrap">
              {orderNumber(order.id)}
            </a>
          ),
          what: order.description,
          buyer: order.payerName ?? order.payerEmail ?? noBuyer,
          amount: <Amount order={order} refunded={words.order.refunded} />,
          placed: <Moment at={order.createdAt} timeZone={timeZone} />,
          state: <OrderMark state={order.state} refundedMinor={order.refundedMinor} words={words} />,
        },
      }))}
    />
  );
}

/** What it cost, and what of that went back. */
function Amount({ order, refunded }: { order: DeskOrder; refunded: string }) {
  const { amountMinor, refundedMinor, currency } = order;
  return (
    <>
      {formatMoney({ minor: amountMinor, currency })}
      {isPartRefunded(order) ? (
        <span className="soft block text-tiny">
          {refunded} {formatMoney({ minor: refundedMinor, currency })}
        </span>
      ) : null}
    </>
  );
}

type OrderTableProps = {
  orders: readonly DeskOrder[];
  words: DeskWords;
  empty: string;
  caption: string;
  timeZone: string;
};
