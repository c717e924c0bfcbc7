import type { Metadata } from 'next';
import { OrderMark } from '@/app/(desk)/desk/orders/parts';
import { isPromotionNear, PromotionPlaces } from '@/app/(desk)/desk/promotion/parts';
import { DeskSection } from '@/app/(desk)/desk/shell/parts';
import { Weeks } from '@/app/(desk)/desk/shell/weeks';
import { TextLink } from '@/components/ui/text-link';
import { deskFigures } from '@/content/desk';
import { site as agency } from '@/content/site';
import { listStaff } from '@/lib/accounts/staff-users';
import { countLateInvoices } from '@/lib/billing';
import { readBilling } from '@/lib/billing/desk';
import { listUpcomingCalls } from '@/lib/bookings';
import { ALL_LEADS } from '@/lib/leads/filter';
import { countOverdue, findUnanswered, listLeads, listWaitingFor } from '@/lib/leads/leads.sql';
import { listDeskOrders } from '@/lib/orders/desk-orders.sql';
import { ALL_ORDERS } from '@/lib/orders/filter';
import { lastMonths, listMonthSums } from '@/lib/reports/months';
import { findWeeks } from '@/lib/reports/weeks';
import { YES } from '@/lib/site/list-filter';
import { formatAnyMoney, formatDollars, formatMoney } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';
import { sayAge, sayMoment, sayShortMoment, zonedFormat } from '@/lib/site/time';
import { DeskPage, deskMetadata, readDeskCounts } from './desk-page';
import { requireStaff } from './find-staff';
import { leadName, leadTopic } from './leads/parts';
import { FirstDay } from './today/first-day';
import { readFirstDay } from './today/first-day.queries';
import { Queue, StartWith, toQueue, type Waiting } from './today/queue';
import { receivedByMonth, sayKeptOf, Sparkline, Tile } from './today/tiles';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Today');
}

/** What waits for one person, the soonest first, beside how the week goes. */
export default async function DeskHome() {
  const staff = await requireStaff();
  const site = getSite();
  const now = site.now();
  const leads = await listWaitingFor({ accountId: staff.accountId, size: deskFigures.waiting }, site);
  const queue = toQueue({
    leads,
    calls: await listUpcomingCalls(site),
    waiting: await findWaiting(),
    now,
  });
  // Customers who wait come first.
  const firstDay = staff.isOwner ? <FirstDay done={await readFirstDay(site)} /> : null;
  return (
    <DeskPage
      staff={staff}
      current="home"
      title="Today"
      meta={
        <>
          <span>{dateIn(agency.timeZone).format(now)}</span>
          <NextAnswer queue={queue} now={now} />
        </>
      }
      action={queue.length > 0 ? <StartWith items={queue} /> : null}
    >
      {site.env.isTestMoney ? (
        <p className="font-bold">
          This site takes test money only: PAYPAL_ENVIRONMENT is &quot;sandbox&quot;. Orders become paid and
          receipts go out, but no one is charged.
        </p>
      ) : null}
      {queue.length === 0 ? firstDay : null}
      <Tiles now={now} />
      <div className="desk-columns">
        <Queue items={queue} now={now} staff={await listStaff(site)} />
        <div className="grid gap-6">
          <Weeks {...await findWeeks(site)} />
          <Latest now={now} />
        </div>
      </div>
      {queue.length > 0 ? firstDay : null}
      {isPromotionNear(site) ? <PromotionPlaces /> : null}
    </DeskPage>
  );
}

/** "The next answer is due Wednesday 3 p.m." Without a period, which "p.m." has already. */
function NextAnswer({ queue, now }: { queue: ReturnType<typeof toQueue>; now: number }) {
  const next = queue.find(({ due }) => due.kind === 'answer' && due.at !== null && due.at >= now);
  if (!next || next.due.at === null) return null;
  return <span>The next answer is due {sayMoment(next.due.at, { now, timeZone: agency.timeZone })}</span>;
}

const dateIn = zonedFormat({ weekday: 'long', month: 'long', day: 'numeric' });

/** What anyone of the staff can decide about, and what has no day. */
async function findWaiting(): Promise<Waiting[]> {
  const site = getSite();
  const counts = await readDeskCounts();
  const late = await countLateInvoices(site);
  return [
    {
      count: counts.orders,
      label: say(counts.orders, 'order needs a person', 'orders need a person'),
      href: serverRoutes.deskAttention(),
    },
    {
      count: counts.payments,
      label: say(counts.payments, 'payment without an order', 'payments without an order'),
      href: serverRoutes.deskPayments(),
    },
    {
      count: late,
      label: say(late, 'invoice past due', 'invoices past due'),
      href: serverRoutes.deskInvoices('late'),
    },
    {
      count: counts.mail,
      label: say(counts.mail, 'failed email', 'failed emails'),
      href: serverRoutes.deskMail(),
    },
    {
      count: counts.webhooks,
      label: say(
        counts.webhooks,
        'event that another tool did not take',
        'events that other tools did not take',
      ),
      href: serverRoutes.deskIntegrations(),
    },
    {
      count: counts.quarantine,
      label: say(counts.quarantine, 'lead in quarantine', 'leads in quarantine'),
      href: serverRoutes.deskQuarantine(),
    },
  ];
}

