import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { Months } from '@/app/(desk)/desk/orders/months';
import { OrderFilters } from '@/app/(desk)/desk/orders/parts';
import { OrderTable } from '@/app/(desk)/desk/orders/table';
import { OrderViews } from '@/app/(desk)/desk/orders/views';
import { ExportForm, isExportRefused } from '@/app/(desk)/desk/shell/forms';
import { Empty, Hint } from '@/app/(desk)/desk/shell/parts';
import { PageLinks } from '@/app/(desk)/desk/shell/table';
import type { Staff } from '@/app/(desk)/desk/visitor';
import { ButtonLink } from '@/components/ui/button';
import { isConfirmed } from '@/lib/accounts/factor';
import { listSources } from '@/lib/leads/leads.sql';
import { findNeeds, listDeskOrders } from '@/lib/orders/desk-orders.sql';
import { parseOrderFilter, toOrderParams } from '@/lib/orders/filter';
import { lastMonths, listMonthSums, sayMonth } from '@/lib/reports/months';
import { toParams } from '@/lib/site/list-filter';
import { parseListCursor } from '@/lib/site/list-page';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Orders');
}

/** The orders, narrowed by what the address says. */
export default async function OrdersPage({ searchParams }: OrdersPageProps) {
  const staff = await requireStaff();
  const site = getSite();
  const params = toParams(await searchParams);
  const moved = MOVED.get(params.get('state'));
  if (moved !== undefined) permanentRedirect(moved);
  return (
    <DeskPage
      staff={staff}
      current="orders"
      title="Orders"
      more={staff.isOwner ? orderExports({ params, staff }) : null}
    >
      <OrderViews filter={parseOrderFilter(params)} site={site} />
      <Orders params={params} />
    </DeskPage>
  );
}

/** What once was a state of this list, as older emails and bookmarks have it. */
const MOVED: ReadonlyMap<string | null, string> = new Map([
  ['unknown-payments', serverRoutes.deskPayments()],
  ['payment-links', serverRoutes.deskPaymentLinks()],
]);

/** The files of what is shown. */
function orderExports({ params, staff }: { params: URLSearchParams; staff: Staff }) {
  const site = getSite();
  const filter = parseOrderFilter(params);
  const filterParams = toOrderParams(filter);
  return {
    isOpen: isExportRefused('orders-export', 'ledger-export'),
    children: (
      <>
        <ExportForm
          action="orders-export"
          filter={filterParams}
          isConfirmed={isConfirmed(staff, 'export', site.now())}
          title="Download as CSV"
        >
          All orders in this list, on every page.
        </ExportForm>
        <ExportForm
          action="ledger-export"
          filter={filterParams.filter(([name]) => name === 'month')}
          isConfirmed={isConfirmed(staff, 'export', site.now())}
          title={filter.month === null ? 'Money of all months' : `Money of ${sayMonth(filter.month)}`}
        >
          For the bookkeeper: every payment, refund and reversal with its tax, late fee and PayPal’s fee. It
          adds up to PayPal’s own list. Choose a month above to have that one alone.
        </ExportForm>
      </>
    ),
  };
}

async function Orders({ params }: { params: URLSearchParams }) {
  const site = getSite();
  const now = site.now();
  const filter = parseOrderFilter(params);
  const page = await listDeskOrders({ ...filter, cursor: parseListCursor(params) }, site);
  const filterParams = toOrderParams(filter);
  const months = lastMonths(now);
  return (
    <>
      {filter.state === 'needs-a-person' ? (
        <Hint>
          Money that doesn’t match our record, a capture that PayPal refused, money taken back, a dispute, a
          failed refund, a buyer who may pay twice, or an order unfinished for over half an hour.
        </Hint>
      ) : null}
      <OrderFilters filter={filter} months={months} sources={await listSources('orders', site)} />
      {page.rows.length === 0 && filterParams.length === 0 ? (
        <Empty
          title="No orders yet."
          action={
            <ButtonLink href={serverRoutes.deskNewPaymentLink()} variant="line" size="sm">
              Make a payment link
            </ButtonLink>
          }
        >
          What someone buys in checkout or by a payment link is listed on this page.
        </Empty>
      ) : (
        <OrderTable
          orders={page.rows}
          needs={await findNeeds(
            page.rows.map(({ id }) => id),
            site,
          )}
          now={now}
          caption="Orders"
          empty={filter.state === 'needs-a-person' ? 'No order needs a person.' : 'No order matches.'}
        />
      )}
      <PageLinks page={page} path={serverRoutes.deskOrders()} filter={filterParams} />
      {filterParams.length === 0 ? <Months sums={await listMonthSums(site)} months={months} /> : null}
    </>
  );
}

type OrdersPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };
