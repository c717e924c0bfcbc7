import { ArticleCard } from '@/components/documents/article-card';
import { readArticles } from '@/lib/documents/read-documents';

/** The newest articles of the blog. */
export function Teasers() {
  return (
    <div className="grid gap-x-6 gap-y-12 sm:grid-cols-2 xl:grid-cols-3 sm:max-xl:[&>:last-child:nth-child(odd)]:col-span-2">
      {readArticles()
        .slice(0, TEASERS)
        .map(article => (
          <ArticleCard key={article.slug} article={article} />
        ))}
    </div>
  );
}

const TEASERS = 3;
