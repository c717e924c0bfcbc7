import 'server-only';
import { agencyDay, toMissText } from '@/lib/search';
import type { Site } from '@/lib/site/site';
import type { Reply } from './reply';

/**
 * Counts a reply, and keeps the words of a question without an answer by the rule of the search: nothing that could say
 * who asked. Never throws: the visitor gets the reply all the same.
 */
export async function countReply(question: string, reply: Reply, site: Site): Promise<void> {
  if (reply.kind === 'courtesy') return;
  try {
    await add(reply.kind, '', site);
    const isMissed = reply.kind === 'near' || (reply.kind === 'refuse' && MISSED.has(reply.reason));
    const text = isMissed ? toMissText(question) : null;
    if (text !== null) await add(reply.kind, text, site);
  } catch (error) {
    site.logError('assistant_not_counted', error);
  }
}

async function add(kind: Exclude<Reply['kind'], 'courtesy'>, text: string, { db, now }: Site): Promise<void> {
  const day = agencyDay.format(now());
  const { numUpdatedRows } = await db
    .updateTable('assistant_questions')
    .set(row => ({ count: row('count', '+', 1) }))
    .where('day', '=', day)
    .where('kind', '=', kind)
    .where('text', '=', text)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const { texts } = await db
    .selectFrom('assistant_questions')
    .select(row => row.fn.countAll<number | string>().as('texts'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  if (text !== '' && Number(texts) >= TEXTS_PER_DAY) return;
  await db
    .insertInto('assistant_questions')
    .values({ day, kind, text, count: 1 })
    .onConflict(conflict =>
      conflict
        .columns(['day', 'kind', 'text'])
        .doUpdateSet(row => ({ count: row('assistant_questions.count', '+', 1) })),
    )
    .execute();
}

/** The other refusals are no gaps of the site. */
const MISSED: ReadonlySet<string> = new Set(['word', 'nothing']);
const TEXTS_PER_DAY = 1_000;
