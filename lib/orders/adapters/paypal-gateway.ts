import 'server-only';
import { OrdersController, type Client } from '@paypal/paypal-server-sdk';
import type {
  CapturePaymentOutcome,
  CapturePaymentRequest,
  CreatePaymentOutcome,
  CreatePaymentRequest,
  FindPaymentOutcome,
  FindPaymentRequest,
  PaymentGateway,
} from '../gateway-ports';
import { paypalCaller, toGone, type PayPalCaller } from './paypal-call';
import { findDispute, listOpenDisputes } from './paypal-disputes';
import { toCreateBody } from './paypal-order-request';
import { readCreated, readPayment } from './paypal-order-response';
import { findCapture, findRefund, refundCapture } from './paypal-refunds';
import { searchTransactions } from './paypal-transactions';

/** PayPal's API behind our own words. No call outlasts its time limit, and only so many run at once. */
export function paypalGateway({ client, webOrigins, brandName }: PayPalSettings): PaymentGateway {
  const call = paypalCaller();
  const orders = new OrdersController(client);
  const deps = { call, client };
  return {
    createPayment: request => createPayment(request, { call, orders, webOrigins, brandName }),
    findPayment: request => findPayment(request, { call, orders }),
    capturePayment: request => capturePayment(request, { call, orders }),
    refundCapture: request => refundCapture(request, deps),
    findRefund: request => findRefund(request, deps),
    findCapture: request => findCapture(request, deps),
    findDispute: request => findDispute(request, deps),
    listOpenDisputes: request => listOpenDisputes(request, deps),
    searchTransactions: request => searchTransactions(request, deps),
  };
}

async function createPayment(request: CreatePaymentRequest, deps: CreateDeps): Promise<CreatePaymentOutcome> {
  const { requestId: paypalRequestId, timeoutMs } = request;
  const body = toCreateBody(request, deps.brandName);
  const answer = await deps.call({
    timeoutMs,
    send: options => deps.orders.createOrder({ body, paypalRequestId, prefer: PREFER }, options),
    read: result => readCreated(result, deps.webOrigins),
  });
  return answer.kind === 'failed' ? answer.failure : { ...answer.value, debugId: answer.debugId };
}

async function findPayment(
  { paymentId, timeoutMs }: FindPaymentRequest,
  deps: GatewayDeps,
): Promise<FindPaymentOutcome> {
  const answer = await deps.call({
    timeoutMs,
    send: options => deps.orders.getOrder({ id: paymentId }, options),
    read: readPayment,
  });
  if (answer.kind === 'failed') return toGone(answer.failure) ?? answer.failure;
  return { kind: 'found', payment: answer.value, debugId: answer.debugId };
}

async function capturePayment(
  request: CapturePaymentRequest,
  deps: GatewayDeps,
): Promise<CapturePaymentOutcome> {
  const { paymentId: id, requestId: paypalRequestId, timeoutMs } = request;
  const answer = await deps.call({
    timeoutMs,
    send: options => deps.orders.captureOrder({ id, paypalRequestId, prefer: PREFER }, options),
    read: readPayment,
  });
  if (answer.kind === 'answered') return { kind: 'captured', payment: answer.value, debugId: answer.debugId };
  const { failure } = answer;
  const kind = failure.kind === 'refused' ? CAPTURE_ISSUES.get(failure.issue) : undefined;
  return kind ? { kind, debugId: failure.debugId } : (toGone(failure) ?? failure);
}

/** The issues that mean something other than "refused". */
const CAPTURE_ISSUES: ReadonlyMap<string, 'not_approved' | 'already_captured' | 'declined' | 'gone'> =
  new Map([
    ['ORDER_NOT_APPROVED', 'not_approved'],
    ['PAYER_ACTION_REQUIRED', 'not_approved'],
    ['ORDER_ALREADY_CAPTURED', 'already_captured'],
    ['INSTRUMENT_DECLINED', 'declined'],
    ['TRANSACTION_REFUSED', 'declined'],
    ['PAYER_CANNOT_PAY', 'declined'],
    ['MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED', 'gone'],
  ]);

/** The whole order in the answer: amount, payee and our own id are compared. */
const PREFER = 'return=representation';

type GatewayDeps = { orders: OrdersController; call: PayPalCaller };

type CreateDeps = GatewayDeps & { webOrigins: readonly string[]; brandName: string };

/** `webOrigins`: where PayPal's approval pages may be; `brandName` is shown on them. */
type PayPalSettings = { client: Client; webOrigins: readonly string[]; brandName: string };
