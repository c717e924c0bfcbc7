import 'server-only';
import { site as agency } from '@/content/site';
import type { Site } from '@/lib/site/site';
import type { SearchResponse } from './query';
import type { Search } from './search';
import { foldText } from './words';

/** Searches, and keeps what found nothing. Null where the search itself failed: that is logged and nothing is shown. */
export async function answerQuery(
  { query, search }: { query: string; search: Search },
  site: Site,
): Promise<SearchResponse | null> {
  let answer: SearchResponse;
  try {
    answer = search(query);
  } catch (error) {
    site.logError('search_failed', error);
    return null;
  }
  if (answer.results.length > 0) return answer;
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
function toMissText(query: string): string | null {
  const text = foldText(query).trim();
  const isPersonal = text.includes('@') || (text.match(/\d/g) ?? []).length > MAX_DIGITS;
  return text.length < MIN_LENGTH || text.length > MAX_LENGTH || isPersonal ? null : text;
}

// The Swedish way of writing a date is the one that sorts.
const agencyDay = new Intl.DateTimeFormat('sv-SE', { timeZone: agency.timeZone });

const MAX_TEXTS_PER_DAY = 1_000;
const MIN_LENGTH = 2;
const MAX_LENGTH = 80;
/** More digits than a price has look like a telephone or a card. */
const MAX_DIGITS = 6;
