import { isWaiting, WAITING_STATUSES, type LeadStatus } from '@/lib/desk/desk-lead';
import { promiseFor, type PromiseRules, type ReplyPromise } from '@/lib/leads';
import type { Clock } from '@/lib/site/clock';
import { DAY_MS } from '@/lib/site/time';
import { NEWSLETTER_FORM } from '@/lib/newsletter';
import { openSealedId, sealId } from '@/lib/site/security/sealed-id';
import type { RequestStore, StoredRequest } from './ports';

/** A request's status in its sender's words: the desk's status, shorter. `closed` is what the desk calls spam. */
export type RequestState = 'received' | 'working' | 'answered' | 'closed';

/** A request as its sender sees it: nothing that was typed. */
export type RequestStatus = Pick<StoredRequest, 'id' | 'formName' | 'receivedAt' | 'answerEmail'> & {
  state: RequestState;
  /** What is left of our promise; null when we made none or have kept it. */
  promise: ReplyPromise | null;
};

/** `token` opens the page of the request; null for what has none: the newsletter has pages of its own. */
export type ListedRequest = RequestStatus & { token: string | null };

/** The token of a link to a request's page, which works for a time after `from`, epoch milliseconds. */
export function followToken({ id, from }: FollowLink, { secret, linkDays }: TokenDeps): string {
  return sealId({ id, purpose: PURPOSE, until: from + linkDays * DAY_MS, secret });
}

/** The request behind a token. Null when the token is forged or too old, or the request was erased. */
export async function findRequest(token: string, deps: RequestDeps): Promise<RequestStatus | null> {
  const request = await findStored(token, deps);
  return request ? toStatus(request, deps) : null;
}

/** What was sent under an address that its owner confirmed, the newest first. */
export async function listRequests(email: string, deps: RequestDeps): Promise<ListedRequest[]> {
  const from = deps.clock.now();
  return (await deps.store.listOf(email)).map(request => ({
    ...toStatus(request, deps),
    token: request.formName === NEWSLETTER_FORM ? null : followToken({ id: request.id, from }, deps),
  }));
}

/** Notes whether the sender wants an email when the request is answered. Nothing changes once it is. */
export async function chooseAnswerEmail(choice: AnswerChoice, deps: RequestDeps): Promise<'done' | 'dead'> {
  const request = await findStored(choice.token, deps);
  if (!request) return 'dead';
  const { isWanted } = choice;
  await deps.store.setAnswerEmail({ id: request.id, isWanted, statuses: WAITING_STATUSES });
  return 'done';
}

async function findStored(token: string, deps: RequestDeps): Promise<StoredRequest | null> {
  const { clock, secret, previousSecrets = [] } = deps;
  const id = openSealedId(token, { purpose: PURPOSE, now: clock.now(), secret, previousSecrets });
  return id === null ? null : deps.store.find(id);
}

function toStatus(request: StoredRequest, { promise, clock }: RequestDeps): RequestStatus {
  const { id, formName, receivedAt, answerEmail, status } = request;
  return {
    id,
    formName,
    receivedAt,
    answerEmail,
    state: STATES[status],
    promise: isWaiting(status) ? promiseFor(request, promise, clock.now()) : null,
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

const PURPOSE = 'request';

type FollowLink = { id: string; from: number };
type AnswerChoice = { token: string; isWanted: boolean };
type TokenDeps = { secret: string; linkDays: number };

export type RequestDeps = TokenDeps & {
  store: RequestStore;
  clock: Clock;
  promise: PromiseRules;
  /** Links that were emailed before the secret changed still work. */
  previousSecrets?: readonly string[];
};
