/** What other features may use of the checkups: their rows, and what of a report an email and the desk show. */
export { findCheckup, findCheckupOfLead, checkupToken, isWaiting, type Checkup } from './checkups';
export type { Finding } from './judge';
export type { Evidence } from './judging';
export { checkupReportMails, summarize } from './mails';
export { explainFinding, topFindings } from './words';
