import { LeadTable } from '@/app/(desk)/desk/leads/table';
import { MailTable } from '@/app/(desk)/desk/mail/parts';
import { OrderTable } from '@/app/(desk)/desk/orders/table';
import { sayCount, signInsOf } from '@/app/(desk)/desk/person/counts';
import { DeskField, PostForm } from '@/app/(desk)/desk/shell/forms';
import { DeskMark, DeskSection, type Fact, Facts, formatInstant } from '@/app/(desk)/desk/shell/parts';
import { Deeds } from '@/app/(desk)/desk/shell/step';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import { Button } from '@/components/ui/button';
import type { StaffMember } from '@/lib/accounts/staff-users';
import { formatMoney } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import { formatDay } from '@/lib/site/time';
import { findForm } from './forms';
import type { PersonView } from './queries';

/** Asks for an address. It is posted, so it is in no URL and no log. */
export function PersonSearch() {
  return (
    <div className="desk-columns">
      <PostForm action="person-find" className="desk-panel max-w-[560px]">
        <DeskField action="person-find" schema={findForm} name="email" />
        <p className="soft text-small">The audit keeps whom you looked up, without the address.</p>
        <div>
          <Button type="submit" variant="ink" size="sm">
            Find
          </Button>
        </div>
      </PostForm>
      <DeskSection title="What you can do then">
        <Facts
          rows={[
            ['Send a copy', 'All of it in one file, for someone who asks what we have.'],
            ['Sign them out', 'On every browser, such as after a lost phone.'],
            ['Erase', 'For good, except what tax law keeps.'],
          ]}
        />
      </DeskSection>
    </div>
  );
}

/** "2 leads, 1 order, 3 emails" */
export function sayRecords({ leads, orders, invoices, mails }: PersonView): string {
  const said = [
    ...sayCount(leads, 'lead'),
    ...sayCount(orders, 'order'),
    ...sayCount(invoices, 'invoice'),
    ...sayCount(mails, 'email'),
  ];
  return said.join(', ');
}

/** How much there is of each, each figure the way to what it is made of, and who they are to us. */
export function PersonFacts({ records }: { records: PersonView }) {
  const { accounts, subscriptions } = records;
  const account = accounts[0];
  const isReader = subscriptions.some(({ endedAt }) => endedAt === null);
  const parts = partsOf(records).filter(({ rows }) => rows.length > 0);
  const missing = partsOf(records).filter(({ rows }) => rows.length === 0);
  return (
    <DeskSection title="What we have">
      <Facts
        rows={[
          [
            'Account',
            account ? (
              <DeskMark tone="good">{account.role === 'staff' ? 'Staff' : 'Customer'}</DeskMark>
            ) : (
              <DeskMark tone="over">None</DeskMark>
            ),
          ],
          [
            'Newsletter',
            isReader ? (
              <DeskMark tone="good">Gets it</DeskMark>
            ) : (
              <DeskMark tone="over">Doesn’t get it</DeskMark>
            ),
          ],
          ...parts.map(({ id, title, rows }): Fact => [
            title,
            id === null ? (
              rows.length
            ) : (
              <a key={id} href={`#${id}`} className="text-link">
                {rows.length} <span className="sr-only">{title}</span>
              </a>
            ),
          ]),
          missing.length > 0 && [
            'Nothing of',
            missing.map(({ title }) => title.charAt(0).toLowerCase() + title.slice(1)).join(', '),
          ],
        ]}
      />
    </DeskSection>
  );
}

/** What a person's page lists, and where; what it only counts is in the copy. */
function partsOf(records: PersonView) {
  const { leads, answers, checkups, orders, invoices, consents, plans, paymentLinks, mails } = records;
  return [
    { id: 'leads', title: 'Leads', rows: leads },
    { id: 'answers', title: 'Answers to the leads of others', rows: answers },
    { id: null, title: 'Website checkups', rows: checkups },
    { id: 'orders', title: 'Orders', rows: orders },
    { id: null, title: 'Plans', rows: plans },
    { id: 'invoices', title: 'Invoices', rows: invoices },
    { id: null, title: 'Payment links', rows: paymentLinks },
    { id: 'automatic', title: 'Automatic payment', rows: consents },
    { id: 'mails', title: 'Emails to this address', rows: mails },
  ];
}

/** What can be done with all of it, each on a page of its own. */
export function PersonDeeds({ records, reference, isOwner }: PersonDeedsProps) {
  const { sessions, passkeys } = signInsOf(records);
  return (
    <Deeds
      deeds={[
        {
          label: 'Send a copy',
          href: serverRoutes.deskPerson(reference, 'download'),
          hint: 'All of this in one file, for someone who asks.',
          isOwners: !isOwner,
        },
        sessions + passkeys > 0 && {
          label: 'Sign out everywhere',
          href: serverRoutes.deskPerson(reference, 'sign-out'),
          hint: 'Every browser and passkey, such as after a lost phone.',
        },
        {
          label: 'Erase everything',
          href: serverRoutes.deskPerson(reference, 'erase'),
          hint: 'For good. The next page says what goes and what stays.',
          isOwners: !isOwner,
        },
      ]}
    />
  );
}

