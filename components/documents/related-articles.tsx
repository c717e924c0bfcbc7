import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { blog } from '@/content/blog';
import type { Article } from '@/lib/documents/read-documents';
import { routes } from '@/lib/site/routes';
import { ArticleCard } from './article-card';

/** Three more articles; the nearest one is drawn a little wider. */
export function RelatedArticles({ articles }: { articles: readonly Article[] }) {
  return (
    <Section tight className="print:hidden">
      <SectionHead title={blog.related.title} link={{ href: routes.blog(), label: blog.related.all }} />
      <ul className="grid gap-6 md:grid-cols-[1.3fr_1fr_1fr]">
        {articles.map(article => (
          <ArticleCard key={article.slug} article={article} brief />
        ))}
      </ul>
    </Section>
  );
}
