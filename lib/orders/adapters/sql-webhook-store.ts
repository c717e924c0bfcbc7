import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '@/lib/db/tables';
import type { WebhookStore } from '../ports';

/** PayPal's events in the database; the event's id is the key, so a repeat is never stored twice. */
export function sqlWebhookStore(db: Kysely<Database>): WebhookStore {
  return {
    insert: async ({ id, type, payload, receivedAt }) => {
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
        })
        .onConflict(conflict => conflict.column('id').doNothing())
        .executeTakeFirst();
      return result.numInsertedOrUpdatedRows === 1n;
    },
    markHandled: async (id, { at, outcome }) => {
      await db.updateTable('webhook_events').set({ handled_at: at, outcome }).where('id', '=', id).execute();
    },
    findUnhandled: async ({ receivedBefore, limit }) => {
      const rows = await db
        .selectFrom('webhook_events')
        .select(['id', 'type', 'payload', 'received_at'])
        .where('provider', '=', PROVIDER)
        .where('handled_at', 'is', null)
        .where('received_at', '<', receivedBefore)
        .orderBy('received_at')
        .limit(limit)
        .execute();
      return rows.map(row => ({
        id: row.id,
        type: row.type,
        payload: row.payload,
        receivedAt: row.received_at,
      }));
    },
  };
}

const PROVIDER = 'paypal';
