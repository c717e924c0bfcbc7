import { isWaiting, WAITING_STATUSES, type LeadStatus } from '@/lib/desk/desk-lead';
import { followToken, openFollowToken, promiseFor, type PromiseRules, type ReplyPromise } from '@/lib/leads';
import { NEWSLETTER_FORM } from '@/lib/newsletter';
import type { Site } from '@/lib/site/site';
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

/** The request behind a token. Null when the token is forged or too old, or the request was erased. */
export async function findRequest(token: string, deps: RequestDeps): Promise<RequestStatus | null> {
  const request = await findStored(token, deps);
  return request ? toStatus(request, deps) : null;
}

/** What was sent under an address that its owner confirmed, the newest first. */
export async function listRequests(email: string, deps: RequestDeps): Promise<ListedRequest[]> {
  const from = deps.site.now();
  return (await deps.store.listOf(email)).map(request => ({
    ...toStatus(request, deps),
    token: request.formName === NEWSLETTER_FORM ? null : followToken({ id: request.id, from }, deps.site),
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
  const id = openFollowToken(token, deps.site);
  return id === null ? null : deps.store.find(id);
}

function toStatus(request: StoredRequest, { promise, site }: RequestDeps): RequestStatus {
  const { id, formName, receivedAt, answerEmail, status } = request;
  return {
    id,
    formName,
    receivedAt,
    answerEmail,
    state: STATES[status],
    promise: isWaiting(status) ? promiseFor(request, promise, site.now()) : null,
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

type AnswerChoice = { token: string; isWanted: boolean };

export type RequestDeps = {
  site: Site;
  store: RequestStore;
  promise: PromiseRules;
};
