import type { Metadata } from 'next';
import { LatestLists } from './latest-lists';
import { DeskPage } from './desk-page';
import { deskMetadata } from './desk-metadata';
import { requireStaff } from './find-staff';
import { PromotionPlaces } from './promotion-places';
import { WaitingList } from '@/components/desk/waiting-list';
import { deskWords } from '@/content/desk';
import { YES } from '@/lib/desk/list-query';
import { overdueSince } from '@/lib/desk/reply-promise';
import { routes } from '@/lib/routes';
import { getDeskServices } from '@/lib/services';
import { readDeskCounts } from './read-counts';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata(deskWords.home.title);
}

/** What waits for a person, and what came last. */
export default async function DeskHome() {
  const staff = await requireStaff();
  const { title, waiting, nothing, overdue, attention, unknownPayments, failed, held } = deskWords.home;
  const services = getDeskServices();
  const now = services.clock.now();
  const counts = await readDeskCounts();
  const late = await services.leads.countOverdue(overdueSince(services.promise, services.leadForms, now));
  return (
    <DeskPage staff={staff} current="home" title={title}>
      <WaitingList
        title={waiting}
        nothing={nothing}
        items={[
          { label: overdue, count: late, href: `${routes.deskLeads()}?overdue=${YES}` },
          { label: attention, count: counts.orders, href: routes.deskOrders() },
          { label: unknownPayments, count: counts.payments, href: routes.deskPayments() },
          { label: failed, count: counts.mail, href: routes.deskMails() },
          { label: held, count: counts.quarantine, href: routes.deskQuarantine() },
        ]}
      />
      <LatestLists now={now} />
      <PromotionPlaces />
    </DeskPage>
  );
}
