import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import type { WebhookStore } from '../ports';

/** PayPal's events in the database; the event's id is the key, so a repeat is never stored twice. */
export function sqlWebhookStore(db: Kysely<Database>): WebhookStore {
  return {
    insert: async ({ id, type, payload, receivedAt, attempts }) => {
      const result = await db
        .insertInto('webhook_events')
        .values({
          id,
          provider: PROVIDER,
          type,
          payload,
          received_at: receivedAt,
          handled_at: null,
          outcome: null,
          attempts,
        })
        .onConflict(conflict => conflict.column('id').doNothing())
        .executeTakeFirst();
      return result.numInsertedOrUpdatedRows === 1n;
    },
    markHandled: async (id, { at, outcome }) => {
      await db.updateTable('webhook_events').set({ handled_at: at, outcome }).where('id', '=', id).execute();
    },
    findUnhandled: async ({ receivedBefore, now, limit }) => {
      const rows = await db
        .selectFrom('webhook_events')
        .select(['id', 'type', 'payload', 'received_at', 'attempts'])
        .where('provider', '=', PROVIDER)
        .where('handled_at', 'is', null)
        .where('received_at', '<', receivedBefore)
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .orderBy('received_at')
        .limit(limit)
        .execute();
      return rows.map(row => ({
        id: row.id,
        type: row.type,
        payload: row.payload,
        receivedAt: row.received_at,
        attempts: row.attempts,
      }));
    },
    claimTry: async ({ id, attempts }, nextAttemptAt) => {
      const result = await db
        .updateTable('webhook_events')
        .set({ attempts: attempts + 1, next_attempt_at: nextAttemptAt })
        .where('id', '=', id)
        .where('attempts', '=', attempts)
        .where('handled_at', 'is', null)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
  };
}

const PROVIDER = 'paypal';
