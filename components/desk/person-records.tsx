import type { DeskWords } from '@/content/desk';
import type { DeskLead } from '@/lib/desk/desk-lead';
import type { PersonRecords } from '@/lib/desk/ports';
import type { ReplyPromise } from '@/lib/leads/promise';
import { Button } from '@/components/ui/button';
import { fillText } from '@/lib/site/text';
import { DeskSection } from './desk-section';
import { Facts } from './facts';
import { LeadTable, type DeskForms } from './lead-table';
import { MailTable } from './mail-table';
import { formatMoment } from './moment';
import { OrderTable } from './order-table';
import { PostForm } from './post-form';

/** Everything under one address. */
export function PersonRecordsView({
  records,
  promiseOf,
  reference,
  words,
  forms,
  timeZone,
}: PersonRecordsProps) {
  const { person } = words;
  const shared = { words, empty: person.noneOf, timeZone };
  return (
    <>
      <DeskSection title={titleOf(person.account, records.accounts, person)}>
        {records.accounts.length === 0 ? <p className="soft">{person.noneOf}</p> : null}
        {records.accounts.map(account => (
          <Facts key={account.id} rows={accountRows(account, person, timeZone)} />
        ))}
        {records.accounts.some(({ role, sessions }) => role === 'customer' && sessions.length > 0) ? (
          <PostForm action="person-sign-out" hidden={[['of', reference]]} className="mt-3">
            <Button type="submit" variant="line" size="sm">
              {person.signOut}
            </Button>
          </PostForm>
        ) : null}
      </DeskSection>
      <DeskSection title={titleOf(person.leads, records.leads, person)}>
        <LeadTable
          {...shared}
          rows={records.leads.map(lead => ({ lead, promise: promiseOf(lead) }))}
          forms={forms}
          caption={person.leads}
        />
      </DeskSection>
      <DeskSection title={titleOf(person.orders, records.orders, person)}>
        <OrderTable {...shared} orders={records.orders} caption={person.orders} />
      </DeskSection>
      <DeskSection title={titleOf(person.newsletter.title, records.subscriptions, person)}>
        {records.subscriptions.length === 0 ? <p className="soft">{person.noneOf}</p> : null}
        {records.subscriptions.map(subscription => (
          <Facts
            key={subscription.confirmedAt}
            rows={subscriptionRows(subscription, person.newsletter, timeZone)}
          />
        ))}
      </DeskSection>
      <DeskSection title={titleOf(person.mails, records.mails, person)}>
        <MailTable {...shared} mails={records.mails} caption={person.mails} />
      </DeskSection>
    </>
  );
}

function accountRows(account: Account, words: DeskWords['person'], timeZone: string) {
  const roles: Readonly<Record<string, string>> = words.role;
  return [
    { label: roles[account.role] ?? account.role, value: `${account.firstName} ${account.lastName}`.trim() },
    { label: words.email, value: account.email },
    { label: words.since, value: formatMoment(account.createdAt, timeZone) },
    {
      label: words.confirmed,
      value: account.verifiedAt === null ? words.unconfirmed : formatMoment(account.verifiedAt, timeZone),
    },
    { label: words.sessions, value: account.sessions.length },
  ];
}

function subscriptionRows(
  { confirmedAt, consentText, endedAt, endReason }: PersonRecords['subscriptions'][number],
  words: DeskWords['person']['newsletter'],
  timeZone: string,
) {
  const reasons: Readonly<Record<string, string>> = words.reasons;
  const end = { label: reasons[endReason ?? ''] ?? words.ended, value: formatMoment(endedAt ?? 0, timeZone) };
  return [
    { label: words.confirmed, value: formatMoment(confirmedAt, timeZone) },
    { label: words.agreedTo, value: consentText },
    ...(endedAt === null ? [] : [end]),
  ];
}

function titleOf(title: string, rows: readonly unknown[], words: DeskWords['person']): string {
  return `${title}: ${fillText(words.counts, { count: String(rows.length) })}`;
}

type Account = PersonRecords['accounts'][number];

type PersonRecordsProps = {
  records: PersonRecords;
  promiseOf: (lead: DeskLead) => ReplyPromise | null;
  /** Names the person in a post. */
  reference: string;
  words: DeskWords;
  forms: DeskForms;
  timeZone: string;
};
