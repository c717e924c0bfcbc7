import type { Kysely } from 'kysely';
import { refundOrder, type RefundRequest } from '@/lib/ledger/refund';
import { handleWebhook, storeWebhook } from '@/lib/ledger/webhook';
import type { PayPalFailure } from '@/lib/paypal/client';
import type { Dispute } from '@/lib/paypal/disputes';
import type { PayPal } from '@/lib/paypal/paypal';
import type { Database, OrderRow } from '@/lib/site/db/tables';
import { newId } from '@/lib/site/ids';
import type { Site } from '@/lib/site/site';
import type { Engine } from './engines';
import { approvedOrder, comeBack, mailKinds } from './orders-steps';
import { anOrderWorld, type OrderWorld } from './orders-world';

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

/** Asks for 25.00, once for each call, changed where a test says so. */
export function askRefund(orderId: string, changes: Partial<RefundRequest> = {}): RefundRequest {
  const fields = { refundId: newId(), amountMinor: 2_500, reason: 'goodwill', note: '', actorId: newId() };
  return { orderId, ...fields, ...changes };
}

/** A shop with the PayPal simulator, whose notices are held back until a test releases them. */
export function refundShop(engine: Engine) {
  const world = anOrderWorld(engine);

  /** All that there is of an order's refunds: on the order, in our rows, at PayPal. */
  async function standing(orderId: string) {
    const db = engine.database();
    const order = await db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const rows = await db
      .selectFrom('refunds')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('created_at')
      .execute();
    const atPayPal = world.paypal.order(order.paypal_order_id ?? '')?.refunds ?? [];
    return {
      state: order.state,
      refundedMinor: order.refunded_minor,
      rows: rows.map(({ state, amount_minor }) => [state, amount_minor]),
      atPayPal: atPayPal.map(({ status, amount }) => [status, amount.minor]),
    };
  }

  function siteWith(change: (calls: PayPal) => Partial<PayPal>): Site {
    return world.hearing(change(world.calls));
  }

  return {
    world,
    paid: () => paidOrder(world),
    standing,
    siteWith,
    refund: (request: RefundRequest) => refundOrder(request, world.site),
    refundRow: (id: string) =>
      engine.database().selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    refundMails: async (order: { id: string }) =>
      (await mailKinds(engine.database(), order)).filter(kind => kind.startsWith('refund')),
    /** PayPal's notices come now, and are handled. */
    notify: async (copies = 1) => {
      await world.paypal.releaseWebhooks({ copies });
      await world.paypal.webhooksSettled();
    },
  };
}

/**
 * A Site before a PayPal that uses up all the time it is given. What was captured it says at the second asking, just in
 * time, and without the facts. Only calls and waiting move the clock: `spentMs` is how long a buyer would have waited.
 */
export function beforeSlowPayPal(world: OrderWorld): { site: Site; spentMs: () => number } {
  const startedAt = world.site.now();
  let spentMs = 0;
  let captures = 0;
  const spend = (ms: number) => {
    spentMs += ms;
    return Promise.resolve();
  };
  const hang = async ({ timeoutMs }: { timeoutMs: number }): Promise<PayPalFailure> => {
    await spend(timeoutMs);
    return { kind: 'busy', reason: 'TimeoutError', httpStatus: null, debugId: null };
  };
  const site = world.with({
    now: () => startedAt + spentMs,
    wait: spend,
    paypal: {
      ...world.calls,
      createPayment: hang,
      findPayment: hang,
      capturePayment: async request => {
        captures += 1;
        if (captures === 1) return hang(request);
        await spend(request.timeoutMs - 100);
        return { kind: 'already_captured', debugId: null };
      },
    },
  });
  return { site, spentMs: () => spentMs };
}
