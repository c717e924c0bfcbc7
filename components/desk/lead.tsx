import { Button } from '@/components/ui/button';
import { LEAD_STATUSES, NOTE_MAX, type DeskLead, type LeadNote } from '@/lib/desk/desk-lead';
import { promiseFor, sitePromise } from '@/lib/leads/promise';
import { DeskField, FilterSelect, PostButton, PostForm, refusalOf } from './forms';
import { LeadMark, LEAD_STATUS_WORDS, PromiseLeft, QuarantineReasons, SignUpMark } from './leads';
import { DeskSection, Facts, formatInstant, Moment } from './parts';

/** Everything that was sent, under the form's own labels. */
export function LeadFacts({ lead, rows, topic }: LeadFactsProps) {
  return (
    <>
      <Facts
        rows={[
          ['About', topic],
          ['Received', <Moment key="received" at={lead.receivedAt} />],
          ...rows.map(
            ({ label, value, href }) => [label, <Value key={label} text={value} href={href} />] as const,
          ),
        ]}
      />
      {lead.email ? (
        <div className="mt-3">
          <PostButton action="person-find" hidden={[['email', lead.email]]}>
            Everything we have for this email address
          </PostButton>
        </div>
      ) : null}
    </>
  );
}

function Value({ text, href }: { text: string; href: string | null }) {
  if (href === null) return <span className="whitespace-pre-line">{text}</span>;
  return (
    <a href={href} className="text-link" rel="noopener noreferrer nofollow">
      {text}
    </a>
  );
}

type LeadFactsProps = {
  lead: DeskLead;
  rows: readonly { label: string; value: string; href: string | null }[];
  topic: string;
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
          <PostButton action="lead-release" hidden={[['lead', id]]} variant="ink">
            Not spam: send its emails
          </PostButton>
        ) : null}
        <PostForm
          action="lead-status"
          hidden={[
            ['lead', id],
            ['from', status],
          ]}
          className="flex flex-wrap items-end gap-3"
        >
          <FilterSelect
            name="to"
            label="Status"
            value={status}
            options={LEAD_STATUSES.map(option => [option, LEAD_STATUS_WORDS[option]])}
          />
          <Button type="submit" variant="ink" size="sm">
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

/** What staff noted, the oldest first, and a place for the next note. */
export function LeadNotes({ leadId, noteId, notes }: LeadNotesProps) {
  return (
    <div className="grid max-w-[62em] gap-4">
      {notes.length === 0 ? <p className="soft">No notes yet.</p> : null}
      {notes.map(note => (
        <article key={note.id} className="desk-panel gap-1!">
          <p className="soft text-small">
            {note.author ?? 'Former staff'}, <Moment at={note.at} />
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
        </article>
      ))}
      <PostForm
        action="lead-note"
        hidden={[
          ['lead', leadId],
          ['note', noteId],
        ]}
        className="grid gap-2"
      >
        <DeskField
          refusal={refusalOf('lead-note')}
          form="lead-note"
          name="text"
          label="New note"
          hint="Only staff can read it. It’s erased with the lead."
          required
          multiline
          maxLength={NOTE_MAX}
        />
        <div>
          <Button type="submit" variant="ink" size="sm">
            Add note
          </Button>
        </div>
      </PostForm>
    </div>
  );
}

type LeadNotesProps = {
  leadId: string;
  /** Of the note that this page may add: the same for every click on its button. */
  noteId: string;
  notes: readonly LeadNote[];
};
