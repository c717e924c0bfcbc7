import { parseJsonBody, type HttpRequest } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import { isJsonRequest } from './api-routes.ts';
import type { Context } from './context.ts';
import { listDisputes } from './dispute-list.ts';
import { viewDispute } from './dispute-view.ts';
import { isObject, readAmount, readTextField, type Node } from './fields.ts';
import { operationRoutes, refusedResult } from './operation.ts';
import type { Result } from './result.ts';
import { viewCapture, viewRefund, viewRefundMinimally } from './payment-view.ts';
import { problem, type Violation } from './problem.ts';
import type { RefundBody } from './refunds.ts';
import { searchTransactions } from './transaction-search.ts';

/** The part of PayPal's REST API that is about money already taken. */
export function paymentRoutes(context: Context): Route[] {
  return operationRoutes(context, [
    ['refund', 'POST /v2/payments/captures/:id/refund', refundCapture],
    ['get-refund', 'GET /v2/payments/refunds/:id', ({ params }) => showRefund(params.id ?? '', 200, context)],
    ['get-capture', 'GET /v2/payments/captures/:id', showCapture],
    ['list-disputes', 'GET /v1/customer/disputes', listDisputes],
    ['get-dispute', 'GET /v1/customer/disputes/:id', showDispute],
    ['transactions', 'GET /v1/reporting/transactions', searchTransactions],
  ]);
}

/** The body is optional, and may be empty: then all that is left goes back. */
function refundCapture(request: HttpRequest, context: Context): Result {
  if (!isJsonRequest(request)) return refusedResult('UNSUPPORTED_MEDIA_TYPE');
  const body = request.body.length === 0 ? { kind: 'ok' as const, value: {} } : parseJsonBody(request);
  if (body.kind === 'invalid' || !isObject(body.value)) return refusedResult('MALFORMED_REQUEST_JSON');
  const violations: Violation[] = [];
  const refund = readRefund({ value: body.value, path: '', report: violation => violations.push(violation) });
  if (violations.length > 0) return { kind: 'problem', problem: problem(violations), isDecline: false };
  const result = context.refunds.request(request.params.id ?? '', refund);
  return result.kind === 'refunded'
    ? showRefund(result.refund.id, 201, context)
    : refusedResult(result.issue);
}

function readRefund(root: Node): RefundBody {
  return {
    amount: readAmount(root, 'amount'),
    note: readTextField(root, 'note_to_payer', { maxLength: 255 }),
    customId: readTextField(root, 'custom_id', { maxLength: 127 }),
    invoiceId: readTextField(root, 'invoice_id', { maxLength: 127 }),
  };
}

function showRefund(id: string, status: 200 | 201, { refunds, viewer }: Context): Result {
  const view = (isWhole: boolean) => {
    const refund = refunds.find(id);
    return refund && (isWhole ? viewRefund : viewRefundMinimally)(refund, viewer());
  };
  return { kind: 'resource', status, view };
}

function showCapture({ params }: HttpRequest, { orders, viewer }: Context): Result {
  const order = orders.findByCapture(params.id ?? '');
  const view = () => (order?.capture ? viewCapture(order.capture, order, viewer()) : null);
  return { kind: 'resource', status: 200, view };
}

function showDispute({ params }: HttpRequest, { disputes, viewer }: Context): Result {
  const dispute = disputes.find(params.id ?? '');
  return { kind: 'resource', status: 200, view: () => dispute && viewDispute(dispute, viewer()) };
}
