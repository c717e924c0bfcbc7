import { formatDollars, formatMoney } from '@/lib/kernel/money';
import { facts } from './facts';
import { packages } from './packages';
import { plans } from './plans';

const [basicPackage] = packages;
const [basicPlan] = plans;

/**
 * `/platform/starter-package`: the five inclusions (docs/product/routes.md#pages). It is bought as the first package of
 * the list.
 */
export const starterPackage = {
  title: 'Starter Package: five things included',
  description:
    'The smallest website we build: professional design, mobile-responsive layout, basic SEO, a contact form and 1 year hosting. Paid once, yours to keep.',
  name: 'Starter Package',
  heading: 'Five things, paid once.',
  lede: 'For a business that needs a good address on the web and nothing else yet. No monthly plan, no add-ons, no surprises.',
  receipt: {
    title: 'At a glance.',
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
  compare: 'Compare the platform',
  inclusions: {
    title: 'What each line means.',
    items: [
      {
        title: 'The design',
        text: 'Five pages drawn for your trade, with your colors and pictures. One round of changes is included.',
      },
      {
        title: 'The layout',
        text: 'Built for the phone first. Checked on small and large screens, with large text, and by keyboard.',
      },
      {
        title: 'The SEO',
        text: 'Titles people search for, business data for search engines, a sitemap, and redirects from an old site.',
      },
      {
        title: 'The form',
        text: 'Every message is stored before it is emailed to you. It works without scripts.',
      },
      {
        title: 'The hosting',
        text: 'Hosting, certificate and backups for twelve months. Then renew, move to a plan, or take the files: they are yours.',
      },
    ],
  },
  enough: {
    title: 'Is it enough?',
    text: `Yes, if people already know your name and only need your hours, your address and a way to write to you. It doesn’t look after your Google profile. The Local SEO Website does, from ${formatDollars(basicPlan.monthlyPrice)} a month, and your pages come along.`,
  },
} as const;
