import type { ListedPage } from '@/app/(site)/page-record';
import { addOns } from '@/content/add-ons';
import { plans } from '@/content/plans';
import { pricingPage } from '@/content/pricing-page';
import { formatDollars } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';

const prices = [
  ...plans.map(
    ({ name, setupPrice, monthlyPrice }) =>
      `${name} plan ${formatDollars(monthlyPrice)}/month, ${formatDollars(setupPrice)} setup.`,
  ),
  ...addOns.map(({ name, monthlyPrice }) => `${name} ${formatDollars(monthlyPrice)}/month.`),
];

/** What people type who have seen an add-on or an amount elsewhere. Amounts without a comma, which parts keywords. */
const soldByMonth = [
  ...addOns.map(({ name }) => name),
  ...plans.flatMap(({ setupPrice, monthlyPrice }) => [`$${setupPrice / 100}`, `$${monthlyPrice / 100}`]),
];

export const page: ListedPage = {
  path: routes.pricing(),
  title: pricingPage.title,
  description: pricingPage.description,
  changed: '2026-11-23',
  search: {
    keywords: ['price, prices, cost, fee, rates, plans', ...soldByMonth].join(', '),
    body: prices.join(' '),
  },
  poster: [
    'street',
    pricingPage.heading,
    ['coffee', 'florist', 60, 'restaurant', 'books', 70, 'barber', 'coffee'],
    { ground: 'butter' },
  ],
};
