import { searchLimits } from '@/content/search';
import { truncate } from '@/lib/site/text';
import { foldText, foldWithPositions, queryWords, singular } from './words';

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

type TextPart = { text: string; isMatch: boolean };

/** Cuts `text` at the query; if it does not occur as a whole, at its words. */
export function markMatches(text: string, query: string): TextPart[] {
  const phrase = foldText(query).trim();
  if (phrase === '') return [{ text, isMatch: false }];
  const { folded, places } = foldWithPositions(text);
  const whole = findSpans(folded, [phrase], () => true);
  const spans = whole.length > 0 ? whole : findSpans(folded, markedWords(phrase), startsWord);
  return cutAt(
    text,
    spans.map(({ start, end }) => ({ start: places[start] ?? 0, end: places[end] ?? text.length })),
  );
}

type Span = { start: number; end: number };

function markedWords(phrase: string): string[] {
  return queryWords(phrase)
    .map(singular)
    .filter(word => word.length > 1);
}

function startsWord(text: string, at: number): boolean {
  return at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1));
}

/** Where the needles stand, in order and without overlaps. */
function findSpans(
  text: string,
  needles: readonly string[],
  isWanted: (text: string, at: number) => boolean,
): Span[] {
  const spans: Span[] = [];
  for (const needle of needles)
    for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length))
      if (isWanted(text, at)) spans.push({ start: at, end: at + needle.length });
  spans.sort((a, b) => a.start - b.start || b.end - a.end);
  return spans.filter((span, index) => spans.slice(0, index).every(other => other.end <= span.start));
}

function cutAt(text: string, spans: readonly Span[]): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { start, end } of spans) {
    if (start > from) parts.push({ text: text.slice(from, start), isMatch: false });
    parts.push({ text: text.slice(start, end), isMatch: true });
    from = end;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMatch: false });
  return parts;
}
