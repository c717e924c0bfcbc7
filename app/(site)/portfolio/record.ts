import type { ListedPage } from '@/app/(site)/page-record';
import { portfolio } from '@/content/portfolio-page';
import { routes } from '@/lib/site/routes';

export const page: ListedPage = {
  path: routes.portfolio(),
  title: portfolio.title,
  description: portfolio.description,
  changed: '2026-11-25',
  search: { keywords: 'work, examples, projects, clients' },
  poster: [
    'street',
    portfolio.heading,
    ['florist', 'restaurant', 'dentist', 70, 'plumber', 'barber', 70, 'books', 'auto'],
    { hour: 'evening' },
  ],
};
