import { PostButton } from '@/app/(desk)/desk/shell/forms';
import { initialsOf } from '@/app/(desk)/desk/shell/parts';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { site as agency } from '@/content/site';
import type { StaffMember } from '@/lib/accounts/staff-users';
import { isWaiting, LEAD_STATUS_WORDS, LEAD_STATUSES, type DeskLead } from '@/lib/leads/lead';
import type { FoundPlace } from '@/lib/leads/leads.sql';
import { formatDollars } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import { toAddressKey } from '@/lib/site/stored-address';
import { sayShortMoment } from '@/lib/site/time';
import { Due } from './due';
import {
  excerptOf,
  findContact,
  isSignUp,
  LeadMark,
  LeadName,
  leadName,
  leadTopic,
  SignUpMark,
} from './parts';

/** Leads, one a row, with what one does first: call, reply, and set the status, which leads back to this list. */
export function LeadTable({ leads, places, now, staff, readers, here, caption, empty }: LeadTableProps) {
  return (
    <DeskTable
      caption={caption}
      empty={empty}
      rows={leads}
      look="desk-leads"
      columns={[
        ['Who', lead => <LeadName lead={lead} places={places?.get(lead.id)} />, 'main'],
        ['About', lead => <About lead={lead} />, 'wide'],
        ['Due', lead => (isSignUp(lead) || lead.isQuarantined ? null : <Due lead={lead} now={now} />)],
        [
          'Value',
          ({ followUp: { valueMinor } }) => valueMinor !== null && formatDollars(valueMinor),
          'figure',
        ],
        ['Owner', lead => <Owner lead={lead} staff={staff} />],
        [
          'Status',
          lead =>
            isSignUp(lead) ? (
              <SignUpMark isReader={readers?.has(toAddressKey(lead.email ?? '')) ?? false} />
            ) : lead.isQuarantined ? (
              <LeadMark lead={lead} />
            ) : (
              <StatusChoice lead={lead} here={here} />
            ),
        ],
        [
          'Received',
          ({ receivedAt }) => (
            <time dateTime={new Date(receivedAt).toISOString()} className="soft whitespace-nowrap">
              {sayShortMoment(receivedAt, { now, timeZone: agency.timeZone })}
            </time>
          ),
          'time',
        ],
        [
          'Answer',
          lead => (isSignUp(lead) || lead.isQuarantined ? null : <Contact lead={lead} here={here} />),
        ],
      ]}
    />
  );
}

/** What it is about and what comes next, else how it begins: one line, cut where the column ends. */
function About({ lead }: { lead: DeskLead }) {
  const { step } = lead.followUp;
  return (
    <span className="desk-line block">
      {leadTopic(lead)} <span className="soft">{step === null ? excerptOf(lead) : `Next: ${step}`}</span>
    </span>
  );
}

/** The initials of who looks after it. */
export function Owner({ lead, staff }: Pick<LeadTableProps, 'staff'> & { lead: DeskLead }) {
  const owner = staff.find(({ id }) => id === lead.followUp.ownerId)?.name;
  if (owner === undefined) return null;
  return (
    <span className="desk-initials" title={owner}>
      <span aria-hidden="true">{initialsOf(owner)}</span>
      <span className="sr-only">{owner}</span>
    </span>
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

/** A phone dials, a reply is written on the lead's page, and one click says that it is done. Signs alone where a row is one line. */
export function Contact({ lead, here }: { lead: DeskLead; here: string }) {
  const { phone, email } = findContact(lead);
  const name = <span className="sr-only"> {leadName(lead)}</span>;
  return (
    <div className="desk-contact">
      {phone?.href ? (
        <ButtonLink href={phone.href} variant="line" size="sm" title="Call">
          <Icon name="phone" />
          <span className="desk-word">Call</span>
          {name}
        </ButtonLink>
      ) : null}
      {email ? (
        <ButtonLink href={`${serverRoutes.deskLead(lead.id)}#reply`} variant="line" size="sm" title="Reply">
          <Icon name="mail" />
          <span className="desk-word">Reply</span>
          {name}
        </ButtonLink>
      ) : null}
      {isWaiting(lead.status) ? (
        <PostButton
          action="lead-status"
          hidden={[
            ['lead', lead.id],
            ['to', 'contacted'],
            ['next', here],
          ]}
          seen={[lead.status, lead.isQuarantined]}
          about={leadName(lead)}
          icon="check"
        >
          Mark contacted
        </PostButton>
      ) : null}
    </div>
  );
}
