import type { Metadata } from 'next';
import { findTeamMember } from '@/components/company/find-team-member';
import { ArticleView } from '@/components/documents/article-view';
import { articleComponents } from '@/components/mdx/article-components';
import { Closing } from '@/components/sections/closing';
import { JsonLd } from '@/components/seo/json-ld';
import { blog } from '@/content/blog';
import { getArticle, readArticles } from '@/lib/documents/read-documents';
import { renderMdx } from '@/lib/documents/render-mdx';
import { pageGraph } from '@/lib/seo/json-ld';
import { articleNode } from '@/lib/seo/json-ld-nodes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { pageOf } from './record';

export const dynamicParams = false;

export function generateStaticParams(): Params[] {
  return readArticles().map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const article = getArticle((await params).slug);
  return pageMetadata({ ...pageOf(article), article });
}

export default async function ArticlePage({ params }: PageProps) {
  const article = getArticle((await params).slug);
  const { content, headings } = await renderMdx(article.body, articleComponents);
  const trail = [
    { label: 'Home', href: routes.home() },
    { label: 'Blog', href: routes.blog() },
    { label: article.title },
  ];
  const about = [articleNode(article)];
  return (
    <>
      <JsonLd graph={pageGraph({ ...pageOf(article), trail, about })} />
      <ArticleView
        article={article}
        all={readArticles()}
        author={findTeamMember(article.author)}
        trail={trail}
        headings={headings}
        aside={{ ...blog.call, href: routes.contact('consultation') }}
      >
        {content}
      </ArticleView>
      <Closing kind="guides" />
    </>
  );
}

type Params = { slug: string };
type PageProps = { params: Promise<Params> };
