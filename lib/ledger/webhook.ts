import type { Kysely } from 'kysely';
import { captureOrder } from '@/lib/orders/capture';
import { endDeletedConsent, noteCharge } from '@/lib/orders/charge';
import type { Order } from '@/lib/orders/order';
import { findOrder } from '@/lib/orders/orders.sql';
import { verifyWebhook, type WebhookMessage } from '@/lib/paypal/verify-webhook';
import { parseWebhookEvent, type HandleOutcome, type WebhookEvent } from '@/lib/paypal/webhook-event';
import type { Database } from '@/lib/site/db/tables';
import { readBody, WEBHOOK_LIMIT_BYTES, clientAddressOf } from '@/lib/site/http/request';
import { respondText } from '@/lib/site/http/respond';
import type { Site } from '@/lib/site/site';
import { takeDispute } from './dispute';
import { takeRefund, takeReversal } from './reversal';
import { findCapturedOrder, noteUnknownPayment, storableMinor } from './unknown-payment';

/** `POST /webhooks/paypal`: raw bytes in, a status out. PayPal repeats whatever is not answered with 2xx. */
export async function answerWebhook(request: Request, site: Site): Promise<Response> {
  const body = await readBody(request, WEBHOOK_LIMIT_BYTES);
  if (body.kind === 'too_large') return respondText('too large', { status: 413 });
  if (body.kind === 'unreadable') return respondText('unreadable', { status: 400 });
  const { headers } = request;
  const clientAddress = clientAddressOf(headers, site.env.TRUSTED_PROXY_HOPS);
  const outcome = await receiveWebhook(
    {
      body: body.bytes,
      headers: {
        transmissionId: headers.get('paypal-transmission-id'),
        transmissionTime: headers.get('paypal-transmission-time'),
        signature: headers.get('paypal-transmission-sig'),
        certUrl: headers.get('paypal-cert-url'),
        algorithm: headers.get('paypal-auth-algo'),
      },
      clientAddress,
    },
    site,
  );
  noteOutcome(outcome, clientAddress, site);
  return respondText(outcome.kind, { status: STATUSES[outcome.kind] });
}

function noteOutcome(outcome: WebhookOutcome, address: string, site: Site): void {
  if (outcome.kind === 'accepted') return site.log('info', 'paypal_webhook', { result: outcome.result });
  // Anyone can post an event that is refused: bounded.
  const reason = 'reason' in outcome ? { reason: outcome.reason } : {};
  site.noteSecurity(`paypal_webhook_${outcome.kind}`, { address, ...reason });
}

/**
 * Verifies, stores, and only then acts on PayPal's message. Whatever is authentic is accepted: a repeat, an unknown
 * kind or an unknown order is parked, so PayPal does not send it again for three days.
 */
async function receiveWebhook(message: WebhookMessage, site: Site): Promise<WebhookOutcome> {
  const webhookId = site.env.PAYPAL_WEBHOOK_ID;
  if (webhookId === null) return { kind: 'not_configured' };
  const verdict = await verifyWebhook(message, webhookId, site);
  if (verdict.kind !== 'verified') return verdict;
  const payload = new TextDecoder().decode(message.body);
  const event = parseWebhookEvent(payload);
  if (!event) return { kind: 'malformed' };
  const receivedAt = site.now();
  const stored = { id: `paypal:${event.id}`, type: event.event_type, payload, receivedAt, attempts: 0 };
  if (!(await storeWebhook(site.db, stored))) return { kind: 'accepted', result: 'duplicate' };
  const outcome = await handleWebhook(stored, site);
  return { kind: 'accepted', result: outcome.kind === 'handled' ? outcome.result : 'postponed' };
}

/** Acts on a stored event and notes the result. An event that PayPal cannot confirm now stays unhandled, for the sweeper. */
export async function handleWebhook(event: StoredWebhook, site: Site): Promise<HandleOutcome> {
  const outcome = await actOn(event, site);
  if (outcome.kind === 'handled')
    await markHandled(site.db, event.id, { at: site.now(), outcome: outcome.result });
  return outcome;
}

async function actOn({ type, payload }: StoredWebhook, site: Site): Promise<HandleOutcome> {
  const event = parseWebhookEvent(payload);
  if (!event) return parked('event');
  if (type.startsWith('CUSTOMER.DISPUTE.')) {
    const { dispute_id: disputeId } = event.resource;
    return disputeId ? takeDispute({ disputeId, source: 'webhook' }, site) : parked('dispute');
  }
  if (type === 'VAULT.PAYMENT-TOKEN.DELETED') return endDeletedConsent(event.resource.id ?? '', site);
  if (type === 'PAYMENT.CAPTURE.REVERSED') return takeReversal(event, site);
  if (type === 'PAYMENT.CAPTURE.REFUNDED' || type.startsWith('PAYMENT.REFUND.'))
    return takeRefund(event, site);
  if (type.startsWith('PAYMENT.CAPTURE.')) return takeCapture(event, site);
  return type.startsWith('CHECKOUT.') ? takeApproval(event, site) : parked('event');
}

