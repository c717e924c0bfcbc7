import MiniSearch, { type Query } from 'minisearch';
import type { SearchFields } from './documents';
import { PREFIX_MIN_LENGTH } from './rank';
import { singular, wordsOf } from './words';

/** Words and how often they occur, kept by MiniSearch: the one file that knows the library. */
export type WordIndex = {
  /** How well each document that has all of the words fits them, 0 to 1, by id. Plurals and beginnings count. */
  findAll: (words: readonly string[]) => Map<string, number>;
  /** The known words at most `distance` letters from `word`, with the number of documents that have them. */
  findNear: (word: string, distance: number) => Map<string, number>;
  /** Whether a document has exactly this word. */
  has: (word: string) => boolean;
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
  return {
    findAll: words => toShares(index.search({ combineWith: 'AND', queries: words.map(eitherForm) })),
    findNear: (word, distance) => countTerms(index.search(word, { fuzzy: distance, prefix: false })),
    has: word => vocabulary.has(word),
  };
}

/** The word or its singular, each also as the beginning of a longer word, unless it is one letter. */
function eitherForm(word: string): Query {
  const queries = [...new Set([word, singular(word)])];
  return { combineWith: 'OR', queries, prefix: term => term.length >= PREFIX_MIN_LENGTH };
}

function toShares(found: readonly { id: unknown; score: number }[]): Map<string, number> {
  const best = Math.max(...found.map(({ score }) => score), Number.MIN_VALUE);
  return new Map(found.map(({ id, score }) => [String(id), score / best]));
}

function countTerms(found: readonly { terms: string[] }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of found.flatMap(({ terms }) => terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** What a word in the title weighs against one in the text, where only the frequency decides. */
const FIELD_BOOSTS = { title: 4, summary: 2, body: 1 };

type IndexedEntry = { id: string; folded: SearchFields };
