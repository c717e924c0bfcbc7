/** What other features may use of billing. */
export { cancelPlan, keepPlan } from './account';
export { runBilling } from './round';
