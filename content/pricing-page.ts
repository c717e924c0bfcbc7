import { formatDollars } from '@/lib/kernel/money';
import { facts } from './facts';
import { packages } from './packages';
import { plans } from './plans';

const [basic] = plans;
const [starter] = packages;
const fromPrice = formatDollars(basic.monthlyPrice);
const days = facts.delivery.typicalBusinessDays;
const guaranteeDays = facts.guarantee.satisfactionDays;
const packagePrices = packages.map(({ name, price }) => `${name} ${formatDollars(price)}`).join(', ');

/** The words of /pricing. The plans, the add-ons and the comparison's cells have files of their own. */
export const pricingPage = {
  title: 'Pricing: plans, add-ons and comparison',
  description: `Website plans from ${fromPrice}/month with the setup fee posted beside it, four add-ons, the platform tiers feature by feature, and a ${guaranteeDays}-day guarantee.`,
  heading: 'Prices in the window.',
  lede: `One setup fee, one monthly price. Anything not listed here is quoted before we start. A typical build is live ${days} business days after we have your content.`,
  plans: 'Website plans',
  addOns: {
    title: 'Add to any plan.',
    lede: 'Billed monthly. Add or drop one at any time.',
  },
  names: {
    title: 'Four sets of plan names, and what each one means.',
    lede: 'We sell websites, and we host them on a platform of our own.',
    items: [
      {
        title: 'Website plans',
        text: 'Basic, Pro and Premium. What we build for you and look after each month. These prices are at the top of this page, and for most shops they’re all you need.',
      },
      {
        title: 'Platform tiers',
        text: 'Basic, Standard, Professional and Enterprise. How much of the hosted platform an account can use. Your website plan includes what your site needs. The tiers are for teams that build on the platform themselves.',
      },
      {
        title: 'Support levels',
        text: 'Free, Pro and Enterprise. Who helps you, and how fast. The Get Started page explains them.',
      },
      {
        title: 'One-off packages',
        text: `Five packages, paid once at checkout, with no monthly plan: ${packagePrices}. In a website package you send the words and we lay them out.`,
      },
    ],
    links: { support: 'Compare the support levels', packages: 'Choose a package at checkout' },
  },
  /** The name of the form that can be configured in content/embeds.ts. */
  form: 'the pricing form',
  comparison: {
    title: 'Compare every feature.',
    lede: 'The tiers of the hosted platform. Tap a heading to hide its rows.',
    caption: 'Features of the hosted platform by tier: Basic, Standard, Professional and Enterprise',
    feature: 'Feature',
    ask: 'Ask us which fits',
    words: {
      title: 'Words in the table',
      items: [
        {
          label: 'Connections',
          value: 'Other tools joined to your site: a calendar, a cash register, a mailing list.',
        },
        {
          label: 'MAU',
          value:
            'Monthly active users: how many different people use the site in a month. “Client-side” means counted in the browser.',
        },
        {
          label: 'Experiments',
          value: 'Tests of two versions of a page. The number is how many people can take part.',
        },
        {
          label: 'An environment',
          value: 'One copy of a site: the public one, or one for trying things out.',
        },
        {
          label: 'SLA',
          value:
            'Service level agreement: the longest you wait, by contract, for a first answer to a critical request.',
        },
      ],
    },
  },
  guarantee: {
    title: `${guaranteeDays}-day satisfaction guarantee`,
    text: `Not satisfied with what we built? Tell us within ${guaranteeDays} days of launch, and we refund the setup fee, or the price of a one-off website package, in full. The first month of a first-time plan has its own ${facts.refund.guaranteeDays}-day guarantee.`,
    link: 'Refund policy',
  },
  faq: {
    title: 'Money questions.',
    lede: 'Invoices, refunds and plan changes.',
    link: 'Billing and payment policy',
    items: [
      {
        question: 'What if I already have a website?',
        answer:
          'We take it over as it is: hosting, care, search work and edits up to your plan’s limits, at the plan’s monthly price. We build nothing, so there’s no setup fee, and your first payment is the first month. A new website under a plan always has its setup fee.',
      },
      {
        question: 'Why does a setup cost more than a package?',
        answer: `It’s more work. The ${starter.name} (${formatDollars(starter.price)}, once) is five pages laid out with the words and photos you send, with no care after the first ${facts.maintenance.freeDaysAfterLaunch} days. The ${basic.name} setup (${formatDollars(basic.setupPrice)}) starts with an interview: we write the pages, set up your Google profile and correct your listings. The plan’s ${formatDollars(basic.monthlyPrice)} a month keeps it all current.`,
      },
      {
        question: 'When do I pay?',
        answer: `You make the first payment at checkout. After that, an invoice comes ${facts.billing.invoiceDaysBeforeDue} day before the amount is due, and you have ${facts.billing.dueWithinDays} days to pay.`,
      },
      {
        question: 'Can I cancel?',
        answer: `Yes, with ${facts.termination.noticeBusinessDays} business days’ notice before the next billing cycle. You take your content and your domain with you. We can restore the account for ${facts.termination.reinstatementDays} days, and you can ask for your data for ${facts.termination.dataRetainedDays}.`,
      },
      {
        question: 'What if a payment is late?',
        answer: `We email you first. We add a late fee of ${facts.billing.lateFeeMonthlyPercent}% a month to what’s overdue, and after ${facts.billing.suspensionAfterDays} days the site goes into maintenance mode until it’s paid.`,
      },
      {
        question: 'How do refunds work?',
        answer: `The setup fee, or the price of a one-off website package, is covered for ${guaranteeDays} days after launch. The first month of a first-time plan is covered for ${facts.refund.guaranteeDays} days from purchase. We process an approved refund within ${facts.refund.processedCalendarDays} calendar days.`,
      },
      {
        question: 'Can I pay in another currency?',
        answer:
          'Yes. Checkout takes US dollars, euros, pounds and Canadian dollars. The number stays the same in every currency. We don’t convert it.',
      },
    ],
  },
} as const;
