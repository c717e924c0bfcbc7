import type { ListedPage } from '@/app/(site)/page-record';
import { projects } from '@/content/portfolio';
import { routes } from '@/lib/site/routes';

export function pageOf({ id, title, metaTitle, metaDescription }: Project): ListedPage {
  return {
    path: routes.project(id),
    title: metaTitle,
    description: metaDescription,
    changed: '2026-11-25',
    poster: ['project', title, id],
  };
}

export function pages(): ListedPage[] {
  return projects.map(pageOf);
}

type Project = Pick<(typeof projects)[number], 'id' | 'title' | 'metaTitle' | 'metaDescription'>;
