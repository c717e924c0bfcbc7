import { searchLimits } from '@/content/search';
import { truncate } from '@/lib/site/text';
import type { SearchFields } from './documents';
import { type SearchType, foldText, foldWithPositions, queryWords, singular } from './query';

/**
 * What a match is worth. The gaps are wider than everything that is added on top of them, so a match in the title
 * always stands before a match in the text (docs/product/search.md#ranking), and only inside one line do the other
 * weights decide.
 */
export const MATCH_WEIGHTS = {
  titleEqual: 200,
  titleStart: 180,
  titleWord: 160,
  titlePart: 140,
  /** The query is one of the words that visitors use for the page. */
  keyword: 125,
  /** Every word of the query is in the title, though not side by side. */
  titleWords: 105,
  summaryWord: 60,
  summaryPart: 50,
  bodyWord: 40,
  bodyPart: 30,
  /** Every word of the query is somewhere in the document. */
  anyWords: 10,
} as const;

/** Products, services and articles rank before other kinds that match as well. */
export const DOCUMENT_TYPE_WEIGHT = 5;

const INSIDE_WORDS: ReadonlySet<number> = new Set([
  MATCH_WEIGHTS.titlePart,
  MATCH_WEIGHTS.summaryPart,
  MATCH_WEIGHTS.bodyPart,
]);

/** The most that the frequency of the words can add. */
export const RELEVANCE_WEIGHT = 4;

/** What the heading of a part of a page is worth less than the title of a whole page. */
const PART_PENALTY = 65;

/** What another form of the query (`refund` for `refunds`, `chatbot` for `chat bot`) is worth less than the query. */
export const OTHER_FORM_PENALTY = 6;

/** What `phrase` as a whole is worth in a document, or null where it does not occur. All texts are folded. */
export function weighPhrase({ title, summary, body }: SearchFields, phrase: string): number | null {
  const { titleEqual, titleStart, titleWord, titlePart, summaryWord, summaryPart, bodyWord, bodyPart } =
    MATCH_WEIGHTS;
  if (title === phrase) return titleEqual;
  const inTitle = findPhrase(title, phrase);
  if (inTitle) return inTitle.isWhole ? (inTitle.isFirst ? titleStart : titleWord) : titlePart;
  const inSummary = findPhrase(summary, phrase);
  if (inSummary) return inSummary.isWhole ? summaryWord : summaryPart;
  const inBody = findPhrase(body, phrase);
  if (inBody) return inBody.isWhole ? bodyWord : bodyPart;
  return null;
}

/** What another form of the query is worth: only as whole words, or `news` would find everything that is new. */
export function weighOtherForm(fields: SearchFields, form: string): number | null {
  const weight = weighPhrase(fields, form);
  return weight === null || INSIDE_WORDS.has(weight) ? null : weight - OTHER_FORM_PENALTY;
}

/** The weight of a phrase in a part of a page: its heading counts less than a title and more than any text. */
export function weighPart(weight: number): number {
  const isInHeading = weight > MATCH_WEIGHTS.keyword;
  return isInHeading ? weight - PART_PENALTY : weight;
}

/**
 * What separate words are worth in a document, or null where one of them is missing. A word of one letter counts only as
 * a whole word. All texts are folded.
 */
export function weighWords({ title, summary, body }: SearchFields, words: readonly string[]): number | null {
  if (words.length === 0) return null;
  if (words.every(word => hasWord(title, word))) return MATCH_WEIGHTS.titleWords;
  const isEverywhere = words.every(word => [title, summary, body].some(text => hasWord(text, word)));
  return isEverywhere ? MATCH_WEIGHTS.anyWords : null;
}

/** What hand-picked keywords are worth: the query is one of them or made of them. All are folded and singular. */
export function weighKeywords(keywords: ReadonlySet<string>, words: readonly string[]): number | null {
  if (keywords.size === 0 || words.length === 0) return null;
  const isMeant = keywords.has(words.join(' ')) || words.every(word => keywords.has(word));
  return isMeant ? MATCH_WEIGHTS.keyword : null;
}

/** What a document is worth for a query: the best of its matches, or null. `byWords` is what its separate words are worth. */
export function weighDocument(
  { folded, meant, isPart = false }: Weighed,
  { phrase, otherForms, words }: Wanted,
  byWords: number | null,
): number | null {
  const phrases = [weighPhrase(folded, phrase), ...otherForms.map(form => weighOtherForm(folded, form))];
  const matches = phrases.filter(weight => weight !== null);
  const weights = [...(isPart ? matches.map(weighPart) : matches), weighKeywords(meant, words), byWords];
  return Math.max(...weights.map(weight => weight ?? 0)) || null;
}

