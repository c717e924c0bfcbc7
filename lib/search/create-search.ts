import { cleanQuery } from './clean-query';
import { cutExcerpt, excerptAround } from './excerpt';
import { foldText, wordsOf } from './fold-text';
import { queryWords, singular } from './query-words';
import {
  compareRanked,
  JOINED_PENALTY,
  MATCH_WEIGHTS,
  rankOf,
  weighKeywords,
  weighPart,
  weighPhrase,
  weighWords,
  type Ranked,
} from './rank';
import { respell } from './respell';
import type {
  SearchAnswer,
  SearchDocument,
  SearchFields,
  SearchIcon,
  SearchResult,
  SearchType,
} from './search-document';
import { createWordIndex, type WordIndex } from './word-index';

/** Answers queries about `documents`. The same query always gets the same answer; nothing outside is touched. */
export function createSearch(documents: readonly SearchDocument[]): Search {
  const entries = documents.map(toEntry);
  const index = createWordIndex(entries);
  const find = (folded: string) => findEntries(folded, { entries, index });
  return typed => {
    const query = cleanQuery(typed);
    const folded = foldText(query).trim();
    if (folded === '') return { query, corrected: null, results: [] };
    const exact = find(folded);
    const corrected = exact.length > 0 ? null : respell(folded, index);
    const found = corrected === null ? exact : find(corrected);
    const results = found.map(({ document }) => toResult(document, corrected ?? folded));
    return { query, corrected: results.length > 0 ? corrected : null, results };
  };
}

export type Search = (query: string) => SearchAnswer;

type Entry = SearchDocument & { folded: SearchFields; meant: ReadonlySet<string> };

type Wanted = { phrase: string; joined: string | null; words: string[]; relevances: Map<string, number> };

/** Documents with the query as a whole, the document's rule, and after them those with all of its words. */
function findEntries(
  phrase: string,
  { entries, index }: { entries: readonly Entry[]; index: WordIndex },
): Ranked<Entry>[] {
  const words = queryWords(phrase);
  const joined = wordsOf(phrase).join('');
  const wanted = {
    phrase,
    joined: joined !== phrase && index.has(joined) ? joined : null,
    words: words.map(singular),
    relevances: index.findAll(words),
  };
  const ranked = entries.flatMap(entry => {
    const weight = weighEntry(entry, wanted);
    if (weight === null) return [];
    const relevance = wanted.relevances.get(entry.id) ?? 0;
    return [{ document: entry, rank: rankOf({ weight, type: entry.type, relevance }) }];
  });
  return keepBestOfPage(ranked.sort(compareRanked));
}

function weighEntry(
  { id, folded, meant, isPart }: Entry,
  { phrase, joined, words, relevances }: Wanted,
): number | null {
  const asJoined = joined === null ? null : weighPhrase(folded, joined);
  const asPhrase = weighPhrase(folded, phrase);
  const hasWords = relevances.has(id);
  const weights = [
    asPhrase !== null && isPart ? weighPart(asPhrase) : asPhrase,
    asJoined === null ? null : asJoined - JOINED_PENALTY,
    weighKeywords(meant, words),
    hasWords ? (weighWords(folded, words) ?? MATCH_WEIGHTS.anyWords) : null,
  ].filter(weight => weight !== null);
  return weights.length > 0 ? Math.max(...weights) : null;
}

function keepBestOfPage(sorted: readonly Ranked<Entry>[]): Ranked<Entry>[] {
  const seen = new Set<string>();
  return sorted.filter(({ document: { page } }) => {
    if (page === undefined) return true;
    const isNew = !seen.has(page);
    seen.add(page);
    return isNew;
  });
}

function toResult(entry: Entry, phrase: string): SearchResult {
  const { id, type, url, context, summary, body } = entry;
  return {
    id,
    title: context === undefined ? entry.title : `${context}: ${entry.title}`,
    excerpt: entry.isExcerptMoving
      ? excerptAround(`${summary} ${body}`.trim(), [phrase, ...tellingWords(phrase)])
      : cutExcerpt(summary),
    type,
    url,
    iconName: ICONS[type],
  };
}

/** The words of a folded text that say what is wanted, in the singular. */
function tellingWords(folded: string): string[] {
  return queryWords(folded).map(singular);
}

/** The context is found like the text: a part is no title match because its page would be one. */
function toEntry(document: SearchDocument): Entry {
  const { title, summary, body, context = '', keywords = [] } = document;
  const folded = { title: foldText(title), summary: foldText(summary), body: foldText(`${context} ${body}`) };
  return {
    ...document,
    folded,
    meant: new Set(keywords.map(keyword => tellingWords(foldText(keyword)).join(' '))),
  };
}

const ICONS: Record<SearchType, SearchIcon> = {
  product: 'window',
  service: 'wrench',
  blog: 'pen',
  page: 'page',
  policy: 'scale',
  google: 'map',
  comparison: 'columns',
  faq: 'question',
  project: 'frame',
};
