/** What other features may use of billing. */
export { cancelPlan, keepPlan } from './account';
export { runBilling } from './round';
export {
  beginSubscription,
  creditSubscription,
  holdInvoice,
  isStaffStep,
  listInvoicePages,
  repriceSubscription,
  stepSubscription,
  voidInvoice,
  type DeskInvoice,
  type StaffOutcome,
} from './staff';
