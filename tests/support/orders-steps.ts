import type { Kysely } from 'kysely';
import type { Database, OrderRow } from '@/lib/site/db/tables';
import { bindOrderServices } from '@/lib/orders/bind-order-services';
import { handleOrder } from '@/lib/orders/handle-order';
import { handleCancel, handleReturn } from '@/lib/orders/handle-return';
import type { FindPaymentOutcome, PaymentGateway } from '@/lib/orders/gateway-ports';
import type { Receipt } from '@/lib/orders/receipt';
import type { OrderServices } from '@/lib/orders/services-type';
import { SITE_ORIGIN, type OrderWorld } from './orders-world';

/** Posts an order as checkout's script does. */
export function postOrder(
  services: OrderServices,
  order: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return handleOrder(
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
    services,
  );
}

/** Places an order and gives its row. */
export async function placeOrder(world: OrderWorld, order: object = {}): Promise<OrderRow> {
  const response = await postOrder(world.services, order);
  const answer: { orderKey?: string } = await response.json();
  return rowByKey(world.database(), answer.orderKey ?? '');
}

/** Places an order that its buyer approves at PayPal, without coming back. */
export async function approvedOrder(world: OrderWorld, order: object = {}): Promise<OrderRow> {
  const row = await placeOrder(world, order);
  world.paypal.approveOrder(row.paypal_order_id ?? '');
  return row;
}

/** PayPal sends the buyer to the cancel address. */
export function cancelOrder(
  services: OrderServices,
  row: OrderRow,
  headers: Record<string, string> = {},
): Promise<Response> {
  const address = `${SITE_ORIGIN}/checkout/cancel?key=${row.key}&token=${row.paypal_order_id ?? ''}`;
  return handleCancel(new Request(address, { headers }), services);
}

/** PayPal sends the buyer back to the return address with its token. */
export function comeBack(
  services: OrderServices,
  row: OrderRow,
  headers: Record<string, string> = {},
): Promise<Response> {
  const address = `${SITE_ORIGIN}/checkout/return?key=${row.key}&token=${row.paypal_order_id ?? ''}&PayerID=P1`;
  return handleReturn(new Request(address, { headers }), services);
}

/** The buyer opens the receipt page. */
export function seeReceipt(
  services: OrderServices,
  { key }: Pick<OrderRow, 'key'>,
  address = '198.51.100.7',
): Promise<Receipt> {
  return services.findReceipt({ key, address });
}

/** Services whose PayPal says always the same of one payment, or of every one. */
export function hearing(
  { deps }: OrderWorld,
  answer: Exclude<FindPaymentOutcome, { kind: 'found' }>,
  about?: string | null,
): OrderServices {
  const findPayment: PaymentGateway['findPayment'] = asked =>
    about === undefined || asked.paymentId === about
      ? Promise.resolve(answer)
      : deps.gateway.findPayment(asked);
  return bindOrderServices({ ...deps, gateway: { ...deps.gateway, findPayment } });
}

/** Stores PayPal's notice about a payment as one that could not be handled when it came. */
export async function keepWebhook(world: OrderWorld, id: string, paymentId: string | null): Promise<void> {
  const type = 'PAYMENT.CAPTURE.REFUNDED';
  const resource = { supplementary_data: { related_ids: { order_id: paymentId } } };
  const payload = JSON.stringify({ id, event_type: type, resource });
  const receivedAt = world.deps.clock.now();
  await world.deps.webhooks.insert({ id, type, payload, receivedAt, attempts: 0 });
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

export async function mailKinds(db: Kysely<Database>, { id }: { id: string }): Promise<string[]> {
  const rows = await db.selectFrom('outbox').select('kind').where('subject_id', '=', id).execute();
  return rows.map(row => row.kind);
}

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
