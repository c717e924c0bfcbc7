import { searchLimits, searchTypes } from '@/content/search';
import { routes } from '@/lib/site/routes';
import { truncate } from '@/lib/site/text';

export type SearchType = (typeof searchTypes)[number]['id'];

/** What an address of the search asks for. */
export type SearchRequest = ResultSelection & { query: string };

/**
 * Reads an address of the search. A repeated parameter counts once, an unknown kind not at all, nor does a number of
 * results that no page of ours leads to.
 */
export function readSearchQuery({ q, type, show }: SearchParams): SearchRequest {
  const kind = first(type);
  return {
    query: cleanQuery(first(q)),
    type: searchTypes.find(({ id }) => id === kind)?.id ?? null,
    show: readShow(first(show)),
  };
}

/** The same, of an address that is at hand as a whole. */
export function readSearchAddress(params: URLSearchParams): SearchRequest {
  return readSearchQuery({ q: params.get('q'), type: params.get('type'), show: params.get('show') });
}

function readShow(text: string): number {
  const show = SHOW.test(text) ? Number(text) : 0;
  return show > 0 && show % searchLimits.shownResults === 0 ? show : searchLimits.shownResults;
}

function first(value: string | string[] | null | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

/**
 * A query as it is searched and shown: without blanks around it, without signs that no page may hold, and no longer
 * than anyone types.
 */
export function cleanQuery(typed: string): string {
  const cleaned = typed.replace(UNFIT_FOR_HTML, ' ').trim();
  return truncate(cleaned, searchLimits.maximumLength, '').trim();
}

/** The results page of a query, of one kind only where `type` says so, and with more than the first results. */
export function searchAddress(query: string, choice: Partial<ResultSelection> = {}): string {
  return query === '' ? routes.search() : routes.search(query) + choiceOf(choice);
}

/** Where scripts ask for an answer as JSON. */
export function answerAddress({ query, ...choice }: SearchRequest): string {
  return `${routes.search()}/results?q=${encodeURIComponent(query)}${choiceOf(choice)}`;
}

function choiceOf({ type = null, show = 0 }: Partial<ResultSelection>): string {
  const kind = type === null ? '' : `&type=${type}`;
  return show > searchLimits.shownResults ? `${kind}&show=${show}` : kind;
}

/** As many results of one kind, or of all, as a page shows, and how many of each kind were found. */
export type ResultPage = Omit<SearchResponse, 'results'> & {
  /** The kind that the results are of; null where they are of all. */
  type: SearchType | null;
  counts: Partial<Record<SearchType, number>>;
  results: SearchResult[];
};

/** The kind that is asked for, null for all, and the most results to show. */
type ResultSelection = { type: SearchType | null; show: number };

/** Cuts an answer down to what is shown: a common word finds nearly every page of the site. */
export function resultPageOf(answer: SearchResponse, { type, show }: ResultSelection): ResultPage {
  const { query, corrected, results } = answer;
  const counts: ResultPage['counts'] = {};
  for (const result of results) counts[result.type] = (counts[result.type] ?? 0) + 1;
  return { query, corrected, type, counts, results: ofKind(groupAfterBest(results), type).slice(0, show) };
}

/** The best results by rank alone, and the rest by kind, in the order of the filter: a long list is read by what it holds. */
function groupAfterBest(results: readonly SearchResult[]): SearchResult[] {
  const rest = results.slice(searchLimits.bestResults);
  return [
    ...results.slice(0, searchLimits.bestResults),
    ...searchTypes.flatMap(({ id }) => ofKind(rest, id)),
  ];
}

/** How many results of a kind, or of all, were found. */
export function foundCount({ counts }: ResultPage, type: SearchType | null): number {
  if (type !== null) return counts[type] ?? 0;
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The results to show, where `page` holds them all; null where the server has to be asked. */
export function findShownResults(page: ResultPage, { type, show }: ResultSelection): SearchResult[] | null {
  const held = page.type === null || page.type === type ? ofKind(page.results, type) : [];
  const wanted = Math.min(foundCount(page, type), show);
  return held.length < wanted ? null : held.slice(0, wanted);
}

function ofKind(results: readonly SearchResult[], type: SearchType | null): SearchResult[] {
  return results.filter(result => type === null || result.type === type);
}

/** Controls and noncharacters: written into a page they are errors, or become other signs. */
const UNFIT_FOR_HTML = /[\p{Cc}\p{NChar}]+/gu;

const SHOW = /^[0-9]{1,4}$/;

type SearchParams = Partial<Record<'q' | 'type' | 'show', string | string[] | null | undefined>>;

/** One result as the page shows it (docs/product/search.md#results). */
export type SearchResult = {
  id: string;
  title: string;
  excerpt: string;
  type: SearchType;
  url: string;
  iconName: SearchIcon;
};

/** The mark on a result's plate. */
export type SearchIcon =
  | 'window'
  | 'wrench'
  | 'pen'
  | 'page'
  | 'scale'
  | 'map'
  | 'columns'
  | 'question'
  | 'frame';

export type SearchResponse = {
  /** As the visitor typed it, trimmed and cut. */
  query: string;
  /** The near spelling that was searched instead, when nothing matched the query itself. */
  corrected: string | null;
  results: SearchResult[];
};

/**
 * Text as search compares it: lower case, without accents, with straight quotes, one space between words, and without
 * the comma inside a number or signs that cannot be seen. So `Café` finds `café`, and `1499` finds `$1,499`.
 */
export function foldText(text: string): string {
  return foldWithPositions(text).folded;
}

/** The same, with the place in `text` that each sign of the folded text came from, and the end of `text` last. */
export function foldWithPositions(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  // Only the last sign is asked for: reading from `folded` itself would copy it each time.
  let last = '';
  for (const { 0: piece, index: place } of text.matchAll(PIECE)) {
    const isRun = LETTER_OR_DIGIT.test(piece);
    const signs = isRun ? piece.toLowerCase() : foldSign(piece, last, text.charAt(place + piece.length));
    for (let copy = 0; copy < signs.length; copy++) places.push(isRun ? place + copy : place);
    folded += signs;
    last = signs.at(-1) ?? last;
  }
  places.push(text.length);
  return { folded, places };
}

/** The words of folded text, without punctuation. */
export function wordsOf(folded: string): string[] {
  return folded.match(WORD) ?? [];
}

function foldSign(sign: string, before: string, after: string): string {
  if (INVISIBLE.test(sign)) return '';
  if (/\s/.test(sign)) return before === '' || before === ' ' ? '' : ' ';
  if (sign === ',' && /\d/.test(before) && /\d/.test(after)) return '';
  return (PLAIN[sign] ?? sign).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a folded query that say what is wanted: without `how`, `the`, `my`, unless nothing else is left. */
export function queryWords(folded: string): string[] {
  const words = [...new Set(wordsOf(folded))];
  const telling = words.filter(word => !SMALL_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** An English plural without its ending, or the word itself. */
export function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 4 && /[^sui]s$/.test(word)) return word.slice(0, -1);
  return word;
}

/** What folded keywords and a query are compared by: the telling words, in the singular. */
export function meaningsOf(keywords: readonly string[]): Set<string> {
  return new Set(keywords.map(keyword => queryWords(keyword).map(singular).join(' ')));
}

export const SMALL_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after again all also always am an and another any anything are as at be because been ' +
    "before being but by can can't cannot could did do does doesn't don't each either else even ever " +
    "every everything for from get had has have he her here him his how i'm i've if in into is isn't it " +
    "it's its just let let's like many may me might more most much must my never no not nothing now of " +
    'off on one only or our out over own perhaps said same say says she should so some something still ' +
    "such than that that's the their them then there there's these they this to too until up upon us " +
    "very was we we're we've were what what's when where which while who whole why will with without " +
    "would yet you you're you've your"
  ).split(' '),
);

// Nearly all of our texts are runs of plain letters, which go through at once; each other sign is looked at closely.
const PIECE = /[A-Za-z0-9]+|[^]/gu;
const LETTER_OR_DIGIT = /^[A-Za-z0-9]/;

// Control, zero-width and bidirectional formatting signs, but not white space.
const INVISIBLE =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

const PLAIN: Record<string, string> = { '‘': "'", '’': "'", '“': '"', '”': '"', '–': '-', '‑': '-' };

const WORD = /[\p{L}\p{N}]+(?:['][\p{L}]+)?/gu;
