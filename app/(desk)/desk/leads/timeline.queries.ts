import 'server-only';
import { nameOfStaff } from '@/lib/accounts';
import { listStaff } from '@/lib/accounts/staff-users';
import { listMessages } from '@/lib/leads';
import type { DeskLead } from '@/lib/leads/lead';
import { listNotes } from '@/lib/leads/leads.sql';
import { listMailsAbout, type DeskMail } from '@/lib/mail/mails.sql';
import type { AuditAction, LeadMessageRow } from '@/lib/site/db/tables';
import type { Site } from '@/lib/site/site';

/** One thing that happened with a lead. `actor` and `author` are null for staff who no longer work here. */
export type TimelineEntry = { id: string; at: number } & (
  | { kind: 'received' }
  | { kind: 'note'; author: string | null; text: string }
  | { kind: 'mail'; mail: DeskMail }
  | { kind: 'message'; author: string | null; message: LeadMessageRow; mail: DeskMail | null }
  | { kind: 'done'; actor: string | null; action: AuditAction; detail: string | null }
);

/** All that happened with a lead, the oldest first: what came, what was noted, done and sent. */
export async function listTimeline(
  { id, receivedAt }: Pick<DeskLead, 'id' | 'receivedAt'>,
  site: Pick<Site, 'db'>,
): Promise<TimelineEntry[]> {
  const notes = await listNotes(id, site);
  const mails = await listMailsAbout(id, site);
  const messages = await listMessages(id, site);
  const replies = new Set(messages.map(message => message.outbox_id));
  const staff = await listStaff(site);
  const done = await site.db
    .selectFrom('desk_audit')
    .leftJoin('accounts', 'accounts.id', 'desk_audit.actor_id')
    .select(['desk_audit.id', 'at', 'action', 'detail', 'email', 'first_name', 'last_name'])
    .where('subject_id', '=', id)
    .where('action', 'in', CHANGES)
    .orderBy('at')
    .execute();
  const entries: TimelineEntry[] = [
    { id, at: receivedAt, kind: 'received' },
    ...notes.map(note => ({ ...note, kind: 'note' as const })),
    ...messages.map(message => ({
      id: message.id,
      at: message.at,
      kind: 'message' as const,
      author: staff.find(member => member.id === message.author_id)?.name ?? null,
      message,
      mail: mails.find(mail => mail.id === message.outbox_id) ?? null,
    })),
    ...mails
      .filter(mail => !replies.has(mail.id))
      .map(mail => ({ id: mail.id, at: mail.createdAt, kind: 'mail' as const, mail })),
    ...done.map(({ email, first_name, last_name, ...line }) => ({
      ...line,
      kind: 'done' as const,
      actor: email === null ? null : nameOfStaff({ email, first_name, last_name }),
    })),
  ];
  return entries.toSorted((a, b) => a.at - b.at);
}

/** Notes and messages have entries of their own. */
const CHANGES = [
  'lead-status',
  'lead-rescued',
  'lead-spam',
  'lead-follow-up',
  'lead-call-canceled',
] as const satisfies AuditAction[];