type PersonDeedsProps = { records: PersonView; reference: string; isOwner: boolean };

/** Everything under one address; a part without anything is not there. */
export function PersonRecordsView({ records, reference, staff, now }: PersonRecordsProps) {
  const { accounts, leads, answers, orders, invoices, consents, subscriptions, mails } = records;
  return (
    <>
      {accounts.length + subscriptions.length > 0 ? (
        <div className="desk-halves">
          {accounts.length > 0 ? (
            <DeskSection title="Account" id="account">
              {accounts.map(account => (
                <AccountFacts key={account.id} account={account} />
              ))}
            </DeskSection>
          ) : null}
          {subscriptions.length > 0 ? (
            <DeskSection title="Newsletter" id="newsletter">
              {subscriptions.map(subscription => (
                <SubscriptionFacts key={subscription.confirmedAt} subscription={subscription} />
              ))}
            </DeskSection>
          ) : null}
        </div>
      ) : null}
      {leads.length > 0 ? (
        <DeskSection title="Leads" id="leads">
          <LeadTable
            leads={leads}
            now={now}
            staff={staff}
            here={serverRoutes.deskPerson(reference)}
            caption="Leads"
            empty=""
          />
        </DeskSection>
      ) : null}
      {answers.length > 0 ? (
        <DeskSection title="Answers to the leads of others" id="answers">
          <ul className="grid gap-3">
            {answers.map(({ at, text }, index) => (
              <li key={index} className="desk-panel gap-1!">
                <p className="soft">{formatInstant(at)}</p>
                <p className="wrap-anywhere whitespace-pre-line">{text}</p>
              </li>
            ))}
          </ul>
        </DeskSection>
      ) : null}
      {orders.length > 0 ? (
        <DeskSection title="Orders" id="orders">
          <OrderTable orders={orders} now={now} caption="Orders" empty="" />
        </DeskSection>
      ) : null}
      {invoices.length > 0 ? <InvoiceList invoices={invoices} /> : null}
      {consents.length > 0 ? <ConsentList consents={consents} /> : null}
      {mails.length > 0 ? (
        <DeskSection title="Emails to this address" id="mails">
          <MailTable mails={mails} caption="Emails to this address" empty="" />
        </DeskSection>
      ) : null}
    </>
  );
}

function InvoiceList({ invoices }: Pick<PersonView, 'invoices'>) {
  return (
    <DeskSection title="Invoices" id="invoices">
      <DeskTable
        caption="Invoices"
        empty=""
        rows={invoices}
        columns={[
          ['Invoice', ({ number }) => number, 'main'],
          ['Total', ({ totalMinor: minor, currency }) => formatMoney({ minor, currency }), 'figure'],
          ['Due', ({ dueOn }) => formatDay(dueOn)],
        ]}
      />
    </DeskSection>
  );
}

function ConsentList({ consents }: Pick<PersonView, 'consents'>) {
  return (
    <DeskSection title="Automatic payment" id="automatic">
      <DeskTable
        caption="Automatic payment"
        empty=""
        rows={consents}
        columns={[
          ['Agreed to', ({ text }) => text, 'main'],
          ['On', ({ agreedAt }) => formatInstant(agreedAt)],
          ['Ended', ({ state }) => (state === 'ended' ? 'Yes' : 'No')],
        ]}
      />
    </DeskSection>
  );
}

type PersonRecordsProps = {
  records: PersonView;
  /** Names the person in a post. */
  reference: string;
  staff: readonly StaffMember[];
  now: number;
};

function AccountFacts({ account }: { account: PersonView['accounts'][number] }) {
  const { role, firstName, lastName, email, createdAt, verifiedAt, sessions, passkeys } = account;
  return (
    <Facts
      rows={[
        [role === 'staff' ? 'Staff' : 'Customer', `${firstName} ${lastName}`.trim()],
        ['Email address', email],
        ['Since', formatInstant(createdAt)],
        ['Address confirmed', verifiedAt === null ? 'Address not confirmed' : formatInstant(verifiedAt)],
        ['Browsers signed in', sessions.length],
        ['Passkeys', passkeys.length],
      ]}
    />
  );
}

function SubscriptionFacts({ subscription }: { subscription: PersonView['subscriptions'][number] }) {
  const { confirmedAt, consentText, endedAt, endReason } = subscription;
  return (
    <Facts
      rows={[
        ['Confirmed', formatInstant(confirmedAt)],
        ['Agreed to', consentText],
        endedAt !== null && [sayEndReason(endReason), formatInstant(endedAt)],
      ]}
    />
  );
}

/** Why someone no longer gets the newsletter. */
export function sayEndReason(reason: string | null): string {
  return END_REASONS[reason ?? ''] ?? 'Ended';
}

const END_REASONS: Readonly<Record<string, string>> = {
  unsubscribed: 'Unsubscribed',
  bounced: 'Email bounced',
  complained: 'Marked as spam',
};
