import { expect, test } from 'vitest';
import { facts } from '@/content/facts';
import { site } from '@/content/site';
import { getFact } from '@/lib/documents/fill-facts';
import { documents, factNamesOf, policies, proseOf } from './raw-documents';

/** The specified figures (docs/product/policies.md#figures), each on the page it belongs to. */
const FIGURES_BY_PAGE: Record<string, Record<string, string | number>> = {
  'terms-of-service': {
    'delivery.typicalBusinessDays': 7,
    'delivery.kickOffToLaunchBusinessDays': '7-14',
    'delivery.complexProjectWeeks': '2-3',
    'delivery.fromQuestionnaireWeeks': '2-4',
    'delivery.expeditedBusinessDays': 3,
    'promotion.restrictions.commitmentMonths': 12,
    'promotion.restrictions.cancelNoticeDays': 30,
    'site.legal.name': site.legal.name,
    'site.legal.courts': site.legal.courts,
  },
  'privacy-policy': {
    'termination.dataRetainedDays': 90,
    'termination.backupsKeptDays': 30,
    'privacy.logsKeptDays': 30,
    'privacy.leadsKeptYears': 2,
    'privacy.answerDays': 30,
  },
  'acceptable-use-policy': { 'abuse.appealDays': 14, 'emailMarketing.minimumAgeYears': 18 },
  'termination-policy': {
    'termination.noticeBusinessDays': 5,
    'termination.backupsKeptDays': 30,
    'termination.dataRetainedDays': 90,
    'termination.reinstatementDays': 45,
    'termination.disputeDays': 10,
    'billing.suspensionAfterDays': 30,
    'sla.terminationNoticeDays': 30,
  },
  'customer-support-policy': {
    'support.emailReplyBusinessHours': 72,
    'support.hours': 'Mon-Fri 9-5 EST',
    'support.emergencyHours': '24/7',
    'support.high.responseHours': 1,
    'support.high.resolutionHours': 1,
    'support.medium.responseHours': 24,
    'support.medium.resolutionBusinessDays': 1,
    'support.low.businessDays': 3,
    'maintenance.freeDaysAfterLaunch': 30,
    'support.levels.proStandardSupportDays': 30,
  },
  'vulnerability-disclosure-policy': { 'disclosure.acknowledgementBusinessDays': 2 },
  'security-policy': { 'disclosure.acknowledgementBusinessDays': 2 },
  'force-majeure-policy': { 'forceMajeure.terminationAfterDays': 2 },
  'backup-and-data-retention-policy': {
    'backups.hourlyKeptWeeks': 1,
    'backups.dailyKeptWeeks': 3,
    'backups.monthlyKeptMonths': 12,
    'backups.restoreHours': 24,
    'termination.backupsKeptDays': 30,
    'termination.dataRetainedDays': 90,
  },
  'modification-and-revision-policy': {
    'termination.noticeBusinessDays': 5,
    'sla.terminationNoticeDays': 30,
  },
  'service-level-agreement-policy': {
    'sla.uptimePercent': 99.9,
    'sla.critical.responseHours': 1,
    'sla.high.responseHours': 4,
    'sla.medium.responseBusinessDays': 1,
    'sla.low.responseBusinessDays': 2,
    'sla.maintenanceNoticeHours': 48,
    'sla.credits.small.belowPercent': '99.9',
    'sla.credits.small.downToPercent': '99.0',
    'sla.credits.small.creditPercent': 5,
    'sla.credits.middle.belowPercent': '99.0',
    'sla.credits.middle.downToPercent': '95.0',
    'sla.credits.middle.creditPercent': 10,
    'sla.credits.large.belowPercent': '95.0',
    'sla.credits.large.creditPercent': 25,
    'sla.creditRequestDays': 30,
    'sla.terminationNoticeDays': 30,
  },
  'data-breach-response-policy': { 'support.emergencyHours': '24/7', 'support.high.responseHours': 1 },
  'refund-policy': {
    'refund.guaranteeDays': 7,
    'refund.processedCalendarDays': 30,
    'refund.disputeAnswerBusinessDays': 14,
    'guarantee.satisfactionDays': 30,
  },
  'complaints-and-notices-policy': {
    'complaints.acknowledgedHours': 24,
    'complaints.initialResponseBusinessDays': '2-3',
    'complaints.appealBusinessDays': 10,
  },
  'abuse-reporting-policy': { 'abuse.acknowledgedHours': 48, 'abuse.appealDays': 14 },
  'email-marketing-service-terms': {
    'emailMarketing.minimumAgeYears': 18,
    'termination.noticeBusinessDays': 5,
  },
  'copyright-and-intellectual-property-policy': { 'abuse.acknowledgedHours': 48, 'abuse.appealDays': 14 },
  'cookies-policy': {},
  'billing-and-payment-policy': {
    'billing.invoiceDaysBeforeDue': 1,
    'billing.dueWithinDays': 3,
    'billing.lateFeeMonthlyPercent': 3,
    'billing.suspensionAfterDays': 30,
    'billing.disputeWindowDays': 30,
    'billing.disputeAnswerBusinessDays': 7,
    'billing.autoRenewalNoticeDays': 1,
  },
  'plugins-privacy-notice': { 'termination.dataRetainedDays': 90 },
  'accessibility-policy': { 'support.emailReplyBusinessHours': 72, 'support.hours': 'Mon-Fri 9-5 EST' },
  'complaints-and-community-guidelines': {
    'community.acknowledgedBusinessDays': 3,
    'complaints.appealBusinessDays': 10,
  },
  'project-abandonment-policy': { 'abandonment.noResponseBusinessDays': 10 },
};

