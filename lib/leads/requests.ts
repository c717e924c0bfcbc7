import 'server-only';
import { sql } from 'kysely';
import { leadReplies } from '@/content/lead-replies';
import type { Fields } from '@/lib/forms';
import { parseAddress } from '@/lib/mail';
import { NEWSLETTER_FORM } from '@/lib/newsletter';
import type { LeadRow } from '@/lib/site/db/tables';
import type { Site } from '@/lib/site/site';
import { isWaiting, WAITING_STATUSES, type LeadStatus } from './lead';
import { promiseFor, sitePromise, type ReplyPromise } from './promise';
import { followToken, openFollowToken } from './thanks';

/** A request as its sender sees it: nothing that was typed. */
export type RequestStatus = Pick<StoredRequest, 'id' | 'formName' | 'receivedAt' | 'answerEmail'> & {
  state: RequestState;
  /** What is left of our promise; null when we made none or have kept it. */
  promise: ReplyPromise | null;
  /** Whether an email can go to its address: only then one is offered. */
  canBeEmailed: boolean;
};

/** A request's status in its sender's words: the desk's status, shorter. `closed` is what the desk calls spam. */
export type RequestState = 'received' | 'working' | 'answered' | 'closed';

/** `token` opens the page of the request; null for what has none: the newsletter has pages of its own. */
export type ListedRequest = RequestStatus & { token: string | null };

/** The request behind a token. Null when the token is forged or too old, or the request was erased. */
export async function findRequest(token: string, site: Site): Promise<RequestStatus | null> {
  const id = openFollowToken(token, site);
  if (id === null) return null;
  const row = await site.db.selectFrom('leads').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row ? toStatus(toRequest(row), site) : null;
}

/** What we wrote last in answer to a request, for the person whose mailbox opened the link; null where staff answered by phone or elsewhere. */
export async function findLastReply(leadId: string, { db }: Pick<Site, 'db'>): Promise<LastReply | null> {
  const row = await db
    .selectFrom('lead_messages')
    .select(['at', 'text'])
    .where('lead_id', '=', leadId)
    .where('direction', '=', 'out')
    .where('outbox_id', 'is not', null)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

export type LastReply = { at: number; text: string };

/** What was sent under an address that its owner confirmed, in lower case; the newest first. */
export async function listRequests(email: string, site: Site): Promise<ListedRequest[]> {
  const from = site.now();
  const rows = await site.db
    .selectFrom('leads')
    .select(COLUMNS)
    .where(sql<string>`lower(email)`, '=', email)
    .orderBy('received_at', 'desc')
    .limit(LISTED_MAX)
    .execute();
  return rows.map(toRequest).map(request => ({
    ...toStatus(request, site),
    token: request.formName === NEWSLETTER_FORM ? null : followToken({ id: request.id, from }, site),
  }));
}

/**
 * Notes whether the sender wants an email when the request is answered. Changes nothing once that email is queued, or the
 * request waits for no answer.
 */
export async function chooseAnswerEmail(
  { token, isWanted }: { token: string; isWanted: boolean },
  site: Site,
): Promise<'done' | 'dead'> {
  const request = await findRequest(token, site);
  if (!request) return 'dead';
  await site.db
    .updateTable('leads')
    .set({ answer_email: isWanted ? 'wanted' : null })
    .where('id', '=', request.id)
    .where('status', 'in', WAITING_STATUSES)
    .$if(!request.canBeEmailed, query => query.where('answer_email', 'is not', null))
    .where(row => row.or([row('answer_email', 'is', null), row('answer_email', '=', 'wanted')]))
    .execute();
  return 'done';
}

/** What we call a request when we write to its sender; the form's name for a form that no longer exists. */
export function nameRequest(formName: string): string {
  return KINDS.get(formName) ?? formName;
}

function toRequest(row: Pick<LeadRow, (typeof COLUMNS)[number]>): StoredRequest {
  return {
    id: row.id,
    formName: row.form_name,
    status: row.status,
    receivedAt: row.received_at,
    fields: JSON.parse(row.fields) as Fields,
    answerEmail: row.answer_email,
    email: row.email,
  };
}

function toStatus(request: StoredRequest, { now }: Site): RequestStatus {
  const { id, formName, receivedAt, answerEmail, status, email } = request;
  return {
    id,
    formName,
    receivedAt,
    answerEmail,
    canBeEmailed: parseAddress(email ?? '') !== null,
    state: STATES[status],
    promise: isWaiting(status) ? promiseFor(request, sitePromise, now()) : null,
  };
}

const STATES = {
  new: 'received',
  working: 'working',
  contacted: 'answered',
  won: 'answered',
  lost: 'answered',
  spam: 'closed',
} as const satisfies Record<LeadStatus, RequestState>;

const KINDS = new Map<string, string>(Object.entries(leadReplies).map(([name, { kind }]) => [name, kind]));

const COLUMNS = [
  'id',
  'form_name',
  'status',
  'received_at',
  'fields',
  'answer_email',
  'email',
] as const satisfies (keyof LeadRow)[];
const LISTED_MAX = 100;

type StoredRequest = {
  id: string;
  formName: string;
  status: LeadRow['status'];
  /** Epoch milliseconds. */
  receivedAt: number;
  fields: Readonly<Record<string, string>>;
  email: string | null;
  /** The email that says that it is answered: asked for, or queued; null when no one asked. */
  answerEmail: LeadRow['answer_email'];
};
