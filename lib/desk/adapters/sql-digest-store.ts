import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '@/lib/db/tables';
import { toOutboxRow } from '@/lib/mail/outgoing-mail';
import type { DigestStore } from '../send-digest';

/** The digest's daily mark and its mail. */
export function sqlDigestStore({ db, newId }: SqlDigestStoreDeps): DigestStore {
  return {
    isDone: async day => {
      const mark = await db
        .selectFrom('daily_marks')
        .select('day')
        .where('job', '=', JOB)
        .where('day', '=', day)
        .executeTakeFirst();
      return mark !== undefined;
    },
    finish: ({ day, mails, now }) =>
      db.transaction().execute(async trx => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('daily_marks')
          .values({ job: JOB, day })
          .onConflict(conflict => conflict.doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows !== 1n) return false;
        await trx.deleteFrom('daily_marks').where('job', '=', JOB).where('day', '<', day).execute();
        const rows = mails.map(mail => toOutboxRow(mail, { id: newId(), now }));
        if (rows.length > 0) await trx.insertInto('outbox').values(rows).execute();
        return true;
      }),
  };
}

const JOB = 'desk-digest';

type SqlDigestStoreDeps = { db: Kysely<Database>; newId: () => string };
