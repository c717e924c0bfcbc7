import 'server-only';
import type { OutboxRow, OutboxState } from '@/lib/site/db/tables';
import type { Params } from '@/lib/site/list-filter';
import { readListPage, type Cursor, type Page } from '@/lib/site/list-page';
import type { Site } from '@/lib/site/site';
import { findMailKind, type MailSubject } from './outgoing-mail';

/** An email of the outbox as the desk shows it, without its text. */
export type DeskMail = {
  id: string;
  kind: string;
  /** What `subjectId` names; null for a kind that no longer exists. */
  about: MailSubject | null;
  subjectId: string;
  to: string;
  subject: string;
  state: OutboxState;
  attempts: number;
  lastError: string | null;
  createdAt: number;
  nextAttemptAt: number;
  sentAt: number | null;
  settledAt: number | null;
};

type MailFilter = { group: MailGroup };

export const MAIL_GROUP_NAMES = ['failed', 'waiting', 'sent', 'settled'] as const;
export type MailGroup = (typeof MAIL_GROUP_NAMES)[number];

export function parseMailFilter(params: Params<'group'>): MailFilter {
  return { group: MAIL_GROUP_NAMES.find(group => group === params.get('group')) ?? 'failed' };
}

export function listMails(
  { group, cursor }: { group: MailGroup; cursor: Cursor | null },
  { db }: Pick<Site, 'db'>,
): Promise<Page<DeskMail>> {
  const query = db
    .selectFrom('outbox')
    .select(MAIL_COLUMNS)
    .where('state', 'in', MAIL_GROUPS[group])
    .$if(group === 'failed', mails => mails.where('settled_at', 'is', null))
    .$if(group === 'settled', mails => mails.where('settled_at', 'is not', null));
  return readListPage(query, { by: 'created_at', cursor }, toDeskMail);
}

/** The emails about a lead, an order, or a plan and its invoices, the oldest first. */
export async function listMailsAbout(
  subjectIds: string | readonly string[],
  { db }: Pick<Site, 'db'>,
): Promise<DeskMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(MAIL_COLUMNS)
    .where('subject_id', 'in', [subjectIds].flat())
    .orderBy('created_at')
    .orderBy('kind')
    .execute();
  return rows.map(toDeskMail);
}

/** With its text, unless that holds a secret link. */
export async function findDeskMail(
  id: string,
  { db }: Pick<Site, 'db'>,
): Promise<(DeskMail & { text: string | null }) | null> {
  const row = await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toReadableMail(row) : null;
}

/** Which of these leads or orders have an email that could not be delivered, settled or not. */
export async function findFailedSubjects(
  subjectIds: readonly string[],
  { db }: Pick<Site, 'db'>,
): Promise<ReadonlySet<string>> {
  if (subjectIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('outbox')
    .select('subject_id')
    .where('subject_id', 'in', subjectIds)
    .where('state', 'in', MAIL_GROUPS.failed)
    .execute();
  return new Set(rows.map(row => row.subject_id));
}

export async function countFailedMails({ db }: Pick<Site, 'db'>): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select(row => row.fn.countAll().as('count'))
    .where('state', 'in', MAIL_GROUPS.failed)
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** With the text as far as staff may read it: a link that opens someone's account is theirs alone. */
export function toReadableMail(row: OutboxRow): DeskMail & { text: string | null } {
  const isHidden = findMailKind(row.kind)?.hasSecret || row.text === '';
  return { ...toDeskMail(row), text: isHidden ? null : row.text };
}

function toDeskMail(row: Pick<OutboxRow, (typeof MAIL_COLUMNS)[number]>): DeskMail {
  return {
    id: row.id,
    kind: row.kind,
    about: findMailKind(row.kind)?.about ?? null,
    subjectId: row.subject_id,
    to: row.to_address,
    subject: row.subject,
    state: row.state,
    attempts: row.attempts,
    lastError: row.last_error,
    createdAt: row.created_at,
    nextAttemptAt: row.next_attempt_at,
    sentAt: row.sent_at,
    settledAt: row.settled_at,
  };
}

/** Without the text: a list has no use for it. */
const MAIL_COLUMNS = [
  'id',
  'kind',
  'subject_id',
  'to_address',
  'subject',
  'state',
  'attempts',
  'last_error',
  'created_at',
  'next_attempt_at',
  'sent_at',
  'settled_at',
] as const satisfies (keyof OutboxRow)[];

/** `failed` leaves out what someone has settled. */
export const MAIL_GROUPS = {
  failed: ['failed', 'bounced'],
  waiting: ['queued', 'sending'],
  sent: ['sent', 'delivered', 'complained'],
  settled: ['failed', 'bounced'],
} as const satisfies Record<MailGroup, readonly string[]>;
