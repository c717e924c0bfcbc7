import { z } from 'zod';
import { captureOrder, type CaptureDeps } from './capture-order';
import type { Order } from './order';
import type { OrderStore, StoredWebhook, WebhookStore } from './ports';
import { verifyWebhook, type VerifyDeps, type WebhookMessage } from './verify-webhook';

/**
 * Verifies, stores, and only then acts on PayPal's message. Whatever is authentic is accepted: a repeat, an unknown
 * kind or an unknown order is parked, so that PayPal does not send it again for three days.
 */
export async function receiveWebhook(
  message: WebhookMessage,
  deps: ReceiveWebhookDeps,
): Promise<WebhookOutcome> {
  if (deps.webhookId === null) return { kind: 'not_configured' };
  const verdict = await verifyWebhook(message, deps.webhookId, deps);
  if (verdict.kind !== 'verified') return verdict;
  const payload = new TextDecoder().decode(message.body);
  const event = parseEvent(payload);
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
  const event = parseEvent(payload);
  if (!event || !isAboutPayment(type)) return { kind: 'handled', result: 'parked: unknown event' };
  const order = await findOrder(event, deps.orders);
  if (!order) return { kind: 'handled', result: 'parked: unknown order' };
  // The message says only where to look; how the payment stands is asked of PayPal.
  const outcome = await captureOrder({ order, source: 'webhook', isClaimed: false }, deps);
  if (outcome.kind === 'unsettled') return { ...outcome, kind: 'postponed' };
  return { kind: 'handled', result: `order ${outcome.order.state}` };
}

async function findOrder({ resource, event_type }: WebhookEvent, orders: OrderStore): Promise<Order | null> {
  const isOrder = event_type.startsWith(ORDER_EVENTS);
  const paymentId = isOrder
    ? resource.id
    : (resource.supplementary_data?.related_ids?.order_id ?? resource.order_id);
  const byPayment = paymentId ? await orders.findByPayment(paymentId) : null;
  const customId = isOrder ? resource.purchase_units?.[0]?.custom_id : resource.custom_id;
  return byPayment ?? (customId ? orders.findById(customId) : null);
}

function isAboutPayment(type: string): boolean {
  return [ORDER_EVENTS, 'CHECKOUT.PAYMENT-APPROVAL.', 'PAYMENT.CAPTURE.', 'PAYMENT.REFUND.'].some(start =>
    type.startsWith(start),
  );
}

function parseEvent(text: string): WebhookEvent | null {
  try {
    return eventSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const ORDER_EVENTS = 'CHECKOUT.ORDER.';

const short = z.string().max(255);

const eventSchema = z.object({
  id: short.min(1),
  event_type: short.min(1),
  resource: z
    .object({
      id: short.optional(),
      order_id: short.optional(),
      custom_id: short.optional(),
      purchase_units: z.array(z.object({ custom_id: short.optional() })).optional(),
      supplementary_data: z
        .object({ related_ids: z.object({ order_id: short.optional() }).optional() })
        .optional(),
    })
    .default({}),
});

type WebhookEvent = z.infer<typeof eventSchema>;

/** `rejected` is for the sender's fault, `unavailable` for ours: PayPal sends the latter again. */
export type WebhookOutcome =
  | { kind: 'accepted'; result: string }
  | { kind: 'rejected' | 'unavailable'; reason: string }
  | { kind: 'malformed' | 'not_configured' };

/** `postponed`: PayPal could not say how the order stands. */
type HandleOutcome =
  { kind: 'handled'; result: string } | { kind: 'postponed'; reason: string; isRefused: boolean };

export type HandleWebhookDeps = CaptureDeps & { webhooks: WebhookStore };

export type ReceiveWebhookDeps = HandleWebhookDeps & VerifyDeps & { webhookId: string | null };
