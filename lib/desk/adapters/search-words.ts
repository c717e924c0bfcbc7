import 'server-only';
import { PostgresAdapter, sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import { foldForSearch } from '@/lib/site/text';

/** The words of a search, as `search_text` has them. */
export function searchWords(text: string): string[] {
  return foldForSearch(text).split(/\s+/).filter(Boolean);
}

/** Whether `search_text` holds the word, to the letter: neither engine's patterns get a say. */
export function holdsWord(db: Kysely<Database>, word: string): RawBuilder<boolean> {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<boolean>`strpos(search_text, ${word}) > 0`
    : sql<boolean>`instr(search_text, ${word}) > 0`;
}
