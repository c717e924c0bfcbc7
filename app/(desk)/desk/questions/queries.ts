import 'server-only';
import type { Site } from '@/lib/site/site';

/** Questions without an answer, the latest days first. */
export function listUnanswered(limit: number, { db }: Pick<Site, 'db'>) {
  return db
    .selectFrom('assistant_questions')
    .select(['day', 'kind', 'text', 'count'])
    .where('text', '!=', '')
    .orderBy('day', 'desc')
    .orderBy('count', 'desc')
    .orderBy('text')
    .limit(limit)
    .execute();
}
