import { searchLimits } from '@/content/search';
import { truncate } from '@/lib/kernel/text';
import { cutExcerpt, excerptAround } from './excerpt';
import { foldText } from './fold-text';
import { queryWords, singular } from './query-words';
import { compareRanked, MATCH_WEIGHTS, rankOf, weighPhrase, weighWords, type Ranked } from './rank';
import { respell } from './respell';
import type { SearchAnswer, SearchDocument, SearchFields, SearchIcon, SearchResult, SearchType } from './search-document';
import { createWordIndex, type WordIndex } from './word-index';

/** Answers queries about `documents`. The same query always gets the same answer; nothing outside is touched. */
export function createSearch(documents: readonly SearchDocument[]): Search {
  const entries = documents.map(document => ({ ...document, folded: foldFields(document) }));
  const index = createWordIndex(documents);
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

/** A query as it is searched and shown: without blanks around it, and no longer than anybody types. */
export function cleanQuery(typed: string): string {
  return truncate(typed.trim(), searchLimits.maximumLength, '').trim();
}

type Entry = SearchDocument & { folded: SearchFields };

/** Documents with the query as a whole, the document's rule, and after them those with all of its words. */
function findEntries(phrase: string, { entries, index }: { entries: readonly Entry[]; index: WordIndex }): Ranked<Entry>[] {
  const words = queryWords(phrase);
  const relevances = index.findAll(words);
  const singulars = words.map(singular);
  const ranked = entries.flatMap(entry => {
    const relevance = relevances.get(entry.id);
    const asPhrase = weighPhrase(entry.folded, phrase);
    const asWords = relevance === undefined ? null : (weighWords(entry.folded, singulars) ?? MATCH_WEIGHTS.anyWords);
    if (asPhrase === null && asWords === null) return [];
    const weight = Math.max(asPhrase ?? 0, asWords ?? 0);
    return [{ document: entry, rank: rankOf({ weight, type: entry.type, relevance: relevance ?? 0 }) }];
  });
  return keepBestOfPage(ranked.sort(compareRanked));
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

function toResult({ id, title, type, url, summary, body, isExcerptMoving }: Entry, phrase: string): SearchResult {
  const excerpt = isExcerptMoving
    ? excerptAround(`${summary} ${body}`.trim(), [phrase, ...queryWords(phrase).map(singular)])
    : cutExcerpt(summary);
  return { id, title, excerpt, type, url, iconName: ICONS[type] };
}

function foldFields({ title, summary, body }: SearchFields): SearchFields {
  return { title: foldText(title), summary: foldText(summary), body: foldText(body) };
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
