import 'server-only';
import { readTransactions } from '@/lib/paypal/books';
import { newDeadline } from '@/lib/paypal/paypal';
import type { HandleOutcome } from '@/lib/paypal/webhook-event';
import { NO_SOURCE } from '@/lib/site/http/request';
import { idOf } from '@/lib/site/id-of';
import type { Site } from '@/lib/site/site';
import { DAY_MS, HOUR_MS } from '@/lib/site/time';
import { advance, type EventSource } from './advance';
import { captureOrder } from './capture';
import { debtOf, newOrder, type Order } from './order';
import { findOrder } from './orders.sql';
import { insertOrder, nextAttemptId, requestPayment } from './place';
import type { PricedOrder } from './price';

/**
 * Charges a saved way to pay, whose owner is not there, for an order that is stored first. PayPal takes the money as it
 * makes its order, so while the outcome is unknown every repeat, in any process, has the order's one request id; when
 * PayPal is about to forget that, its books say whether money moved. No second order is made before that is known.
 */
export async function chargeVaulted(
  { price, attemptId, vaultId }: Charge,
  site: Site,
): Promise<ChargeOutcome> {
  if (site.env.PAYMENTS !== 'on') return { kind: 'unknown' };
  const order = await findOrStore({ price, attemptId }, site);
  if (order === null) return { kind: 'unknown' };
  if (order.state === 'creating') return begin(order, vaultId, site);
  return order.state === 'awaiting_approval' ? settle(order, site) : outcomeOf(order);
}

type Charge = { price: PricedOrder; attemptId: string; vaultId: string };

/** `refused`: no money moved. `unknown`: ask again with the same attempt. */
type ChargeOutcome = { kind: 'placed' | 'refused' | 'unknown' };

/**
 * The order of this attempt; null while what it pays is not owed. One that PayPal never heard of is followed by a new one.
 * Its id follows from the attempt, and PayPal's request id from that: a restored backup asks for the same charge again, and
 * PayPal answers with the one that it made.
 */
async function findOrStore({ price, attemptId }: Omit<Charge, 'vaultId'>, site: Site): Promise<Order | null> {
  for (let id = attemptId; ; id = nextAttemptId(id)) {
    const identity = { id: idOf(id), key: site.newId(), attemptId: id, now: site.now() };
    const order = newOrder({ ...price, vault: 'charge' }, { ...identity, source: NO_SOURCE });
    const inserted = await insertOrder({ order, buyer: null }, site);
    if (inserted.kind === 'not_owed') return null;
    const stored = inserted.kind === 'stored' ? order : await findOrder(site.db, 'attempt_id', id);
    if (stored && (stored.state !== 'expired' || stored.paymentId !== null)) return stored;
  }
}

async function begin(order: Order, vaultId: string, site: Site): Promise<ChargeOutcome> {
  if (!isRepeatable(order, site)) return lookUpCharge(order, site);
  const deadline = newDeadline(site);
  const outcome = await requestPayment({ order, source: 'billing', deadline, vaultId }, site);
  if (outcome.kind === 'created') return settle(outcome.order, site);
  // It was paid, and a restored backup has forgotten by which order: PayPal's books tell.
  if (outcome.kind === 'duplicate') return lookUpCharge(order, site);
  return { kind: outcome.kind === 'refused' ? 'refused' : 'unknown' };
}

/** Whether PayPal still knows the request by its id. */
export function isRepeatable({ createdAt }: Order, { now }: Pick<Site, 'now'>): boolean {
  return now() - createdAt <= REPEATED_MS;
}

async function settle(order: Order, site: Site): Promise<ChargeOutcome> {
  const outcome = await captureOrder({ order, source: 'billing', isClaimed: false }, site);
  return outcome.kind === 'settled' ? outcomeOf(outcome.order) : { kind: 'unknown' };
}

/**
 * What a comparison found for this debt counts, however old the restored backup is. Otherwise PayPal's books name our order
 * with each payment. They are complete up to the time that they say; an hour is for its clock.
 */
export async function lookUpCharge(order: Order, site: Site): Promise<ChargeOutcome> {
  const forgotten = await findForgotten(order, site);
  if (forgotten !== null)
    return settle(await noteCharge({ order, paymentId: forgotten, source: 'billing' }, site), site);
  const read = await readTransactions({ from: order.createdAt - FORGOTTEN_MS, to: site.now() }, site);
  if (read.kind === 'failed') return { kind: 'unknown' };
  const debt = debtOf(order);
  const row = read.transactions.find(
    ({ customId, invoiceId, amountMinor }) =>
      (customId === order.id || (debt !== null && invoiceId === debt)) && amountMinor > 0,
  );
  const paymentId = row?.referenceType === 'order' ? row.referenceId : null;
  if (paymentId !== null)
    return settle(await noteCharge({ order, paymentId, source: 'billing' }, site), site);
  const lastAt = order.createdAt + REPEATED_MS + HOUR_MS;
  const isComplete = read.refreshedAt !== null && read.refreshedAt > lastAt;
  if (!row && isComplete) await advance({ order, event: { type: 'lapsed' }, source: 'billing' }, site);
  return { kind: 'unknown' };
}

/** PayPal's order that took the money for this debt, and that no order of ours has. */
async function findForgotten(order: Order, { db }: Site): Promise<string | null> {
  const row = await db
    .selectFrom('unknown_payments')
    .select('payment_id')
    .where('kind', '=', 'capture')
    .where('invoice_id', '=', debtOf(order))
    .where('payment_id', 'is not', null)
    .where('order_id', 'is', null)
    .where('payment_id', 'not in', query =>
      query
        .selectFrom('orders')
        .select('paypal_order_id')
        .where('paypal_order_id', 'is not', null)
        .$narrowType<{ paypal_order_id: string }>(),
    )
    .executeTakeFirst();
  return row?.payment_id ?? null;
}

function outcomeOf({ state }: Order): ChargeOutcome {
  if (UNKNOWN_STATES.has(state)) return { kind: 'unknown' };
  return { kind: REFUSED_STATES.has(state) ? 'refused' : 'placed' };
}

/** PayPal has made an order of this charge, as its message or its books say. */
export async function noteCharge({ order, paymentId, source }: FoundCharge, site: Site): Promise<Order> {
  const event = { type: 'payment_created', paymentId, approveUrl: null } as const;
  return (await advance({ order, event, source }, site)).order;
}

type FoundCharge = { order: Order; paymentId: string; source: EventSource };

/** Someone deleted the saved way to pay at PayPal: it is charged no more, and billing tells the customer. */
export async function endDeletedConsent(vaultId: string, { db, now }: Site): Promise<HandleOutcome> {
  const { numUpdatedRows } = await db
    .updateTable('payment_consents')
    .set({ state: 'deleted', vault_id: null, updated_at: now() })
    .where('vault_id', '=', vaultId)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return { kind: 'handled', result: numUpdatedRows > 0n ? 'consent deleted' : 'parked: unknown consent' };
}

/** PayPal keeps request ids for six hours. */
const REPEATED_MS = 5 * HOUR_MS;
/** How long ago a payment may be that no comparison has found, for it to be looked for in PayPal's books. */
const FORGOTTEN_MS = 31 * DAY_MS;
const UNKNOWN_STATES: ReadonlySet<Order['state']> = new Set(['creating', 'awaiting_approval']);
const REFUSED_STATES: ReadonlySet<Order['state']> = new Set(['cancelled', 'declined', 'expired']);
