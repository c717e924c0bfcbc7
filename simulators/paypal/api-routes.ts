import { parseJsonBody, type HttpRequest } from '../http/request.ts';
import { json } from '../http/response.ts';
import type { Route } from '../http/router.ts';
import type { Context } from './context.ts';
import { isObject } from './fields.ts';
import { operationRoutes, refusedResult } from './operation.ts';
import type { Result } from './result.ts';
import type { Order } from './order.ts';
import { approvalLink, viewOrder, viewOrderMinimally } from './order-view.ts';
import { parseOrderRequest } from './order-request.ts';
import { problem } from './problem.ts';
import { AUTH_ALGORITHM, isSignatureGood } from './webhook-signature.ts';
import { MOCK_WEBHOOK_ID } from './webhook-sender.ts';

/** The part of PayPal's REST API that a server-side checkout uses. */
export function apiRoutes(context: Context): Route[] {
  return operationRoutes(context, [
    ['token', 'POST /v1/oauth2/token', issueToken],
    ['create', 'POST /v2/checkout/orders', createOrder],
    ['get', 'GET /v2/checkout/orders/:id', findOrder],
    ['capture', 'POST /v2/checkout/orders/:id/capture', captureOrder],
    ['verify', 'POST /v1/notifications/verify-webhook-signature', verifySignature],
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

function verifySignature(request: HttpRequest, { options, identity, live }: Context): Result {
  const body = parseJsonBody(request);
  if (body.kind === 'invalid' || !isObject(body.value)) return refusedResult('MALFORMED_REQUEST_JSON');
  const { webhook_event: event, ...fields } = body.value;
  const missing = VERIFY_FIELDS.filter(field => typeof fields[field] !== 'string' || fields[field] === '');
  if (missing.length > 0 || !isObject(event)) return refusedResult('MISSING_REQUIRED_PARAMETER');
  const text = (field: (typeof VERIFY_FIELDS)[number]) => String(fields[field]);
  const webhookId = text('webhook_id');
  const isOurs = text('cert_url') === `${live.origin}/v1/notifications/certs/${identity.certificateId}`;
  const isAccepted = isOurs && webhookId === options.webhookId && webhookId !== MOCK_WEBHOOK_ID;
  const isGood = isSignatureGood({
    body: JSON.stringify(event),
    transmission: { id: text('transmission_id'), time: text('transmission_time'), webhookId },
    signature: text('transmission_sig'),
    certificatePem: identity.certificatePem,
  });
  const isVerified = isAccepted && text('auth_algo') === AUTH_ALGORITHM && isGood;
  return { kind: 'answer', answer: json(200, { verification_status: isVerified ? 'SUCCESS' : 'FAILURE' }) };
}

export function isJsonRequest(request: HttpRequest): boolean {
  return (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() === 'application/json';
}

const VERIFY_FIELDS = [
  'auth_algo',
  'cert_url',
  'transmission_id',
  'transmission_sig',
  'transmission_time',
  'webhook_id',
] as const;
