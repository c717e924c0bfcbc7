import { ArticleCover } from '@/components/article-covers/article-cover';
import type { Article } from '@/lib/documents/read-documents';
import { routes } from '@/lib/site/routes';
import { formatDay } from '@/lib/site/time';
import { TagList } from './tag-list';

/** One article in a list: its cover, its headline, what it says, at most two tags. A brief one is an item of a list. */
export function ArticleCard({ article, brief = false }: ArticleCardProps) {
  const Card = brief ? 'li' : 'article';
  return (
    <Card className="group relative flex flex-col">
      <ArticleCover
        article={article}
        isDecorative={brief}
        className="h-[180px] overflow-hidden rounded-card sm:h-[216px]"
      />
      <h3 className="mt-3.5 mb-1.5 group-hover:text-pin">
        <a href={routes.article(article.slug)} className="after:absolute after:inset-0">
          {article.title}
        </a>
      </h3>
      {brief ? null : <p className="soft mb-3">{article.excerpt}</p>}
      <p className="soft mb-3 text-small">
        {article.category} · {article.author} · <time dateTime={article.date}>{formatDay(article.date)}</time>
      </p>
      {brief ? null : <TagList tags={article.tags} max={MAX_CARD_TAGS} />}
    </Card>
  );
}

export const MAX_CARD_TAGS = 2;

type ArticleCardProps = { article: Article; brief?: boolean };
