import { ListParts } from '@/app/(desk)/desk/shell/table';
import { Tile } from '@/app/(desk)/desk/today/tiles';
import { site as agency } from '@/content/site';
import { readInvoices, total, type BillingOverview, type DeskInvoice } from '@/lib/billing/desk';
import { lastMonths } from '@/lib/reports/months';
import { monthSpan } from '@/lib/site/list-filter';
import { formatAnyMoney, formatDollars } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { dayIn } from '@/lib/site/time';

/** What the page shows: the plans, or the invoices of one of its figures. */
type BillingView = 'plans' | 'due' | 'late' | 'paid';

export function parseView(text: string | null): BillingView {
  return text === 'due' || text === 'late' || text === 'paid' ? text : 'plans';
}

/** The invoices of each figure: not paid, past due of those, and paid since this month began by the agency's clock. */
export async function readViews(
  { open }: Pick<BillingOverview, 'open'>,
  site: Pick<Site, 'db' | 'now'>,
): Promise<Record<'due' | 'late' | 'paid', DeskInvoice[]>> {
  const [month = dayIn(agency.timeZone, site.now())] = lastMonths(site.now(), 1);
  const paid = await readInvoices({ paidSince: monthSpan(month).from }, site);
  return { due: open, late: open.filter(({ standing }) => standing.months > 0), paid };
}

/** Four figures in dollars, each the way to what it is made of; sums in other currencies in words. */
export function BillingTiles({ billing: { sums, subscriptions, ended }, views }: BillingTilesProps) {
  const dollars = sums.find(({ currency }) => currency === 'USD');
  const others = sums.filter(({ currency }) => currency !== 'USD');
  const running = subscriptions.filter(({ state }) => state === 'active' || state === 'ending').length;
  const say = (minorOf: (sum: (typeof sums)[number]) => number, text: string) =>
    [
      text,
      ...others.flatMap(sum => (minorOf(sum) > 0 ? formatAnyMoney(minorOf(sum), sum.currency) : [])),
    ].join(', ');
  const paid = views.paid.filter(({ currency }) => currency === 'USD');
  const churn = ended === 0 ? '' : `, ${ended} ended in the last 30 days`;
  return (
    <ul className="desk-tiles">
      <Tile
        label="Recurring, a month"
        href={serverRoutes.deskBilling()}
        figure={formatDollars(dollars?.monthlyMinor ?? 0)}
      >
        <span className="soft">
          {say(({ monthlyMinor }) => monthlyMinor, `From ${sayCount(running, 'plan')}${churn}`)}
        </span>
      </Tile>
      <Tile
        label="Invoices paid this month"
        href={serverRoutes.deskInvoices('paid')}
        figure={formatDollars(total(paid.map(({ totalMinor }) => totalMinor)))}
      >
        <span className="soft">{sayCount(views.paid.length, 'invoice')}</span>
      </Tile>
      <Tile
        label="Not paid yet"
        href={serverRoutes.deskInvoices('due')}
        figure={formatDollars(dollars?.dueMinor ?? 0)}
      >
        <span className="soft">{say(({ dueMinor }) => dueMinor, sayCount(views.due.length, 'invoice'))}</span>
      </Tile>
      <Tile
        label="Of that, past due"
        href={serverRoutes.deskInvoices('late')}
        figure={formatDollars(dollars?.pastDueMinor ?? 0)}
      >
        <span className={views.late.length > 0 ? 'font-bold text-error' : 'soft'}>
          {say(({ pastDueMinor }) => pastDueMinor, sayCount(views.late.length, 'invoice'))}
        </span>
      </Tile>
    </ul>
  );
}

type BillingTilesProps = {
  billing: BillingOverview;
  views: Record<'due' | 'late' | 'paid', DeskInvoice[]>;
};

function sayCount(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** The lists as tabs. */
export function BillingViews({ view, billing, views }: BillingTilesProps & { view: BillingView }) {
  const late = views.late.length;
  return (
    <ListParts
      parts={[
        {
          label: 'Plans',
          href: serverRoutes.deskBilling(),
          isCurrent: view === 'plans',
          count: billing.subscriptions.length,
        },
        {
          label: 'Not paid',
          href: serverRoutes.deskInvoices('due'),
          isCurrent: view === 'due',
          count: views.due.length,
        },
        {
          label: 'Past due',
          href: serverRoutes.deskInvoices('late'),
          isCurrent: view === 'late',
          ...(late > 0 ? { waiting: late } : { count: 0 }),
        },
        {
          label: 'Paid this month',
          href: serverRoutes.deskInvoices('paid'),
          isCurrent: view === 'paid',
          count: views.paid.length,
        },
      ]}
    />
  );
}
