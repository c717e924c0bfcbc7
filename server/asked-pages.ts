import { routes } from '../lib/routes.ts';
import { CATEGORY_PARAMETER } from '../components/portfolio/filter-words.ts';
import { categoryPages } from './category-pages.ts';
import { inquiryPages } from './inquiry-pages.ts';

/**
 * A page's name where its address asks for one of its kinds (`/contact?inquiry=`, `/portfolio?category=`); null for
 * every other address. No request's path has a question mark in it, so that it is no page's address.
 */
export function askedKey(url: string): string | null {
  const [path = '', query] = url.split('?');
  const parameter = ASKED_PAGES.get(path)?.parameter;
  const value = parameter === undefined ? null : new URLSearchParams(query).get(parameter);
  return value === null ? null : keyOf(path, value);
}

/**
 * The kinds of the page at `path`, by name. Made here and not by a script: what an address asks for must be true
 * without one, too.
 */
export function askedPages(path: string, html: string): Map<string, string> {
  const pages = ASKED_PAGES.get(path)?.pages(html) ?? [];
  return new Map(Array.from(pages, ([value, text]) => [keyOf(path, value), text]));
}

/** Gives a page that the framework answers its kind: in development, and until the pages here are ready. */
export function withAsked(html: string, url: string): string {
  const key = askedKey(url);
  return key === null ? html : (askedPages(pathOf(key), html).get(key) ?? html);
}

function keyOf(path: string, value: string): string {
  return `${path}?${value}`;
}

function pathOf(key: string): string {
  return key.slice(0, key.indexOf('?'));
}

const ASKED_PAGES: ReadonlyMap<string, AskedPage> = new Map([
  [routes.contact(), { parameter: 'inquiry', pages: inquiryPages }],
  [routes.portfolio(), { parameter: CATEGORY_PARAMETER, pages: categoryPages }],
]);

type AskedPage = {
  parameter: string;
  /** The page once for each value that it knows. */
  pages: (html: string) => Map<string, string>;
};
