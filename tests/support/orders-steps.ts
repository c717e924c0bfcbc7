import type { Kysely } from 'kysely';
import { storeWebhook } from '@/lib/ledger/webhook';
import { findReceipt, type Receipt } from '@/lib/orders/receipt';
import { answerOrder, type FindAccountId } from '@/lib/orders/reply';
import { answerCancel, answerReturn } from '@/lib/orders/return-reply';
import type { FindPaymentOutcome } from '@/lib/paypal/orders';
import type { Database, OrderRow } from '@/lib/site/db/tables';
import type { Site } from '@/lib/site/site';
import { SITE_ORIGIN, type OrderWorld } from './orders-world';

/** Posts an order as checkout's script does. */
export function postOrder(
  site: Site,
  order: object,
  headers: Record<string, string> = {},
  findAccountId: FindAccountId = () => Promise.resolve(null),
): Promise<Response> {
  return answerOrder(
    new Request(`${SITE_ORIGIN}/order`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: SITE_ORIGIN,
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      body: JSON.stringify({ amount: '99.00', currency: 'USD', intent: 'CAPTURE', ...order }),
    }),
    site,
    findAccountId,
  );
}

export async function placedOrder(world: OrderWorld, order: object = {}): Promise<OrderRow> {
  const response = await postOrder(world.site, order);
  const answer: { orderKey?: string } = await response.json();
  return rowByKey(world.database(), answer.orderKey ?? '');
}

/** Places an order that its buyer approves at PayPal, without coming back. */
export async function approvedOrder(world: OrderWorld, order: object = {}): Promise<OrderRow> {
  const row = await placedOrder(world, order);
  world.paypal.approveOrder(row.paypal_order_id ?? '');
  return row;
}

/** PayPal sends the buyer to the cancel address. */
export function cancelAtPayPal(
  site: Site,
  row: OrderRow,
  headers: Record<string, string> = {},
): Promise<Response> {
  const address = `${SITE_ORIGIN}/checkout/cancel?key=${row.key}&token=${row.paypal_order_id ?? ''}`;
  return answerCancel(new Request(address, { headers }), site);
}

/** PayPal sends the buyer back to the return address with its token. */
export function comeBack(site: Site, row: OrderRow, headers: Record<string, string> = {}): Promise<Response> {
  const address = `${SITE_ORIGIN}/checkout/return?key=${row.key}&token=${row.paypal_order_id ?? ''}&PayerID=P1`;
  return answerReturn(new Request(address, { headers }), site);
}

export function seeReceipt(
  site: Site,
  { key }: Pick<OrderRow, 'key'>,
  address = '198.51.100.7',
): Promise<Receipt> {
  return findReceipt({ key, address }, site);
}

/** A Site where PayPal always says the same of one payment, or of all. */
export function hearing(
  world: OrderWorld,
  answer: Exclude<FindPaymentOutcome, { kind: 'found' }>,
  about?: string | null,
): Site {
  return world.hearing({
    findPayment: request =>
      about === undefined || request.paymentId === about
        ? Promise.resolve(answer)
        : world.calls.findPayment(request),
  });
}

/** Stores PayPal's notice about a payment as one that could not be handled when it came. */
export async function keepWebhook(world: OrderWorld, id: string, paymentId: string | null): Promise<void> {
  const type = 'PAYMENT.CAPTURE.REFUNDED';
  const resource = { supplementary_data: { related_ids: { order_id: paymentId } } };
  const payload = JSON.stringify({ id, event_type: type, resource });
  const receivedAt = world.site.now();
  await storeWebhook(world.database(), { id, type, payload, receivedAt, attempts: 0 });
}

export function rowByKey(db: Kysely<Database>, key: string): Promise<OrderRow> {
  return db.selectFrom('orders').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
}

export async function stateOf(db: Kysely<Database>, { id }: { id: string }): Promise<string> {
  const { state } = await db
    .selectFrom('orders')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return state;
}

/** The emails about an order by their kind. One that goes to the buyer and to the agency counts once. */
export async function mailKinds(db: Kysely<Database>, { id }: { id: string }): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['kind', 'to_address'])
    .where('subject_id', '=', id)
    .orderBy('created_at')
    .execute();
  const isCopy = ({ kind, to_address }: (typeof rows)[number]) =>
    TO_BOTH.has(kind) && to_address === AGENCY_ADDRESS;
  return rows.filter(row => !isCopy(row)).map(row => row.kind);
}

const TO_BOTH: ReadonlySet<string> = new Set(['order-notify', 'refund-notice']);
const AGENCY_ADDRESS = 'leads@cornerpin.example';

/** The order's history: the states that it went through. */
export async function historyOf(db: Kysely<Database>, { id }: { id: string }): Promise<string[]> {
  const rows = await db
    .selectFrom('order_events')
    .select('to_state')
    .where('order_id', '=', id)
    .orderBy('at')
    .execute();
  return rows.map(row => row.to_state);
}
