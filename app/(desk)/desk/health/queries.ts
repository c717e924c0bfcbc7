import 'server-only';
import type { Site } from '@/lib/site/site';

/** What people searched for and did not find, the latest days first. */
export function listSearchMisses(
  limit: number,
  { db }: Pick<Site, 'db'>,
): Promise<{ day: string; text: string; count: number }[]> {
  return db
    .selectFrom('search_misses')
    .select(['day', 'text', 'count'])
    .orderBy('day', 'desc')
    .orderBy('count', 'desc')
    .orderBy('text')
    .limit(limit)
    .execute();
}
