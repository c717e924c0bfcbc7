import type { Migration } from 'kysely/migration';
import * as leadsOrdersOutbox from './0001-leads-orders-outbox';
import * as searchMisses from './0002-search-misses';
import * as accounts from './0003-accounts';
import * as desk from './0004-desk';
import * as outboxErrors from './0005-outbox-errors';
import * as orderAccounts from './0006-order-accounts';
import * as markLeases from './0007-mark-leases';
import * as foldAddresses from './0008-fold-addresses';
import * as declinesAndRefunds from './0009-declines-and-refunds';
import * as signUpSubmissions from './0010-sign-up-submissions';
import * as webhookTries from './0011-webhook-tries';
import * as moneyAfterPayment from './0012-money-after-payment';
import * as mailClasses from './0013-mail-classes-and-subscriptions';
import * as secondFactor from './0014-second-factor';
import * as policyViolations from './0015-policy-violations';
import * as backupNotes from './0016-backup-notes';
import * as answerEmails from './0017-answer-emails';
import * as promotionPlaces from './0018-promotion-places';
import * as orderTerms from './0019-order-terms';
import * as trustedDevices from './0020-trusted-devices';
import * as dropPolicyViolations from './0021-drop-policy-violations';
import * as leadFollowUp from './0023-lead-follow-up';
import * as deskOwners from './0024-desk-owners';
import * as leadMessages from './0025-lead-messages';
import * as integrations from './0029-integrations';
import * as billing from './0030-billing';
import * as paymentRules from './0031-payment-rules';
import * as automaticPayment from './0032-automatic-payment';
import * as visitSources from './0035-visit-sources';
import * as reports from './0036-reports';
import * as paymentLinks from './0040-payment-links';
import * as newsletterIssues from './0041-newsletter-issues';
import * as bookings from './0042-bookings';
import * as releases from './0050-releases';
import * as passkeys from './0051-passkeys';
import * as issueProblems from './0060-issue-problems';
import * as integrationsOff from './0065-integrations-off';
import * as moneyInAnyOrder from './0070-money-in-any-order';
import * as exactSalesTax from './0075-exact-sales-tax';
import * as paypalRows from './0076-paypal-rows';
import * as heldCalls from './0080-held-calls';
import * as invitedStaff from './0081-invited-staff';
import * as searchAndAnswers from './0085-search-and-answers';

/** Every schema change in order; a landed entry is never edited, a new one is added. */
export const migrations: Record<string, Migration> = {
  '0001-leads-orders-outbox': leadsOrdersOutbox,
  '0002-search-misses': searchMisses,
  '0003-accounts': accounts,
  '0004-desk': desk,
  '0005-outbox-errors': outboxErrors,
  '0006-order-accounts': orderAccounts,
  '0007-mark-leases': markLeases,
  '0008-fold-addresses': foldAddresses,
  '0009-declines-and-refunds': declinesAndRefunds,
  '0010-sign-up-submissions': signUpSubmissions,
  '0011-webhook-tries': webhookTries,
  '0012-money-after-payment': moneyAfterPayment,
  '0013-mail-classes-and-subscriptions': mailClasses,
  '0014-second-factor': secondFactor,
  '0015-policy-violations': policyViolations,
  '0016-backup-notes': backupNotes,
  '0017-answer-emails': answerEmails,
  '0018-promotion-places': promotionPlaces,
  '0019-order-terms': orderTerms,
  '0020-trusted-devices': trustedDevices,
  '0021-drop-policy-violations': dropPolicyViolations,
  '0023-lead-follow-up': leadFollowUp,
  '0024-desk-owners': deskOwners,
  '0025-lead-messages': leadMessages,
  '0029-integrations': integrations,
  '0030-billing': billing,
  '0031-payment-rules': paymentRules,
  '0032-automatic-payment': automaticPayment,
  '0035-visit-sources': visitSources,
  '0036-reports': reports,
  '0040-payment-links': paymentLinks,
  '0041-newsletter-issues': newsletterIssues,
  '0042-bookings': bookings,
  '0050-releases': releases,
  '0051-passkeys': passkeys,
  '0060-issue-problems': issueProblems,
  '0065-integrations-off': integrationsOff,
  '0070-money-in-any-order': moneyInAnyOrder,
  '0075-exact-sales-tax': exactSalesTax,
  '0076-paypal-rows': paypalRows,
  '0080-held-calls': heldCalls,
  '0081-invited-staff': invitedStaff,
  '0085-search-and-answers': searchAndAnswers,
};
