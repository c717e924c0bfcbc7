import type { PayPal } from '@/lib/orders/paypal';
import { refundOrder, type RefundRequest } from '@/lib/orders/refund';
import { newId } from '@/lib/site/ids';
import type { Site } from '@/lib/site/site';
import type { Engine } from './engines';
import { paidOrder } from './money-steps';
import { mailKinds } from './orders-steps';
import { anOrderWorld } from './orders-world';

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
