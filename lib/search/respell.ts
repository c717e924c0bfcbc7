import MiniSearch, { type Query } from 'minisearch';
import type { SearchFields } from './documents';
import { wordsOf, singular } from './query';
import { PREFIX_MIN_LENGTH } from './rank';

/** The nearest spelling of a folded query in words that the site has, or null where a word resembles none of them. */
export function respell(query: string, index: WordIndex): string | null {
  const words = joinParts(wordsOf(query).slice(0, MAX_WORDS), index);
  const respelled = words.map(word => respellWord(word, index));
  if (respelled.length === 0 || respelled.includes(null)) return null;
  const corrected = respelled.join(' ');
  return corrected === query ? null : corrected;
}

/** `chat bot` where the site writes `chatbot`. */
function joinParts(words: readonly string[], index: WordIndex): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const previous = joined.at(-1);
    if (previous && index.has(previous + word) && !(index.has(previous) && index.has(word)))
      joined.splice(-1, 1, previous + word);
    else joined.push(word);
  }
  return joined.length === 2 && index.has(joined.join('')) ? [joined.join('')] : joined;
}

function respellWord(word: string, index: WordIndex): string | null {
  if (index.has(word) || /\d/.test(word)) return index.has(word) ? word : null;
  return nearestWord(word, index) ?? splitWord(word, index);
}

/** The fewest changed letters win, then the same first letter, then the commoner word. */
function nearestWord(word: string, index: WordIndex): string | null {
  const allowed = word.length < MIN_LENGTH ? 0 : word.length < LONG_LENGTH ? 1 : 2;
  if (allowed === 0 || word.length > MAX_LENGTH) return null;
  // The index counts two swapped letters as two changes.
  const candidates = Array.from(index.findNear(word, allowed + 1), ([term, count]) => ({
    term,
    count,
    distance: editDistance(word, term),
    isOtherStart: Number(term[0] !== word[0]),
  }));
  const near = candidates.filter(({ distance }) => distance <= allowed);
  near.sort(
    (a, b) =>
      a.distance - b.distance ||
      a.isOtherStart - b.isOtherStart ||
      b.count - a.count ||
      (a.term < b.term ? -1 : 1),
  );
  return near[0]?.term ?? null;
}

/** `localseo` where the site writes `local seo`. */
function splitWord(word: string, index: WordIndex): string | null {
  if (word.length > MAX_LENGTH) return null;
  for (let at = MIN_PART_LENGTH; at <= word.length - MIN_PART_LENGTH; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (index.has(first) && index.has(second)) return `${first} ${second}`;
  }
  return null;
}

/** How many letters have to be put in, left out, exchanged or swapped with their neighbor to turn `a` into `b`. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}

const MIN_LENGTH = 4;
/** From here on two letters may be wrong. */
const LONG_LENGTH = 8;
const MAX_LENGTH = 24;
const MIN_PART_LENGTH = 3;
const MAX_WORDS = 8;

/** Words and how often they occur, kept by MiniSearch: the one file that knows the library. */
export type WordIndex = {
  /** How well each document that has all of the words fits them, 0 to 1, by id. Plurals and beginnings count. */
  findAll: (words: readonly string[]) => Map<string, number>;
  /** The known words at most `distance` letters from `word`, with the number of documents that have them. */
  findNear: (word: string, distance: number) => Map<string, number>;
  /** Whether a document has exactly this word. */
  has: (word: string) => boolean;
  /** The word with the hyphen that the documents give it. */
  hyphenated: (word: string) => string | undefined;
};

/** Indexes texts that are folded already. */
export function createWordIndex(entries: readonly IndexedEntry[]): WordIndex {
  const index = new MiniSearch<SearchFields & { id: string }>({
    fields: ['title', 'summary', 'body'],
    tokenize: wordsOf,
    processTerm: term => term,
    searchOptions: { boost: FIELD_BOOSTS, combineWith: 'AND' },
  });
  index.addAll(entries.map(({ id, folded }) => ({ id, ...folded })));
  const vocabulary = new Set(
    entries.flatMap(({ folded }) => [folded.title, folded.summary, folded.body].flatMap(wordsOf)),
  );
  const compounds = new Map(
    entries
      .flatMap(({ folded }) => [folded.title, folded.summary, folded.body])
      .flatMap(text => text.match(COMPOUND) ?? [])
      .map(compound => [compound.replaceAll('-', ''), compound]),
  );
  return {
    findAll: words => toShares(index.search({ combineWith: 'AND', queries: words.map(eitherForm) })),
    findNear: (word, distance) => countTerms(index.search(word, { fuzzy: distance, prefix: false })),
    has: word => vocabulary.has(word),
    hyphenated: word => compounds.get(word),
  };
}

/** The word or its singular, each also as the beginning of a longer word, unless it is one letter. */
function eitherForm(word: string): Query {
  const queries = [...new Set([word, singular(word)])];
  return { combineWith: 'OR', queries, prefix: term => term.length >= PREFIX_MIN_LENGTH };
}

function toShares(hits: readonly { id: unknown; score: number }[]): Map<string, number> {
  const best = Math.max(...hits.map(({ score }) => score), Number.MIN_VALUE);
  return new Map(hits.map(({ id, score }) => [String(id), score / best]));
}

function countTerms(hits: readonly { terms: string[] }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of hits.flatMap(({ terms }) => terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

const COMPOUND = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;

/** What a word in the title weighs against one in the text, where only the frequency decides. */
const FIELD_BOOSTS = { title: 4, summary: 2, body: 1 };

type IndexedEntry = { id: string; folded: SearchFields };