type Weighed = { folded: SearchFields; meant: ReadonlySet<string>; isPart?: boolean };

/** A folded query: as a whole, in other forms, and its telling words in the singular. */
export type Wanted = { phrase: string; otherForms: string[]; words: string[] };

/** The place of a match among all: its weight, its type, and how often the words occur (0 to 1). */
export function rankOf({ weight, type, relevance }: Match): number {
  const isFavoured = weight > MATCH_WEIGHTS.anyWords && DOCUMENT_TYPES.has(type);
  return weight + (isFavoured ? DOCUMENT_TYPE_WEIGHT : 0) + relevance * RELEVANCE_WEIGHT;
}

type Match = { weight: number; type: SearchType; relevance: number };

/** Best first; equals by type, then by title and id, so the order never depends on chance. */
export function compareRanked(a: Ranked, b: Ranked): number {
  return (
    b.rank - a.rank ||
    typePlace(a.document.type) - typePlace(b.document.type) ||
    compareText(a.document.title, b.document.title) ||
    compareText(a.document.id, b.document.id)
  );
}

export type Ranked<Document extends RankedDocument = RankedDocument> = { document: Document; rank: number };

type RankedDocument = { id: string; title: string; type: SearchType };

/** Where `phrase` occurs as a whole word, else where it occurs at all. */
function findPhrase(text: string, phrase: string): { isWhole: boolean; isFirst: boolean } | null {
  let at = text.indexOf(phrase);
  if (at < 0) return null;
  while (at >= 0) {
    if (isWholeWord(text, at, at + phrase.length)) return { isWhole: true, isFirst: at === 0 };
    at = text.indexOf(phrase, at + 1);
  }
  return { isWhole: false, isFirst: false };
}

/** Shorter words begin too many others to say anything about a document. */
export const PREFIX_MIN_LENGTH = 2;

function hasWord(text: string, word: string): boolean {
  return word.length < PREFIX_MIN_LENGTH ? findPhrase(text, word)?.isWhole === true : startsWord(text, word);
}

function startsWord(text: string, word: string): boolean {
  let at = text.indexOf(word);
  while (at >= 0) {
    if (at === 0 || !IS_WORD_SIGN.test(text.charAt(at - 1))) return true;
    at = text.indexOf(word, at + 1);
  }
  return false;
}

function isWholeWord(text: string, start: number, end: number): boolean {
  const before = start === 0 ? ' ' : text.charAt(start - 1);
  const after = end >= text.length ? ' ' : text.charAt(end);
  return !IS_WORD_SIGN.test(before) && !IS_WORD_SIGN.test(after);
}

function typePlace(type: SearchType): number {
  return TYPE_ORDER.indexOf(type);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

const TYPE_ORDER: readonly SearchType[] = [
  'product',
  'service',
  'blog',
  'page',
  'policy',
  'google',
  'comparison',
  'project',
  'faq',
];

const DOCUMENT_TYPES: ReadonlySet<SearchType> = new Set(['product', 'service', 'blog']);

const IS_WORD_SIGN = /[\p{L}\p{N}]/u;

/** At most the first 200 characters, up to the end of a word, and three dots where something was cut. */
export function cutExcerpt(text: string): string {
  const cut = truncate(text, searchLimits.excerptLength, '');
  if (cut === text) return text;
  const isWordEnd = /\s/.test(text.charAt(cut.length));
  const whole = isWordEnd ? cut : cut.replace(/\s\S*$/, '');
  return `${whole.replace(/[\s.,;:–-]+$/, '')}...`;
}

/**
 * Cuts the same from the sentence in which the first of `terms` stands, so the reader sees why this was found.
 * The text is folded when it is first shown and then kept so, because folding takes longer than a whole query.
 */
export function movingExcerpt(text: string): (terms: readonly string[]) => string {
  let known: FoldedText | null = null;
  return terms => {
    const { folded, places } = (known ??= foldToKeep(text));
    const at = terms.map(term => folded.indexOf(term)).find(position => position >= 0);
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
  const spans = whole.length > 0 ? whole : findSpans(folded, markedWords(phrase), isWordStart);
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

function isWordStart(text: string, at: number): boolean {
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
