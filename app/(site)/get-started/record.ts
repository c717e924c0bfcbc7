import type { ListedPage } from '@/app/(site)/page-record';
import { getStarted } from '@/content/get-started';
import { routes } from '@/lib/site/routes';

export const page: ListedPage = {
  path: routes.getStarted(),
  title: getStarted.title,
  description: getStarted.description,
  changed: '2026-11-23',
  search: { keywords: 'start, begin, questionnaire, quote, estimate, hire' },
  poster: ['closing', getStarted.heading, 'morning'],
};
