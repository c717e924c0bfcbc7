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
  lede: 'For a business that needs a good website and nothing else yet. No monthly plan, no add-ons.',
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
        text: 'Five pages designed for your trade, with your colors and pictures. One round of changes is included.',
      },
      {
        title: 'The layout',
        text: 'Built for phones first. Checked on small and large screens, with large text, and by keyboard.',
      },
      {
        title: 'The SEO',
        text: 'Titles people search for, business data for Google, a sitemap, and redirects from your old site.',
      },
      {
        title: 'The form',
        text: 'Every message is stored before it’s emailed to you, so none gets lost.',
      },
      {
        title: 'The hosting',
        text: 'Hosting, certificate and backups for twelve months. Then renew, move to a plan, or take your files.',
      },
    ],
  },
  enough: {
    title: 'Is it enough?',
    text: `Yes, if people already know your name and just need your hours, your address and a way to reach you. It doesn’t include your Google profile. The Local SEO Website does, from ${formatDollars(basicPlan.monthlyPrice)} a month, and your pages move with you.`,
  },
} as const;
