import { newId } from '@/lib/site/ids';
import { bindOrderServices } from '@/lib/orders/bind-order-services';
import type { RefundRequest } from '@/lib/orders/refund-order';
import type { OrderServices } from '@/lib/orders/services-type';
import type { PaymentGateway } from '@/lib/orders/gateway-ports';
import type { Engine } from './engines';
import { paidOrder } from './money-steps';
import { mailKinds } from './orders-steps';
import { anOrderWorld } from './orders-world';

/** Asks for 25.00, once for each call, changed where a test says so. */
export function askRefund(orderId: string, changes: Partial<RefundRequest> = {}): RefundRequest {
  const asked = { refundId: newId(), amountMinor: 2_500, reason: 'goodwill', note: '', actorId: newId() };
  return { orderId, ...asked, ...changes };
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

  /** Services with another way to PayPal. */
  function servicesWith(change: (gateway: PaymentGateway) => Partial<PaymentGateway>): OrderServices {
    const { deps } = world;
    return bindOrderServices({ ...deps, gateway: { ...deps.gateway, ...change(deps.gateway) } });
  }

  return {
    world,
    paid: () => paidOrder(world),
    standing,
    servicesWith,
    refund: (asked: RefundRequest) => world.services.refundOrder(asked),
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
