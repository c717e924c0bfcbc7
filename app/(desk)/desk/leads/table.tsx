import { PostButton } from '@/app/(desk)/desk/shell/forms';
import { DeskMark, Overdue } from '@/app/(desk)/desk/shell/parts';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { site as agency } from '@/content/site';
import type { FoundPlace } from '@/lib/desk/leads.sql';
import type { StaffMember } from '@/lib/desk/staff-users';
import { isWaiting, LEAD_STATUS_WORDS, LEAD_STATUSES, type DeskLead } from '@/lib/leads/lead';
import { serverRoutes } from '@/lib/site/routes';
import { toAddressKey } from '@/lib/site/stored-address';
import { dayIn, formatDay, sayShortMoment } from '@/lib/site/time';
import {
  excerptOf,
  findContact,
  isSignUp,
  LeadMark,
  LeadName,
  leadName,
  leadTopic,
  PromiseLeft,
  SignUpMark,
} from './parts';

/** Leads, one a row, with what one does first: call, reply, and set the status, which leads back to this list. */
export function LeadTable({ leads, places, now, staff, readers, here, caption, empty }: LeadTableProps) {
  return (
    <DeskTable
      caption={caption}
      empty={empty}
      rows={leads}
      columns={[
        ['Who', lead => <LeadName lead={lead} places={places?.get(lead.id)} />, 'main'],
        [
          'Received',
          ({ receivedAt }) => (
            <time dateTime={new Date(receivedAt).toISOString()} className="whitespace-nowrap">
              {sayShortMoment(receivedAt, { now, timeZone: agency.timeZone })}
            </time>
          ),
          'time',
        ],
        [
          'About',
          lead => (
            <>
              <span className="block">{leadTopic(lead)}</span>
              <span className="soft desk-line block">{excerptOf(lead)}</span>
            </>
          ),
        ],
        [
          'Status',
          lead =>
            isSignUp(lead) ? (
              <SignUpMark isReader={readers?.has(toAddressKey(lead.email ?? '')) ?? false} />
            ) : (
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                {lead.isQuarantined ? <LeadMark lead={lead} /> : <StatusChoice lead={lead} here={here} />}
                <PromiseLeft lead={lead} now={now} />
                {lead.hasAnswer ? <DeskMark tone="open">Wrote back</DeskMark> : null}
              </div>
            ),
        ],
        ['Follow-up', lead => <FollowUpLine lead={lead} staff={staff} now={now} />],
        [
          'Answer',
          lead => (isSignUp(lead) || lead.isQuarantined ? null : <Contact lead={lead} here={here} />),
        ],
      ]}
    />
  );
}

type LeadTableProps = {
  leads: readonly DeskLead[];
  /** Where a search found them. */
  places?: ReadonlyMap<string, FoundPlace[]>;
  now: number;
  staff: readonly StaffMember[];
  /** Addresses that get the newsletter, in lower case; needed where sign-ups are listed. */
  readers?: ReadonlySet<string>;
  /** The address of the page with the list. */
  here: string;
  caption: string;
  empty: string;
};

/** The status, which opens the others, a button each. */
function StatusChoice({ lead, here }: { lead: DeskLead; here: string }) {
  return (
    <details className="desk-choice">
      <summary>
        <LeadMark lead={lead} />
        <span className="sr-only">, change the status of {leadName(lead)}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className="flex flex-wrap gap-2 py-2">
        {LEAD_STATUSES.filter(status => status !== lead.status).map(status => (
          <StatusButton key={status} lead={lead} to={status} here={here}>
            {LEAD_STATUS_WORDS[status]}
          </StatusButton>
        ))}
      </div>
    </details>
  );
}

function StatusButton({ lead, to, here, children }: StatusButtonProps) {
  return (
    <PostButton
      action="lead-status"
      hidden={[
        ['lead', lead.id],
        ['to', to],
        ['next', here],
      ]}
      seen={[lead.status, lead.isQuarantined]}
      about={leadName(lead)}
    >
      {children}
    </PostButton>
  );
}

type StatusButtonProps = { lead: DeskLead; to: DeskLead['status']; here: string; children: string };

/** A phone dials, a reply is written on the lead's page, and one click says that it is done. */
function Contact({ lead, here }: { lead: DeskLead; here: string }) {
  const { phone, email } = findContact(lead);
  const name = <span className="sr-only"> {leadName(lead)}</span>;
  const variant = isWaiting(lead.status) ? 'ink' : 'line';
  return (
    <div className="desk-contact">
      {phone?.href ? (
        <ButtonLink href={phone.href} variant={variant} size="sm">
          Call{name}
        </ButtonLink>
      ) : null}
      {email ? (
        <ButtonLink href={`${serverRoutes.deskLead(lead.id)}#reply`} variant={variant} size="sm">
          Reply{name}
        </ButtonLink>
      ) : null}
      {isWaiting(lead.status) ? (
        <StatusButton lead={lead} to="contacted" here={here}>
          Mark contacted
        </StatusButton>
      ) : null}
    </div>
  );
}

/** "Ana Ruiz. Call back, by Friday": who looks after a lead, and what comes next. */
function FollowUpLine({ lead, staff, now }: Pick<LeadTableProps, 'staff' | 'now'> & { lead: DeskLead }) {
  const { ownerId, step, on } = lead.followUp;
  const owner = staff.find(({ id }) => id === ownerId)?.name;
  const today = dayIn(agency.timeZone, now);
  const isDue = on !== null && on <= today && lead.status !== 'spam';
  return (
    <>
      {owner === undefined ? null : <span className="block font-bold">{owner}</span>}
      {step === null ? null : <span className="block wrap-anywhere">{step}</span>}
      {on === null || isDue ? null : <span className="soft block">on {formatDay(on)}</span>}
      {isDue ? <Overdue>{on === today ? 'due today' : `due since ${formatDay(on)}`}</Overdue> : null}
    </>
  );
}
