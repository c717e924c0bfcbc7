import type { Metadata } from 'next';
import { LatestLists } from './latest-lists';
import { DeskPage } from './desk-page';
import { deskMetadata } from './desk-metadata';
import { requireStaff } from './find-staff';
import { PromotionPlaces } from './promotion-places';
import { WaitingList } from '@/components/desk/waiting-list';
import { deskWords } from '@/content/desk';
import { getEnv } from '@/lib/site/env/server';
import type { WaitingStatus } from '@/lib/desk/desk-lead';
import { YES } from '@/lib/desk/list-query';
import { allUnanswered, overdueSince } from '@/lib/leads/promise';
import { sayAge } from '@/lib/site/time';
import { fillText } from '@/lib/site/text';
import { routes } from '@/lib/site/routes';
import { getDeskServices } from '@/lib/services';
import { readDeskCounts } from './read-counts';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata(deskWords.home.title);
}

/** What waits for a person, and what came last. */
export default async function DeskHome() {
  const staff = await requireStaff();
  const { title, waiting, nothing, fresh, working, overdue, attention, unknownPayments, failed, held } =
    deskWords.home;
  const services = getDeskServices();
  const now = services.clock.now();
  const counts = await readDeskCounts();
  const late = await services.leads.countOverdue(overdueSince(services.promise, services.leadForms, now));
  const unanswered = await services.leads.findUnanswered(allUnanswered(services.leadForms, now));
  const waitingTile = (status: WaitingStatus, { one, many }: { one: string; many: string }) => {
    const { count, oldestAt } = unanswered[status];
    const age = sayAge(now - (oldestAt ?? now));
    return {
      label: fillText(count === 1 ? one : many, { age }),
      count,
      href: `${routes.deskLeads()}?status=${status}&unanswered=${YES}`,
    };
  };
  return (
    <DeskPage staff={staff} current="home" title={title}>
      {getEnv().isTestMoney ? <p className="font-bold">{deskWords.home.testMoney}</p> : null}
      <WaitingList
        title={waiting}
        nothing={nothing}
        items={[
          waitingTile('new', fresh),
          waitingTile('working', working),
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
