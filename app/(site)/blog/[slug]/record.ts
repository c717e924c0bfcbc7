import type { ListedPage } from '@/app/(site)/page-record';
import { readArticles, type Article } from '@/lib/documents/read-documents';
import { routes } from '@/lib/site/routes';

/** An article says its day itself. */
export function pageOf({ slug, title, description, updated, cover }: Article): ListedPage {
  return {
    path: routes.article(slug),
    title,
    description,
    changed: updated,
    poster: ['article', title, cover],
  };
}

export function pages(): ListedPage[] {
  return readArticles().map(pageOf);
}
