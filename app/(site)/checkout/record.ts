import { checkout } from '@/content/checkout';
import { packages } from '@/content/packages';
import type { PageRecord } from '@/lib/search/documents';
import { formatDollars } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';

export const page: PageRecord = {
  path: routes.checkout(),
  title: checkout.meta.title,
  description: checkout.meta.description,
  search: {
    keywords: 'pay, payment, buy, order, credit card, packages, paypal',
    body: packages.map(({ name, price }) => `${name} ${formatDollars(price)}.`).join(' '),
  },
};
