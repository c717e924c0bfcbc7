import type { ListedPage } from '@/app/(site)/page-record';
import { productsPage } from '@/content/products-page';
import { routes } from '@/lib/site/routes';

export const page: ListedPage = {
  path: routes.products(),
  title: productsPage.title,
  description: productsPage.description,
  changed: '2026-11-23',
  search: { keywords: 'products, add-ons, extras' },
  poster: ['shelves', productsPage.heading],
};
