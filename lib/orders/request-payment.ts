import { routes } from '@/lib/site/routes';
import { advance, type AdvanceDeps, type EventSource } from './advance';
import { orderNumber, type Order } from './order';
import type {
  CreatePaymentOutcome,
  CreatePaymentRequest,
  PaymentGateway,
  PaymentLink,
} from './gateway-ports';
import { noteCall, type NoteCallDeps } from './note-call';
import { retryOnce, type RetryDeps } from './retry-once';

/**
 * Asks PayPal for the payment of a stored order. Every repeat, by whomever, carries the order's one request id,
 * so PayPal makes one order however often it is asked.
 */
export async function requestPayment(
  { order, source, deadline }: PaymentRequest,
  deps: RequestDeps,
): Promise<RequestOutcome> {
  const create = (timeoutMs: number) => {
    const request = requestOf(order, deps.siteOrigin, timeoutMs);
    const about = { orderId: order.id, operation: 'create', requestId: request.requestId } as const;
    return noteCall(about, () => deps.gateway.createPayment(request), deps);
  };
  const outcome = await retryOnce<CreatePaymentOutcome>(create, deadline, deps);
  switch (outcome.kind) {
    case 'created':
      return recordCreated({ order, created: outcome, source }, deps);
    case 'refused':
      await advance({ order, event: { type: 'creation_refused', reason: outcome.issue }, source }, deps);
      return { kind: 'refused', issue: outcome.issue };
    default:
      return { kind: outcome.kind, reason: outcome.reason };
  }
}

/** Without an approval link there is nowhere to send the buyer: the order stays `creating`, so a retry asks again. */
async function recordCreated(
  { order, created, source }: CreatedRecord,
  deps: RequestDeps,
): Promise<RequestOutcome> {
  const { paymentId, status, links } = created;
  const approve = links?.find(link => link.rel === APPROVE_REL);
  if (!approve) return { kind: 'no_approval_link', paymentId, status, links };
  const event = { type: 'payment_created', paymentId, approveUrl: approve.href } as const;
  const step = await advance({ order, event, source }, deps);
  return { kind: 'created', order: step.order, status, links: links ?? [] };
}

function requestOf(order: Order, siteOrigin: string, timeoutMs: number): CreatePaymentRequest {
  return {
    requestId: `ord_${order.id}_create`,
    orderId: order.id,
    invoiceId: orderNumber(order.id),
    amountMinor: order.amountMinor,
    currency: order.currency,
    description: order.description,
    lines: order.lines,
    returnUrl: siteOrigin + routes.checkoutReturn(order.key),
    cancelUrl: siteOrigin + routes.checkoutCancel(order.key),
    timeoutMs,
  };
}

/** The relation that checkout follows (docs/product/checkout.md#creating-an-order). */
export const APPROVE_REL = 'approve';

/** `deadline`: until when PayPal must have answered. */
type PaymentRequest = { order: Order; source: EventSource; deadline: number };

type CreatedRecord = {
  order: Order;
  created: Extract<CreatePaymentOutcome, { kind: 'created' }>;
  source: EventSource;
};

export type RequestOutcome =
  | { kind: 'created'; order: Order; status: string; links: PaymentLink[] }
  | { kind: 'no_approval_link'; paymentId: string; status: string; links: PaymentLink[] | undefined }
  | { kind: 'refused'; issue: string }
  | { kind: 'busy' | 'config'; reason: string };

export type RequestDeps = AdvanceDeps &
  RetryDeps &
  NoteCallDeps & { gateway: PaymentGateway; siteOrigin: string };
