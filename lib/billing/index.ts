/** What other features may use of billing. */
export { cancelPlan, keepPlan } from './account';
export type { Invoice } from './invoice';
export { runBilling } from './round';
export {
  beginSubscription,
  creditSubscription,
  holdInvoice,
  isStaffStep,
  listInvoicePages,
  listInvoicesTo,
  repriceSubscription,
  stepSubscription,
  voidInvoice,
  type DeskInvoice,
  type StaffOutcome,
} from './staff';
