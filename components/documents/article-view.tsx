import type { ReactNode } from 'react';
import type { Crumb } from '@/components/ui/breadcrumbs';
import { blog } from '@/content/blog';
import type { Person } from '@/content/person';
import { adjacentArticles, relatedArticles, type Article } from '@/lib/documents/read-documents';
import type { Heading } from '@/lib/documents/render-mdx';
import { formatDay } from '@/lib/site/time';
import { AdjacentArticles } from './adjacent-articles';
import { ArticleHead } from './article-head';
import { AsideCard, type AsideCardProps } from './aside-card';
import { Prose } from './prose';
import { ReadingColumns } from './reading-columns';
import { RelatedArticles } from './related-articles';
import { ShareLinks } from './share-links';
import { TagList } from './tag-list';
import { Toc } from './toc';

/** An article with everything around its text. `all` is the whole blog, newest first. */
export function ArticleView({ article, all, author, trail, headings, aside, children }: ArticleViewProps) {
  return (
    <>
      <article>
        <ArticleHead article={article} author={author} trail={trail} />
        <div className="sec">
          <ReadingColumns toc={<Toc headings={headings} />} aside={<AsideCard {...aside} />}>
            <Prose>{children}</Prose>
            {article.reviewed ? (
              <p className="soft mt-11 text-small">
                {blog.reviewed} <time dateTime={article.reviewed}>{formatDay(article.reviewed)}</time>.
              </p>
            ) : null}
            <div className="mt-6">
              <TagList tags={article.tags} />
            </div>
            <ShareLinks article={article} />
            <AdjacentArticles {...adjacentArticles(article.slug, all)} />
          </ReadingColumns>
        </div>
      </article>
      <RelatedArticles articles={relatedArticles(article, all)} />
    </>
  );
}

type ArticleViewProps = {
  article: Article;
  all: readonly Article[];
  author: Pick<Person, 'name' | 'photo' | 'portrait'>;
  trail: Crumb[];
  headings: readonly Heading[];
  aside: AsideCardProps;
  children: ReactNode;
};
