import { z } from 'zod';
import { leadTopics } from '@/content/lead-topics';
import { formatAnyMoney } from '@/lib/site/money';
import { formatDay, daysAfter } from '@/lib/site/time';
import { sayMonth } from './months';

/** A week or a month by its days, `YYYY-MM-DD`; `to` is the day after it, `before` the first of the one before. */
export type Period = { key: string; from: string; to: string; before: string };

const tallySchema = z.record(z.string(), z.number());
const figuresSchema = z.object({
  /** By page, people alone. */
  views: tallySchema,
  /** Views that began a visit. */
  visits: z.object({ source: tallySchema, page: tallySchema, day: tallySchema }),
  robots: z.number(),
  leads: z.object({ source: tallySchema, page: tallySchema, form: tallySchema, day: tallySchema }),
  /** Paid. */
  orders: z.object({ source: tallySchema, page: tallySchema }),
  /** Leads that were promised an answer, and how many had it in time. */
  answers: z.object({ promised: z.number(), inTime: z.number() }),
  won: z.number(),
  /** In cents. */
  money: z.array(
    z.object({
      currency: z.string(),
      receivedMinor: z.number(),
      refundedMinor: z.number(),
      reversedMinor: z.number(),
    }),
  ),
  misses: z.array(z.object({ text: z.string(), count: z.number() })),
  /** Websites that were checked, how many of the reports were emailed, and how many had none. */
  checkups: z
    .object({ made: z.number(), emailed: z.number(), failed: z.number() })
    // Reports that were stored before.
    .default({ made: 0, emailed: 0, failed: 0 }),
  /** Replies on the page of the assistant. Reports from before it have none. */
  assistant: z
    .object({ answered: z.number(), passedOn: z.number(), unknown: z.number() })
    .default({ answered: 0, passedOn: 0, unknown: 0 }),
});

export const reportSchema = z.object({ period: z.string(), now: figuresSchema, before: figuresSchema });

export const fieldsSchema = z.record(z.string(), z.string()).catch({});

export type Figures = z.infer<typeof figuresSchema>;
export type Report = z.infer<typeof reportSchema>;
export type Tally = Figures['views'];

/** In place of a source or page that nothing says. */
export const UNKNOWN = 'unknown';

export function sumOf(tally: Tally): number {
  return Object.values(tally).reduce((sum, count) => sum + count, 0);
}

/** Whether nothing happened in the period and the one before. */
export function isEmpty({ now, before }: Report): boolean {
  return [now, before].every(
    ({ views, leads, orders, won, money }) =>
      sumOf(views) + sumOf(leads.form) + sumOf(orders.source) + won + money.length === 0,
  );
}

/** "Week of November 16, 2026", "October 2026" */
export function sayPeriod(key: string): string {
  const day = key.slice(key.indexOf('-') + 1);
  return key.startsWith('month-') ? sayMonth(day) : `Week of ${formatDay(day)}`;
}

/** Every figure beside that of the period before, as the page, the email and the file have it. */
export function figureRows({ now, before }: Report): FigureRow[] {
  const row = (label: string, of: (figures: Figures) => number): FigureRow => ({
    label,
    now: String(of(now)),
    before: String(of(before)),
  });
  const forms = [...new Set([now, before].flatMap(({ leads }) => Object.keys(leads.form)))];
  const currencies = [...new Set([now, before].flatMap(({ money }) => money.map(sum => sum.currency)))];
  return [
    row('Views of pages', ({ views }) => sumOf(views)),
    row('Visits', ({ visits }) => sumOf(visits.source)),
    row('Views by robots', ({ robots }) => robots),
    row('Leads', ({ leads }) => sumOf(leads.form)),
    ...forms.map(form => row(`Leads: ${sayForm(form)}`, ({ leads }) => leads.form[form] ?? 0)),
    {
      label: 'Answered in the promised time',
      now: sayShare(now.answers),
      before: sayShare(before.answers),
    },
    row('Leads won', ({ won }) => won),
    ...(now.checkups.made + before.checkups.made === 0
      ? []
      : [
          row('Website checkups', ({ checkups }) => checkups.made),
          row('Website checkups: emailed', ({ checkups }) => checkups.emailed),
          row('Website checkups: without a report', ({ checkups }) => checkups.failed),
        ]),
    row('Orders paid', ({ orders }) => sumOf(orders.source)),
    ...currencies.flatMap(currency => {
      const sums = (figures: Figures) => figures.money.find(sum => sum.currency === currency) ?? NO_MONEY;
      const money = (label: string, of: (sum: typeof NO_MONEY) => number): FigureRow => ({
        label: currencies.length > 1 ? `${label}, ${currency}` : label,
        now: sayMoney(of(sums(now)), currency),
        before: sayMoney(of(sums(before)), currency),
      });
      return [
        money('Received', sum => sum.receivedMinor),
        money('Refunded', sum => sum.refundedMinor),
        money('Net revenue', netOf),
      ];
    }),
    row('Searches without a result', ({ misses }) => misses.reduce((sum, { count }) => sum + count, 0)),
    row('Questions the assistant answered', ({ assistant }) => assistant.answered),
    row('Questions it passed on to us', ({ assistant }) => assistant.passedOn),
    row('Questions it didn’t know', ({ assistant }) => assistant.unknown),
  ];
}

