import { articleArt } from '@/components/documents/article-art';
import { ArticleCard } from '@/components/documents/article-card';
import { readArticles } from '@/lib/documents/read-articles';

/** The newest articles of the blog. */
export function Teasers() {
  const articles = readArticles();
  const art = articleArt(articles);
  return (
    <div className="grid gap-x-6 gap-y-12 sm:grid-cols-2 xl:grid-cols-3">
      {articles.slice(0, TEASERS).map(article => {
        const drawn = art.get(article.slug);
        return drawn ? <ArticleCard key={article.slug} article={article} art={drawn} /> : null;
      })}
    </div>
  );
}

const TEASERS = 3;
