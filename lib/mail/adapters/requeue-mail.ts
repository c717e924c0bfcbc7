import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import type { RequeueOutcome } from '../ports';
import { toRepeatKey } from '../repeat-key';

/** Puts a failed or bounced mail back into the queue under a new key: a person has decided that a second is right. */
export async function requeueMail(
  db: Kysely<Database>,
  { id, now, attemptId }: Requeue,
): Promise<RequeueOutcome> {
  const mail = await db
    .selectFrom('outbox')
    .select(['idempotency_key', 'state', 'to_address', 'html'])
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'bounced'])
    .executeTakeFirst();
  if (!mail) return 'changed';
  // What was emptied for someone's sake has nowhere to go, or nothing to say.
  if (mail.to_address === '' || mail.html === '') return 'empty';
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({
      state: 'queued',
      idempotency_key: toRepeatKey(mail.idempotency_key, attemptId),
      next_attempt_at: now,
      first_attempt_at: null,
      provider_id: null,
      attempts: 0,
      settled_at: null,
    })
    .where('id', '=', id)
    .where('state', '=', mail.state)
    .where('to_address', '!=', '')
    .where('html', '!=', '')
    .executeTakeFirst();
  return numUpdatedRows === 1n ? 'done' : 'changed';
}

type Requeue = { id: string; now: number; attemptId: string };