export type FigureRow = { label: string; now: string; before: string };

/** What of a sum was kept, in cents; below zero where more went back than came in. */
export function netOf({ receivedMinor, refundedMinor, reversedMinor }: typeof NO_MONEY): number {
  return receivedMinor - refundedMinor - reversedMinor;
}

const NO_MONEY = { receivedMinor: 0, refundedMinor: 0, reversedMinor: 0 };

function sayMoney(minor: number, currency: string): string {
  return `${minor < 0 ? '−' : ''}${formatAnyMoney(Math.abs(minor), currency)}`;
}

function sayShare({ inTime, promised }: Figures['answers']): string {
  return promised === 0 ? 'none due' : `${inTime} of ${promised}`;
}

function sayForm(form: string): string {
  return TOPICS.get(form)?.name ?? form;
}

const TOPICS = new Map<string, { name: string }>(Object.entries(leadTopics));

/**
 * Why the number of leads changed, most likely: the source, first page or form whose own change in that direction is the
 * largest share of it. A kind with one name only explains nothing, and neither does what we do not know.
 */
export function findReason({ now, before }: Report): Reason {
  const [count, former] = [sumOf(now.leads.form), sumOf(before.leads.form)];
  const change = count - former;
  if (count + former < LEADS_MIN) return { kind: 'unknown', why: 'few' };
  if (Math.abs(change) < Math.max(CHANGE_MIN, former * CHANGE_MIN_SHARE))
    return { kind: 'unknown', why: 'steady' };
  const candidates = (['source', 'page', 'form'] as const).flatMap(what => {
    const names = [...new Set([...Object.keys(now.leads[what]), ...Object.keys(before.leads[what])])];
    if (names.length < 2) return [];
    return names
      .filter(name => name !== UNKNOWN)
      .map(name => {
        const [own, ownFormer] = [now.leads[what][name] ?? 0, before.leads[what][name] ?? 0];
        return {
          kind: 'found',
          what,
          name,
          now: own,
          before: ownFormer,
          share: (own - ownFormer) / change,
        } as const;
      });
  });
  // Of equal ones the first counts: a source says more than a page, and a page more than a form.
  const best = candidates.reduce<(typeof candidates)[number] | null>(
    (best, one) => (best === null || Math.min(one.share, 1) > Math.min(best.share, 1) ? one : best),
    null,
  );
  if (best === null || best.share < SHARE_MIN) return { kind: 'unknown', why: 'spread' };
  return { ...best, share: Math.min(best.share, 1) };
}

type Reason =
  /** `few`: too few leads to say. `steady`: no change worth a reason. `spread`: no one thing explains half of it. */
  | { kind: 'unknown'; why: 'few' | 'steady' | 'spread' }
  | {
      kind: 'found';
      what: 'source' | 'page' | 'form';
      name: string;
      now: number;
      before: number;
      share: number;
    };

