import type { ListedPage } from '@/app/(site)/page-record';
import { reviewsPage } from '@/content/reviews-page';
import { routes } from '@/lib/site/routes';

export const page: ListedPage = {
  path: routes.reviews(),
  title: reviewsPage.title,
  description: reviewsPage.description,
  changed: '2026-11-25',
  search: { keywords: 'testimonials, ratings, stars, customers say, Trustpilot' },
  poster: ['crowd', reviewsPage.heading, ['marta', 'osei', 'nonna', 'devon', 'ray'], 'rose'],
};