test('the policies are the 23 specified sub-pages, no more and no fewer', () => {
  expect(policies.map(policy => policy.slug).sort()).toEqual(Object.keys(FIGURES_BY_PAGE).sort());
});

test.each(policies)(
  '$slug carries its figures, with the values that the document gives',
  ({ slug, body }) => {
    const figures = FIGURES_BY_PAGE[slug] ?? {};
    expect(factNamesOf(body)).toEqual(expect.arrayContaining(Object.keys(figures)));
    const values = Object.keys(figures).map(name => [name, getFact(name)]);
    expect(values).toEqual(Object.entries(figures).map(([name, value]) => [name, String(value)]));
  },
);

test.each(documents)('every fact that $slug names exists', ({ body }) => {
  for (const name of factNamesOf(body)) expect(getFact(name)).not.toBe('');
});

/** What may hold digits in a policy without being one of our figures. */
const NAMES_WITH_DIGITS = ['WCAG 2.2', 'SOC 2'];

test.each(policies)('$slug types no figure of its own', ({ body }) => {
  const prose = NAMES_WITH_DIGITS.reduce((text, name) => text.replaceAll(name, ''), proseOf(body));
  expect(prose.replace(/^\s*\d+\. /gm, '').match(/.{0,40}\d.{0,20}/g) ?? []).toEqual([]);
});

test('the backup policy says in words what the figures of its table are', () => {
  const { body = '' } = policies.find(({ slug }) => slug === 'backup-and-data-retention-policy') ?? {};
  expect(body).toContain('hourly for a week, daily for three weeks, monthly for <Fact');
  expect([facts.backups.hourlyKeptWeeks, facts.backups.dailyKeptWeeks]).toEqual([1, 3]);
});

const TIME_SPELLED_OUT =
  /\b(?:two|three|four|five|seven|ten|fourteen|thirty|forty-five|ninety)(?:[ -](?:calendar|business))?[ -](?:hours?|days?|percent)\b/gi;

test.each(policies)('$slug spells out no time limit or share in words', ({ body }) => {
  expect(proseOf(body).match(TIME_SPELLED_OUT) ?? []).toEqual([]);
});
