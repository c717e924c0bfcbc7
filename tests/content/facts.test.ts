import { expect, test } from 'vitest';
import { facts } from '@/content/facts';
import { homeFaqs } from '@/content/faqs';
import { getFact } from '@/lib/documents/document-files';
import { formatDollars } from '@/lib/site/money';
import { documents, factNamesOf, policies, proseOf } from './raw-documents';

/** The specified figures, each on the page it belongs to. Only content/ has their values (docs/product/policies.md#figures). */
const FIGURES_BY_PAGE: Record<string, readonly string[]> = {
  'terms-of-service': [
    'delivery.typicalBusinessDays',
    'delivery.kickOffToLaunchBusinessDays',
    'delivery.complexProjectWeeks',
    'delivery.fromQuestionnaireWeeks',
    'delivery.expeditedBusinessDays',
    'promotion.restrictions.commitmentMonths',
    'promotion.restrictions.cancelNoticeDays',
    'site.legal.name',
    'site.legal.courts',
  ],
  'privacy-policy': [
    'termination.dataRetainedDays',
    'termination.backupsKeptDays',
    'privacy.logsKeptDays',
    'privacy.leadsKeptYears',
    'privacy.answerDays',
  ],
  'acceptable-use-policy': ['abuse.appealDays', 'emailMarketing.minimumAgeYears'],
  'termination-policy': [
    'termination.noticeBusinessDays',
    'termination.backupsKeptDays',
    'termination.dataRetainedDays',
    'termination.reinstatementDays',
    'termination.disputeDays',
    'billing.suspensionAfterDays',
    'sla.terminationNoticeDays',
  ],
  'customer-support-policy': [
    'support.emailReplyBusinessHours',
    'support.hours',
    'support.emergencyHours',
    'support.high.responseHours',
    'support.high.resolutionHours',
    'support.medium.responseHours',
    'support.medium.resolutionBusinessDays',
    'support.low.businessDays',
    'maintenance.freeDaysAfterLaunch',
    'support.levels.proStandardSupportDays',
  ],
  'vulnerability-disclosure-policy': ['disclosure.acknowledgementBusinessDays'],
  'security-policy': ['disclosure.acknowledgementBusinessDays'],
  'force-majeure-policy': ['forceMajeure.terminationAfterDays'],
  'backup-and-data-retention-policy': [
    'backups.hourlyKeptWeeks',
    'backups.dailyKeptWeeks',
    'backups.monthlyKeptMonths',
    'backups.restoreHours',
    'termination.backupsKeptDays',
    'termination.dataRetainedDays',
  ],
  'modification-and-revision-policy': ['termination.noticeBusinessDays', 'sla.terminationNoticeDays'],
  'service-level-agreement-policy': [
    'sla.uptimePercent',
    'sla.critical.responseHours',
    'sla.high.responseHours',
    'sla.medium.responseBusinessDays',
    'sla.low.responseBusinessDays',
    'sla.maintenanceNoticeHours',
    'sla.credits.small.belowPercent',
    'sla.credits.small.downToPercent',
    'sla.credits.small.creditPercent',
    'sla.credits.middle.belowPercent',
    'sla.credits.middle.downToPercent',
    'sla.credits.middle.creditPercent',
    'sla.credits.large.belowPercent',
    'sla.credits.large.creditPercent',
    'sla.creditRequestDays',
    'sla.terminationNoticeDays',
  ],
  'data-breach-response-policy': ['support.emergencyHours', 'support.high.responseHours'],
  'refund-policy': [
    'refund.guaranteeDays',
    'refund.processedCalendarDays',
    'refund.disputeAnswerBusinessDays',
    'guarantee.satisfactionDays',
  ],
  'complaints-and-notices-policy': [
    'complaints.acknowledgedHours',
    'complaints.initialResponseBusinessDays',
    'complaints.appealBusinessDays',
  ],
  'abuse-reporting-policy': ['abuse.acknowledgedHours', 'abuse.appealDays'],
  'email-marketing-service-terms': ['emailMarketing.minimumAgeYears', 'termination.noticeBusinessDays'],
  'copyright-and-intellectual-property-policy': ['abuse.acknowledgedHours', 'abuse.appealDays'],
  'cookies-policy': [],
  'billing-and-payment-policy': [
    'billing.invoiceDaysBeforeDue',
    'billing.dueWithinDays',
    'billing.lateFeeMonthlyPercent',
    'billing.suspensionAfterDays',
    'billing.disputeWindowDays',
    'billing.disputeAnswerBusinessDays',
    'billing.autoRenewalNoticeDays',
  ],
  'plugins-privacy-notice': ['termination.dataRetainedDays'],
  'accessibility-policy': ['support.emailReplyBusinessHours', 'support.hours'],
  'complaints-and-community-guidelines': [
    'community.acknowledgedBusinessDays',
    'complaints.appealBusinessDays',
  ],
  'project-abandonment-policy': ['abandonment.noResponseBusinessDays'],
};

test('the policies are the 23 specified sub-pages, no more and no fewer', () => {
  expect(policies.map(policy => policy.slug).sort()).toEqual(Object.keys(FIGURES_BY_PAGE).sort());
});

test.each(policies)('$slug states each of its figures', ({ slug, body }) => {
  expect(factNamesOf(body)).toEqual(expect.arrayContaining([...(FIGURES_BY_PAGE[slug] ?? [])]));
});

test.each(policies)('$slug draws only figures that its text states', ({ source, body }) => {
  const drawn = factNamesOf(source.replace(body, ''));
  expect(drawn).not.toEqual([]);
  expect(factNamesOf(body)).toEqual(expect.arrayContaining(drawn));
});

test.each(documents)('every fact that $slug names exists', ({ body }) => {
  for (const name of factNamesOf(body)) expect(getFact(name)).not.toBe('');
});

/** What may hold digits in a policy without being one of our figures. */
const NAMES_WITH_DIGITS = ['WCAG 2.2', 'SOC 2'];

test.each(policies)('$slug types no figure of its own', ({ body }) => {
  const prose = NAMES_WITH_DIGITS.reduce((text, name) => text.replaceAll(name, ''), proseOf(body));
  expect(prose.replace(/^\s*\d+\. /gm, '').match(/.{0,40}\d.{0,20}/g) ?? []).toEqual([]);
});

const TIME_SPELLED_OUT =
  /\b(?:two|three|four|five|seven|ten|fourteen|thirty|forty-five|ninety)(?:[ -](?:calendar|business))?[ -](?:hours?|days?|percent)\b/gi;

test.each(policies)('$slug spells out no time limit or share in words', ({ body }) => {
  expect(proseOf(body).match(TIME_SPELLED_OUT) ?? []).toEqual([]);
});

test('the home page says in the document’s word what comes after the free support', () => {
  const { freeDaysAfterLaunch, fromMonthlyPrice } = facts.maintenance;
  const answers = homeFaqs.map(({ answer }) => answer).join('\n');
  expect(answers).toContain(
    `free for ${freeDaysAfterLaunch} days after launch, then there is maintenance from ${formatDollars(fromMonthlyPrice)}/month`,
  );
});
