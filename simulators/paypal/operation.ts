import type { HttpRequest } from '../http/request.ts';
import { json, type Answer, type HttpReply } from '../http/response.ts';
import type { Route } from '../http/router.ts';
import type { Operation } from './call-log.ts';
import type { Context } from './context.ts';
import type { Begun } from './idempotency.ts';
import { newDebugId } from './ids.ts';
import type { Issue } from './issues.ts';
import type { RememberedOutcome, Result } from './result.ts';
import { problem, problemStatus, renderProblem } from './problem.ts';

type Work = (request: HttpRequest, context: Context) => Result;

/**
 * The routes of API calls, each wrapped in everything that PayPal does around the work: the log, faults on demand, the
 * token check, the idempotency store, and a debug id on whatever is answered.
 */
export function operationRoutes(context: Context, operations: readonly AskedOperation[]): Route[] {
  return operations.map(([name, at, work]) => {
    const [method = '', pattern = ''] = at.split(' ');
    return { method, pattern, handle: request => answerOperation(request, { context, name, work }) };
  });
}

/** `at` is the method and the path: "POST /v2/checkout/orders". */
type AskedOperation = readonly [name: Operation, at: string, work: Work];

async function answerOperation(
  request: HttpRequest,
  operation: Omit<Call, 'request' | 'debugId'>,
): Promise<HttpReply> {
  const { context, name } = operation;
  const debugId = newDebugId();
  context.calls.record(name, request, context.clock.now());
  const reply = await perform({ ...operation, request, debugId });
  return reply.kind === 'answer'
    ? { ...reply, headers: { ...reply.headers, 'paypal-debug-id': debugId } }
    : reply;
}

export function refusedResult(issue: Issue): Result {
  const location = issue === 'INVALID_RESOURCE_ID' ? { location: 'path' as const } : {};
  return { kind: 'problem', problem: problem([{ issue, ...location }]), isDecline: false };
}

async function perform(call: Call): Promise<HttpReply> {
  const { context, name, request, debugId } = call;
  const refusal = name === 'token' ? null : context.tokens.refuse(request);
  if (refusal) return refusal;
  const key = idempotencyKey(call);
  const begun = key === null ? null : await begin(call, key);
  const refusedRepeat = begun && refuseRepeat(begun, call);
  if (refusedRepeat) return renderProblem(problem([{ issue: refusedRepeat }]), debugId);
  const fault = context.faults.take(name);
  const meanwhile = { debugId, gone: request.gone };
  const early = fault?.when === 'before' ? await context.faults.perform(fault, meanwhile) : null;
  if (early) {
    if (key !== null && begun?.kind === 'fresh') context.idempotency.forget(key);
    return early;
  }
  const result = begun?.kind === 'replay' ? recall(begun.outcome) : doWork(call, key);
  const late = fault?.when === 'after' ? await context.faults.perform(fault, meanwhile) : null;
  return late ?? render(result, call);
}

/** Waits for a request with the same id to end, where the rules say so. */
async function begin({ context, request }: Call, key: string): Promise<Begun<RememberedOutcome>> {
  const body = request.body.toString('utf8');
  for (;;) {
    const begun = context.idempotency.begin(key, body);
    if (begun.kind !== 'in_progress' || context.live.repeats.overlap === 'refuse') return begun;
    await begun.ended;
  }
}

function refuseRepeat(begun: Begun<RememberedOutcome>, { context }: Call): Issue | null {
  if (begun.kind === 'in_progress') return 'PREVIOUS_REQUEST_IN_PROGRESS';
  const isChanged = begun.kind === 'replay' && !begun.isSameBody;
  return isChanged && context.live.repeats.changedBody === 'refuse' ? 'DUPLICATE_REQUEST_ID' : null;
}

/** What took effect is remembered. Whether a refusal is, PayPal does not say: the rules do. */
function doWork({ context, name, work, request }: Call, key: string | null): Result {
  const result = work(request, context);
  if (key === null) return result;
  const ttlMs =
    name === 'refund' ? REFUND_IDS_KEPT_MS : (context.options.idempotencyTtlMs ?? ORDER_IDS_KEPT_MS);
  if (result.kind !== 'answer' && isRemembered(result, context))
    context.idempotency.finish(key, result, ttlMs);
  else context.idempotency.forget(key);
  return result;
}

function isRemembered(result: RememberedOutcome, { live }: Context): boolean {
  if (result.kind === 'resource') return true;
  const { refusals } = live.repeats;
  if (refusals === 'replay') return problemStatus(result.problem) < 500;
  return refusals === 'replay-declines' && result.isDecline;
}

function recall(outcome: RememberedOutcome): Result {
  return outcome.kind === 'resource' ? { ...outcome, status: 200 } : outcome;
}

function render(result: Result, { request, debugId }: Call): Answer {
  if (result.kind === 'answer') return result.answer;
  if (result.kind === 'problem') return renderProblem(result.problem, debugId);
  const isWhole =
    request.method === 'GET' || (request.headers.prefer ?? '').includes('return=representation');
  const view = result.view(isWhole);
  if (view) return json(result.status, view);
  return renderProblem(problem([{ issue: 'INVALID_RESOURCE_ID', location: 'path' }]), debugId);
}

/** A key counts for one account and one path; a GET needs none. */
function idempotencyKey({ context, request }: Call): string | null {
  const requestId = request.headers['paypal-request-id'];
  if (!requestId || request.method !== 'POST') return null;
  return `${context.options.clientId} ${request.url.pathname} ${requestId}`;
}

const ORDER_IDS_KEPT_MS = 6 * 60 * 60 * 1000;
const REFUND_IDS_KEPT_MS = 45 * 24 * 60 * 60 * 1000;

type Call = { context: Context; name: Operation; work: Work; request: HttpRequest; debugId: string };
