import { policyKeywords } from '@/content/search';
import { readArticles } from '@/lib/documents/read-articles';
import { readPolicies, type Policy } from '@/lib/documents/read-policies';
import { routes } from '@/lib/site/routes';
import type { SearchDocument, PageRecord } from './search-document';
import { splitPolicy } from './split-policy';

/** Articles are found by title, excerpt and body. */
export function readArticleDocuments(): SearchDocument[] {
  return readArticles().map(({ slug, title, excerpt, text }) => ({
    id: `blog-${slug}`,
    type: 'blog',
    title,
    summary: excerpt,
    body: text,
    url: routes.article(slug),
  }));
}

/** The pages that say by which further words they are found; other kinds of documents lead to the rest. */
export function readPageDocuments(pages: readonly PageRecord[]): SearchDocument[] {
  return pages.flatMap(({ path, title, description, search }) => {
    if (!search) return [];
    const { keywords, body = '' } = search;
    const id = `page${path.replaceAll('/', '-')}`;
    return [
      { id, type: 'page', title, summary: description, body, keywords: keywords.split(', '), url: path },
    ];
  });
}

/** A policy as a whole and each of its paragraphs, so a search finds the clause itself. */
export function readPolicyDocuments(): SearchDocument[] {
  return readPolicies().flatMap(toPolicyDocuments);
}

function toPolicyDocuments({ slug, heading, summary, description, body }: Policy): SearchDocument[] {
  const { lead, parts } = splitPolicy(body);
  const shared = { type: 'policy' as const, page: routes.policy(slug), isExcerptMoving: true };
  const whole: SearchDocument = {
    ...shared,
    id: `policy-${slug}`,
    title: heading,
    summary,
    body: `${description} ${lead}`,
    url: routes.policy(slug),
    keywords: policyKeywords[slug]?.split(', ') ?? [],
  };
  const paragraphs = parts.map(part => ({
    ...shared,
    id: `policy-${slug}-${part.anchor}`,
    title: part.heading,
    context: heading,
    isPart: true,
    summary: '',
    body: part.text,
    url: `${routes.policy(slug)}#${part.anchor}`,
  }));
  return [whole, ...paragraphs];
}
