import 'server-only';
import { sql } from 'kysely';
import { leadReplies } from '@/content/lead-replies';
import { answeredMail, requestFigures } from '@/content/requests';
import { isWaiting, WAITING_STATUSES, type LeadStatus } from '@/lib/desk/desk-lead';
import { promiseFor, type ReplyPromise } from '@/lib/desk/reply-promise';
import type { Fields } from '@/lib/leads/lead-schema';
import { composeLinkMail, mailSettings, type MailSettings, type OutgoingMail } from '@/lib/mail';
import { NEWSLETTER_FORM } from '@/lib/newsletter';
import { sitePromise } from '@/lib/site-promise';
import type { LeadRow } from '@/lib/site/db/tables';
import { routes } from '@/lib/site/routes';
import { openSealedId, sealId } from '@/lib/site/security/sealed-id';
import type { Site } from '@/lib/site/site';
import { DAY_MS } from '@/lib/site/time';

/** A request as its sender sees it: nothing that was typed. */
export type RequestStatus = Pick<StoredRequest, 'id' | 'formName' | 'receivedAt' | 'answerEmail'> & {
  state: RequestState;
  /** What is left of our promise; null when we made none or have kept it. */
  promise: ReplyPromise | null;
};

/** A request's status in its sender's words: the desk's status, shorter. `closed` is what the desk calls spam. */
export type RequestState = 'received' | 'working' | 'answered' | 'closed';

/** `token` opens the page of the request; null for what has none: the newsletter has pages of its own. */
export type ListedRequest = RequestStatus & { token: string | null };

/** The address of a request's page, which works for a time after `from`, epoch milliseconds. */
export function followUrl(link: FollowLink, site: Site): string {
  return site.env.SITE_URL + routes.request(followToken(link, site));
}

/** What the sender of an answered request gets, if they asked for it. */
export function answeredMails(
  { id, email }: { id: string; email: string | null },
  site: Site,
): Promise<OutgoingMail[]> {
  const href = followUrl({ id, from: site.now() }, site);
  return renderAnsweredMail({ id, email, href }, mailSettings(site.env));
}

/** Tells the sender of a request that it is answered. `href` leads to the page of the request. */
export function renderAnsweredMail(
  { id, email, href }: { id: string; email: string | null; href: string },
  settings: MailSettings,
): Promise<OutgoingMail[]> {
  const words = answeredMail;
  return composeLinkMail(email, { settings, kind: 'lead-answered', key: id, subjectId: id, words, href });
}

/** The request behind a token. Null when the token is forged or too old, or the request was erased. */
export async function findRequest(token: string, site: Site): Promise<RequestStatus | null> {
  const id = openToken(token, site);
  if (id === null) return null;
  const row = await site.db.selectFrom('leads').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row ? toStatus(toRequest(row), site) : null;
}

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
    .where(row => row.or([row('answer_email', 'is', null), row('answer_email', '=', 'wanted')]))
    .execute();
  return 'done';
}

/** What we call a request when we write to its sender; the form's name for a form that no longer exists. */
export function nameRequest(formName: string): string {
  return KINDS.get(formName) ?? formName;
}

function followToken({ id, from }: FollowLink, { secret }: Site): string {
  const until = from + requestFigures.followLinkDays * DAY_MS;
  return sealId({ id, purpose: PURPOSE, until, secret: secret('LINKS_SECRET') });
}

function openToken(token: string, { now, secret, env }: Site): string | null {
  return openSealedId(token, {
    purpose: PURPOSE,
    now: now(),
    secret: secret('LINKS_SECRET'),
    previousSecrets: env.LINKS_SECRET_PREVIOUS ?? [],
  });
}

function toRequest(row: Pick<LeadRow, (typeof COLUMNS)[number]>): StoredRequest {
  return {
    id: row.id,
    formName: row.form_name,
    status: row.status,
    receivedAt: row.received_at,
    fields: JSON.parse(row.fields) as Fields,
    answerEmail: row.answer_email,
  };
}

function toStatus(request: StoredRequest, { now }: Site): RequestStatus {
  const { id, formName, receivedAt, answerEmail, status } = request;
  return {
    id,
    formName,
    receivedAt,
    answerEmail,
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
] as const satisfies (keyof LeadRow)[];
const LISTED_MAX = 100;
const PURPOSE = 'request';

type FollowLink = { id: string; from: number };

type StoredRequest = {
  id: string;
  formName: string;
  status: LeadRow['status'];
  /** Epoch milliseconds. */
  receivedAt: number;
  fields: Readonly<Record<string, string>>;
  /** The email that says that it is answered: asked for, or queued; null when no one asked. */
  answerEmail: LeadRow['answer_email'];
};
