import type { ListedPage } from '@/app/(site)/page-record';
import { about } from '@/content/about';
import { routes } from '@/lib/site/routes';

export const page: ListedPage = {
  path: routes.about(),
  title: about.title,
  description: about.description,
  changed: '2026-11-25',
  search: { keywords: 'company, story, history, values, who we are' },
  poster: ['shop', about.heading, 'hardware', 'sky'],
};
