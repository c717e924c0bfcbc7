import type { Metadata } from 'next';
import { DeskPage } from '@/app/(desk)/desk/desk-page';
import { deskMetadata } from '@/app/(desk)/desk/desk-metadata';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { DeskSection } from '@/components/desk/desk-section';
import { ExportForm } from '@/components/desk/export-form';
import { OrderAttention } from '@/components/desk/order-attention';
import { OrderFilters } from '@/components/desk/order-filters';
import { OrderTable } from '@/components/desk/order-table';
import { PageLinks } from '@/components/desk/page-links';
import { deskWords } from '@/content/desk';
import { site as agency } from '@/content/site';
import { isConfirmed } from '@/lib/accounts/factor';
import { parseListCursor, parseOrderFilter, toOrderParams, toParams } from '@/lib/desk/list-query';
import { findNeeds, listAttention, listDeskOrders } from '@/lib/desk/orders.sql';
import { routes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata(deskWords.orders.title);
}

/** The orders that need a person, then all of them. */
export default async function OrdersPage({ searchParams }: OrdersPageProps) {
  const staff = await requireStaff();
  const site = getSite();
  const params = toParams(await searchParams);
  const filter = parseOrderFilter(params);
  const page = await listDeskOrders({ ...filter, cursor: parseListCursor(params) }, site);
  const attention = await listAttention(site);
  const needs = await findNeeds(
    attention.map(({ id }) => id),
    site,
  );
  const words = deskWords.orders;
  const narrowed = toOrderParams(filter);
  return (
    <DeskPage staff={staff} current="orders" title={words.title}>
      <OrderAttention orders={attention} needs={needs} words={deskWords} timeZone={agency.timeZone} />
      <DeskSection title={words.all}>
        <OrderFilters filter={filter} words={deskWords} />
        <OrderTable
          orders={page.rows}
          words={deskWords}
          empty={narrowed.length === 0 ? words.noneAtAll : words.none}
          caption={words.all}
          timeZone={agency.timeZone}
        />
        <PageLinks page={page} path={routes.deskOrders()} filter={narrowed} words={deskWords.pages} />
      </DeskSection>
      <ExportForm
        action="orders-export"
        filter={narrowed}
        isConfirmed={isConfirmed(staff, 'export', site.now())}
        factorWords={deskWords.factor}
        words={{ ...deskWords.export, title: words.exportTitle, text: words.exportText }}
      />
    </DeskPage>
  );
}

type OrdersPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };
