import 'server-only';
import { site as agency } from '@/content/site';
import type { Site } from '@/lib/site/site';
import type { SearchDocument, SearchFields } from './documents';
import {
  cleanQuery,
  type SearchIcon,
  type SearchResponse,
  type SearchResult,
  type SearchType,
  foldText,
  meaningsOf,
  queryWords,
  singular,
  wordsOf,
} from './query';
import {
  cutExcerpt,
  movingExcerpt,
  compareRanked,
  MATCH_WEIGHTS,
  rankOf,
  weighDocument,
  weighWords,
  type Ranked,
} from './rank';
import { respell, createWordIndex, type WordIndex } from './respell';

/** Answers queries about `documents`. The same query always gets the same answer; nothing outside is touched. */
export function createSearch(documents: readonly SearchDocument[]): Search {
  const entries = documents.map(toEntry);
  const index = createWordIndex(entries);
  const find = (folded: string) => findEntries(folded, { entries, index });
  return typed => {
    const query = cleanQuery(typed);
    const folded = asWritten(foldText(query).trim(), index);
    if (folded === '') return { query, corrected: null, results: [] };
    const exact = find(folded);
    const corrected = exact.length > 0 ? null : respell(folded, index);
    const matches = corrected === null ? exact : find(corrected);
    const results = matches.map(({ document }) => toResult(document, corrected ?? folded));
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

/** `e-commerce` for `ecommerce`, where the site writes it so and in no other way. */
function asWritten(folded: string, index: WordIndex): string {
  return folded.replace(/[\p{L}\p{N}]+/gu, word =>
    index.has(word) ? word : (index.hyphenated(word) ?? word),
  );
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

/** Searches, and keeps what people did not find. Null where the search itself failed: that is logged and nothing is shown. */
export async function answerQuery(
  { query, search, isRobot = false }: { query: string; search: Search; isRobot?: boolean },
  site: Site,
): Promise<SearchResponse | null> {
  let answer: SearchResponse;
  try {
    answer = search(query);
  } catch (error) {
    site.logError('search_failed', error);
    return null;
  }
  if (answer.results.length > 0 || isRobot) return answer;
  try {
    await keepMiss(answer.query, site);
  } catch (error) {
    site.logError('search_miss_not_kept', error);
  }
  return answer;
}

/** Counts a search that found nothing, a row for each text and day; the number of texts keeps a flood of nonsense small. */
async function keepMiss(query: string, { db, now }: Site): Promise<void> {
  const text = toMissText(query);
  if (text === null) return;
  const day = agencyDay.format(now());
  const { numUpdatedRows } = await db
    .updateTable('search_misses')
    .set(row => ({ count: row('count', '+', 1) }))
    .where('day', '=', day)
    .where('text', '=', text)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const { texts } = await db
    .selectFrom('search_misses')
    .select(row => row.fn.countAll<number | string>().as('texts'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  if (Number(texts) >= MAX_TEXTS_PER_DAY) return;
  await db
    .insertInto('search_misses')
    .values({ text, day, count: 1 })
    .onConflict(conflict =>
      conflict.columns(['day', 'text']).doUpdateSet(row => ({ count: row('search_misses.count', '+', 1) })),
    )
    .execute();
}

/** What of a query may be kept, or null where it could say who asked: an address, a number, a long text. */
export function toMissText(query: string): string | null {
  const text = foldText(query).trim();
  const isPersonal = text.includes('@') || (text.match(/\d/g) ?? []).length > MAX_DIGITS;
  return text.length < MIN_LENGTH || text.length > MAX_LENGTH || isPersonal ? null : text;
}

// The Swedish way of writing a date is the one that sorts.
export const agencyDay = new Intl.DateTimeFormat('sv-SE', { timeZone: agency.timeZone });

const MAX_TEXTS_PER_DAY = 1_000;
const MIN_LENGTH = 2;
const MAX_LENGTH = 80;
/** More digits than a price has look like a telephone or a card. */
const MAX_DIGITS = 6;
