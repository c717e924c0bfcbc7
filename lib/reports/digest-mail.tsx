import { leadTopics } from '@/content/lead-topics';
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
import { formatMoney, type Money } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import { sayShortMoment } from '@/lib/site/time';

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
          title: `Since ${momentOf(facts.from)}`,
          rows: newsRows(facts, settings),
        },
        { title: 'Without an answer', rows: waitingRows(facts, momentOf, settings) },
        { title: 'Needs a person', rows: stuckRows(facts, settings) },
      ]}
      deskUrl={settings.siteUrl + serverRoutes.desk()}
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

/** "9 without an answer, 4 new leads, 1 sale". What waits comes first: a long subject is cut at its end. */
function headingOf({ leads, sales, places, subscribers, waiting, stuck }: DigestFacts): string {
  const stuckCount = Object.values(stuck).reduce((sum, count) => sum + count, 0);
  return [
    ...say(sumCounts(Object.values(waiting)), 'without an answer', 'without an answer'),
    ...say(stuckCount, 'needs a person', 'need a person'),
    ...say(sumCounts(leads), 'new lead', 'new leads'),
    ...say(sumCounts(sales), 'sale', 'sales'),
    ...say(places, 'spot taken', 'spots taken'),
    ...say(subscribers, 'new subscriber', 'new subscribers'),
  ].join(', ');
}

function say(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}

function newsRows({ leads, sales, places, subscribers }: DigestFacts, { siteUrl }: MailSettings): FieldRow[] {
  const topics = leads.map(({ formName, count }) => `${count} ${TOPICS.get(formName)?.name ?? formName}`);
  const amounts = sales.map(({ count, ...money }) => `${count}, ${formatMoney(money)}`);
  return [
    { label: 'New leads', value: topics.join(', '), path: serverRoutes.deskLeads() },
    { label: 'Sales', value: amounts.join('; '), path: serverRoutes.deskOrders() },
    { label: 'Promotion spots taken', value: places === 0 ? '' : String(places), path: serverRoutes.desk() },
    {
      label: 'Newsletter, confirmed',
      value: subscribers === 0 ? '' : String(subscribers),
      path: serverRoutes.deskNewsletter(),
    },
  ]
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
    const value = `${count}, ${count === 1 ? 'since' : 'the oldest since'} ${momentOf(oldestAt)}`;
    const href = `${siteUrl}${serverRoutes.deskLeads()}?status=${status}&unanswered=true`;
    return [{ label: status === 'new' ? 'New' : 'In progress', value, href }];
  });
}

function stuckRows({ stuck }: DigestFacts, { siteUrl }: MailSettings): FieldRow[] {
  return STUCK.filter(({ fact }) => stuck[fact] > 0).map(({ fact, label, path }) => ({
    label,
    value: String(stuck[fact]),
    href: siteUrl + path,
  }));
}

function sumCounts(counted: readonly { count: number }[]): number {
  return counted.reduce((sum, { count }) => sum + count, 0);
}

const TOPICS = new Map<string, { name: string }>(Object.entries(leadTopics));

const STUCK = [
  {
    fact: 'dueSteps',
    label: 'Next steps due',
    path: `${serverRoutes.deskLeads()}?due=true`,
  },
  { fact: 'answers', label: 'Leads that wrote back', path: `${serverRoutes.deskLeads()}?answer=true` },
  {
    fact: 'overdueLeads',
    label: 'Leads past the promised time',
    path: `${serverRoutes.deskLeads()}?overdue=true`,
  },
  { fact: 'ordersInAttention', label: 'Orders that need a person', path: serverRoutes.deskAttention() },
  { fact: 'unknownPayments', label: 'Payments without an order', path: serverRoutes.deskPayments() },
  { fact: 'paymentDifferences', label: 'Differences with PayPal', path: serverRoutes.deskPayments() },
  { fact: 'lateInvoices', label: 'Invoices past due', path: serverRoutes.deskInvoices('late') },
  { fact: 'failedMails', label: 'Failed emails', path: serverRoutes.deskMail() },
  {
    fact: 'failedWebhooks',
    label: 'Events that other tools did not take',
    path: serverRoutes.deskIntegrations(),
  },
  { fact: 'oldQuarantine', label: 'In quarantine for over a day', path: serverRoutes.deskQuarantine() },
] as const satisfies readonly { fact: keyof DigestFacts['stuck']; label: string; path: string }[];

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
    dueSteps: number;
    /** Leads whose sender wrote back. */
    answers: number;
    overdueLeads: number;
    unknownPayments: number;
    paymentDifferences: number;
    lateInvoices: number;
    failedMails: number;
    failedWebhooks: number;
    ordersInAttention: number;
    oldQuarantine: number;
  };
};

/** To the agency, in the morning. Counts only; names are on the desk. */
function DeskDigest({ settings, heading, groups, deskUrl }: DeskDigestProps) {
  const filled = groups.filter(({ rows }) => rows.length > 0);
  return (
    <MailLayout
      settings={settings}
      title={heading}
      preview={toPreview(filled.flatMap(({ rows }) => rows))}
      footnote="You get this email on days when something happened or waits."
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
  deskUrl: string;
};
