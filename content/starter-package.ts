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
    lede: 'Short words, so here is what stands behind them.',
    items: [
      {
        title: 'The design',
        text: 'Five pages drawn for your trade by a person, with your colors and your pictures. You see a working version before it goes live, and one round of changes is included.',
      },
      {
        title: 'The layout',
        text: 'Built for the phone first, because that is where most of your visitors hold it. Checked on small and large screens, with large text, and by keyboard.',
      },
      {
        title: 'The SEO',
        text: 'Titles and descriptions that people search for, your name, address and phone in the data that search engines read, a sitemap, and redirects from an old site.',
      },
      {
        title: 'The form',
        text: 'Every message is stored before it is mailed to you, so a full inbox loses nobody. It works without scripts, and it keeps what was typed when the line drops.',
      },
      {
        title: 'The hosting',
        text: 'Hosting, certificate and copies for the first twelve months. After that you renew with us, move to a plan, or take the files elsewhere. They are yours.',
      },
    ],
  },
  prose: [
    {
      heading: 'Is it enough?',
      paragraphs: [
        'If people already know your name and only need your hours, your address and a way to write to you, it is. Many a bookkeeper, workshop or choir is well served by five good pages that load at once. The Starter Package gives you that, and no meter starts running.',
        `It does not look after your Google profile, and nobody watches your place on the map. If you want to be found by people who do not know you yet, the Local SEO Website does that work from ${formatDollars(basicPlan.monthlyPrice)} a month. You can begin here and move up later; the pages come along.`,
      ],
    },
    {
      heading: 'Packages and plans',
      paragraphs: [
        'A package is paid once and finished. A plan has a setup fee and a monthly price, and we keep working on it. The Starter Package belongs to the first kind. That is why it appears in the list at checkout and not among the plans on the pricing page.',
      ],
    },
  ],
} as const;
