import type { HttpRequest } from '../http/request.ts';
import { json, type Answer, type HttpReply } from '../http/response.ts';
import type { Handler } from '../http/router.ts';
import type { Operation } from './call-log.ts';
import type { Context, RememberedOutcome } from './context.ts';
import { readMockIssue } from './faults.ts';
import { newDebugId } from './ids.ts';
import type { Order } from './order.ts';
import { viewOrder, viewOrderMinimally } from './order-view.ts';
import { problem, renderProblem, type Problem } from './problem.ts';

/** What the work of a call came to. `isFinal` problems are answered again to the same request id. */
export type Result =
  | { kind: 'order'; status: 200 | 201; order: Order }
  | { kind: 'problem'; problem: Problem; isFinal: boolean }
  | { kind: 'answer'; answer: Answer };

type Work = (request: HttpRequest) => Result;

/**
 * Wraps the work of an API call in everything that PayPal does around it: the log, faults on demand, the token
 * check, the idempotency store, and a debug id on whatever is answered.
 */
export function createOperation(context: Context, name: Operation, work: Work): Handler {
  return async request => {
    const debugId = newDebugId();
    context.calls.record(name, request, context.clock.now());
    const reply = await perform({ context, name, work, request, debugId });
    return reply.kind === 'answer'
      ? { ...reply, headers: { ...reply.headers, 'paypal-debug-id': debugId } }
      : reply;
  };
}

async function perform(call: Call): Promise<HttpReply> {
  const { context, name, request, debugId } = call;
  const refusal = name === 'token' ? null : context.tokens.refuse(request);
  if (refusal) return refusal;
  const mockIssue = readMockIssue(request.headers[MOCK_HEADER]);
  if (mockIssue) return renderProblem(problem([{ issue: mockIssue }]), debugId);
  const key = idempotencyKey(call);
  const begun = key === null ? null : context.idempotency.begin(key);
  if (begun?.kind === 'in_progress')
    return renderProblem(problem([{ issue: 'PREVIOUS_REQUEST_IN_PROGRESS' }]), debugId);
  const fault = context.faults.take(name, request.headers[MOCK_HEADER]);
  const meanwhile = { debugId, gone: request.gone };
  const early = fault?.when === 'before' ? await context.faults.perform(fault, meanwhile) : null;
  if (early) {
    if (key !== null && begun?.kind === 'fresh') context.idempotency.forget(key);
    return early;
  }
  const result = begun?.kind === 'replay' ? recall(context, begun.outcome) : doWork(call, key);
  const late = fault?.when === 'after' ? await context.faults.perform(fault, meanwhile) : null;
  return late ?? render(result, call);
}

/** Only what took effect is remembered: a request that was refused for its content may be sent again, mended. */
function doWork({ context, work, request }: Call, key: string | null): Result {
  const result = work(request);
  if (key === null) return result;
  if (result.kind === 'order') context.idempotency.finish(key, { kind: 'order', orderId: result.order.id });
  else if (result.kind === 'problem' && result.isFinal) context.idempotency.finish(key, result);
  else context.idempotency.forget(key);
  return result;
}

function recall({ orders }: Context, outcome: RememberedOutcome): Result {
  if (outcome.kind === 'problem') return { ...outcome, isFinal: true };
  const order = orders.find(outcome.orderId);
  if (order) return { kind: 'order', status: 200, order };
  return {
    kind: 'problem',
    problem: problem([{ issue: 'INVALID_RESOURCE_ID', location: 'path' }]),
    isFinal: false,
  };
}

function render(result: Result, { context, name, request, debugId }: Call): Answer {
  if (result.kind === 'answer') return result.answer;
  if (result.kind === 'problem') return renderProblem(result.problem, debugId);
  const isWhole = name === 'get' || (request.headers.prefer ?? '').includes('return=representation');
  const view = isWhole ? viewOrder : viewOrderMinimally;
  return json(result.status, view(result.order, context.viewer()));
}

/** A key counts for one account and one path; a GET needs none. */
function idempotencyKey({ context, request }: Call): string | null {
  const requestId = request.headers['paypal-request-id'];
  if (!requestId || request.method !== 'POST') return null;
  return `${context.options.clientId} ${request.url.pathname} ${requestId}`;
}

const MOCK_HEADER = 'paypal-mock-response';

type Call = { context: Context; name: Operation; work: Work; request: HttpRequest; debugId: string };
