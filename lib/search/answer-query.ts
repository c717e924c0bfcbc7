import { foldText } from './fold-text';
import type { SearchDeps } from './ports';
import type { SearchResponse } from './search-document';

/** Searches, and keeps what found nothing. Null where the search itself failed: that is logged and nothing is shown. */
export async function answerQuery(query: string, deps: SearchDeps): Promise<SearchResponse | null> {
  const answer = trySearch(query, deps);
  if (answer?.results.length === 0) await storeMiss(answer.query, deps);
  return answer;
}

/** What of a query may be kept, or null where it could say who asked: an address, a number, a long text. */
export function toMissText(query: string): string | null {
  const text = foldText(query).trim();
  const isPersonal = text.includes('@') || (text.match(/\d/g) ?? []).length > MAX_DIGITS;
  return text.length < MIN_LENGTH || text.length > MAX_LENGTH || isPersonal ? null : text;
}

function trySearch(query: string, { search, report }: SearchDeps): SearchResponse | null {
  try {
    return search(query);
  } catch (error) {
    report('search_failed', error);
    return null;
  }
}

async function storeMiss(query: string, { misses, today, report }: SearchDeps): Promise<void> {
  const text = toMissText(query);
  if (text === null) return;
  try {
    await misses.add({ text, day: today() });
  } catch (error) {
    report('search_miss_not_kept', error);
  }
}

const MIN_LENGTH = 2;
const MAX_LENGTH = 80;
/** More digits than a price has look like a telephone or a card. */
const MAX_DIGITS = 6;
