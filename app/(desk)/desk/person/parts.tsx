import { LeadTable } from '@/app/(desk)/desk/leads/table';
import { MailTable } from '@/app/(desk)/desk/mail/parts';
import { OrderTable } from '@/app/(desk)/desk/orders/table';
import { DeskField, FactorField, PostButton, PostForm } from '@/app/(desk)/desk/shell/forms';
import { DeskSection, Facts, formatInstant } from '@/app/(desk)/desk/shell/parts';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import { Button } from '@/components/ui/button';
import type { StaffMember } from '@/lib/accounts/staff-users';
import { formatMoney } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import { formatDay } from '@/lib/site/time';
import { eraseForm, findForm } from './forms';
import type { PersonView } from './queries';

/** Asks for an address. It is posted, so it is in no URL and no log. */
export function PersonSearch() {
  return (
    <>
      <p className="max-w-[62em]">
        Everything we have for one email address: to send to someone who asks, or to erase.
      </p>
      <PostForm action="person-find" className="desk-filters">
        <div className="grow-[2]">
          <DeskField action="person-find" schema={findForm} name="email" />
        </div>
        <div className="desk-filter-buttons">
          <Button type="submit" variant="ink" size="sm">
            Find
          </Button>
        </div>
      </PostForm>
    </>
  );
}

/** Everything under one address. */
export function PersonRecordsView({ records, reference, staff, now }: PersonRecordsProps) {
  const { accounts, leads, answers, orders, invoices, consents, subscriptions, mails } = records;
  return (
    <>
      <DeskSection title={titleWithCount('Account', accounts)}>
        {accounts.length === 0 ? <p className="soft">None</p> : null}
        {accounts.map(account => (
          <AccountFacts key={account.id} account={account} />
        ))}
        {accounts.some(
          ({ role, sessions, passkeys }) => role === 'customer' && sessions.length + passkeys.length > 0,
        ) ? (
          <div className="mt-3">
            <PostButton action="person-sign-out" hidden={[['of', reference]]}>
              Sign this customer out everywhere, passkeys too
            </PostButton>
          </div>
        ) : null}
      </DeskSection>
      <DeskSection title={titleWithCount('Leads', leads)}>
        <LeadTable
          leads={leads}
          now={now}
          staff={staff}
          here={serverRoutes.deskPerson(reference)}
          caption="Leads"
          empty="None"
        />
      </DeskSection>
      {answers.length === 0 ? null : (
        <DeskSection title={titleWithCount('Answers to the leads of others', answers)}>
          <ul className="grid gap-3">
            {answers.map(({ at, text }, index) => (
              <li key={index} className="desk-panel gap-1!">
                <p className="soft">{formatInstant(at)}</p>
                <p className="wrap-anywhere whitespace-pre-line">{text}</p>
              </li>
            ))}
          </ul>
        </DeskSection>
      )}
      <DeskSection title={titleWithCount('Orders', orders)}>
        <OrderTable orders={orders} now={now} caption="Orders" empty="None" />
      </DeskSection>
      <DeskSection title={titleWithCount('Invoices', invoices)}>
        <DeskTable
          caption="Invoices"
          empty="None"
          rows={invoices}
          columns={[
            ['Invoice', ({ number }) => number, 'main'],
            ['Total', ({ totalMinor: minor, currency }) => formatMoney({ minor, currency }), 'figure'],
            ['Due', ({ dueOn }) => formatDay(dueOn)],
          ]}
        />
      </DeskSection>
      <DeskSection title={titleWithCount('Automatic payment', consents)}>
        <DeskTable
          caption="Automatic payment"
          empty="None"
          rows={consents}
          columns={[
            ['Agreed to', ({ text }) => text, 'main'],
            ['On', ({ agreedAt }) => formatInstant(agreedAt)],
            ['Ended', ({ state }) => (state === 'ended' ? 'Yes' : 'No')],
          ]}
        />
      </DeskSection>
      <DeskSection title={titleWithCount('Newsletter', subscriptions)}>
        {subscriptions.length === 0 ? <p className="soft">None</p> : null}
        {subscriptions.map(subscription => (
          <SubscriptionFacts key={subscription.confirmedAt} subscription={subscription} />
        ))}
      </DeskSection>
      <DeskSection title={titleWithCount('Emails to this address', mails)}>
        <MailTable mails={mails} caption="Emails to this address" empty="None" />
      </DeskSection>
    </>
  );
}

function titleWithCount(name: string, rows: readonly unknown[]): string {
  return `${name}: ${rows.length} in all`;
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

/** Telling a person what we hold, and erasing it. */
export function PersonForms({ reference, isStaff, ...is }: PersonFormsProps) {
  const hidden = [['of', reference]] as const;
  return (
    <div className="desk-columns">
      <DeskSection title="Send a copy">
        <PostForm action="person-export" hidden={hidden} className="desk-panel">
          <p>All of this in one JSON file.</p>
          <FactorField action="person-export" isConfirmed={is.isExportConfirmed} />
          <div>
            <Button type="submit" variant="line" size="sm">
              Download
            </Button>
          </div>
        </PostForm>
      </DeskSection>
      <DeskSection title="Erase them" id="erase">
        <PostForm action="person-erase" hidden={hidden} className="desk-panel">
          <p>
            This permanently deletes leads with their notes and emails, the newsletter subscription, the
            account, and the texts of other emails. Orders stay: tax law requires them. A restored backup
            erases the address again.
          </p>
          {isStaff ? <p>This is a staff member’s address. Remove that account under “Staff”.</p> : null}
          <DeskField action="person-erase" schema={eraseForm} name="confirmation" />
          <FactorField action="person-erase" isConfirmed={is.isEraseConfirmed} />
          <div>
            <Button type="submit" size="sm">
              Erase permanently
            </Button>
          </div>
        </PostForm>
      </DeskSection>
    </div>
  );
}

type PersonFormsProps = {
  reference: string;
  isStaff: boolean;
  isExportConfirmed: boolean;
  isEraseConfirmed: boolean;
};
