import { TextLink } from '@/components/ui/text-link';
import type { CustomerOrder } from '@/lib/accounts/orders';
import { formatMoney } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';
import { fillText } from '@/lib/site/text';
import { formatLongDate } from './format-long-date';

/** Paid orders with their receipts. */
export function OrderList({ orders, words, timeZone }: OrderListProps) {
  return (
    <div>
      <h2 className="text-h3">{words.title}</h2>
      {orders.length === 0 ? (
        <p className="soft mt-4">
          {words.none} <TextLink href={routes.pricing()}>{words.browse}</TextLink>
        </p>
      ) : (
        <ul className="mt-5 border-t-2 border-ink">
          {orders.map(order => (
            <li
              key={order.key}
              className="grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[1fr_auto]"
            >
              <span className="font-display text-label font-[750] wrap-anywhere">{order.description}</span>
              <span className="font-display text-label font-[750] sm:text-right">
                {formatMoney({ minor: order.amountMinor, currency: order.currency })}
              </span>
              <span className="soft text-small">
                {order.number}, {formatLongDate(order.placedAt, timeZone)}, {words.states[order.state]}
                {order.state !== 'refunded' && order.refundedMinor > 0
                  ? `, ${fillText(words.refunded, { amount: formatMoney({ minor: order.refundedMinor, currency: order.currency }) })}`
                  : null}
              </span>
              <span className="sm:text-right">
                <TextLink href={routes.success(order.key)}>
                  {words.receipt}
                  <span className="sr-only"> {order.number}</span>
                </TextLink>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type OrderListProps = {
  orders: readonly CustomerOrder[];
  words: {
    title: string;
    receipt: string;
    none: string;
    browse: string;
    /** With `{amount}`, for an order that is partly refunded. */
    refunded: string;
    states: Record<CustomerOrder['state'], string>;
  };
  timeZone: string;
};
