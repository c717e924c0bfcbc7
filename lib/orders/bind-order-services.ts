import { attachPayment, settleUnknownPayment } from './attach-payment';
import { captureNow, checkWithPayPal } from './staff-order';
import { cancelOrder } from './cancel-order';
import { checkCredentials } from './check-credentials';
import { completeReturn } from './complete-return';
import { compareDaily } from './comparison/compare-daily';
import type { CompareDeps } from './comparison/compare-with-paypal';
import { confirmOrder } from './confirm-purchase';
import { createOrder, type CreateOrderDeps } from './create-order';
import { findReceipt } from './receipt';
import { receiveWebhook, type ReceiveWebhookDeps } from './receive-webhook';
import { refundOrder } from './refund-order';
import type { OrderServices } from './services-type';
import { settleDispute, settleReversal } from './settle-ledger';
import { sweepOrders, type SweepDeps } from './sweep-orders';

/** The order use-cases over one set of ports and settings. */
export function bindOrderServices(deps: OrderDeps): OrderServices {
  const {
    findAccountId,
    presentation,
    isSimulated,
    siteName,
    siteOrigin,
    trustedProxyHops,
    report,
    noteSecurity,
  } = deps;
  return {
    createOrder: posted => createOrder(posted, deps),
    findAccountId,
    captureOrder: returned => completeReturn(returned, deps),
    cancelOrder: returned => cancelOrder(returned, deps),
    confirmOrder: answer => confirmOrder(answer, deps),
    findReceipt: visit => findReceipt(visit, deps),
    receiveWebhook: message => receiveWebhook(message, deps),
    captureNow: orderId => captureNow(orderId, deps),
    checkWithPayPal: orderId => checkWithPayPal(orderId, deps),
    refundOrder: asked => refundOrder(asked, deps),
    settleReversal: end => settleReversal(end, deps),
    settleDispute: settler => settleDispute(settler, deps),
    attachPayment: asked => attachPayment(asked, deps),
    settleUnknownPayment: note => settleUnknownPayment(note, deps),
    checkCredentials: () => checkCredentials(deps),
    compareDaily: () => (deps.isPaymentOn ? compareDaily(deps) : Promise.resolve(null)),
    findComparison: () => deps.comparisons.findLatest(),
    sweep: stopping => sweepOrders(deps, stopping),
    presentation,
    isSimulated,
    siteName,
    siteOrigin,
    trustedProxyHops,
    report,
    noteSecurity,
  };
}

export type OrderDeps = CreateOrderDeps &
  CompareDeps &
  ReceiveWebhookDeps &
  SweepDeps &
  Pick<
    OrderServices,
    | 'findAccountId'
    | 'presentation'
    | 'isSimulated'
    | 'siteName'
    | 'siteOrigin'
    | 'trustedProxyHops'
    | 'report'
    | 'noteSecurity'
  >;
