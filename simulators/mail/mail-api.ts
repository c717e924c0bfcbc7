import { parseJsonBody, type HttpRequest } from '../http/request.ts';
import { json, type Answer, type HttpReply } from '../http/response.ts';
import type { Handler, Route } from '../http/router.ts';
import { answerError, apiErrors, type ApiError } from './errors.ts';
import { replyAtOnce, type MailFault } from './faults.ts';
import type { IdempotencyMemory } from './idempotency.ts';
import type { ReceivedMail } from './mail-store.ts';
import type { RateCheck } from './rate-limit.ts';
import { validateMail, type AcceptedMail } from './validate-mail.ts';

/** The provider's HTTP API: sending a mail, and looking one up. */
export function mailApiRoutes(deps: MailApiDeps): Route[] {
  const guarded = (run: Handler): Handler => guard(run, deps);
  const send = guarded(request => sendOnce(request, () => acceptOne(request, deps), deps));
  const refuseMethod = guarded(() => answerError(apiErrors.methodNotAllowed()));
  return [
    { method: 'POST', pattern: '/emails', handle: send },
    { method: 'GET', pattern: '/emails/:id', handle: guarded(request => lookUp(request, deps)) },
    ...['GET', 'PUT', 'PATCH', 'DELETE'].map(method => ({
      method,
      pattern: '/emails',
      handle: refuseMethod,
    })),
    ...['POST', 'PUT', 'PATCH', 'DELETE'].map(method => ({
      method,
      pattern: '/emails/:id',
      handle: refuseMethod,
    })),
  ];
}

/** Checks the key and the rate, and puts the rate headers on every answer. */
export function guard(run: Handler, { apiKey, takeRate }: Pick<MailApiDeps, 'apiKey' | 'takeRate'>): Handler {
  return async request => {
    const rate = takeRate();
    const refusal = checkCaller(request, apiKey) ?? (rate.isOver ? apiErrors.rateLimited() : null);
    const reply = refusal ? answerError(refusal) : await run(request);
    return reply.kind === 'answer' ? { ...reply, headers: { ...rate.headers, ...reply.headers } } : reply;
  };
}

function checkCaller({ headers }: HttpRequest, apiKey: string): ApiError | null {
  if (!headers['authorization']) return apiErrors.missingKey();
  if (headers['authorization'] !== `Bearer ${apiKey}`) return apiErrors.invalidKey();
  return headers['user-agent'] ? null : apiErrors.missingUserAgent();
}

async function sendOnce(request: HttpRequest, accept: () => Answer, deps: MailApiDeps): Promise<HttpReply> {
  const fault = deps.takeFault();
  const faultyReply = fault && replyAtOnce(fault);
  if (faultyReply) return faultyReply;
  const key = request.headers['idempotency-key'] ?? null;
  const check = key === null ? null : deps.idempotency.begin(key, request.body);
  if (check?.kind === 'refused') return answerError(check.error);
  if (fault?.kind === 'hold') await deps.untilReleased();
  const answer = check?.kind === 'replay' ? check.answer : accept();
  if (key !== null) deps.idempotency.finish(key, answer);
  if (fault?.kind === 'cut_after_accepting') return { kind: 'cut' };
  return fault?.kind === 'hang_after_accepting' ? { kind: 'hang' } : answer;
}

function acceptOne(request: HttpRequest, deps: MailApiDeps): Answer {
  const parsed = parseJsonBody(request);
  if (parsed.kind === 'invalid') return answerError(apiErrors.invalidJson());
  const checked = validateMail(parsed.value, deps.fromDomains);
  if (checked.kind === 'refused') return answerError(checked.error);
  const { id } = deps.accept(checked.mail, request.headers['idempotency-key'] ?? null);
  return json(200, { id });
}

function lookUp({ params }: HttpRequest, { find }: MailApiDeps): Answer {
  const mail = find(params['id'] ?? '');
  if (!mail) return answerError(apiErrors.notFound('Email not found'));
  return json(200, {
    object: 'email',
    id: mail.id,
    from: mail.from,
    to: mail.to,
    cc: mail.cc,
    bcc: mail.bcc,
    reply_to: mail.replyTo,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    tags: mail.tags,
    created_at: new Date(mail.receivedAt).toISOString(),
    last_event: mail.events.at(-1)?.type.replace('email.', '') ?? 'queued',
    scheduled_at: null,
  });
}

export type MailApiDeps = {
  apiKey: string;
  fromDomains: readonly string[] | null;
  takeRate: () => RateCheck;
  takeFault: () => MailFault | null;
  idempotency: IdempotencyMemory;
  untilReleased: () => Promise<void>;
  accept: (mail: AcceptedMail, idempotencyKey: string | null) => ReceivedMail;
  find: (id: string) => ReceivedMail | null;
};
