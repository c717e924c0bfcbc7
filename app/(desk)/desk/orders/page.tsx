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
import { site } from '@/content/site';
import { isConfirmed } from '@/lib/desk/confirm-factor';
import { parseListCursor, parseOrderFilter, toOrderParams, toParams } from '@/lib/desk/list-query';
import { STUCK_MS } from '@/lib/desk/send-digest';
import { routes } from '@/lib/site/routes';
import { getDeskServices } from '@/lib/services';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata(deskWords.orders.title);
}

/** The orders that need a person, then all of them. */
export default async function OrdersPage({ searchParams }: OrdersPageProps) {
  const staff = await requireStaff();
  const { orders, clock } = getDeskServices();
  const params = toParams(await searchParams);
  const filter = parseOrderFilter(params);
  const page = await orders.list({ ...filter, cursor: parseListCursor(params) });
  const attention = await orders.listAttention(clock.now() - STUCK_MS);
  const needs = await orders.findNeeds(attention.map(({ id }) => id));
  const words = deskWords.orders;
  const narrowed = toOrderParams(filter);
  return (
    <DeskPage staff={staff} current="orders" title={words.title}>
      <OrderAttention orders={attention} needs={needs} words={deskWords} timeZone={site.timeZone} />
      <DeskSection title={words.all}>
        <OrderFilters filter={filter} words={deskWords} />
        <OrderTable
          orders={page.rows}
          words={deskWords}
          empty={narrowed.length === 0 ? words.noneAtAll : words.none}
          caption={words.all}
          timeZone={site.timeZone}
        />
        <PageLinks page={page} path={routes.deskOrders()} filter={narrowed} words={deskWords.pages} />
      </DeskSection>
      <ExportForm
        action="orders-export"
        filter={narrowed}
        isConfirmed={isConfirmed(staff, 'export', clock.now())}
        factorWords={deskWords.factor}
        words={{ ...deskWords.export, title: words.exportTitle, text: words.exportText }}
      />
    </DeskPage>
  );
}

type OrdersPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };
