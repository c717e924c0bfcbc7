import { ArticleCover } from '@/components/article-covers/article-cover';
import type { Article } from '@/lib/documents/read-documents';
import { routes } from '@/lib/site/routes';
import { formatDay } from '@/lib/site/time';
import { MAX_CARD_TAGS } from './article-card';
import { TagList } from './tag-list';

/** The newest article, wide: its cover at the left. */
export function LeadArticle({ article }: { article: Article }) {
  return (
    <article className="group relative grid overflow-hidden rounded-panel bg-mist lg:grid-cols-[1.12fr_1fr]">
      <ArticleCover
        article={article}
        className="h-[260px] sm:h-[340px] lg:h-auto lg:min-h-[430px] lg:[contain:size]"
      />
      <div className="flex flex-col items-start justify-center gap-4 p-head">
        <p className="soft text-small">
          {article.category} · {article.author} ·{' '}
          <time dateTime={article.date}>{formatDay(article.date)}</time> ·{' '}
          <span className="whitespace-nowrap">{article.readingMinutes} min read</span>
        </p>
        <h2 className="group-hover:text-pin">
          <a href={routes.article(article.slug)} className="after:absolute after:inset-0">
            {article.title}
          </a>
        </h2>
        <p className="soft text-lede">{article.excerpt}</p>
        <TagList tags={article.tags} max={MAX_CARD_TAGS} ground="bg-card" />
      </div>
    </article>
  );
}
