import { facts } from '@/content/facts';
import { plans } from '@/content/plans';
import { site } from '@/content/site';
import { formatDollars } from '@/lib/site/money';

const [basic, pro, premium] = plans;

/**
 * What a buyer asks before paying and no price list answers: domain, sales tax, edits, changing plans, hosting after
 * the first year, when the first month starts. Each answer is written here once; pages, questions and policies read it.
 */
export const saleTerms = {
  /** After the hosting that a one-off website package includes. Price in US cents a month. */
  packageHosting: { includedMonths: 12, monthlyPrice: 1_500 },
  /** Small edits that a plan includes each month: a few words, a price, hours or a photo on a page that exists. */
  edits: { basic: 5, pro: 10, premium: null, withinBusinessDays: 3 },
  /** Several locations built at once: up to here the typical build time holds. */
  locationsInTypicalBuild: 3,
  freeLaunchChanges: 1,
  /** From access to the accounts, or from the yes to a quote, to the first work on a service, typically. */
  serviceStartBusinessDays: 5,
  /** How the days of billing and termination in facts.ts fall for a site that goes live on a Tuesday. */
  invoiceExample: {
    live: 'January 12, 2027',
    sent: 'February 11',
    due: 'February 12',
    lastDay: 'February 15',
    cancelBy: 'February 5',
  },
} as const;

const { packageHosting, edits } = saleTerms;
const days = facts.delivery.typicalBusinessDays;

/** A plan’s price in a sentence: never the month without the setup. `first` is what checkout charges for both. */
const planPrice = (plan: (typeof plans)[number]) => ({
  setup: formatDollars(plan.setupPrice),
  monthly: formatDollars(plan.monthlyPrice),
  first: formatDollars(plan.setupPrice + plan.monthlyPrice),
  firstYear: formatDollars(plan.setupPrice + 12 * plan.monthlyPrice),
  both: `${formatDollars(plan.setupPrice)} for setup, then ${formatDollars(plan.monthlyPrice)} a month`,
});

export const planPrices = {
  basic: planPrice(basic),
  pro: planPrice(pro),
  premium: planPrice(premium),
} as const;

/** Whole sentences, so every page tells a term in the same words. */
export const saleSentences = {
  newWebsite: `A new website starts at ${planPrices.basic.both}.`,
  live: `It’s typically live ${days} business days after we have your content.`,
  firstPayment:
    'You pay the setup fee and the first month at checkout. The first month begins on the day your site goes live.',
  invoices: `After that we email an invoice the day before it’s due, and there’s no late fee if you pay within ${facts.billing.dueWithinDays} days of the due date.`,
  cancel: `You can cancel any time with ${facts.termination.noticeBusinessDays} business days’ notice.`,
  renews: `Monthly services renew each month, by invoice, until you cancel with ${facts.termination.noticeBusinessDays} business days’ notice.`,
  domain:
    'The domain is registered in your name, and you pay the registrar its own price each year. We set it up for free and add nothing to it.',
  salesTax:
    'Posted prices are before sales tax. Where your state taxes our work, the invoice shows the tax on its own line.',
  smallEdit: 'A small edit is a few words, a price, your hours or a photo on a page you have.',
  edits: `Basic includes ${edits.basic} small edits a month and Pro ${edits.pro}, each done within ${edits.withinBusinessDays} business days. Premium has no limit, and edits are done the same business day.`,
  upgrade:
    'When you move up, your new monthly price starts with the next invoice, and you pay the difference between the two setup fees once, because we build the pages and the chatbot that the bigger plan adds.',
  downgrade:
    'When you move down, there’s no fee, and the lower price starts with the next invoice. Setup fees already paid aren’t returned.',
  packageHosting: `Hosting is included for ${packageHosting.includedMonths} months. After that it’s ${formatDollars(packageHosting.monthlyPrice)} a month, or we give you the files and help you move them.`,
  accountLead:
    'One person, your account lead, looks after you from the first call to long after launch. Other people on our team write, design and build with them.',
  area: `${site.area.near} ${site.area.elsewhere}`,
} as const;
