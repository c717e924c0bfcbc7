import { facts } from './facts';

/**
 * How long the site's own database and its copies keep what nobody needs any more. Where a policy promises a figure it
 * is read from there; the others are ours, inside what the privacy policy says. Orders with
 * money and their history are not here: tax law decides about them.
 */
export const retention = {
  /** Posts set aside as a robot's, from their coming, and those called spam, from then on: plainly of no more use. */
  quarantinedLeadDays: facts.termination.dataRetainedDays,
  /** Text and addresses of mails that arrived; that they were sent stays known. */
  sentMailDays: 30,
  /** What PayPal and the mail service told us, once it is handled; that they told it stays known. */
  handledWebhookDays: 30,
  /** Texts that people searched for and did not find. */
  searchMissDays: facts.search.missesKeptDays,
  /** What browsers reported that our policies stopped. It names nobody. */
  policyViolationDays: 30,
  /** Counts of posts per address and of emails per mailbox. No limit looks further back than a day. */
  rateLimitDays: 1,
  /** Who did what at the agency's desk, by ids only. Notes on a lead go with the lead. */
  deskAuditDays: 365,
  /** What happened to an order that ended without money: long enough for a late payment or a question to come. */
  unpaidOrderHistoryDays: 90,
  /** PayPal's debug ids. Buyers can open a dispute for 180 days, and PayPal lists disputes for as long. */
  paymentCallDays: 180,
  backups: facts.backups,
} as const;
