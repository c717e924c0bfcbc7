import type { ReactNode } from 'react';
import {
  DayColumns,
  Funnel,
  sayCount,
  Shares,
  type ChartDay,
  type ShareRow,
} from '@/app/(desk)/desk/reports/charts';
import { PostForm } from '@/app/(desk)/desk/shell/forms';
import { DeskSection, Empty, Hint } from '@/app/(desk)/desk/shell/parts';
import { Tile } from '@/app/(desk)/desk/today/tiles';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { ALL_LEADS, toLeadParams } from '@/lib/leads/filter';
import { ALL_ORDERS, toOrderParams } from '@/lib/orders/filter';
import {
  breakdown,
  daysOf,
  figureRows,
  isEmpty,
  netOf,
  sayPeriod,
  sayReason,
  sayTask,
  sumOf,
  UNKNOWN,
  type Figures,
  type Period,
  type Report,
} from '@/lib/reports/report-rules';
import { listAddress } from '@/lib/site/list-page';
import { formatAnyMoney } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import { daysAfter } from '@/lib/site/time';

/** Which week or month is shown: the ones beside it, and all that there are, as links. */
export function ReportPeriods({ period, periods }: { period: Period; periods: readonly Period[] }) {
  const kind = kindOf(period);
  const same = periods.filter(one => kindOf(one) === kind);
  const at = same.findIndex(({ key }) => key === period.key);
  const [newer, older] = [same[at - 1], same[at + 1]];
  return (
    <nav aria-label="Week or month" className="desk-periods">
      {older ? (
        <a rel="prev" href={serverRoutes.deskReports(older.key)} className="btn btn-line btn-sm">
          <Icon name="chevron-left" />
          <span className="sr-only">{sayPeriod(older.key)}, the one before</span>
        </a>
      ) : null}
      <strong>{sayPeriod(period.key)}</strong>
      {newer ? (
        <a rel="next" href={serverRoutes.deskReports(newer.key)} className="btn btn-line btn-sm">
          <Icon name="chevron-right" />
          <span className="sr-only">{sayPeriod(newer.key)}, the one after</span>
        </a>
      ) : null}
      <details className="desk-menu">
        <summary className="btn btn-line btn-sm">
          Another week or month
          <Icon name="chevron-down" />
        </summary>
        <div className="desk-sheet">
          {(['week', 'month'] as const).map(kind => (
            <ul key={kind}>
              {periods
                .filter(one => kindOf(one) === kind)
                .map(({ key }) => (
                  <li key={key}>
                    <a
                      href={serverRoutes.deskReports(key)}
                      aria-current={key === period.key ? 'page' : undefined}
                    >
                      {sayPeriod(key)}
                    </a>
                  </li>
                ))}
            </ul>
          ))}
        </div>
      </details>
    </nav>
  );
}

function kindOf({ key }: Period): 'week' | 'month' {
  return key.startsWith('month-') ? 'month' : 'week';
}

/** The numbers of the period as a file. */
export function ReportFile({ period }: { period: Period }) {
  return (
    <PostForm action="report-export" hidden={[['of', period.key]]}>
      <Button type="submit" variant="line" size="sm">
        Download as CSV
      </Button>
    </PostForm>
  );
}

/** What to do, what happened and what changed, by day, source and page. */
export function ReportView({ report, period, isOver }: ReportViewProps) {
  if (isEmpty(report))
    return (
      <Empty title="Nothing happened in this period or the one before.">
        Visits, leads and orders are counted here from the first one on.
      </Empty>
    );
  const lists = listsOf(period);
  return (
    <>
      <section className="desk-panel desk-needs">
        <h2>One thing to do</h2>
        {isOver ? (
          <>
            <p className="font-bold">{sayTask(report)}</p>
            <p>{sayReason(report)}</p>
          </>
        ) : (
          <p>This {kindOf(period)} is not over yet. When it is, it says here what to do first, and why.</p>
        )}
      </section>
      <HeadFigures report={report} lists={lists} />
      <DeskSection title="Day by day">
        <div className="desk-weeks">
          {(['visits', 'leads'] as const).map(what => (
            <DayColumns
              key={what}
              days={chartDaysOf(report, period, what)}
              what={what}
              before={kindOf(period) === 'week' ? 'The week before' : 'The month before'}
            />
          ))}
        </div>
      </DeskSection>
      <div className="desk-halves">
        <DeskSection title="Sources" id="sources">
          <Shares
            caption="By source, with the period before in parentheses"
            label="Came from"
            rows={shareRowsOf(report, 'source', lists)}
            empty="No visits, leads or orders."
          />
          <Hint>
            “direct” is a visit that no page led to, and “unknown” one whose start no one told us. Robots are
            left out.
          </Hint>
        </DeskSection>
        <DeskSection title="First pages">
          <Shares
            caption="By the page where the visit began, with the period before in parentheses"
            label="Began on"
            rows={shareRowsOf(report, 'page', lists)}
            empty="No visits, leads or orders."
          />
        </DeskSection>
      </div>
      <DeskSection title="What became of the visits">
        <Doors report={report} lists={lists} />
      </DeskSection>
      <details>
        <summary className="text-link inline-flex min-h-6 cursor-pointer items-center font-bold">
          All figures as a table
        </summary>
        <FigureTable report={report} />
        <Hint>
          The reason is the source, first page or form whose own change is the largest share of the change in
          leads. With fewer than ten leads, a small change, or none that explains half of it, we say that we
          can’t tell.
        </Hint>
      </details>
    </>
  );
}

type ReportViewProps = { report: Report; period: Period; isOver: boolean };

