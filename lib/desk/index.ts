/** What other features may use of the desk: which leads wait, and what it counts. */
export { isWaiting, WAITING_STATUSES, type LeadStatus } from './desk-lead';
export { countFailedRefunds } from './orders.sql';
