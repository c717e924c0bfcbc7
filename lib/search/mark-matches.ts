import { foldText, foldWithPositions } from './fold-text';
import { queryWords, singular } from './query-words';

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
