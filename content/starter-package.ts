import { facts } from '@/content/facts';
import { packages } from '@/content/packages';
import { planPrices, saleSentences, saleTerms } from '@/content/sale-terms';
import { formatDollars, formatMoney } from '@/lib/site/money';

const [basicPackage] = packages;

/**
 * `/platform/starter-package`: the five inclusions (docs/product/routes.md#pages). It is bought as the first package of
 * the list.
 */
export const starterPackage = {
  title: 'Starter Package: five things included',
  description:
    'The smallest website we build: professional design, mobile-responsive layout, basic SEO, a contact form and 1 year hosting. Paid once, yours to keep.',
  name: 'Starter Package',
  heading: 'Starter Package: a five-page website, paid once',
  lede: 'It’s for a business that needs a good website and nothing else yet. You send the words and photos, we lay them out, and there’s no monthly plan.',
  receipt: {
    title: 'The Starter Package at a glance',
    inclusions: [
      'Professional design',
      'Mobile-responsive layout',
      'Basic SEO',
      'Contact form',
      '1 year hosting',
    ],
    value: 'included',
    total: { label: 'Paid once', value: formatMoney({ minor: basicPackage.price, currency: 'USD' }) },
    note: `Sold at checkout as the ${basicPackage.name}.`,
    strip: {
      label: `${facts.guarantee.satisfactionDays}-day satisfaction guarantee`,
      value: 'Full refund',
    },
  },
  package: basicPackage.id,
  buy: 'Buy Now with PayPal',
  compare: 'Compare the website plans',
  inclusions: {
    title: 'What the five inclusions mean',
    items: [
      {
        title: 'The design',
        text: 'We lay out five pages with the words and pictures that you send, in your colors. One round of changes is included.',
      },
      {
        title: 'The layout',
        text: 'The pages are built for phones first, and checked on small and large screens, with large text, and by keyboard.',
      },
      {
        title: 'The SEO',
        text: 'We write titles that people search for, add business data for Google and a sitemap, and redirect the links of your old site.',
      },
      {
        title: 'The form',
        text: 'Every message is stored before it’s emailed to you, so a lost email doesn’t lose a customer.',
      },
      {
        title: 'The hosting',
        text: `Hosting, certificate and backups are included for ${saleTerms.packageHosting.includedMonths} months. After that you can renew for ${formatDollars(saleTerms.packageHosting.monthlyPrice)} a month, move to a plan, or take your files.`,
      },
    ],
  },
  beside: {
    title: 'The Starter Package beside the Basic plan',
    lede: 'Both are five pages. The difference is who writes them, and what happens after the launch.',
    head: ['', 'Starter Package', 'Basic plan'],
    rows: [
      [
        'First payment',
        `${formatDollars(basicPackage.price)}, once`,
        `${planPrices.basic.first}, with the first month`,
      ],
      ['Each month after', 'Nothing', planPrices.basic.monthly],
      ['Who writes the pages', 'You send the words', 'We write them after an hour on the phone'],
      ['Google Business Profile', 'Not included', 'Claimed or created, and filled in'],
      ['Listings in directories', 'Not included', 'Corrected'],
      [
        'Small edits',
        `Free for ${facts.maintenance.freeDaysAfterLaunch} days after launch, then quoted`,
        `${saleTerms.edits.basic} a month`,
      ],
      [
        'Support',
        `Free for ${facts.maintenance.freeDaysAfterLaunch} days after launch`,
        'From the first day, as long as the plan runs',
      ],
      [
        'Hosting',
        `${saleTerms.packageHosting.includedMonths} months, then ${formatDollars(saleTerms.packageHosting.monthlyPrice)} a month`,
        'As long as the plan runs',
      ],
    ],
  },
  answers: {
    get: `You get a five-page website in our standard layout with your words and photos, titles for Google, a contact form, and a year of hosting. It doesn’t include a Google profile, a domain, a chatbot or edits after the first ${facts.maintenance.freeDaysAfterLaunch} days.`,
    cost: `It’s ${formatDollars(basicPackage.price)}, paid once. ${saleSentences.packageHosting} If you move up to Basic later, its setup fee of ${planPrices.basic.setup} is due, because then we write the pages and set up your Google listing.`,
    who: 'A designer on our team lays out the pages and answers your questions. You write the words yourself, or send the ones from your old site.',
    you: 'You send the text of five pages, your logo, about ten photos and your hours, and you read the result once and tell us what to change.',
    next: `After you pay, we email you a list of what to send. ${saleSentences.live} If you aren’t satisfied, you get the price back within ${facts.guarantee.satisfactionDays} days of launch.`,
  },
  enough: {
    title: 'Is the Starter Package enough?',
    text: `It’s enough if people already know your name and just need your hours, your address and a way to reach you. It doesn’t include your Google profile. The Local SEO Website does, for ${planPrices.basic.both}, and your pages move with you.`,
  },
} as const;
