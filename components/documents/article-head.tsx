import { ArticleCover } from '@/components/article-covers/article-cover';
import { PersonAvatar } from '@/components/company/person-avatar';
import { SampleTagOf } from '@/components/exhibits/sample-tag';
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs';
import { HoldPaint } from '@/components/ui/hold-paint';
import { blog } from '@/content/blog';
import type { Person } from '@/content/person';
import type { Sourced } from '@/content/provenance';
import type { Article } from '@/lib/documents/read-documents';
import { formatDay } from '@/lib/site/time';

/** The top of an article: mint with title and byline at the left, its cover at the right. */
export function ArticleHead({ article, author, trail }: ArticleHeadProps) {
  return (
    <header className="grid overflow-hidden bg-mint lg:grid-cols-[1.25fr_1fr] print:block print:bg-transparent">
      <div className="py-split pr-head pl-[max(var(--spacing-gut),calc((100vw-var(--container-wrap))/2))]">
        <div className="print:hidden">
          <Breadcrumbs trail={trail} />
        </div>
        <h1 className="mt-4 text-h1">{article.title}</h1>
        <p className="mt-4 mb-6 max-w-[38em] text-lede">{article.excerpt}</p>
        <div className="flex flex-wrap items-center gap-3.5">
          <PersonAvatar person={author} ground="bg-card" />
          <p className="text-small">
            <b>{article.author}</b> <SampleTagOf item={author} /> <br />
            {article.category} · <time dateTime={article.date}>{formatDay(article.date)}</time> ·{' '}
            {article.readingMinutes} min read{' '}
            {article.updated > article.date ? (
              <>
                <br />
                {blog.updated} <time dateTime={article.updated}>{formatDay(article.updated)}</time>
              </>
            ) : null}
          </p>
        </div>
      </div>
      <ArticleCover
        article={article}
        isFirst
        className="h-[300px] sm:h-[380px] lg:h-auto lg:min-h-[320px] lg:[contain:size] print:hidden"
      />
      <HoldPaint after="cover" />
    </header>
  );
}

type ArticleHeadProps = {
  article: Article;
  author: Pick<Person, 'name' | 'photo' | 'portrait'> & Partial<Sourced>;
  trail: Crumb[];
};
