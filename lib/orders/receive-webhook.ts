import { captureOrder, type CaptureDeps } from './capture-order';
import { findCapturedOrder, storableMinor } from './find-captured-order';
import { noteUnknownPayment, type NoteUnknownPaymentDeps } from './note-unknown-payment';
import type { Order } from './order';
import type { OrderStore, StoredWebhook, WebhookStore } from './ports';
import { takeDispute } from './take-dispute';
import { takeRefund, takeReversal } from './take-money-back';
import { parseWebhookEvent, type HandleOutcome, type WebhookEvent } from './webhook-event';
import { verifyWebhook, type VerifyDeps, type WebhookMessage } from './verify-webhook';

/**
 * Verifies, stores, and only then acts on PayPal's message. Whatever is authentic is accepted: a repeat, an unknown
 * kind or an unknown order is parked, so PayPal does not send it again for three days.
 */
export async function receiveWebhook(
  message: WebhookMessage,
  deps: ReceiveWebhookDeps,
): Promise<WebhookOutcome> {
  if (deps.webhookId === null) return { kind: 'not_configured' };
  const verdict = await verifyWebhook(message, deps.webhookId, deps);
  if (verdict.kind !== 'verified') return verdict;
  const payload = new TextDecoder().decode(message.body);
  const event = parseWebhookEvent(payload);
  if (!event) return { kind: 'malformed' };
  const receivedAt = deps.clock.now();
  const stored = { id: `paypal:${event.id}`, type: event.event_type, payload, receivedAt, attempts: 0 };
  if (!(await deps.webhooks.insert(stored))) return { kind: 'accepted', result: 'duplicate' };
  const outcome = await handleWebhook(stored, deps);
  return { kind: 'accepted', result: outcome.kind === 'handled' ? outcome.result : 'postponed' };
}

/** Acts on a stored event and notes the result. An event that PayPal cannot confirm now stays unhandled, for the sweeper. */
export async function handleWebhook(event: StoredWebhook, deps: HandleWebhookDeps): Promise<HandleOutcome> {
  const outcome = await actOn(event, deps);
  if (outcome.kind === 'handled')
    await deps.webhooks.markHandled(event.id, { at: deps.clock.now(), outcome: outcome.result });
  return outcome;
}

async function actOn({ type, payload }: StoredWebhook, deps: HandleWebhookDeps): Promise<HandleOutcome> {
  const event = parseWebhookEvent(payload);
  if (!event) return parked('event');
  if (type.startsWith('CUSTOMER.DISPUTE.')) {
    const { dispute_id: disputeId } = event.resource;
    return disputeId ? takeDispute({ disputeId, source: 'webhook' }, deps) : parked('dispute');
  }
  if (type === 'PAYMENT.CAPTURE.REVERSED') return takeReversal(event, deps);
  if (type === 'PAYMENT.CAPTURE.REFUNDED' || type.startsWith('PAYMENT.REFUND.'))
    return takeRefund(event, deps);
  if (type.startsWith('PAYMENT.CAPTURE.')) return takeCapture(event, deps);
  return type.startsWith('CHECKOUT.') ? takeApproval(event, deps) : parked('event');
}

/** The message says only what to check; the payment's state comes from PayPal. */
async function takeApproval(event: WebhookEvent, deps: HandleWebhookDeps): Promise<HandleOutcome> {
  const { event_type, resource } = event;
  const paymentId = event_type.startsWith('CHECKOUT.ORDER.') ? resource.id : resource.order_id;
  const customId = resource.purchase_units?.[0]?.custom_id ?? resource.custom_id;
  const order = await findOrder({ paymentId, customId }, deps.orders);
  return order ? settleOrder(order, deps) : parked('order');
}

async function takeCapture(event: WebhookEvent, deps: HandleWebhookDeps): Promise<HandleOutcome> {
  const { resource, event_type } = event;
  const paymentId = resource.supplementary_data?.related_ids?.order_id;
  const order = await findOrder({ paymentId, customId: resource.custom_id }, deps.orders);
  // Its creation may not be written down yet; the sweep finishes it.
  if (order?.state === 'creating')
    return { kind: 'postponed', reason: 'order being created', isRefused: false };
  if (order && isPaymentOf(order, paymentId)) return settleOrder(order, deps);
  return event_type === 'PAYMENT.CAPTURE.COMPLETED' && resource.id
    ? takeUnknownCapture(resource.id, deps)
    : parked('order');
}

function isPaymentOf(order: Order, paymentId: string | undefined): boolean {
  return order.paymentId !== null && (paymentId === undefined || paymentId === order.paymentId);
}

async function takeUnknownCapture(captureId: string, deps: HandleWebhookDeps): Promise<HandleOutcome> {
  const owner = await findCapturedOrder(captureId, deps);
  if (owner.kind === 'postponed') return owner;
  if (owner.kind === 'found') return settleOrder(owner.order, deps);
  const { capture } = owner;
  if (!capture || capture.status === 'declined' || capture.status === 'failed') return parked('order');
  await noteUnknownPayment(
    {
      id: captureId,
      kind: 'capture',
      payment_id: capture.paymentId,
      capture_id: captureId,
      invoice_id: capture.invoiceId,
      amount_minor: storableMinor(capture.amountMinor),
      currency: capture.currency,
      found_by: 'webhook',
      found_at: deps.clock.now(),
    },
    deps,
  );
  return { kind: 'handled', result: 'unknown capture' };
}

async function findOrder({ paymentId, customId }: OrderHints, orders: OrderStore): Promise<Order | null> {
  const byPayment = paymentId ? await orders.findByPayment(paymentId) : null;
  return byPayment ?? (customId ? orders.findById(customId) : null);
}

async function settleOrder(order: Order, deps: HandleWebhookDeps): Promise<HandleOutcome> {
  const outcome = await captureOrder({ order, source: 'webhook', isClaimed: false }, deps);
  if (outcome.kind === 'unsettled') return { ...outcome, kind: 'postponed' };
  return { kind: 'handled', result: `order ${outcome.order.state}` };
}

function parked(what: string): HandleOutcome {
  return { kind: 'handled', result: `parked: unknown ${what}` };
}

type OrderHints = { paymentId: string | undefined; customId: string | undefined };

/** `rejected` is for the sender's fault, `unavailable` for ours: PayPal sends the latter again. */
export type WebhookOutcome =
  | { kind: 'accepted'; result: string }
  | { kind: 'rejected' | 'unavailable'; reason: string }
  | { kind: 'malformed' | 'not_configured' };

export type HandleWebhookDeps = CaptureDeps & NoteUnknownPaymentDeps & { webhooks: WebhookStore };

export type ReceiveWebhookDeps = HandleWebhookDeps & VerifyDeps & { webhookId: string | null };
