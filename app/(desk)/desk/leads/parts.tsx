import { Filters, DaysFilter, FilterSelect, SourceFilter } from '@/app/(desk)/desk/shell/filters';
import { postedName, PostButton, PostForm, refusalOf } from '@/app/(desk)/desk/shell/forms';
import { DeskMark, Moment, Overdue, type MarkTone } from '@/app/(desk)/desk/shell/parts';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field-slots';
import { forms } from '@/content/forms';
import { leadTopics } from '@/content/lead-topics';
import { site as agency } from '@/content/site';
import type { StaffMember } from '@/lib/accounts/staff-users';
import { NOBODY, toLeadParams, type LeadFilter } from '@/lib/leads/filter';
import { isWaiting, LEAD_STATUS_WORDS, LEAD_STATUSES, type DeskLead } from '@/lib/leads/lead';
import type { FoundPlace } from '@/lib/leads/leads.sql';
import { promiseFor, sitePromise } from '@/lib/leads/promise';
import { businessOf, describeTopic, sayAnswers } from '@/lib/leads/topic';
import { toFieldRows } from '@/lib/mail/compose-mail';
import type { FieldRow } from '@/lib/mail/parts';
import { NEWSLETTER_FORM } from '@/lib/newsletter/newsletter';
import { YES } from '@/lib/site/list-filter';
import { serverRoutes } from '@/lib/site/routes';
import { truncate } from '@/lib/site/text';
import { sayMoment } from '@/lib/site/time';

/** Leads in quarantine: one click releases one; the chosen, or all of a page, become spam. */
export function QuarantineTable({ leads, places, empty }: QuarantineTableProps) {
  const spamError = refusalOf('leads-spam').errors['lead'];
  return (
    <>
      <DeskTable
        caption="In quarantine"
        empty={empty}
        rows={leads}
        columns={[
          ['Who', lead => <LeadName lead={lead} places={places.get(lead.id)} />, 'main'],
          ['Message', excerptOf],
          ['Why', lead => <QuarantineReasons reasons={lead.quarantineReasons} />],
          ['Received', lead => <Moment at={lead.receivedAt} />],
          ['Decide', lead => <Decision lead={lead} />],
        ]}
      />
      {leads.length > 0 ? (
        <div className="flex flex-wrap gap-3">
          <PostForm action="leads-spam" id={SPAM_FORM} className="grid content-start gap-3">
            <Button
              type="submit"
              variant="line"
              size="sm"
              aria-describedby="desk-spam-error"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- A page that comes back begins with what was wrong.
              autoFocus={spamError !== undefined}
            >
              Mark selected as spam
            </Button>
            <FieldError id="desk-spam-error" name="lead" error={spamError} />
          </PostForm>
          <PostButton action="leads-spam" hidden={leads.map(({ id }) => ['lead', id] as const)}>
            Mark all on this page as spam
          </PostButton>
        </div>
      ) : null}
    </>
  );
}

type QuarantineTableProps = {
  leads: readonly DeskLead[];
  /** Where a search found them. */
  places: ReadonlyMap<string, FoundPlace[]>;
  empty: string;
};

/** One click lets the lead through; the tick chooses it for the buttons below the table. */
function Decision({ lead }: { lead: DeskLead }) {
  const name = leadName(lead);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <PostButton
        action="lead-release"
        hidden={[['lead', lead.id]]}
        seen={[lead.status, lead.isQuarantined]}
        variant="line"
        about={name}
      >
        Not spam
      </PostButton>
      <label className="flex min-h-6 items-center gap-2">
        <input
          type="checkbox"
          name={postedName('leads-spam', 'lead')}
          value={lead.id}
          form={SPAM_FORM}
          className="size-5"
        />
        Select
        <span className="sr-only"> {name}</span>
      </label>
    </div>
  );
}

const SPAM_FORM = 'desk-spam';

/** Why a lead may be spam, in words. A mark that this version does not know is shown as it is. */
export function QuarantineReasons({ reasons }: { reasons: readonly string[] }) {
  return (
    <ul className="list-disc pl-5">
      {reasons.map(reason => (
        <li key={reason}>{REASON_WORDS[reason] ?? reason}</li>
      ))}
    </ul>
  );
}

const REASON_WORDS: Readonly<Record<string, string>> = {
  trap_filled: 'A field that people can’t see was filled in',
  too_fast: 'It was filled in within two seconds',
  cross_site: 'It was sent from another website',
};

/** What the list of leads is narrowed by. */
export function LeadFilters({ filter, leadForms, staff, sources }: LeadFiltersProps) {
  return (
    <Filters
      label="Find leads"
      path={serverRoutes.deskLeads()}
      search={{
        text: filter.text,
        hint: 'Name, email, phone, or any word of the form, notes, replies and answers',
      }}
      isNarrowed={toLeadParams(filter).length > 0}
    >
      <FilterSelect
        name="status"
        label="Status"
        any="Any"
        value={filter.status}
        options={[
          ...LEAD_STATUSES.map(status => [status, LEAD_STATUS_WORDS[status]] as const),
          ['quarantine', 'In quarantine'],
        ]}
      />
      <FilterSelect
        name="form"
        label="Form"
        any="Any"
        value={filter.formName}
        options={leadForms.map(form => [form, TOPICS.get(form)?.name ?? form])}
      />
      <FilterSelect
        name="owner"
        label="Owner"
        any="Anyone"
        value={filter.owner}
        options={[[NOBODY, 'Nobody'], ...staff.map(({ id, name }) => [id, name] as const)]}
      />
      <SourceFilter value={filter.source} sources={sources} />
      <DaysFilter days={filter.days} label="Came" />
      <Tick name="unanswered" isTicked={filter.isUnanswered}>
        Without an answer only
      </Tick>
      <Tick name="overdue" isTicked={filter.isOverdue}>
        Past the promised time only
      </Tick>
      <Tick name="due" isTicked={filter.isStepDue}>
        Next step due only
      </Tick>
      <Tick name="answer" isTicked={filter.hasAnswer}>
        Wrote back only
      </Tick>
    </Filters>
  );
}

