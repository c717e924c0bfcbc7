/** What other features may use of the ledger: what happens to money after its payment. */
export { attachPayment, settleUnknownPayment } from './attach';
export type { Difference } from './books';
export { compareDaily } from './comparison';
export { findComparison, type Comparison } from './comparison.sql';
export { settleDispute } from './dispute';
export {
  deletePaymentRule,
  insertPaymentRule,
  RULE_NAME_MAX,
  RULE_WORDS_MAX,
  RULE_WORDS_MIN,
} from './payment-rule';
export { countFailedRefunds, refundOrder, type RefundOutcome, type RefundRequest } from './refund';
export { settleReversal, type SettleOutcome } from './reversal';
export { sweepOrders } from './sweep';
export {
  countUnknownPayments,
  findUnknownPayment,
  listUnknownPayments,
  PAYMENT_NOTE_MAX,
} from './unknown-payment';
