import { searchLimits } from '@/content/search';
import { truncate } from '@/lib/kernel/text';
import { foldWithPlaces } from './fold-text';

/** The first 200 characters, and three dots where something was cut. */
export function cutExcerpt(text: string): string {
  return truncate(text, searchLimits.excerptLength);
}

/**
 * Cuts the same from the sentence in which the first of `terms` stands, so that the reader sees why this was found.
 * The text is folded when it is first shown and then kept so, because folding takes longer than a whole query.
 */
export function movingExcerpt(text: string): (terms: readonly string[]) => string {
  let known: FoldedText | null = null;
  return terms => {
    const { folded, places } = (known ??= foldToKeep(text));
    const at = terms.map(term => folded.indexOf(term)).find(found => found >= 0);
    if (at === undefined) return cutExcerpt(text);
    return cutExcerpt(text.slice(sentenceStart(text, places[at] ?? 0)));
  };
}

/** Four bytes for each sign's place, a third of what a list takes. */
function foldToKeep(text: string): FoldedText {
  const { folded, places } = foldWithPlaces(text);
  return { folded, places: Uint32Array.from(places) };
}

type FoldedText = { folded: string; places: Uint32Array };

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
