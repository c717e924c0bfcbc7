/** What other features may use of orders. */
export { attachPayment, settleUnknownPayment } from './attach';
export type { Difference } from './books';
export { chargeVaulted } from './charge';
export { compareDaily } from './comparison';
export { findComparison, type Comparison } from './comparison.sql';
export { settleDispute } from './dispute';
export { freeToRefundMinor, type Ledger } from './order';
export { idStart, orderNumber, type Order } from './order';
export { billingSchema, findLedger, linesSchema, toOrder, toSource } from './orders.sql';
export { checkCredentials, paypalOf, resolutionCenterOf } from './paypal';
export {
  deletePaymentRule,
  insertPaymentRule,
  RULE_NAME_MAX,
  RULE_WORDS_MAX,
  RULE_WORDS_MIN,
} from './payment-rule';
export { placePriced, type PlaceOutcome } from './place';
export { catalog, findEntry, monthlyLines, type Catalog, type PricedOrder } from './price';
export { respondToPayer } from './reply';
export { refundOrder, type RefundOutcome, type RefundRequest } from './refund';
export { settleReversal, type SettleOutcome } from './reversal';
export { captureNow, checkWithPayPal, type StaffOrderOutcome } from './staff';
export { sweepOrders } from './sweep';
export { refundTerms } from './terms';
export { countUnknownPayments, findUnknownPayment, listUnknownPayments } from './unknown-payment';
