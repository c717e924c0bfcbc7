import type { Metadata } from 'next';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { ExportForm } from '@/components/desk/forms';
import { OrderAttention, OrderFilters, OrderTable } from '@/components/desk/orders';
import { DeskSection } from '@/components/desk/parts';
import { PageLinks } from '@/components/desk/table';
import { isConfirmed } from '@/lib/accounts/factor';
import { parseListCursor, parseOrderFilter, toOrderParams, toParams } from '@/lib/desk/lists';
import { findNeeds, listAttention, listDeskOrders } from '@/lib/desk/orders.sql';
import { routes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Orders');
}

/** The orders that need a person, then all of them. */
export default async function OrdersPage({ searchParams }: OrdersPageProps) {
  const staff = await requireStaff();
  const site = getSite();
  const params = toParams(await searchParams);
  const filter = parseOrderFilter(params);
  const page = await listDeskOrders({ ...filter, cursor: parseListCursor(params) }, site);
  const attention = await listAttention(site);
  const ids = attention.map(({ id }) => id);
  const narrowed = toOrderParams(filter);
  return (
    <DeskPage staff={staff} current="orders" title="Orders">
      <OrderAttention orders={attention} needs={await findNeeds(ids, site)} />
      <DeskSection title="All orders">
        <div className="grid gap-4">
          <OrderFilters filter={filter} />
          <OrderTable
            orders={page.rows}
            caption="All orders"
            {...(narrowed.length === 0 ? {} : { empty: 'No order matches.' })}
          />
          <PageLinks page={page} path={routes.deskOrders()} filter={narrowed} />
        </div>
      </DeskSection>
      <ExportForm
        action="orders-export"
        filter={narrowed}
        isConfirmed={isConfirmed(staff, 'export', site.now())}
        title="Download as CSV"
      >
        All orders in this list, on every page.
      </ExportForm>
    </DeskPage>
  );
}

type OrdersPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };
