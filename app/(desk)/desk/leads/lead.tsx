import { OrderMark } from '@/app/(desk)/desk/orders/parts';
import type { OtherRecords } from '@/app/(desk)/desk/person/queries';
import { DeskField, PostButton, PostForm } from '@/app/(desk)/desk/shell/forms';
import { DeskSection, Facts, formatInstant, Moment } from '@/app/(desk)/desk/shell/parts';
import { Button, ButtonLink } from '@/components/ui/button';
import type { StaffMember } from '@/lib/accounts/staff-users';
import type { DeskLead } from '@/lib/leads/lead';
import { promiseFor, sitePromise } from '@/lib/leads/promise';
import { sourceRows } from '@/lib/mail/compose-mail';
import { formatAmount, formatAnyMoney } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import { followUpForm, statusForm } from './forms';
import { findContact, LeadMark, leadTopic, PromiseLeft, QuarantineReasons, SignUpMark } from './parts';

/** What one does first with a lead: call, or write to its address below. The first of them is in ink. */
export function LeadContact({ lead, canReply }: { lead: DeskLead; canReply: boolean }) {
  const { phone, email } = findContact(lead);
  return (
    <>
      {email?.href ? (
        <ButtonLink href={canReply ? '#reply' : email.href} variant={phone?.href ? 'line' : 'ink'} size="sm">
          {canReply ? 'Reply' : 'Write'}
          <span className="sr-only"> to {email.value}</span>
        </ButtonLink>
      ) : null}
      {phone?.href ? (
        <ButtonLink href={phone.href} variant="ink" size="sm">
          Call {phone.value}
        </ButtonLink>
      ) : null}
    </>
  );
}

/** Everything that was sent, under the form's own labels. */
export function LeadFacts({ rows, isEmpty }: LeadFactsProps) {
  if (isEmpty) return <p>The form was empty.</p>;
  return (
    <Facts
      rows={rows.map(
        ({ label, value, href }) => [label, <Value key={label} text={value} href={href} />] as const,
      )}
    />
  );
}

/** Where its sender came from. Nothing where nothing says it. */
export function LeadSource({ source }: Pick<DeskLead, 'source'>) {
  const rows = sourceRows(source);
  if (rows.length === 0) return null;
  return (
    <DeskSection title="Came from">
      <Facts rows={rows.map(({ label, value }) => [label, value] as const)} />
    </DeskSection>
  );
}

/** A value of a stranger's, as a link where it is an address that means what it shows. */
export function Value({ text, href }: { text: string; href: string | null }) {
  if (href === null) return <span className="whitespace-pre-line">{text}</span>;
  return (
    <a href={href} className="text-link" rel="noopener noreferrer nofollow">
      {text}
    </a>
  );
}

type LeadFactsProps = {
  isEmpty: boolean;
  rows: readonly { label: string; value: string; href: string | null }[];
};

/** The state of a lead, against the promise too, and what can be done about it. */
export function LeadStatusPanel({ lead, isReader, now }: LeadStatusPanelProps) {
  if (isReader !== null)
    return (
      <DeskSection title="Status">
        <SignUpMark isReader={isReader} />
      </DeskSection>
    );
  const { id, status, quarantineReasons, isQuarantined, answerEmail } = lead;
  return (
    <DeskSection title="Status">
      <div className="desk-panel">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <LeadMark lead={lead} />
          <PromiseLeft lead={lead} now={now} />
        </p>
        <Promised lead={lead} now={now} />
        {lead.isLate ? <p>It arrived after the promotion ended.</p> : null}
        {answerEmail === null ? null : <p className="text-small">{ANSWER_EMAIL[answerEmail]}</p>}
        {quarantineReasons.length > 0 ? (
          <div>
            <p>{isQuarantined ? QUARANTINED : 'Marks:'}</p>
            <QuarantineReasons reasons={quarantineReasons} />
          </div>
        ) : null}
        {isQuarantined ? (
          <PostButton
            action="lead-release"
            hidden={[['lead', id]]}
            seen={[status, isQuarantined]}
            variant="ink"
          >
            Not spam: send its emails
          </PostButton>
        ) : null}
        <PostForm
          action="lead-status"
          hidden={[['lead', id]]}
          seen={[status, isQuarantined]}
          className="flex flex-wrap items-end gap-3"
        >
          <DeskField action="lead-status" schema={statusForm} name="to" value={status} />
          <Button type="submit" variant="line" size="sm">
            Save status
          </Button>
        </PostForm>
      </div>
    </DeskSection>
  );
}

function Promised({ lead, now }: { lead: DeskLead; now: number }) {
  const promise = promiseFor(lead, sitePromise, now);
  if (!promise) return null;
  const { kind, hours, dueAt } = promise;
  return (
    <p className="soft text-small">
      Promised within {hours} {kind === 'hours' ? 'hours' : 'business hours'}, by {formatInstant(dueAt)}
    </p>
  );
}

const QUARANTINED =
  'It’s in quarantine as possible spam, and so are its emails. Any status other than spam releases it.';

const ANSWER_EMAIL = {
  wanted:
    'The sender asked for an email when we answer. We send it once, when the status is Contacted, Won or Lost.',
  sent: 'We emailed the sender that we answered.',
};

type LeadStatusPanelProps = {
  lead: DeskLead;
  /** Of a sign-up for the newsletter, in place of a lead's status; null for a lead. */
  isReader: boolean | null;
  now: number;
};

/** Who looks after a lead, what comes next and when, and what it may be worth. */
export function LeadFollowUp({ lead: { id, followUp }, staff, accountId }: LeadFollowUpProps) {
  const { ownerId, step, on, valueMinor, changedAt } = followUp;
  const field = { action: 'lead-follow-up', schema: followUpForm, isOptional: false } as const;
  return (
    <DeskSection title="Follow-up">
      <PostForm action="lead-follow-up" hidden={[['lead', id]]} seen={changedAt} className="desk-panel">
        <DeskField
          {...field}
          name="owner"
          value={ownerId}
          options={staff.map(member => [
            member.id,
            member.id === accountId ? `${member.name} (you)` : member.name,
          ])}
        />
        <DeskField {...field} name="step" value={step} />
        <DeskField {...field} name="on" value={on} />
        <DeskField {...field} name="value" value={valueMinor === null ? null : formatAmount(valueMinor)} />
        <div>
          <Button type="submit" variant="line" size="sm">
            Save follow-up
          </Button>
        </div>
      </PostForm>
    </DeskSection>
  );
}

type LeadFollowUpProps = {
  lead: DeskLead;
  staff: readonly StaffMember[];
  /** The account of the person who is looking at it. */
  accountId: string;
};

/** What else we have of the lead's sender. */
export function SamePerson({ person: { leads, orders, account } }: { person: OtherRecords }) {
  return (
    <DeskSection title="This person">
      <Facts
        rows={[
          [
            'Orders',
            orders.length === 0 ? (
              'None'
            ) : (
              <ul key="orders" className="grid gap-1">
                {orders.map(order => (
                  <li key={order.id} className="flex flex-wrap items-center gap-x-3">
                    <a href={serverRoutes.deskOrder(order.id)} className="text-link">
                      {order.description}, {formatAnyMoney(order.amountMinor, order.currency)}
                    </a>
                    <OrderMark order={order} />
                  </li>
                ))}
              </ul>
            ),
          ],
          ['Other leads', <LeadLinks key="leads" leads={leads} />],
          ['Account', account === null ? 'None' : `Since ${formatInstant(account.createdAt)}`],
        ]}
      />
    </DeskSection>
  );
}

/** Some leads with their states, one a line. */
export function LeadLinks({ leads }: { leads: readonly DeskLead[] }) {
  if (leads.length === 0) return 'None';
  return (
    <ul className="grid gap-1">
      {leads.map(lead => (
        <li key={lead.id} className="flex flex-wrap items-center gap-x-3">
          <a href={serverRoutes.deskLead(lead.id)} className="text-link">
            {leadTopic(lead)}, <Moment at={lead.receivedAt} />
          </a>
          <LeadMark lead={lead} />
        </li>
      ))}
    </ul>
  );
}
