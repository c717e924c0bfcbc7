import type { APIRequestContext } from '@playwright/test';
import { redirects } from '@/lib/site/routes';
import { findCanaries } from '../find-canaries';
import { readPage, type PageFacts } from './read-page';

/** One address of the site as it answers, redirects not followed. */
export type Visit = {
  /** Path and query. */
  url: string;
  path: string;
  status: number;
  location: string | null;
  html: string;
  page: PageFacts | null;
  /** Secret settings that stand in the answer's head or body. */
  secrets: string[];
  /** Clicks from the home page, and the page with the first link to it. */
  depth: number;
  from: string;
};

export type SiteCrawl = { origin: string; visits: Visit[]; sitemap: SitemapEntry[] };

export type SitemapEntry = { url: string; path: string; changed: string };

/** Follows every link from the home page, as a search engine does: plain HTTP, no scripts, each address once. */
export async function crawlSite(request: APIRequestContext, origin: string): Promise<SiteCrawl> {
  const visits = new Map<string, Visit>();
  let wave = [{ url: '/', from: '' }];
  for (let depth = 0; wave.length > 0; depth += 1) {
    const visited: Visit[] = [];
    for (const part of chunks(wave, PARALLEL))
      visited.push(...(await Promise.all(part.map(({ url, from }) => visit(request, { url, from, depth })))));
    for (const one of visited) visits.set(one.url, one);
    const next = new Map(
      visited.flatMap(one => internalLinks(one, origin).map(url => [url, one.url] as const)),
    );
    wave = [...next].filter(([url]) => !visits.has(url)).map(([url, from]) => ({ url, from }));
  }
  return { origin, visits: [...visits.values()], sitemap: await readSitemap(request) };
}

/** Fetches one address without following a redirect. */
export async function visit(
  request: APIRequestContext,
  { url, from = '', depth = 0 }: { url: string; from?: string; depth?: number },
): Promise<Visit> {
  const answer = await request.get(url, { maxRedirects: 0 });
  const isHtml = answer.headers()['content-type']?.startsWith('text/html') ?? false;
  const body = await answer.text();
  const html = isHtml ? body : '';
  return {
    url,
    path: pathOf(url),
    status: answer.status(),
    location: answer.headers()['location'] ?? null,
    html,
    page: isHtml ? readPage(html) : null,
    secrets: findCanaries(JSON.stringify(answer.headersArray()) + body),
    depth,
    from,
  };
}

/** The pages that answered with content, each path once, whatever queries led to it. */
export function pagesOf(crawl: SiteCrawl): (Visit & { page: PageFacts })[] {
  const paths = new Map<string, Visit & { page: PageFacts }>();
  for (const { page, ...one } of crawl.visits)
    if (page && one.status === 200 && !paths.has(one.path)) paths.set(one.path, { ...one, page });
  return [...paths.values()];
}

/** Whether search engines may list the page. */
export function isListed(page: PageFacts): boolean {
  return !page.metas['robots']?.includes('noindex');
}

/** Path and query of a link to this site, or null for every other link. */
export function internalUrl(href: string, base: { url: string; origin: string }): string | null {
  const target = URL.parse(href, base.origin + base.url);
  return target?.origin === base.origin ? target.pathname + target.search : null;
}

/** The short names that the site answers with one permanent redirect. */
export const SHORT_NAMES: ReadonlySet<string> = new Set(redirects.map(({ source }) => source));

function internalLinks({ url, page, location }: Visit, origin: string): string[] {
  const hrefs = [...(page?.links.map(link => link.href) ?? []), ...(location ? [location] : [])];
  return hrefs.flatMap(href => internalUrl(href, { url, origin }) ?? []);
}

async function readSitemap(request: APIRequestContext): Promise<SitemapEntry[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return Array.from(
    xml.matchAll(/<loc>(.*?)<\/loc>\s*<lastmod>(.*?)<\/lastmod>/g),
    ([, url = '', changed = '']) => ({
      url,
      path: pathOf(url),
      changed,
    }),
  );
}

function pathOf(url: string): string {
  return new URL(url, 'http://site.invalid').pathname;
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

const PARALLEL = 8;
