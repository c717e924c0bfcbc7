import { searchLimits } from '@/content/search';
import { truncate } from '@/lib/site/text';
import { foldWithPositions } from './fold-text';

/** The first 200 characters, and three dots where something was cut. */
export function cutExcerpt(text: string): string {
  return truncate(text, searchLimits.excerptLength);
}

/**
 * Cuts the same from the sentence in which the first of `terms` stands, so the reader sees why this was found.
 * The text is folded when it is first shown and then kept so, because folding takes longer than a whole query.
 */
export function movingExcerpt(text: string): (terms: readonly string[]) => string {
  let known: FoldedText | null = null;
  return terms => {
    const { folded, places } = (known ??= foldToKeep(text));
    const at = terms.map(term => folded.indexOf(term)).find(found => found >= 0);
    if (at === undefined) return cutExcerpt(text);
    const { start, isSentence } = excerptStart(text, places[at] ?? 0);
    return cutExcerpt(`${isSentence ? '' : '… '}${text.slice(start)}`);
  };
}

/** Four bytes for each sign's place, a third of what a list takes. */
function foldToKeep(text: string): FoldedText {
  const { folded, places } = foldWithPositions(text);
  return { folded, places: Uint32Array.from(places) };
}

type FoldedText = { folded: string; places: Uint32Array };

/** Where the sentence begins; in one so long that the match would be cut off, some words before the match. */
function excerptStart(text: string, before: number): { start: number; isSentence: boolean } {
  const ends = Array.from(
    text.slice(0, before + 1).matchAll(/[.!?]\s+(?=\S)/g),
    end => end.index + end[0].length,
  );
  const start = ends.at(-1) ?? 0;
  if (before - start <= MAX_LEAD_LENGTH) return { start, isSentence: true };
  return { start: text.indexOf(' ', before - SHORT_LEAD_LENGTH) + 1, isSentence: false };
}

/** The most of a sentence that may stand before the match, so the match is still shown. */
const MAX_LEAD_LENGTH = 150;
const SHORT_LEAD_LENGTH = 90;
