import type { ListedPage } from '@/app/(site)/page-record';
import { processPage } from '@/content/process-page';
import { routes } from '@/lib/site/routes';

export const page: ListedPage = {
  path: routes.process(),
  title: processPage.title,
  description: processPage.description,
  changed: '2026-11-21',
  search: { keywords: 'process, how it works, timeline, schedule, delivery' },
  poster: ['shop', processPage.heading, 'vacant', 'sky'],
};
