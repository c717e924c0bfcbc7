import type { ListedPage } from '@/app/(site)/page-record';
import { landing } from '@/content/landing-page';
import { routes } from '@/lib/site/routes';

export const page: ListedPage = {
  path: routes.landing(),
  title: landing.title,
  description: landing.description,
  changed: '2026-11-23',
  search: { keywords: 'demo, waiting list' },
  poster: [
    'street',
    landing.heading,
    ['florist', 80, 'plumber', 'coffee', 90, 'books'],
    { pin: 'plumber', hour: 'night' },
  ],
};
