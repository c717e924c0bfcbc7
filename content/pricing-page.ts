import { facts } from '@/content/facts';
import { packages } from '@/content/packages';
import { plans } from '@/content/plans';
import { promotion } from '@/content/promotion';
import { planPrices, saleSentences, saleTerms } from '@/content/sale-terms';
import { formatDollars } from '@/lib/site/money';

const [basic] = plans;
const [starter, professional, store, enterprise, seoService] = packages;
const days = facts.delivery.typicalBusinessDays;
const guaranteeDays = facts.guarantee.satisfactionDays;
const { bundle } = promotion;

const hosting = `${saleTerms.packageHosting.includedMonths} months, then ${formatDollars(saleTerms.packageHosting.monthlyPrice)} a month`;
const moneyBack = `In full, within ${guaranteeDays} days of launch`;

/** The words of /pricing. The plans, the add-ons and the comparison's cells have files of their own. */
export const pricingPage = {
  title: 'Pricing: website plans, add-ons and packages',
  description: `Website plans, add-ons and one-off packages with posted prices. Basic is ${planPrices.basic.both}. See what isn’t included, too.`,
  heading: 'Website plans and prices',
  lede: `A new website has a setup fee, paid once, and a monthly price for hosting, care and edits. Anything that isn’t listed on this page is quoted before we start.`,
  plans: 'Three plans: Basic, Pro and Premium',
  answers: {
    title: 'Website plans: what you get and what they cost',
    items: {
      get: `Every plan is a website that we write and build, your Google Business Profile set up in your name, and then hosting, security, backups and small edits each month. Pro adds a chatbot with booking and articles, and Premium adds weekly reports and a page for each location.`,
      cost: `Basic is ${planPrices.basic.both}, which makes ${planPrices.basic.firstYear} in the first year. Pro is ${planPrices.pro.both} (${planPrices.pro.firstYear} in the first year), and Premium is ${planPrices.premium.both} (${planPrices.premium.firstYear}), all before sales tax.`,
      who: saleSentences.accountLead,
      you: 'You talk with us for about an hour, send us your photos and prices, and read the draft before anyone else does. If something in it is wrong, you tell us, and we change it.',
      next: `After you pay, you get a receipt and a welcome email from your account lead. ${saleSentences.live} The first month you paid for begins on the day it goes live.`,
    },
  },
  notIncluded: {
    title: 'What the plans don’t include',
    lede: 'Most of these costs come from other companies, and we name them before you order.',
    items: [
      { label: 'Domain', value: saleSentences.domain },
      {
        label: 'Ads',
        value:
          'If you advertise on Google, you pay Google for the clicks. We never take a share of what you spend.',
      },
      {
        label: 'Other companies’ tools',
        value:
          'If you want to keep a booking app, a cash register or a mailing list that you already use, you go on paying that company.',
      },
      { label: 'Sales tax', value: saleSentences.salesTax },
      {
        label: 'Larger changes',
        value: `${saleSentences.edits} ${saleSentences.smallEdit} Larger work is quoted first.`,
      },
    ],
  },
  packages: {
    title: 'One-off packages, paid once',
    lede: 'Choose one of these if you have your own words and photos and want no monthly plan. We lay out what you send, you get one round of changes, and the site is yours.',
    caption: 'What each one-off package includes',
    head: ['Package', 'Price', 'What it is', 'Hosting', 'Money back'],
    rows: [
      [
        starter.name,
        formatDollars(starter.price),
        'Five pages in our standard layout, with titles for Google, a sitemap and a contact form.',
        hosting,
        moneyBack,
      ],
      [
        professional.name,
        formatDollars(professional.price),
        'Ten pages. “Advanced features” means a photo gallery, a page for news, and forms with your own questions.',
        hosting,
        moneyBack,
      ],
      [
        store.name,
        formatDollars(store.price),
        'An online store with up to 50 products, shipping prices and payment into your own account.',
        hosting,
        moneyBack,
      ],
      [
        enterprise.name,
        formatDollars(enterprise.price),
        'Up to 25 pages for several locations. We agree on the list by phone first. If it needs more, we quote the rest, or you get your money back.',
        hosting,
        moneyBack,
      ],
      [
        seoService.name,
        formatDollars(seoService.price),
        'For a website you already have. We check it, send you a report within 10 business days, and correct titles, texts and listings. No website is built.',
        'Not needed',
        'If we can’t work on your website',
      ],
    ],
    note: `${saleSentences.packageHosting} The packages typically launch ${days} business days after we have your content.`,
    bundle: `We also sell the ${bundle.name} all year, on a call: a website of up to ${promotion.restrictions.pageLimit} pages with its setup included, hosting, a domain and ${promotion.seoDays} days of Local SEO for ${formatDollars(bundle.regularMonthlyPrice)} a month, with a ${bundle.termMonths}-month term. In July it costs less.`,
    link: 'Choose a package at checkout',
  },
  addOns: {
    title: 'Add-ons for any plan',
    lede: 'Add-ons are billed monthly with your plan, and you can add or drop one at any time.',
  },
  /** The signs below the plans: they tell the four kinds of names apart. */
  tabs: {
    title: 'What else would you like to see?',
    items: [
      { id: 'websites', name: 'Websites', text: 'What a plan includes, what it doesn’t, and add-ons' },
      { id: 'packages', name: 'Packages', text: 'Paid once, with your own words and photos' },
      { id: 'platform', name: 'Platform', text: 'For teams that build on it themselves' },
    ],
  },
  /** The name of the form that can be configured in content/embeds.ts. */
  form: 'the pricing form',
  comparison: {
    title: 'Platform tiers: feature comparison',
    lede: 'These tiers are for teams that build on our platform themselves. A website plan already includes what your site needs. Tap a heading to hide its rows.',
    caption: 'Features of the hosted platform by tier: Basic, Standard, Professional and Enterprise',
    feature: 'Feature',
    ask: 'Ask us which tier fits',
    levels:
      'Free, Pro and Enterprise are the support levels of the hosted platform. A website plan includes support from the first day.',
    levelsLink: 'Compare the support levels',
    words: {
      title: 'What the words in the table mean',
      items: [
        {
          label: 'Connections',
          value: 'Other tools joined to your site, such as a calendar, a cash register or a mailing list.',
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
          label: 'SOC 2',
          value: 'A security audit by an outside firm. Ask us for the report before you order.',
        },
        {
          label: 'Response time',
          value:
            'The longest that a team on this tier waits for a first answer to a question about the platform. How fast we react when a website is down is in the service level agreement.',
        },
      ],
    },
  },
  guarantee: {
    title: `${guaranteeDays}-day satisfaction guarantee`,
    text: `If you aren’t satisfied with what we built, tell us within ${guaranteeDays} days of launch, and we refund the setup fee, or the price of a one-off website package, in full. The first month of a first-time plan has its own ${facts.refund.guaranteeDays}-day guarantee, which starts when that month does.`,
    link: 'Refund policy',
  },
  faq: {
    title: 'Questions about prices and billing',
    lede: 'Invoices, refunds, upgrades and what happens if you leave.',
    link: 'Billing and payment policy',
    ask: 'Ask your own question',
    items: [
      {
        question: 'What if I already have a website?',
        answer:
          'If it can be edited and moved, we take it over: hosting, care and edits, for the plan’s monthly price alone. We look at it first, and if we can’t take it over, you get your payment back in full. A site made with Wix, Squarespace or Shopify usually runs only there, so we would build it new, and a new website always has its setup fee.',
      },
      {
        question: 'Why does setup cost more than a package?',
        answer: `Because it’s more work. The ${starter.name} (${formatDollars(starter.price)}, once) is five pages laid out with the words and photos you send, with free support for the first ${facts.maintenance.freeDaysAfterLaunch} days. The ${basic.name} setup (${formatDollars(basic.setupPrice)}) starts with an interview: we write the pages, set up your Google profile and correct your listings. The ${formatDollars(basic.monthlyPrice)} a month keeps all of it current.`,
      },
      {
        question: 'When do I pay?',
        answer: `${saleSentences.firstPayment} ${saleSentences.invoices}`,
      },
      {
        question: 'Can I change plans?',
        answer: `Yes, at any time and without downtime. ${saleSentences.upgrade} ${saleSentences.downgrade}`,
      },
      {
        question: 'Can I cancel?',
        answer: `Yes, with ${facts.termination.noticeBusinessDays} business days’ notice before the next billing cycle. You take your content and your domain with you. We can restore the account for ${facts.termination.reinstatementDays} days, and you can ask for your data for ${facts.termination.dataRetainedDays}.`,
      },
      {
        question: 'What if a payment is late?',
        answer: `We email you first. We add a late fee of ${facts.billing.lateFeeMonthlyPercent}% a month to what’s overdue, and after ${facts.billing.suspensionAfterDays} days the site goes into maintenance mode and the plan can end. If you pay, the site comes back.`,
      },
      {
        question: 'How do refunds work?',
        answer: `The setup fee, or the price of a one-off website package, is covered for ${guaranteeDays} days after launch. The first month of a first-time plan is covered for ${facts.refund.guaranteeDays} days from the day that month begins, which is the day your site goes live or, for a website you already have, the day you buy. We process an approved refund within ${facts.refund.processedCalendarDays} calendar days.`,
      },
      {
        question: 'Is a ten-page site cheaper as a package?',
        answer: `Yes, the first payment is. The ${professional.name} is ${formatDollars(professional.price)} because you write the pages and nothing happens after launch. The ten pages of a Pro plan (${planPrices.pro.both}) are written by us, come with a chatbot and are looked after every month.`,
      },
      {
        question: 'Can I pay in another currency?',
        answer:
          'Yes. Checkout takes US dollars, euros, pounds and Canadian dollars. The number stays the same in every currency, because we don’t convert it.',
      },
    ],
  },
} as const;
