import type { ListedPage } from '@/app/(site)/page-record';
import { resources } from '@/content/resources';
import { routes } from '@/lib/site/routes';

export const page: ListedPage = {
  path: routes.resources(),
  title: resources.title,
  description: resources.description,
  changed: '2026-11-25',
  search: { keywords: 'free audit, help, guides' },
  poster: ['closing', resources.heading, 'rain'],
};
