import { StreetCrop } from '@/components/drawings/street-crop';
import { formatDay } from '@/lib/documents/calendar-date';
import type { Article } from '@/lib/documents/read-articles';
import { routes } from '@/lib/routes';
import type { ArticleArt } from './article-art';
import { MAX_CARD_TAGS } from './article-card';

import { TagList } from './tag-list';

/** The newest article, wide: its street at the left. */
export function LeadArticle({ article, art }: { article: Article; art: ArticleArt }) {
  return (
    <article className="group relative grid overflow-hidden rounded-panel bg-mist lg:grid-cols-[1.12fr_1fr]">
      <div className="h-[260px] overflow-hidden bg-sky sm:h-[340px] lg:h-auto lg:min-h-[430px]">
        <StreetCrop
          plan={art.scene}
          pin={art.pinned}
          sky={450}
          align="xMidYMax meet"
          label={art.sceneLabel}
          className="size-full"
        />
      </div>
      <div className="flex flex-col items-start justify-center gap-4 p-[clamp(26px,4.2vw,60px)]">
        <p className="soft text-small">
          {article.category} · {article.author} ·{' '}
          <time dateTime={article.date}>{formatDay(article.date)}</time> · {article.readingMinutes} min read
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