type LeadFiltersProps = {
  filter: LeadFilter;
  leadForms: readonly string[];
  staff: readonly StaffMember[];
  sources: readonly string[];
};

function Tick({ name, isTicked, children }: { name: string; isTicked: boolean; children: string }) {
  return (
    <label className="desk-tick">
      <input type="checkbox" name={name} value={YES} defaultChecked={isTicked} className="size-5" />
      {children}
    </label>
  );
}

const TOPICS = new Map<string, { name: string }>(Object.entries(leadTopics));

/** What a lead is called at the desk. */
export function leadName({ name, email }: DeskLead): string {
  return name || email || 'No name given';
}

/** The link to a lead under its name, with what else identifies the sender. */
export function LeadName({ lead, places = [] }: { lead: DeskLead; places?: FoundPlace[] | undefined }) {
  const business = businessOf(lead) || (lead.name ? lead.email : '');
  return (
    <>
      <a href={serverRoutes.deskLead(lead.id)} className="text-link font-bold">
        {leadName(lead)}
      </a>
      {business ? <span className="soft desk-line block">{business}</span> : null}
      {places.length > 0 ? (
        <a href={`${serverRoutes.deskLead(lead.id)}#history`} className="text-link block text-small">
          Found in {places.map(sayPlace).join(', ')}
        </a>
      ) : null}
    </>
  );
}

/** "a note", "an answer from ana@shop.example". */
function sayPlace({ kind, from }: FoundPlace): string {
  return from === null ? FOUND_WORDS[kind] : `${FOUND_WORDS[kind]} from ${from}`;
}

const FOUND_WORDS = {
  step: 'the next step',
  note: 'a note',
  reply: 'a reply',
  answer: 'an answer',
} as const satisfies Record<FoundPlace['kind'], string>;

/** How its sender is reached, as what was typed allows: by phone, by email. */
export function findContact({ fields, formName }: DeskLead): Record<'phone' | 'email', FieldRow | undefined> {
  const rows = toFieldRows(fields, FORMS[formName]);
  const find = (start: string) => rows.find(({ href }) => href?.startsWith(start));
  return { phone: find('tel:'), email: find('mailto:') };
}

/** What a lead is about, in a few words. */
export function leadTopic(lead: DeskLead): string {
  return describeTopic(lead, FORMS[lead.formName]);
}

/** The beginning of what was written, else what was chosen. */
export function excerptOf({ formName, fields }: DeskLead): string {
  return truncate(sayAnswers(fields, FORMS[formName]).replace(/\s+/g, ' '), EXCERPT_MAX, '…');
}

const EXCERPT_MAX = 90;

/** One in quarantine is a lead until someone has looked at it. */
export function isSignUp({ formName, isQuarantined }: DeskLead): boolean {
  return formName === NEWSLETTER_FORM && !isQuarantined;
}

/** The state of a lead against what the page promised. */
export function PromiseLeft({ lead, now }: { lead: DeskLead; now: number }) {
  const promise = promiseFor(lead, sitePromise, now);
  if (!promise || lead.status === 'spam') return <span className="soft">None promised</span>;
  if (!isWaiting(lead.status))
    return <span className="soft">{lead.status === 'lost' ? 'Closed' : 'Answered'}</span>;
  const moment = sayMoment(promise.dueAt, { now, timeZone: agency.timeZone });
  return promise.leftMs < 0 ? <Overdue>Overdue since {moment}</Overdue> : <span>by {moment}</span>;
}

export function LeadMark({ lead }: { lead: DeskLead }) {
  if (lead.isQuarantined) return <DeskMark tone="bad">In quarantine</DeskMark>;
  return <DeskMark tone={LEAD_TONES[lead.status]}>{LEAD_STATUS_WORDS[lead.status]}</DeskMark>;
}

/** A sign-up for the newsletter has no status of a lead: its reader is on the list, or not. */
export function SignUpMark({ isReader }: { isReader: boolean }) {
  return (
    <DeskMark tone={isReader ? 'good' : 'calm'}>
      {isReader ? 'Gets the newsletter' : 'Not on the list'}
    </DeskMark>
  );
}

const LEAD_TONES = {
  new: 'open',
  working: 'open',
  contacted: 'calm',
  won: 'good',
  lost: 'over',
  spam: 'over',
} as const satisfies Record<DeskLead['status'], MarkTone>;

/** The forms by name, for the words of what was chosen. */
const FORMS: Readonly<Record<string, (typeof forms)[keyof typeof forms] | undefined>> = forms;
