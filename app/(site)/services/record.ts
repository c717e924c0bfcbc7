import type { ListedPage } from '@/app/(site)/page-record';
import { servicePages } from '@/content/service-pages';
import { routes } from '@/lib/site/routes';

export const page: ListedPage = {
  path: routes.services(),
  title: servicePages.index.title,
  description: servicePages.index.description,
  changed: '2026-11-25',
  search: { keywords: 'what we do, all services' },
  poster: ['services', servicePages.index.heading],
};
