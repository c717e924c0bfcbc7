/** What other features may use of billing. */
export { cancelPlan, endOwnAutomatic, keepPlan, payByLink } from './account';
export { endAutomatic } from './automatic';
export { endOrders, keptMinor } from './claims';
export { findInvoicesPaid, listInvoicePages, type BookedInvoice } from './books';
export { runBilling } from './round';
export { countLateInvoices, type DeskInvoice } from './desk';
export {
  beginSubscription,
  creditSubscription,
  isStaffStep,
  repriceSubscription,
  stepSubscription,
  type StaffOutcome,
  type TellingOutcome,
} from './staff';
export { holdInvoice, sendInvoice, voidInvoice } from './staff-invoices';
export {
  addPaymentLink,
  listPaymentLinks,
  paymentLinkUrl,
  sendPaymentLink,
  withdrawPaymentLink,
  type PaymentLink,
} from './payment-links';
