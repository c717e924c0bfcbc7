import { isCurrency, parseDecimal } from '@/lib/site/money';
import { track } from './track';

/** The buyer goes on to payment with this order, as `POST /order` is asked for it. */
export function trackBeginCheckout(order: RequestedOrder): void {
  const minor = parseDecimal(order.amount);
  if (minor === null || !isCurrency(order.currency)) return;
  const item = order.plan ?? order.package;
  const items = item === undefined ? [] : [{ item_id: item }];
  track({ event: 'begin_checkout', ecommerce: { currency: order.currency, value: minor / 100, items } });
}

type RequestedOrder = {
  /** Decimal text, such as "99.00". */
  amount: string;
  currency: string;
  plan?: string | undefined;
  package?: string | undefined;
};
