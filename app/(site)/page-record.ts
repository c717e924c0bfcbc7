import type { PosterPlan } from '@/components/posters/poster-kinds';
import type { PageRecord } from '@/lib/search/documents';

/** A page that search engines may list: in the sitemap and llms.txt, with a picture for shared links. */
export type ListedPage = PageRecord & {
  /** The day of its last change that a reader would notice. Set by hand with that change, never by the build. */
  changed: string;
  poster: PosterPlan;
};

/** Days compare as text. */
export function latestDay(days: readonly string[]): string {
  return days.reduce((newest, day) => (day > newest ? day : newest));
}
