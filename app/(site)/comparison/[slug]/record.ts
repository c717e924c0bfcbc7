import type { ListedPage } from '@/app/(site)/page-record';
import { comparisons } from '@/content/comparisons';
import { routes } from '@/lib/site/routes';

export function pageOf({ id, heading, metaTitle, metaDescription }: Comparison): ListedPage {
  return {
    path: routes.comparison(id),
    title: metaTitle,
    description: metaDescription,
    changed: '2026-11-25',
    poster: ['comparison', heading, id],
  };
}

export function pages(): ListedPage[] {
  return comparisons.map(pageOf);
}

type Comparison = (typeof comparisons)[number];
