import type { ListedPage } from '@/app/(site)/page-record';
import { checkupPage } from '@/content/checkup';
import { routes } from '@/lib/site/routes';

export const page: ListedPage = {
  path: routes.checkup(),
  title: checkupPage.title,
  description: checkupPage.description,
  changed: '2026-11-28',
  search: { keywords: 'audit, test my website, check my site, analyze, grader, seo check, score' },
  poster: ['person', checkupPage.heading, 'joao', 'mint'],
};
