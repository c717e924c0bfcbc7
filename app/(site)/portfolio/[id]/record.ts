import type { ListedPage } from '@/app/(site)/page-record';
import type { Project } from '@/content/project';
import { readProjects } from '@/lib/documents/read-documents';
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
  return readProjects().map(pageOf);
}
