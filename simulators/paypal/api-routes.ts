import { parseJsonBody, type HttpRequest } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import type { Context } from './context.ts';
import { operationRoutes, refusedResult } from './operation.ts';
import type { Result } from './result.ts';
import type { Order } from './order.ts';
import { approvalLink, viewOrder, viewOrderMinimally } from './order-view.ts';
import { parseOrderRequest } from './order-request.ts';
import { problem } from './problem.ts';

/** The part of PayPal's REST API that a server-side checkout uses. */
export function apiRoutes(context: Context): Route[] {
  return operationRoutes(context, [
    ['token', 'POST /v1/oauth2/token', issueToken],
    ['create', 'POST /v2/checkout/orders', createOrder],
    ['get', 'GET /v2/checkout/orders/:id', findOrder],
    ['capture', 'POST /v2/checkout/orders/:id/capture', captureOrder],
  ]);
}

function issueToken(request: HttpRequest, { tokens }: Context): Result {
  return { kind: 'answer', answer: tokens.issue(request) };
}

function createOrder(request: HttpRequest, context: Context): Result {
  if (!isJsonRequest(request)) return refusedResult('UNSUPPORTED_MEDIA_TYPE');
  const body = parseJsonBody(request);
  if (body.kind === 'invalid') return refusedResult('MALFORMED_REQUEST_JSON');
  const parsed = parseOrderRequest(body.value, {
    hasRequestId: Boolean(request.headers['paypal-request-id']),
  });
  if (parsed.kind === 'refused') return { kind: 'problem', problem: parsed.problem, isDecline: false };
  return orderReply(context.orders.create(parsed.draft), 201, context);
}

function findOrder(request: HttpRequest, context: Context): Result {
  const order = context.orders.find(request.params.id ?? '');
  return order ? orderReply(order, 200, context) : refusedResult('INVALID_RESOURCE_ID');
}

function orderReply({ id }: Order, status: 200 | 201, { orders, viewer }: Context): Result {
  const view = (isWhole: boolean) => {
    const order = orders.find(id);
    return order && (isWhole ? viewOrder : viewOrderMinimally)(order, viewer());
  };
  return { kind: 'resource', status, view };
}

/** The body is optional and may be empty; a decline tells the way back to PayPal. */
function captureOrder(request: HttpRequest, context: Context): Result {
  const { orders, live } = context;
  if (!isJsonRequest(request)) return refusedResult('UNSUPPORTED_MEDIA_TYPE');
  if (request.body.length > 0 && parseJsonBody(request).kind === 'invalid')
    return refusedResult('MALFORMED_REQUEST_JSON');
  const result = orders.capture(request.params.id ?? '');
  if (result.kind === 'captured') return orderReply(result.order, 201, context);
  if (result.issue !== 'INSTRUMENT_DECLINED' || !result.order) return refusedResult(result.issue);
  const wayBack = { ...approvalLink(result.order, live.origin), rel: 'redirect' };
  return { kind: 'problem', problem: problem([{ issue: result.issue }], [wayBack]), isDecline: true };
}

export function isJsonRequest(request: HttpRequest): boolean {
  return (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() === 'application/json';
}