/** The message says only what to check; the payment's state comes from PayPal. */
async function takeApproval(event: WebhookEvent, site: Site): Promise<HandleOutcome> {
  const { event_type, resource } = event;
  const paymentId = event_type.startsWith('CHECKOUT.ORDER.') ? resource.id : resource.order_id;
  const customId = resource.purchase_units?.[0]?.custom_id ?? resource.custom_id;
  const order = await findNamedOrder({ paymentId, customId }, site);
  return order ? settleOrder(order, site) : parked('order');
}

async function takeCapture(event: WebhookEvent, site: Site): Promise<HandleOutcome> {
  const { resource, event_type } = event;
  const paymentId = resource.supplementary_data?.related_ids?.order_id;
  const order = await findNamedOrder({ paymentId, customId: resource.custom_id }, site);
  if (order?.state === 'creating' && order.vault === 'charge' && paymentId !== undefined)
    return settleOrder(await noteCharge({ order, paymentId, source: 'webhook' }, site), site);
  // Its creation may not be written down yet; the sweep finishes it.
  if (order?.state === 'creating')
    return { kind: 'postponed', reason: 'order being created', isRefused: false };
  if (order && isPaymentOf(order, paymentId)) return settleOrder(order, site);
  return event_type === 'PAYMENT.CAPTURE.COMPLETED' && resource.id
    ? takeUnknownCapture(resource.id, site)
    : parked('order');
}

function isPaymentOf(order: Order, paymentId: string | undefined): boolean {
  return order.paymentId !== null && (paymentId === undefined || paymentId === order.paymentId);
}

async function takeUnknownCapture(captureId: string, site: Site): Promise<HandleOutcome> {
  const owner = await findCapturedOrder(captureId, site);
  if (owner.kind === 'postponed') return owner;
  if (owner.kind === 'found') return settleOrder(owner.order, site);
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
      found_at: site.now(),
    },
    site,
  );
  return { kind: 'handled', result: 'unknown capture' };
}

async function findNamedOrder({ paymentId, customId }: OrderHints, site: Site): Promise<Order | null> {
  const byPayment = paymentId ? await findOrder(site.db, 'paypal_order_id', paymentId) : null;
  return byPayment ?? (customId ? findOrder(site.db, 'id', customId) : null);
}

async function settleOrder(order: Order, site: Site): Promise<HandleOutcome> {
  const outcome = await captureOrder({ order, source: 'webhook', isClaimed: false }, site);
  if (outcome.kind === 'unsettled') return { ...outcome, kind: 'postponed' };
  return { kind: 'handled', result: `order ${outcome.order.state}` };
}

function parked(what: string): HandleOutcome {
  return { kind: 'handled', result: `parked: unknown ${what}` };
}

type OrderHints = { paymentId: string | undefined; customId: string | undefined };

/** `rejected` is for the sender's fault, `unavailable` for ours: PayPal sends the latter again. */
type WebhookOutcome =
  | { kind: 'accepted'; result: string }
  | { kind: 'rejected' | 'unavailable'; reason: string }
  | { kind: 'malformed' | 'not_configured' };

/** False when the event is already stored: its id is the key. */
export async function storeWebhook(db: Kysely<Database>, event: StoredWebhook): Promise<boolean> {
  const { id, type, payload, receivedAt, attempts } = event;
  const result = await db
    .insertInto('webhook_events')
    .values({
      id,
      provider: PROVIDER,
      type,
      payload,
      received_at: receivedAt,
      handled_at: null,
      outcome: null,
      attempts,
    })
    .onConflict(conflict => conflict.column('id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function markHandled(
  db: Kysely<Database>,
  id: string,
  { at, outcome }: { at: number; outcome: string },
): Promise<void> {
  await db.updateTable('webhook_events').set({ handled_at: at, outcome }).where('id', '=', id).execute();
}

/** Events that no one has handled and whose next try is due at `now`, those never tried first. */
export async function findUnhandled(
  db: Kysely<Database>,
  { receivedBefore, now, limit }: { receivedBefore: number; now: number; limit: number },
): Promise<StoredWebhook[]> {
  const rows = await db
    .selectFrom('webhook_events')
    .select(['id', 'type', 'payload', 'received_at', 'attempts'])
    .where('provider', '=', PROVIDER)
    .where('handled_at', 'is', null)
    .where('received_at', '<', receivedBefore)
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .orderBy('received_at')
    .limit(limit)
    .execute();
  return rows.map(({ id, type, payload, received_at: receivedAt, attempts }) => ({
    id,
    type,
    payload,
    receivedAt,
    attempts,
  }));
}

const PROVIDER = 'paypal';

/** `attempts`: how often it was tried again since it came. */
export type StoredWebhook = {
  id: string;
  type: string;
  payload: string;
  receivedAt: number;
  attempts: number;
};

const STATUSES = {
  accepted: 200,
  rejected: 400,
  malformed: 400,
  unavailable: 503,
  not_configured: 503,
} as const satisfies Record<WebhookOutcome['kind'], number>;
