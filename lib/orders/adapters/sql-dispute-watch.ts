import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import { toOutboxRow } from '@/lib/mail/outgoing-mail';
import type { DisputeWatch } from '../ports';

/** Open disputes, with a daily mark for each that was looked at. An alarm's own key says that it was sent. */
export function sqlDisputeWatch({ db, newId }: SqlDisputeWatchDeps): DisputeWatch {
  return {
    listOpen: limit =>
      db
        .selectFrom('disputes')
        .selectAll()
        .where('settled_at', 'is', null)
        .where('outcome', 'is', null)
        .orderBy('respond_by')
        .limit(limit)
        .execute(),
    claimLook: (disputeId, day) =>
      db.transaction().execute(async trx => {
        const job = jobOf(disputeId);
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('daily_marks')
          .values({ job, day })
          .onConflict(conflict => conflict.doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows !== 1n) return false;
        await trx.deleteFrom('daily_marks').where('job', '=', job).where('day', '<', day).execute();
        return true;
      }),
    releaseLook: async (disputeId, day) => {
      await db.deleteFrom('daily_marks').where('job', '=', jobOf(disputeId)).where('day', '=', day).execute();
    },
    isTold: async ({ key, orderId, since }) => {
      const row = await db
        .selectFrom('outbox')
        .select('id')
        .where(mail =>
          mail.or([
            mail('idempotency_key', '=', key),
            mail.and([
              mail('subject_id', '=', orderId),
              mail('kind', '=', 'order-dispute'),
              mail('created_at', '>=', since),
              // An alarm about another dispute of the order says nothing of this one.
              mail('idempotency_key', 'not like', '%-days'),
            ]),
          ]),
        )
        .executeTakeFirst();
      return row !== undefined;
    },
    sendAlarm: async (mail, now) => {
      await db
        .insertInto('outbox')
        .values(toOutboxRow(mail, { id: newId(), now }))
        .onConflict(conflict => conflict.column('idempotency_key').doNothing())
        .execute();
    },
  };
}

function jobOf(disputeId: string): string {
  return `dispute/${disputeId}`;
}

type SqlDisputeWatchDeps = { db: Kysely<Database>; newId: () => string };
