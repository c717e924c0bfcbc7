import { routes } from '@/lib/site/routes';
import { readArticles } from './read-articles';

/** The links of a list, without those to articles that the blog does not have: one's own articles take the place of ours. */
export function withoutGoneArticles<Link extends { href: string }>(links: readonly Link[]): Link[] {
  const present = readArticles().map(({ slug }) => routes.article(slug));
  const list = `${routes.blog()}/`;
  return links.filter(({ href }) => !href.startsWith(list) || present.includes(href));
}