/** Leads of both periods together. */
const LEADS_MIN = 10;
const CHANGE_MIN = 3;
const CHANGE_MIN_SHARE = 0.2;
const SHARE_MIN = 0.5;

export function sayReason(report: Report): string {
  const reason = findReason(report);
  if (reason.kind === 'unknown') return UNKNOWN_REASONS[reason.why];
  const { what, name, now, before, share } = reason;
  const subject = {
    source: `from ${name}`,
    page: `from visits that began on ${name}`,
    form: `by ${sayForm(name)}`,
  };
  return `Leads ${subject[what]} went from ${before} to ${now}. That is ${Math.round(share * 100)}% of the change.`;
}

const UNKNOWN_REASONS = {
  few: `We can’t tell: fewer than ${LEADS_MIN} leads came in the two periods together.`,
  steady: 'We can’t tell: the number of leads hardly changed.',
  spread: 'We can’t tell: the change is spread over many sources, pages and forms.',
};

/** One thing to do: the first rule that applies. */
export function sayTask(report: Report): string {
  const { answers, misses } = report.now;
  const reason = findReason(report);
  const late = answers.promised - answers.inTime;
  if (late > 0 && late >= answers.promised * LATE_SHARE)
    return `Answer sooner: ${late} of ${answers.promised} leads waited longer than we promise.`;
  if (reason.kind === 'found' && reason.now < reason.before) return DOWN[reason.what](reason.name);
  if (reason.kind === 'found') return UP[reason.what](reason.name);
  const [miss] = misses;
  if (miss && miss.count >= MISSES_MIN)
    return `Write a page that answers “${miss.text}”: people searched for it ${miss.count} times and found nothing.`;
  return 'Nothing stands out. Ask a happy customer for a review.';
}

const LATE_SHARE = 0.1;
const MISSES_MIN = 3;

const DOWN = {
  source: (name: string) => `Look at ${name}: is the link, listing or ad still there and right?`,
  page: (name: string) => `Open ${name} on a phone, and send its form once.`,
  form: (name: string) => `Send the form ${sayForm(name)} once yourself, and read what a visitor reads.`,
};

const UP = {
  source: (name: string) => `Do more of what brings people from ${name}.`,
  page: (name: string) => `Link to ${name} from more pages.`,
  form: (name: string) => `Show the form ${sayForm(name)} on more pages.`,
};

/** Sources, or the pages where visits began: what came of each, those with the most leads first. */
export function breakdown({ now, before }: Report, what: 'source' | 'page'): BreakdownRow[] {
  const kinds = ['visits', 'leads', 'orders'] as const;
  const names = new Set(
    [now, before].flatMap(figures => kinds.flatMap(kind => Object.keys(figures[kind][what]))),
  );
  const counts = ({ visits, leads, orders }: Figures, name: string) => ({
    visits: visits[what][name] ?? 0,
    leads: leads[what][name] ?? 0,
    orders: orders[what][name] ?? 0,
  });
  return Array.from(names, name => ({ name, now: counts(now, name), before: counts(before, name) }))
    .toSorted(
      (a, b) =>
        b.now.leads - a.now.leads ||
        b.now.visits - a.now.visits ||
        b.before.leads - a.before.leads ||
        a.name.localeCompare(b.name),
    )
    .slice(0, BREAKDOWN_ROWS);
}

type Outcome = Record<'visits' | 'leads' | 'orders', number>;
type BreakdownRow = { name: string; now: Outcome; before: Outcome };

const BREAKDOWN_ROWS = 30;

/** The same as rows of the file. */
export function breakdownRows(report: Report): FigureRow[] {
  return (['source', 'page'] as const).flatMap(what =>
    breakdown(report, what).flatMap(({ name, now, before }) =>
      (['visits', 'leads', 'orders'] as const).map(kind => ({
        label: `${what} ${name}: ${kind}`,
        now: String(now[kind]),
        before: String(before[kind]),
      })),
    ),
  );
}

/** The days of a period in their order, for a chart. */
export function daysOf({ from, to }: Pick<Period, 'from' | 'to'>): string[] {
  const days = [from];
  for (let day = daysAfter(from, 1); day < to; day = daysAfter(day, 1)) days.push(day);
  return days;
}
