import { DeskSection } from '@/components/desk/desk-section';
import { LeadTable } from '@/components/desk/lead-table';
import { OrderTable } from '@/components/desk/order-table';
import { TextLink } from '@/components/ui/text-link';
import { deskFigures, deskWords } from '@/content/desk';
import { forms } from '@/content/forms';
import { site as agency } from '@/content/site';
import { listLeads } from '@/lib/desk/leads.sql';
import { listDeskOrders } from '@/lib/desk/orders.sql';
import { promiseFor, sitePromise } from '@/lib/leads/promise';
import { routes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

const ANY_LEAD = { status: null, formName: null, text: '', isUnanswered: false, isOverdue: false } as const;

/** The newest leads and orders. */
export async function LatestLists({ now }: { now: number }) {
  const site = getSite();
  const size = deskFigures.latest;
  const leads = await listLeads({ filter: ANY_LEAD, cursor: null, size }, site);
  const orders = await listDeskOrders({ state: null, text: '', cursor: null, size }, site);
  const { latestLeads, latestOrders, allLeads, allOrders } = deskWords.home;
  return (
    <>
      <DeskSection title={latestLeads} aside={<TextLink href={routes.deskLeads()}>{allLeads}</TextLink>}>
        <LeadTable
          rows={leads.rows.map(lead => ({ lead, promise: promiseFor(lead, sitePromise, now) }))}
          words={deskWords}
          forms={forms}
          empty={deskWords.leads.noneAtAll}
          caption={latestLeads}
          timeZone={agency.timeZone}
        />
      </DeskSection>
      <DeskSection title={latestOrders} aside={<TextLink href={routes.deskOrders()}>{allOrders}</TextLink>}>
        <OrderTable
          orders={orders.rows}
          words={deskWords}
          empty={deskWords.orders.noneAtAll}
          caption={latestOrders}
          timeZone={agency.timeZone}
        />
      </DeskSection>
    </>
  );
}
