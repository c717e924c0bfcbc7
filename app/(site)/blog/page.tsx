import type { Metadata } from 'next';
import { ArticleCard } from '@/components/documents/article-card';
import { ArticlesEmpty } from '@/components/documents/article-states';
import { CallTile } from '@/components/documents/call-tile';
import { LeadArticle } from '@/components/documents/lead-article';
import { ReadingShelf } from '@/components/documents/reading-shelf';
import { Closing } from '@/components/sections/closing';
import { JsonLd } from '@/components/seo/json-ld';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { TextLink } from '@/components/ui/text-link';
import { blog } from '@/content/blog';
import { readArticles } from '@/lib/documents/read-documents';
import { FEEDS } from '@/lib/seo/addresses';
import { pageGraph } from '@/lib/seo/json-ld';
import { blogNode } from '@/lib/seo/json-ld-nodes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { Newsletter } from './newsletter.slot';
import { page } from './record';

export function generateMetadata(): Metadata {
  return pageMetadata(page);
}

export default function BlogPage() {
  const articles = readArticles();
  const [lead, ...rest] = articles;
  const trail = [{ label: 'Home', href: routes.home() }, { label: 'Blog' }];
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, type: 'CollectionPage', trail, about: [blogNode(articles)] })} />
      <PageHero
        title={blog.heading}
        lede={blog.lede}
        trail={trail}
        picture={lead ? <ReadingShelf articles={articles} /> : undefined}
      />
      <Section>
        {lead ? <LeadArticle article={lead} /> : <ArticlesEmpty />}
        <div className="mt-14 grid gap-x-6 gap-y-12 sm:grid-cols-2 xl:grid-cols-3">
          {rest.map(article => (
            <ArticleCard key={article.slug} article={article} />
          ))}
          <CallTile after={rest.length} {...blog.call} href={routes.contact('consultation')} />
        </div>
        <p className="mt-14 flex flex-wrap gap-x-5 gap-y-2">
          <span className="soft">{blog.feeds.text}</span>
          <TextLink href={FEEDS.rss}>{blog.feeds.rss}</TextLink>
          <TextLink href={FEEDS.json}>{blog.feeds.json}</TextLink>
        </p>
      </Section>
      <Section tight>
        <SectionHead title={blog.start.title} lede={blog.start.lede} />
        <ol className="grid gap-x-split border-t-2 border-ink lg:grid-cols-2">
          {blog.start.articles.map(({ id, label, text }) => (
            <li key={id} className="border-b border-line py-5 lg:last:odd:col-span-2">
              <TextLink href={routes.article(id)}>{label}</TextLink>
              <p className="mt-1 max-w-[37em]">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Newsletter />
      <Closing kind="guides" />
    </>
  );
}
