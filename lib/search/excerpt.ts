import { searchLimits } from '@/content/search';
import { truncate } from '@/lib/kernel/text';
import { foldWithPlaces } from './fold-text';

/** The first 200 characters, and three dots where something was cut. */
export function cutExcerpt(text: string): string {
  return truncate(text, searchLimits.excerptLength);
}

/** A text in which excerpts are looked for; folded once, because that takes longer than a whole query. */
export type ExcerptSource = { text: string; folded: string; places: readonly number[] };

export function excerptSource(text: string): ExcerptSource {
  return { text, ...foldWithPlaces(text) };
}

/** The same from the sentence in which the first of `terms` stands, so that the reader sees why this was found. */
export function excerptAround({ text, folded, places }: ExcerptSource, terms: readonly string[]): string {
  const at = terms.map(term => folded.indexOf(term)).find(found => found >= 0);
  if (at === undefined) return cutExcerpt(text);
  return cutExcerpt(text.slice(sentenceStart(text, places[at] ?? 0)));
}

function sentenceStart(text: string, before: number): number {
  const ends = Array.from(
    text.slice(0, before + 1).matchAll(/[.!?:]\s+(?=\S)/g),
    end => end.index + end[0].length,
  );
  const start = ends.at(-1) ?? 0;
  if (before - start <= MAX_LEAD_LENGTH) return start;
  return text.indexOf(' ', before - MAX_LEAD_LENGTH) + 1;
}

/** The most that may stand before the match. */
const MAX_LEAD_LENGTH = 90;
