import { consultation } from '@/content/consultation';
import { plans } from '@/content/plans';
import { promotion } from '@/content/promotion';
import { site } from '@/content/site';

const EMAIL_REPLY_BUSINESS_DAYS = 3;

/**
 * Every promise that carries a figure, by topic (docs/product/policies.md#figures). Policies, articles and pages read
 * them from here, so that no two texts can disagree. The unit is in the key; a figure that reads as a phrase is a
 * string. Prices and the promotion's limits are in plans.ts, packages.ts, add-ons.ts and promotion.ts.
 */
export const facts = {
  company: {
    postalAddress: `${site.address.street}, ${site.address.city}, ${site.address.region} ${site.address.postalCode}`,
    governingLaw: 'the State of New York',
  },
  /** Each counts from another start: content in, kickoff, complex projects, the questionnaire, the expedited build. */
  delivery: {
    typicalBusinessDays: promotion.build.typicalBusinessDays,
    kickOffToLaunchBusinessDays: '7-14',
    complexProjectWeeks: '2-3',
    fromQuestionnaireWeeks: '2-4',
    expeditedBusinessDays: promotion.build.expeditedBusinessDays,
  },
  /** Covers the build (setup fee, or price of a one-off website package) after launch; `refund`, first-time plans. */
  guarantee: { satisfactionDays: 30 },
  refund: { guaranteeDays: 7, processedCalendarDays: 30, disputeAnswerBusinessDays: 14 },
  maintenance: { freeDaysAfterLaunch: 30, fromMonthlyPrice: plans[0].monthlyPrice },
  support: {
    emailReplyBusinessHours: EMAIL_REPLY_BUSINESS_DAYS * 24,
    /** The same promise in days: a business hour is any hour of a business day. */
    emailReplyBusinessDays: EMAIL_REPLY_BUSINESS_DAYS,
    hours: site.hours.text,
    emergencyHours: '24/7',
    high: { responseHours: 1, resolutionHours: 1 },
    medium: { responseHours: 24, resolutionBusinessDays: 1 },
    low: { businessDays: EMAIL_REPLY_BUSINESS_DAYS },
    levels: { proStandardSupportDays: 30 },
  },
  sla: {
    uptimePercent: 99.9,
    critical: { responseHours: 1 },
    high: { responseHours: 4 },
    medium: { responseBusinessDays: 1 },
    low: { responseBusinessDays: 2 },
    maintenanceNoticeHours: 48,
    credits: {
      small: { belowPercent: '99.9', downToPercent: '99.0', creditPercent: 5 },
      middle: { belowPercent: '99.0', downToPercent: '95.0', creditPercent: 10 },
      large: { belowPercent: '95.0', creditPercent: 25 },
    },
    creditRequestDays: 30,
    terminationNoticeDays: 30,
  },
  backups: { hourlyKeptWeeks: 1, dailyKeptWeeks: 3, monthlyKeptMonths: 12, restoreHours: 24 },
  termination: {
    noticeBusinessDays: 5,
    backupsKeptDays: 30,
    dataRetainedDays: 90,
    reinstatementDays: 45,
    disputeDays: 10,
  },
  billing: {
    invoiceDaysBeforeDue: 1,
    dueWithinDays: 3,
    lateFeeMonthlyPercent: 3,
    suspensionAfterDays: 30,
    disputeWindowDays: 30,
    disputeAnswerBusinessDays: 7,
    autoRenewalNoticeDays: 1,
  },
  complaints: { acknowledgedHours: 24, initialResponseBusinessDays: '2-3', appealBusinessDays: 10 },
  abuse: { acknowledgedHours: 48, appealDays: 14 },
  community: { acknowledgedBusinessDays: 3 },
  disclosure: { acknowledgementBusinessDays: 2 },
  forceMajeure: { terminationAfterDays: 2 },
  emailMarketing: { minimumAgeYears: 18 },
  abandonment: { noResponseBusinessDays: 10 },
  consultation: { freeMinutes: consultation.freeMinutes },
  /** From the day we have access to the accounts to the day the tool is set up, typically. */
  googleTools: { setUpBusinessDays: 5 },
  /** When a sign-in ends: in any case, and without a visit. And how long a staff member’s device stays trusted. */
  signIn: { days: 30, idleDays: 14, staffDeviceDays: 30 },
  /** Server logs, leads that did not become customers, statistics at Google, and our answer about personal data. */
  privacy: {
    logsKeptDays: 30,
    leadsKeptYears: 2,
    statisticsKeptMonths: 14,
    viewsKeptMonths: 25,
    answerDays: 30,
  },
  /** Words that people searched for here and did not find, kept to see what is missing. */
  search: { missesKeptDays: 365 },
  /** The free website checkup: how long its report can be opened, and for how long one measurement serves everyone. */
  checkup: { keptDays: 90, measuredMinutes: 60 },
  /** How long the thank-you page shows its sender what was sent. */
  thanks: { shownMinutes: 30 },
  demo: { conversionPercent: 32, fasterDevelopmentPercent: 55 },
} as const;
