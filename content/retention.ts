import { facts } from '@/content/facts';

/**
 * How long the site's own database and its backups keep data that is no longer needed. Where a policy promises a figure,
 * it is read from there; the others are ours and shorter than what the privacy policy says. Orders with money and their
 * history are not here: tax law decides about them.
 */
export const retention = {
  /** Leads in quarantine as a robot's, from the day they came in, and leads marked as spam, from the mark. */
  quarantinedLeadDays: facts.termination.dataRetainedDays,
  /**
   * Other leads that did not become customers, with their emails and notes, from the last thing that happened. A day in
   * four years more, so none goes before its years are over.
   */
  leadDays: Math.ceil(facts.privacy.leadsKeptYears * 365.25),
  /** Texts and addresses of emails that arrived. That they were sent stays on record. */
  sentMailDays: 30,
  /** Payloads of handled webhooks from PayPal and the email service. Their ids stay on record. */
  handledWebhookDays: 30,
  /** Which events other tools were sent, by ids only. Longer than a webhook looks back. */
  webhookDeliveryDays: 60,
  /** Published versions of the website that can be published again. Of older ones only the history stays. */
  keptReleases: 10,
  /** Counts of views of pages. */
  pageViewDays: facts.privacy.viewsKeptMonths * 31,
  /** Searches that found nothing, and the reports of weeks and months that name some. */
  searchMissDays: facts.search.missesKeptDays,
  /** Counts of posts per address and of emails per mailbox. No limit looks back further than a day. */
  rateLimitDays: 1,
  /** Who did what at the agency's desk, by ids only. Notes on a lead go with the lead. */
  deskAuditDays: 365,
  /** History of an order that ended without money: long enough for a late payment or a question. */
  unpaidOrderHistoryDays: 90,
  /** PayPal's debug ids. Buyers can open a dispute for 180 days, and PayPal lists disputes for as long. */
  paymentCallDays: 180,
  /** Checkups of websites, from the day they were asked for. */
  checkupDays: facts.checkup.keptDays,
  backups: facts.backups,
} as const;
