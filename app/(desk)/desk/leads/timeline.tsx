import type { ReactNode } from 'react';
import { MailMark, mailTitle } from '@/app/(desk)/desk/mail/parts';
import { DeskField, PostForm } from '@/app/(desk)/desk/shell/forms';
import { Moment } from '@/app/(desk)/desk/shell/parts';
import { Button } from '@/components/ui/button';
import { auditWords } from '@/content/audit';
import { LEAD_STATUS_WORDS } from '@/lib/leads/lead';
import { serverRoutes } from '@/lib/site/routes';
import { toAddressKey } from '@/lib/site/stored-address';
import { noteForm } from './forms';
import type { TimelineEntry } from './timeline.queries';

/** All that happened with a lead, the oldest first. `received`: what came, in the place of a word that it came. */
export function Timeline({ entries, leadEmail, received }: TimelineProps) {
  return (
    <ol className="desk-thread">
      {entries.map(entry => (
        <li key={entry.id} className={lookOf(entry)}>
          <p className="desk-stamp">
            {actorOf(entry)}
            <Moment at={entry.at} />
          </p>
          {entry.kind === 'message' ? <Sender message={entry.message} leadEmail={leadEmail} /> : null}
          {entry.kind === 'received' && received ? received : <Entry entry={entry} />}
        </li>
      ))}
    </ol>
  );
}

type TimelineProps = {
  entries: readonly TimelineEntry[];
  /** The lead's own address. */ leadEmail: string | null;
  received?: ReactNode;
};

/** What came is a slip of paper, what we wrote stands apart from what they did, and events are one line. */
function lookOf(entry: TimelineEntry): string {
  if (entry.kind === 'received') return 'desk-slip desk-theirs';
  if (entry.kind === 'note') return 'desk-slip desk-note';
  if (entry.kind !== 'message') return 'desk-event';
  return entry.message.direction === 'in' ? 'desk-slip desk-theirs' : 'desk-slip desk-ours';
}

/** What is odd about who sent an answer: `From` is what its writer says, and anyone can say it. */
function Sender({ message, leadEmail }: SenderProps) {
  const { from_address: from, authentication } = message;
  if (from === null) return null;
  const isOther = from !== toAddressKey(leadEmail ?? '');
  const results = authentication?.split(' ') ?? [];
  const isProven = results.some(result => result === 'spf=pass' || result === 'dkim=pass');
  const isDoubtful = results.length > 0 && (!isProven || results.includes('dmarc=fail'));
  return (
    <>
      {isOther ? (
        <p className="font-bold">
          This is not the lead’s address{leadEmail ? `, which is ${leadEmail}` : ''}.
        </p>
      ) : null}
      {results.length > 0 ? (
        <p className={isDoubtful ? 'font-bold' : 'soft'}>
          The email service checked the sender: {results.map(sayResult).join(', ')}.
          {isDoubtful ? ' Someone else may have written this. Call before you act on it.' : ''}
        </p>
      ) : null}
    </>
  );
}

type SenderProps = Pick<TimelineEntry & { kind: 'message' }, 'message'> & Pick<TimelineProps, 'leadEmail'>;

/** "SPF pass" */
function sayResult(result: string): string {
  const [method = '', found = ''] = result.split('=');
  return `${method.toUpperCase()} ${found}`;
}

function actorOf(entry: TimelineEntry): string {
  if (entry.kind === 'note') return `${entry.author ?? FORMER}, note, `;
  if (entry.kind === 'message') return sayWriter(entry);
  if (entry.kind === 'received') return 'They wrote, ';
  return entry.kind === 'done' ? `${entry.actor ?? FORMER}, ` : '';
}

const FORMER = 'Former staff';

/** Who wrote a message, and whether it came by email. */
function sayWriter({ author, message }: TimelineEntry & { kind: 'message' }): string {
  if (message.direction === 'out') return `${author ?? FORMER} wrote, `;
  if (message.is_automatic === 1) return `Automatic answer from ${message.from_address ?? 'a program'}, `;
  if (message.from_address !== null) return `Answer from ${message.from_address}, `;
  return `Answer, added by ${author ?? FORMER}, `;
}

/** A message of the thread. An answer is a stranger's: text alone, and nothing in it is a link. */
function Message({ message, mail }: Pick<TimelineEntry & { kind: 'message' }, 'message' | 'mail'>) {
  return (
    <>
      {message.subject === '' ? null : <p className="font-bold wrap-anywhere">{message.subject}</p>}
      <p className="wrap-anywhere whitespace-pre-line">{message.text}</p>
      {message.is_cut === 1 ? <p className="soft">The rest was too long and is not kept.</p> : null}
      {message.attachments > 0 ? (
        <p className="soft">
          {message.attachments === 1 ? 'One file' : `${message.attachments} files`} came with it. The email
          service still has them.
        </p>
      ) : null}
      {mail === null ? null : (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <a href={serverRoutes.deskMail(mail.id)} className="text-link">
            The email
          </a>
          <MailMark state={mail.state} />
          {mail.lastError ? <span className="wrap-anywhere">{mail.lastError}</span> : null}
        </p>
      )}
    </>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  if (entry.kind === 'received') return <p>The lead arrived.</p>;
  if (entry.kind === 'note') return <p className="wrap-anywhere whitespace-pre-line">{entry.text}</p>;
  if (entry.kind === 'message') return <Message {...entry} />;
  if (entry.kind === 'done') return <p>{sayDone(entry)}</p>;
  const { mail } = entry;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <a href={serverRoutes.deskMail(mail.id)} className="text-link font-bold">
          Email: {mailTitle(mail)}
        </a>
        <MailMark state={mail.state} />
      </p>
      {mail.lastError ? <p className="wrap-anywhere">{mail.lastError}</p> : null}
    </div>
  );
}

/** "Status: New to Won", "Changed: owner, next step". */
function sayDone({ action, detail }: TimelineEntry & { kind: 'done' }): string {
  const [from, to] = (detail ?? '').split('>').map(word => STATUS_WORDS.get(word));
  if (from && to) return `Status: from ${from} to ${to}`;
  return action === 'lead-follow-up' && detail ? `Changed: ${detail}` : auditWords[action];
}

const STATUS_WORDS = new Map<string, string>(Object.entries(LEAD_STATUS_WORDS));

/** A place for the next note. `noteId` is the same for every click on the button of one page. */
export function NoteForm({ leadId, noteId }: { leadId: string; noteId: string }) {
  return (
    <PostForm
      action="lead-note"
      hidden={[
        ['lead', leadId],
        ['note', noteId],
      ]}
      className="grid gap-3"
    >
      <DeskField action="lead-note" schema={noteForm} name="text" />
      <div>
        <Button type="submit" variant="line" size="sm">
          Add note
        </Button>
      </div>
    </PostForm>
  );
}
