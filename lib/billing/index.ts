/** What other features may use of billing. */
export { cancelPlan, endOwnAutomatic, keepPlan, payByLink } from './account';
export { endAutomatic, listConsents, type GivenConsent } from './automatic';
export { endOrders, keptMinor } from './claims';
export { findInvoicesPaid, listInvoicePages, type BookedInvoice } from './books';
export type { Invoice } from './invoice';
export { runBilling } from './round';
export {
  beginSubscription,
  countLateInvoices,
  creditSubscription,
  holdInvoice,
  isStaffStep,
  listInvoicesTo,
  repriceSubscription,
  sendInvoice,
  stepSubscription,
  voidInvoice,
  type DeskInvoice,
  type StaffOutcome,
  type TellingOutcome,
} from './staff';
export {
  addPaymentLink,
  listPaymentLinks,
  paymentLinkUrl,
  sendPaymentLink,
  withdrawPaymentLink,
  type PaymentLink,
} from './payment-links';