function say(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

/** Four figures, each the way to what it is made of. */
async function Tiles({ now }: { now: number }) {
  const site = getSite();
  const { new: fresh, working } = await findUnanswered(site);
  const overdue = await countOverdue(site);
  const oldest = Math.min(...[fresh, working].flatMap(({ oldestAt }) => oldestAt ?? []));
  const months = lastMonths(now);
  const [month = ''] = months;
  const sums = await listMonthSums(site);
  const received = receivedByMonth(sums, months);
  const { sums: recurring, subscriptions, open } = await readBilling(site);
  const waiting = fresh.count + working.count;
  const dollars = recurring.find(({ currency }) => currency === 'USD');
  const others = recurring.filter(({ currency, monthlyMinor }) => currency !== 'USD' && monthlyMinor > 0);
  const running = subscriptions.filter(({ state }) => state === 'active' || state === 'ending').length;
  const due = dollars?.dueMinor ?? 0;
  return (
    <ul className="desk-tiles">
      <Tile
        label="Leads without an answer"
        href={`${serverRoutes.deskLeads()}?unanswered=${YES}`}
        figure={waiting}
      >
        {overdue > 0 ? (
          <span className="font-bold text-error">{overdue} past the promised time</span>
        ) : (
          <span className="soft">
            {waiting === 0 ? 'Everyone has an answer' : `The oldest ${sayAge(now - oldest)} old`}
          </span>
        )}
      </Tile>
      <Tile
        label="Received this month"
        href={`${serverRoutes.deskOrders()}?month=${month}`}
        figure={formatDollars(received.at(-1) ?? 0)}
      >
        <span className="soft">{sayKeptOf(sums, month)}</span>
        <Sparkline values={received} />
      </Tile>
      <Tile
        label="Recurring, a month"
        href={serverRoutes.deskBilling()}
        figure={formatDollars(dollars?.monthlyMinor ?? 0)}
      >
        <span className="soft">
          {[
            `From ${running} ${running === 1 ? 'plan' : 'plans'}`,
            ...others.map(({ monthlyMinor, currency }) => formatAnyMoney(monthlyMinor, currency)),
          ].join(', ')}
        </span>
      </Tile>
      <Tile label="Invoices not paid yet" href={serverRoutes.deskInvoices('due')} figure={formatDollars(due)}>
        <span className="soft">
          {open.length === 0
            ? 'None is open'
            : `${open.length} open, ${formatDollars(dollars?.pastDueMinor ?? 0)} past due`}
        </span>
      </Tile>
    </ul>
  );
}

/** The last leads and orders together, the newest first. */
async function Latest({ now }: { now: number }) {
  const site = getSite();
  const { latest: size } = deskFigures;
  const leads = await listLeads({ filter: ALL_LEADS, cursor: null, size }, site);
  const orders = await listDeskOrders({ ...ALL_ORDERS, cursor: null, size }, site);
  const events = [
    ...leads.rows.map(lead => ({
      id: lead.id,
      at: lead.receivedAt,
      href: serverRoutes.deskLead(lead.id),
      name: leadName(lead),
      line: leadTopic(lead),
      mark: null,
    })),
    ...orders.rows.map(order => ({
      id: order.id,
      at: order.createdAt,
      href: serverRoutes.deskOrder(order.id),
      name: order.payerName ?? order.description,
      line: formatMoney({ minor: order.amountMinor, currency: order.currency }),
      mark: <OrderMark order={order} />,
    })),
  ]
    .toSorted((one, other) => other.at - one.at)
    .slice(0, size);
  return (
    <DeskSection title="Latest" aside={<TextLink href={serverRoutes.deskLeads()}>All leads</TextLink>}>
      {events.length === 0 ? <p className="soft">No lead and no order yet.</p> : null}
      <ul className="desk-feed">
        {events.map(({ id, at, href, name, line, mark }) => (
          <li key={id}>
            <a href={href} className="text-link font-bold">
              {name}
            </a>
            <time dateTime={new Date(at).toISOString()} className="desk-stamp">
              {sayShortMoment(at, { now, timeZone: agency.timeZone })}
            </time>
            <span className="soft">{line}</span>
            {mark}
          </li>
        ))}
      </ul>
    </DeskSection>
  );
}
