import { DeskSection } from '@/components/desk/desk-section';
import { LeadTable } from '@/components/desk/lead-table';
import { OrderTable } from '@/components/desk/order-table';
import { TextLink } from '@/components/ui/text-link';
import { deskFigures, deskWords } from '@/content/desk';
import { forms } from '@/content/forms';
import { site } from '@/content/site';
import { promiseFor } from '@/lib/leads/promise';
import { routes } from '@/lib/site/routes';
import { getDeskServices } from '@/lib/services';

const ANY_LEAD = { status: null, formName: null, text: '', unanswered: null, cursor: null } as const;

/** The newest leads and orders. */
export async function LatestLists({ now }: { now: number }) {
  const services = getDeskServices();
  const size = deskFigures.latest;
  const leads = await services.leads.list({ ...ANY_LEAD, size });
  const orders = await services.orders.list({ state: null, text: '', cursor: null, size });
  const { latestLeads, latestOrders, allLeads, allOrders } = deskWords.home;
  return (
    <>
      <DeskSection title={latestLeads} aside={<TextLink href={routes.deskLeads()}>{allLeads}</TextLink>}>
        <LeadTable
          rows={leads.rows.map(lead => ({ lead, promise: promiseFor(lead, services.promise, now) }))}
          words={deskWords}
          forms={forms}
          empty={deskWords.leads.noneAtAll}
          caption={latestLeads}
          timeZone={site.timeZone}
        />
      </DeskSection>
      <DeskSection title={latestOrders} aside={<TextLink href={routes.deskOrders()}>{allOrders}</TextLink>}>
        <OrderTable
          orders={orders.rows}
          words={deskWords}
          empty={deskWords.orders.noneAtAll}
          caption={latestOrders}
          timeZone={site.timeZone}
        />
      </DeskSection>
    </>
  );
}
