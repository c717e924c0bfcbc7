import type { DeskWords } from '@/content/desk';
import type { DeskOrder } from '@/lib/desk/ports';
import { formatMoney } from '@/lib/kernel/money';
import { orderNumber } from '@/lib/orders/order';
import { routes } from '@/lib/routes';
import { DataTable } from './data-table';
import { Moment } from './moment';
import { OrderMark } from './state-marks';

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
          amount: amountOf(order),
          placed: <Moment at={order.createdAt} timeZone={timeZone} />,
          state: <OrderMark state={order.state} words={words} />,
        },
      }))}
    />
  );
}

function amountOf({ amountMinor, currency }: DeskOrder): string {
  return formatMoney({ minor: amountMinor, currency });
}

type OrderTableProps = {
  orders: readonly DeskOrder[];
  words: DeskWords;
  empty: string;
  caption: string;
  timeZone: string;
};
