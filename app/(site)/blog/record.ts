import { latestDay, type ListedPage } from '@/app/(site)/page-record';
import { blog } from '@/content/blog';
import { readArticles } from '@/lib/documents/read-documents';
import { routes } from '@/lib/site/routes';

export const page: ListedPage = {
  path: routes.blog(),
  title: blog.title,
  description: blog.description,
  get changed() {
    return latestDay(['2026-11-25', ...readArticles().map(({ updated }) => updated)]);
  },
  search: { keywords: 'articles, news, guides, tips' },
  poster: ['covers', blog.heading],
};
