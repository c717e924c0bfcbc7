import type { SearchDocument, SearchFields } from './documents';
import { cutExcerpt, movingExcerpt } from './excerpt';
import {
  cleanQuery,
  type SearchIcon,
  type SearchResponse,
  type SearchResult,
  type SearchType,
} from './query';
import { compareRanked, MATCH_WEIGHTS, rankOf, weighDocument, weighWords, type Ranked } from './rank';
import { respell } from './respell';
import { createWordIndex, type WordIndex } from './word-index';
import { foldText, meaningsOf, queryWords, singular, wordsOf } from './words';

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

export type Search = (query: string) => SearchResponse;

type Entry = SearchDocument & {
  folded: SearchFields;
  meant: ReadonlySet<string>;
  /** Null where the excerpt is always the summary. */
  excerptAround: ((terms: readonly string[]) => string) | null;
};

/** Documents with the query as a whole, the specified rule, and after them those with all of its words. */
function findEntries(
  phrase: string,
  { entries, index }: { entries: readonly Entry[]; index: WordIndex },
): Ranked<Entry>[] {
  const words = queryWords(phrase);
  const relevances = index.findAll(words);
  const wanted = { phrase, otherForms: otherForms(phrase, index), words: words.map(singular) };
  const ranked = entries.flatMap(entry => {
    const relevance = relevances.get(entry.id);
    const byWords =
      relevance === undefined ? null : (weighWords(entry.folded, wanted.words) ?? MATCH_WEIGHTS.anyWords);
    const weight = weighDocument(entry, wanted, byWords);
    if (weight === null) return [];
    return [{ document: entry, rank: rankOf({ weight, type: entry.type, relevance: relevance ?? 0 }) }];
  });
  return keepBestOfPage(ranked.sort(compareRanked));
}

/** The singular, and the parts of a word put together where the site writes them so. */
function otherForms(phrase: string, index: WordIndex): string[] {
  const words = wordsOf(phrase);
  const joined = words.join('');
  const forms = [words.map(singular).join(' '), ...(index.has(joined) ? [joined] : [])];
  return forms.filter(form => form !== '' && form !== phrase);
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
  const { id, type, url, context, summary, excerptAround } = entry;
  return {
    id,
    title: context === undefined ? entry.title : `${context}: ${entry.title}`,
    excerpt: excerptAround?.([phrase, ...tellingWords(phrase)]) ?? cutExcerpt(summary),
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
    meant: meaningsOf(keywords.map(foldText)),
    excerptAround: document.isExcerptMoving ? movingExcerpt(`${summary} ${body}`.trim()) : null,
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
