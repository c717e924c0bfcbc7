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
  lede: `One setup fee, one monthly price. What isn’t listed here is quoted before we start. A typical build is live ${days} business days after we have your content.`,
  plans: 'Website plans',
  addOns: {
    title: 'Add to any plan.',
    lede: 'Billed monthly. Add or drop one whenever you like.',
  },
  names: {
    title: 'Four lists of names, and what each one means.',
    lede: 'We sell websites, and we host them on a platform of our own. Each has its own list, so here they are side by side.',
    items: [
      {
        title: 'Website plans',
        text: 'Basic, Pro and Premium. What we build for you and look after each month. These are the prices at the top of this page, and what most shops need to know.',
      },
      {
        title: 'Platform tiers',
        text: 'Basic, Standard, Professional and Enterprise. How much of the hosted platform an account may use. Each website plan includes what its site needs; the tiers matter to teams that build on the platform themselves.',
      },
      {
        title: 'Support levels',
        text: 'Free, Pro and Enterprise. How quickly and by whom you are helped. They are explained on the Get Started page.',
      },
      {
        title: 'One-off packages',
        text: `Five packages with one price each, paid once at checkout: for a job with an end, and no monthly plan. ${packagePrices}. In a website package you send the words and we lay them out. A plan’s setup fee also pays for interviewing you, writing the pages, and setting up your Google profile and your listings.`,
      },
    ],
    links: { support: 'Compare the support levels', packages: 'Choose a package at checkout' },
  },
  /** The name of the form that can be configured in content/embeds.ts. */
  form: 'the pricing form',
  comparison: {
    title: 'Compare every feature.',
    lede: 'The tiers of the hosted platform. A heading folds its rows away.',
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
            'Monthly active users: the different people who use the site in a month. Client-side ones are counted in the browser.',
        },
        {
          label: 'Experiments',
          value: 'Tests of two versions of a page. The table says how many of those people may take part.',
        },
        {
          label: 'An environment',
          value: 'One copy of a site: the public one, or one for trying things out.',
        },
        {
          label: 'SLA',
          value:
            'Service level agreement: by contract, the longest you wait for a first answer to a critical request.',
        },
      ],
    },
  },
  guarantee: {
    title: `${guaranteeDays}-day satisfaction guarantee`,
    text: `If you aren’t satisfied with what we built, tell us within ${guaranteeDays} days of launch and we refund the setup fee, or the price of a one-off website package, in full. First-time management plans carry their own ${facts.refund.guaranteeDays}-day guarantee.`,
    link: 'Refund policy',
  },
  faq: {
    title: 'Money questions.',
    lede: 'Invoices, refunds and plan changes.',
    link: 'Billing and payment policy',
    items: [
      {
        question: 'What if I already have a website?',
        answer: `We take it over as it is and look after it. That means hosting, care, search work and edits up to the limits of the plan you choose, at the plan’s monthly price. We build nothing, so there is no setup fee, and your first payment is the first month. A new website under a plan always has its setup fee.`,
      },
      {
        question: 'Why does a setup cost more than a package?',
        answer: `They are different work. The ${starter.name} is five pages laid out with the words and photos you send, paid once, and nobody looks after it later. The ${basic.name} setup starts with an interview: we write the pages, set up your Google profile and correct your listings, and the plan’s ${formatDollars(basic.monthlyPrice)} a month keeps all of it current.`,
      },
      {
        question: 'When do I pay?',
        answer: `The first payment is made at checkout. After that an invoice comes ${facts.billing.invoiceDaysBeforeDue} day before the amount is due, and you have ${facts.billing.dueWithinDays} days.`,
      },
      {
        question: 'Can I cancel?',
        answer: `Yes, with ${facts.termination.noticeBusinessDays} business days’ notice before the next billing cycle. You take your content and your domain with you. For ${facts.termination.reinstatementDays} days we can bring the account back, and for ${facts.termination.dataRetainedDays} you can still ask for your data.`,
      },
      {
        question: 'What if a payment is late?',
        answer: `We write first. A late fee of ${facts.billing.lateFeeMonthlyPercent}% a month is added to what is overdue, and after ${facts.billing.suspensionAfterDays} days the site goes into maintenance mode until it is paid.`,
      },
      {
        question: 'How do refunds work?',
        answer: `The setup fee, or the price of a one-off website package, is covered for ${guaranteeDays} days after launch, the first month of a first-time management plan for ${facts.refund.guaranteeDays} days from the purchase. An approved refund is processed within ${facts.refund.processedCalendarDays} calendar days.`,
      },
      {
        question: 'Can I pay in another currency?',
        answer:
          'Yes. Checkout takes US dollars, euros, pounds and Canadian dollars. The prices are in US dollars, and the figure stays the same in every currency: we do not convert it.',
      },
    ],
  },
} as const;
