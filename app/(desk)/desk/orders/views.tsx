import { ListParts } from '@/app/(desk)/desk/shell/table';
import { countUnknownPayments } from '@/lib/ledger/unknown-payment';
import { countOrders } from '@/lib/orders/desk-orders.sql';
import { ALL_ORDERS, toOrderParams, type OrderFilter } from '@/lib/orders/filter';
import { listAddress } from '@/lib/site/list-page';
import { serverRoutes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';

/** The lists of orders that staff look at often, as tabs, each counted as its own list counts. `filter`: null elsewhere. */
export async function OrderViews({ filter, site }: OrderViewsProps) {
  const counts = await countOrders(
    VIEWS.map(([, view]) => view),
    site,
  );
  const payments = await countUnknownPayments(site.db);
  const here = filter && addressOf(filter);
  return (
    <ListParts
      parts={[
        ...VIEWS.map(([label, view], index) => {
          const [href, count] = [addressOf(view), counts[index] ?? 0];
          const isLate = view.state === 'needs-a-person' && count > 0;
          return {
            label,
            href,
            isCurrent: href === here,
            ...(isLate ? { waiting: count } : { count: view === ALL_ORDERS ? null : count }),
          };
        }),
        {
          label: 'Payments without an order',
          href: serverRoutes.deskPayments(),
          isCurrent: filter === null,
          ...(payments > 0 ? { waiting: payments } : { count: 0 }),
        },
      ]}
    />
  );
}

const VIEWS: readonly (readonly [label: string, filter: OrderFilter])[] = [
  ['All orders', ALL_ORDERS],
  ['Needs a person', { ...ALL_ORDERS, state: 'needs-a-person' }],
  ['Paid', { ...ALL_ORDERS, state: 'paid' }],
  ['Part refunded', { ...ALL_ORDERS, state: 'part-refunded' }],
  ['Refunded', { ...ALL_ORDERS, state: 'refunded' }],
  ['Expired', { ...ALL_ORDERS, state: 'expired' }],
];

function addressOf(filter: OrderFilter): string {
  return listAddress(serverRoutes.deskOrders(), toOrderParams(filter), null);
}

type OrderViewsProps = { filter: OrderFilter | null; site: Pick<Site, 'db' | 'now'> };
