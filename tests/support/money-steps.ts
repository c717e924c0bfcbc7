import type { Kysely } from 'kysely';
import type { Database, OrderRow } from '@/lib/site/db/tables';
import type { Dispute } from '@/lib/orders/paypal-disputes';
import { handleWebhook, storeWebhook } from '@/lib/orders/webhook';
import type { Site } from '@/lib/site/site';
import { approvedOrder, comeBack } from './orders-steps';
import type { OrderWorld } from './orders-world';

/** An order of 99.00 that is paid, with its capture. */
export async function paidOrder(world: OrderWorld): Promise<PaidOrderRow> {
  const placed = await approvedOrder(world);
  await comeBack(world.site, placed);
  const row = await rowOf(world.database(), placed);
  return { ...row, capture_id: row.capture_id ?? '' };
}

export type PaidOrderRow = OrderRow & { capture_id: string };

export function rowOf(db: Kysely<Database>, { id }: { id: string }): Promise<OrderRow> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Handles one authentic message of PayPal. Returns the stored result. */
export async function handleMessage(type: string, resource: object, site: Site): Promise<string> {
  messages += 1;
  const id = `paypal:WH-${messages}`;
  const payload = JSON.stringify({ id, event_type: type, resource });
  const event = { id, type, payload, receivedAt: site.now(), attempts: 0 };
  await storeWebhook(site.db, event);
  const outcome = await handleWebhook(event, site);
  return outcome.kind === 'handled' ? outcome.result : `postponed: ${outcome.reason}`;
}

let messages = 0;

/** A reversal as PayPal sends it: the capture is named by the link `up` only. */
export function aReversal(captureId: string, change: object = {}): object {
  return {
    id: `REV${captureId}`,
    amount: { value: '89.00', currency_code: 'USD' },
    note_to_payer: 'Payment reversed',
    create_time: '2026-07-03T05:00:00-07:00',
    links: [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${captureId}`, method: 'GET' }],
    ...change,
  };
}

/** A dispute over a whole order, as we read it from PayPal. */
export function aDispute(captureId: string, change: Partial<Dispute> = {}): Dispute {
  return {
    disputeId: `PP-D-${captureId}`,
    status: 'waiting_for_seller',
    stage: 'inquiry',
    reason: 'not_received',
    amountMinor: 9_900,
    currency: 'USD',
    respondBy: Date.parse('2026-07-11T12:00:00Z'),
    outcome: 'none',
    refundedMinor: 0,
    createdAt: Date.parse('2026-07-01T12:00:00Z'),
    updatedAt: Date.parse('2026-07-01T12:00:00Z'),
    transactions: [{ captureId, customId: null, invoiceId: null }],
    ...change,
  };
}

/** A Site where PayPal says that a dispute has the given state. */
export function withDispute(world: OrderWorld, dispute: Dispute): Site {
  return world.hearing({
    findDispute: () => Promise.resolve({ kind: 'found', dispute, debugId: 'DEBUG1' }),
  });
}
