/** What other features may use of the newsletter: its form, and who its readers are. */
export {
  countReaders,
  endSubscriptions,
  findReaders,
  isReaderOf,
  listEndedSubscriptions,
  listReaders,
  NEWSLETTER_FORM,
  newsletterConfirmMails,
} from './newsletter';
export type { EndedSubscription, Reader } from './newsletter';
export {
  deleteIssue,
  findIssue,
  issueVersion,
  saveIssue,
  sendIssueTest,
  startIssue,
  type Issue,
  type IssueCounts,
} from './issues';
