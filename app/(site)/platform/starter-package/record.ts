import type { ListedPage } from '@/app/(site)/page-record';
import { starterPackage } from '@/content/starter-package';
import { routes } from '@/lib/site/routes';

export const page: ListedPage = {
  path: routes.starterPackage(),
  title: starterPackage.title,
  description: starterPackage.description,
  changed: '2026-11-23',
  search: { keywords: 'beginner, first website' },
  poster: ['shop', starterPackage.heading, 'books', 'butter'],
};