/** The lists that figures are made of: leads and paid orders of the period, from one source where one is named. */
function listsOf({ from, to }: Period): Lists {
  const days = { from, to: daysAfter(to, -1) };
  return {
    leads: (source = null) =>
      listAddress(serverRoutes.deskLeads(), toLeadParams({ ...ALL_LEADS, source, days }), null),
    orders: (source = null) =>
      listAddress(serverRoutes.deskOrders(), toOrderParams({ ...ALL_ORDERS, source, days }), null),
  };
}

type Lists = Record<'leads' | 'orders', (source?: string | null) => string>;

/** The six figures that say how a period went, each the way to what it is made of. */
function HeadFigures({ report: { now, before }, lists }: { report: Report; lists: Lists }) {
  const [visits, leads, orders] = [sumOf(now.visits.source), sumOf(now.leads.form), sumOf(now.orders.source)];
  return (
    <ul className="desk-tiles desk-tiles-six">
      <Tile label="Visits" href="#sources" figure={sayCount(visits)}>
        <Change now={visits} before={sumOf(before.visits.source)} />
      </Tile>
      <Tile label="Leads" href={lists.leads()} figure={sayCount(leads)}>
        <Change now={leads} before={sumOf(before.leads.form)} />
      </Tile>
      <Tile label="Leads of 100 visits" href="#doors" figure={sayRate(leads, visits)}>
        <span className="soft">
          {sayRate(sumOf(before.leads.form), sumOf(before.visits.source))} the one before
        </span>
      </Tile>
      <Tile label="Answered in time" href={lists.leads()} figure={sayAnswers(now)}>
        <span className="soft">{sayAnswers(before)} the one before</span>
      </Tile>
      <Tile label="Orders paid" href={lists.orders()} figure={sayCount(orders)}>
        <Change now={orders} before={sumOf(before.orders.source)} />
      </Tile>
      <Tile label="Kept" href={lists.orders()} figure={sayKept(now)}>
        <span className="soft">{sayKept(before)} the one before</span>
      </Tile>
    </ul>
  );
}

/** An arrow for eyes and words for everyone. */
function Change({ now, before }: { now: number; before: number }) {
  const by = now - before;
  if (before === 0) return <span className="soft">None the one before</span>;
  if (by === 0) return <span className="soft">As many as before</span>;
  return (
    <span className="soft">
      <span aria-hidden="true">{by > 0 ? '↑' : '↓'}</span> {sayCount(Math.abs(by))}{' '}
      {by > 0 ? 'more' : 'fewer'} than {sayCount(before)}
    </span>
  );
}

function sayRate(part: number, whole: number): string {
  return whole === 0 ? 'None' : (Math.round((part / whole) * 1000) / 10).toFixed(1);
}

function sayAnswers({ answers: { promised, inTime } }: Figures): string {
  return promised === 0 ? 'None due' : `${inTime} of ${promised}`;
}

/** What came in less what went back, in US dollars first. */
function sayKept({ money }: Figures): string {
  const sums = money.toSorted(
    (one, other) => Number(other.currency === 'USD') - Number(one.currency === 'USD'),
  );
  if (sums.length === 0) return '$0';
  return sums
    .map(sum => {
      const minor = netOf(sum);
      return `${minor < 0 ? '−' : ''}${formatAnyMoney(Math.abs(minor), sum.currency)}`;
    })
    .join(', ');
}

function chartDaysOf(report: Report, period: Period, what: 'visits' | 'leads'): ChartDay[] {
  const before = daysOf({ from: period.before, to: period.from });
  return daysOf(period).map((day, index) => {
    const same = before[index];
    return {
      day,
      count: report.now[what].day[day] ?? 0,
      before: same === undefined ? null : (report.before[what].day[same] ?? 0),
    };
  });
}

function shareRowsOf(report: Report, what: 'source' | 'page', lists: Lists): ShareRow[] {
  return breakdown(report, what).map(({ name, now, before }) => {
    const cell = (kind: 'visits' | 'leads' | 'orders') => ({ now: now[kind], before: before[kind] });
    if (what === 'page' || name === UNKNOWN)
      return { name, visits: cell('visits'), leads: cell('leads'), orders: cell('orders') };
    return {
      name,
      visits: cell('visits'),
      leads: { ...cell('leads'), href: lists.leads(name) },
      orders: { ...cell('orders'), href: lists.orders(name) },
    };
  });
}

function Doors({ report: { now }, lists }: { report: Report; lists: Lists }) {
  const [visits, leads, orders] = [sumOf(now.visits.source), sumOf(now.leads.form), sumOf(now.orders.source)];
  const of = (count: number): ReactNode => (visits === 0 ? null : `${sayRate(count, visits)} of 100 visits`);
  return (
    <div id="doors" className="desk-panel">
      <Funnel
        steps={[
          { count: visits, label: visits === 1 ? 'visit' : 'visits', note: null },
          { count: leads, label: leads === 1 ? 'lead' : 'leads', note: of(leads), href: lists.leads() },
          {
            count: orders,
            label: orders === 1 ? 'order paid' : 'orders paid',
            note: of(orders),
            href: lists.orders(),
          },
        ]}
      />
    </div>
  );
}

/** Every figure beside that of the period before; its rows stay rows on a phone. */
function FigureTable({ report }: { report: Report }) {
  return (
    <table className="desk-shares">
      <caption className="sr-only">All figures</caption>
      <thead>
        <tr>
          <th scope="col">Figure</th>
          <th scope="col">This one</th>
          <th scope="col">The one before</th>
        </tr>
      </thead>
      <tbody>
        {figureRows(report).map(({ label, now, before }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{now}</td>
            <td>{before}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
