import type { Article } from './read-articles';

/** The articles that share most tags with `article`; the newer one first where they share as many. */
export function relatedArticles(article: Article, all: readonly Article[], max = MAX_RELATED): Article[] {
  const others = all.filter(other => other.slug !== article.slug);
  const sharedTags = (other: Article) => other.tags.filter(tag => article.tags.includes(tag)).length;
  return others.sort((a, b) => sharedTags(b) - sharedTags(a) || b.date.localeCompare(a.date)).slice(0, max);
}

/** The next older and the next newer article of a list that runs newest first. */
export function adjacentArticles(
  slug: string,
  newestFirst: readonly Article[],
): { previous: Article | null; next: Article | null } {
  const at = newestFirst.findIndex(article => article.slug === slug);
  if (at < 0) return { previous: null, next: null };
  return { previous: newestFirst[at + 1] ?? null, next: newestFirst[at - 1] ?? null };
}

const MAX_RELATED = 3;
