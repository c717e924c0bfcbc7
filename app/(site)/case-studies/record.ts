import type { ListedPage } from '@/app/(site)/page-record';
import { caseStudiesPage } from '@/content/case-studies';
import { routes } from '@/lib/site/routes';

export const page: ListedPage = {
  path: routes.caseStudies(),
  title: caseStudiesPage.title,
  description: caseStudiesPage.description,
  changed: '2026-11-25',
  search: { keywords: 'before and after, results' },
  poster: ['van', caseStudiesPage.heading],
};
