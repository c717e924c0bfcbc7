import { deskDigest as words } from '@/content/desk-digest';
import { leadTopics } from '@/content/lead-topics';
import { formatMoney, type Money } from '@/lib/site/money';
import { sayShortMoment } from '@/lib/site/time';
import { fillText } from '@/lib/site/text';
import { routes } from '@/lib/site/routes';
import {
  composeMail,
  type FieldRow,
  type MailSettings,
  type OutgoingMail,
  FieldTable,
  MailLayout,
  MailButton,
  Subtitle,
  toPreview,
} from '@/lib/mail';

/**
 * The agency's email of a day (`YYYY-MM-DD`): what happened, who waits since when, and what is stuck. There is one such
 * email a day, from any process.
 */
export function renderDeskDigest(
  facts: DigestFacts,
  day: string,
  settings: MailSettings,
): Promise<OutgoingMail> {
  const { timeZone } = settings.agency;
  const momentOf = (at: number) => sayShortMoment(at, { now: facts.now, timeZone });
  const heading = headingOf(facts);
  const mail = (
    <DeskDigest
      settings={settings}
      heading={heading}
      groups={[
        {
          title: fillText(words.news.title, { from: momentOf(facts.from) }),
          rows: newsRows(facts, settings),
        },
        { title: words.waiting.title, rows: waitingRows(facts, momentOf, settings) },
        { title: words.stuck.title, rows: stuckRows(facts, settings) },
      ]}
      footnote={words.footnote}
      deskUrl={settings.siteUrl + routes.desk()}
    />
  );
  return composeMail({
    settings,
    kind: 'desk-digest',
    key: day,
    subjectId: `desk-digest-${day}`,
    to: settings.agencyTo,
    replyTo: null,
    subject: heading,
    mail,
  });
}

/** "9 without an answer, 4 new leads, 1 sale" */
function headingOf({ leads, sales, places, subscribers, waiting, stuck }: DigestFacts): string {
  const counts = {
    leads: sumOf(leads),
    sales: sumOf(sales),
    places,
    subscribers,
    waiting: sumOf(Object.values(waiting)),
    stuck: Object.values(stuck).reduce((sum, count) => sum + count, 0),
  };
  return HEADING_PARTS.flatMap(part => {
    const count = counts[part];
    const { one, many } = words.heading[part];
    return count === 0 ? [] : [fillText(count === 1 ? one : many, { count: String(count) })];
  }).join(', ');
}

function newsRows({ leads, sales, places, subscribers }: DigestFacts, { siteUrl }: MailSettings): FieldRow[] {
  const topics = leads.map(({ formName, count }) => `${count} ${TOPICS.get(formName)?.name ?? formName}`);
  const amounts = sales.map(({ count, ...money }) => `${count}, ${formatMoney(money)}`);
  const { news } = words;
  const rows = [
    { label: news.leads, value: topics.join(', '), path: routes.deskLeads() },
    { label: news.sales, value: amounts.join('; '), path: routes.deskOrders() },
    { label: news.places, value: places === 0 ? '' : String(places), path: routes.desk() },
    {
      label: news.subscribers,
      value: subscribers === 0 ? '' : String(subscribers),
      path: routes.deskLeads(),
    },
  ];
  return rows
    .filter(({ value }) => value !== '')
    .map(({ label, value, path }) => ({ label, value, href: siteUrl + path }));
}

function waitingRows(
  { waiting }: DigestFacts,
  momentOf: (at: number) => string,
  { siteUrl }: MailSettings,
): FieldRow[] {
  return (['new', 'working'] as const).flatMap(status => {
    const { count, oldestAt } = waiting[status];
    if (count === 0 || oldestAt === null) return [];
    const values = { count: String(count), moment: momentOf(oldestAt) };
    const value = fillText(count === 1 ? words.waiting.one : words.waiting.many, values);
    const href = `${siteUrl}${routes.deskLeads()}?status=${status}&unanswered=true`;
    return [{ label: words.waiting[status], value, href }];
  });
}

function stuckRows({ stuck }: DigestFacts, { siteUrl }: MailSettings): FieldRow[] {
  return STUCK.filter(({ fact }) => stuck[fact] > 0).map(({ fact, path }) => ({
    label: words.stuck[fact],
    value: String(stuck[fact]),
    href: siteUrl + path,
  }));
}

function sumOf(counted: readonly { count: number }[]): number {
  return counted.reduce((sum, { count }) => sum + count, 0);
}

const TOPICS = new Map<string, { name: string }>(Object.entries(leadTopics));

/** What waits comes first: a long subject is cut at its end. */
const HEADING_PARTS = ['waiting', 'stuck', 'leads', 'sales', 'places', 'subscribers'] as const;

const STUCK = [
  { fact: 'overdueLeads', path: `${routes.deskLeads()}?overdue=true` },
  { fact: 'ordersInAttention', path: routes.deskOrders() },
  { fact: 'unknownPayments', path: routes.deskPayments() },
  { fact: 'paymentDifferences', path: routes.deskPayments() },
  { fact: 'failedMails', path: routes.deskMails() },
  { fact: 'oldQuarantine', path: routes.deskQuarantine() },
] as const satisfies readonly { fact: keyof DigestFacts['stuck']; path: string }[];

/** What an email about the day is made of. Times in epoch milliseconds. */
export type DigestFacts = {
  now: number;
  /** From when on it tells what happened. */
  from: number;
  leads: readonly { formName: string; count: number }[];
  sales: readonly (Money & { count: number })[];
  /** Of the promotion, taken. */
  places: number;
  /** Of the newsletter, confirmed. */
  subscribers: number;
  waiting: Record<'new' | 'working', { count: number; oldestAt: number | null }>;
  /** How many of each need a person. */
  stuck: {
    overdueLeads: number;
    unknownPayments: number;
    paymentDifferences: number;
    failedMails: number;
    ordersInAttention: number;
    oldQuarantine: number;
  };
};

/** To the agency, in the morning. Counts only; names are on the desk. */
function DeskDigest({ settings, heading, groups, footnote, deskUrl }: DeskDigestProps) {
  const filled = groups.filter(({ rows }) => rows.length > 0);
  return (
    <MailLayout
      settings={settings}
      title={heading}
      preview={toPreview(filled.flatMap(({ rows }) => rows))}
      footnote={footnote}
    >
      {filled.map(({ title, rows }) => (
        <div key={title}>
          <Subtitle>{title}</Subtitle>
          <FieldTable rows={rows} />
        </div>
      ))}
      <MailButton href={deskUrl}>Open the desk</MailButton>
    </MailLayout>
  );
}

type DeskDigestProps = {
  settings: MailSettings;
  heading: string;
  /** A group without rows is left out. */
  groups: readonly { title: string; rows: readonly FieldRow[] }[];
  footnote: string;
  deskUrl: string;
};
