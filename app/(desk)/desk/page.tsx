import type { Metadata } from 'next';
import { UpcomingCalls } from '@/app/(desk)/desk/leads/calls';
import { LeadTable } from '@/app/(desk)/desk/leads/table';
import { OrderTable } from '@/app/(desk)/desk/orders/parts';
import { DeskSection } from '@/app/(desk)/desk/shell/parts';
import { Weeks } from '@/app/(desk)/desk/shell/weeks';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { deskFigures } from '@/content/desk';
import { listUpcomingCalls } from '@/lib/bookings';
import {
  countAnswers,
  countDue,
  countOverdue,
  findUnanswered,
  listLeads,
  listWaitingFor,
} from '@/lib/desk/leads.sql';
import { ALL_LEADS, ALL_ORDERS, YES } from '@/lib/desk/lists';
import { listDeskOrders } from '@/lib/desk/orders.sql';
import { listStaff } from '@/lib/desk/staff-users';
import { findWeeks } from '@/lib/reports/weeks';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';
import { sayAge } from '@/lib/site/time';
import { DeskPage, deskMetadata, readDeskCounts } from './desk-page';
import { requireStaff } from './find-staff';
import { PromotionPlaces } from './promotion-places';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Today');
}

/** What waits for a person, how the week goes, and what came last. */
export default async function DeskHome() {
  const staff = await requireStaff();
  const site = getSite();
  const now = site.now();
  const members = await listStaff(site);
  const waiting = await listWaitingFor({ accountId: staff.accountId, size: deskFigures.waiting }, site);
  const ids = new Set(waiting.map(({ id }) => id));
  const others = (await latestLeads()).filter(({ id }) => !ids.has(id));
  return (
    <DeskPage staff={staff} current="home" title="Today">
      {site.env.isTestMoney ? (
        <p className="font-bold">
          This site takes test money only: PAYPAL_ENVIRONMENT is &quot;sandbox&quot;. Orders become paid and
          receipts go out, but no one is charged.
        </p>
      ) : null}
      <Waiting now={now} />
      <UpcomingCalls calls={await listUpcomingCalls(site)} />
      <Weeks {...await findWeeks(site)} />
      <p>
        <TextLink href={serverRoutes.deskReports()}>Where leads and orders come from, week by week</TextLink>
      </p>
      <DeskSection
        title="Waiting for you"
        aside={
          <TextLink href={`${serverRoutes.deskLeads()}?owner=${staff.accountId}`}>All of your leads</TextLink>
        }
      >
        <LeadTable
          leads={waiting}
          now={now}
          staff={members}
          here={serverRoutes.desk()}
          caption="Waiting for you"
          empty="Nothing waits for you."
        />
      </DeskSection>
      {others.length === 0 && waiting.length > 0 ? null : (
        <DeskSection
          title={waiting.length === 0 ? 'Latest leads' : 'Other latest leads'}
          aside={<TextLink href={serverRoutes.deskLeads()}>All leads</TextLink>}
        >
          <LeadTable
            leads={others}
            now={now}
            staff={members}
            here={serverRoutes.desk()}
            caption="Latest leads"
            empty="No leads yet."
          />
        </DeskSection>
      )}
      <DeskSection
        title="Latest orders"
        aside={<TextLink href={serverRoutes.deskOrders()}>All orders</TextLink>}
      >
        <OrderTable orders={await latestOrders()} caption="Latest orders" empty="No orders yet." />
      </DeskSection>
      <PromotionPlaces />
    </DeskPage>
  );
}

/** What waits for a person, with the way there. */
async function Waiting({ now }: { now: number }) {
  const site = getSite();
  const counts = await readDeskCounts();
  const unanswered = await findUnanswered(site);
  const ageOf = ({ oldestAt }: { oldestAt: number | null }) => sayAge(now - (oldestAt ?? now));
  const [fresh, working] = [unanswered.new, unanswered.working];
  const due = await countDue(site);
  const answers = await countAnswers(site);
  const tiles: [count: number, label: string, href: string][] = [
    [
      fresh.count,
      fresh.count === 1 ? `new lead, ${ageOf(fresh)} old` : `new leads, the oldest ${ageOf(fresh)} old`,
      `${serverRoutes.deskLeads()}?status=new&unanswered=${YES}`,
    ],
    [
      working.count,
      working.count === 1
        ? `lead in progress without an answer, ${ageOf(working)} old`
        : `leads in progress without an answer, the oldest ${ageOf(working)} old`,
      `${serverRoutes.deskLeads()}?status=working&unanswered=${YES}`,
    ],
    [await countOverdue(site), 'Leads past the promised time', `${serverRoutes.deskLeads()}?overdue=${YES}`],
    [
      answers,
      answers === 1 ? 'lead wrote back' : 'leads wrote back',
      `${serverRoutes.deskLeads()}?answer=${YES}`,
    ],
    [due, due === 1 ? 'next step due' : 'next steps due', `${serverRoutes.deskLeads()}?due=${YES}`],
    [counts.orders, 'Orders that need a person', serverRoutes.deskOrders()],
    [counts.payments, 'Payments without an order', serverRoutes.deskPayments()],
    [counts.mail, 'Failed emails', serverRoutes.deskMail()],
    [counts.webhooks, 'Events that other tools did not take', serverRoutes.deskIntegrations()],
    [counts.quarantine, 'Leads in quarantine', serverRoutes.deskQuarantine()],
  ];
  const waiting = tiles.filter(([count]) => count > 0);
  return (
    <DeskSection title="Needs a person">
      {waiting.length === 0 ? (
        <p className="flex items-center gap-2">
          <Icon name="circle-check" className="size-5 text-ok" />
          Nothing is waiting. Every lead has an answer, no next step is due, and every email was sent.
        </p>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,220px),1fr))] gap-3">
          {waiting.map(([count, label, href]) => (
            <li key={href}>
              <a
                href={href}
                className="flex items-center gap-4 py-3 px-4 border border-line rounded-card bg-marigold-soft font-semibold hover:border-ink"
              >
                <span className="font-display text-figure/none font-extrabold tabular-nums">{count}</span>
                <span>{label}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </DeskSection>
  );
}

async function latestLeads() {
  const { latest: size } = deskFigures;
  return (await listLeads({ filter: ALL_LEADS, cursor: null, size }, getSite())).rows;
}

async function latestOrders() {
  const { latest: size } = deskFigures;
  return (await listDeskOrders({ ...ALL_ORDERS, cursor: null, size }, getSite())).rows;
}
