import 'server-only';
import { OrdersController, type Client } from '@paypal/paypal-server-sdk';
import type {
  CapturePaymentOutcome,
  CapturePaymentRequest,
  CreatePaymentOutcome,
  CreatePaymentRequest,
} from '../ports';
import type { FindPaymentOutcome, FindPaymentRequest, PaymentGateway } from '../ports';
import { parallelLimit } from '@/lib/kernel/parallel-limit';
import { isStaleToken, toFailure, toIssue } from './paypal-failures';
import { toCreateBody } from './paypal-order-request';
import { readCreated, readPayment } from './paypal-order-response';

/** PayPal's Orders API behind our own words. No call outlasts its time limit, and only so many run at once. */
export function paypalGateway({ client, webOrigins, brandName }: PayPalSettings): PaymentGateway {
  const limited = parallelLimit(MAX_PARALLEL_CALLS);
  const door: Door = {
    orders: new OrdersController(client),
    limited: (timeoutMs, work) => limited(timeoutMs, signal => withFreshToken(() => work(signal))),
  };
  return {
    createPayment: request => createPayment(request, { ...door, webOrigins, brandName }),
    findPayment: request => findPayment(request, door),
    capturePayment: request => capturePayment(request, door),
  };
}

async function createPayment(request: CreatePaymentRequest, door: CreateDoor): Promise<CreatePaymentOutcome> {
  const { requestId, timeoutMs } = request;
  const body = toCreateBody(request, door.brandName);
  try {
    const { result } = await door.limited(timeoutMs, abortSignal =>
      door.orders.createOrder({ body, paypalRequestId: requestId, prefer: PREFER }, { abortSignal }),
    );
    return readCreated(result, door.webOrigins);
  } catch (error) {
    return toFailure(error);
  }
}

async function findPayment(
  { paymentId, timeoutMs }: FindPaymentRequest,
  door: Door,
): Promise<FindPaymentOutcome> {
  try {
    const { result } = await door.limited(timeoutMs, abortSignal =>
      door.orders.getOrder({ id: paymentId }, { abortSignal }),
    );
    return { kind: 'found', payment: readPayment(result) };
  } catch (error) {
    const failure = toFailure(error);
    return failure.kind === 'refused' && failure.httpStatus === 404 ? { kind: 'gone' } : failure;
  }
}

async function capturePayment(request: CapturePaymentRequest, door: Door): Promise<CapturePaymentOutcome> {
  const { paymentId: id, requestId: paypalRequestId, timeoutMs } = request;
  try {
    const { result } = await door.limited(timeoutMs, abortSignal =>
      door.orders.captureOrder({ id, paypalRequestId, prefer: PREFER }, { abortSignal }),
    );
    return { kind: 'captured', payment: readPayment(result) };
  } catch (error) {
    const failure = toFailure(error);
    if (failure.kind !== 'refused') return failure;
    return (
      CAPTURE_ISSUES.get(toIssue(error) ?? '') ?? (failure.httpStatus === 404 ? { kind: 'gone' } : failure)
    );
  }
}

/**
 * PayPal may take back a token before its time. The client has dropped it with the 401, so the same call, with the same
 * request id, gets a new one; only a second 401 says that our credentials are wrong.
 */
async function withFreshToken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isStaleToken(error)) return work();
    throw error;
  }
}

/** The issues that mean something other than "refused" (payments-and-mail.md §3.5). */
const CAPTURE_ISSUES: ReadonlyMap<string, CapturePaymentOutcome> = new Map([
  ['ORDER_NOT_APPROVED', { kind: 'not_approved' }],
  ['PAYER_ACTION_REQUIRED', { kind: 'not_approved' }],
  ['ORDER_ALREADY_CAPTURED', { kind: 'already_captured' }],
  ['INSTRUMENT_DECLINED', { kind: 'declined' }],
  ['TRANSACTION_REFUSED', { kind: 'declined' }],
  ['PAYER_CANNOT_PAY', { kind: 'declined' }],
  ['MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED', { kind: 'gone' }],
]);

/** The whole order in the answer: amount, payee and our own id are compared. */
const PREFER = 'return=representation';
/** So that a PayPal that hangs cannot tie up every connection of the server. */
const MAX_PARALLEL_CALLS = 24;

type Door = { orders: OrdersController; limited: ReturnType<typeof parallelLimit> };

type CreateDoor = Door & { webOrigins: readonly string[]; brandName: string };

/** `webOrigins`: where PayPal's approval pages may be; `brandName` is shown on them. */
type PayPalSettings = { client: Client; webOrigins: readonly string[]; brandName: string };
