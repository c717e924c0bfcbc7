/** What other features may use of billing. */
export { cancelPlan, endOwnAutomatic, keepPlan, payByLink } from './account';
export { endAutomatic, findConsent } from './automatic';
export { findInvoice, findSubscription } from './billing.sql';
export { endOrders, keptMinor } from './receivables';
export { runBilling } from './round';
export type { Invoice } from './invoice';
export type { Subscription } from './subscription';
export { countLateInvoices, type DeskInvoice } from './desk';
export {
  beginSubscription,
  creditedMinor,
  creditSubscription,
  isPricedSo,
  isStaffStep,
  repriceSubscription,
  stepSubscription,
  type TellingOutcome,
} from './staff';
export { holdInvoice, sendInvoice, voidInvoice } from './staff-invoices';
export {
  addPaymentLink,
  findPaymentLink,
  listPaymentLinks,
  paymentLinkUrl,
  sendPaymentLink,
  withdrawPaymentLink,
  type PaymentLink,
} from './payment-links';
