import 'server-only';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '@/lib/site/db/tables';
import { CURRENCIES } from '@/lib/site/money';
import { toOutboxRow } from '@/lib/mail/outgoing-mail';
import type { DigestStore } from '../send-digest';

/** The digest's daily mark, its news and its mail. */
export function sqlDigestStore({ db, newId }: SqlDigestStoreDeps): DigestStore {
  return {
    findLastDay: async () => {
      const { day } = await db
        .selectFrom('daily_marks')
        .select(row => row.fn.max('day').as('day'))
        .where('job', '=', JOB)
        .executeTakeFirstOrThrow();
      return day;
    },
    findNews: async ({ from, to }) => {
      const sales = await db
        .selectFrom('orders')
        .select(row => ['currency', row.fn.countAll().as('count'), row.fn.sum('amount_minor').as('minor')])
        .where('paid_at', '>=', from)
        .where('paid_at', '<', to)
        .groupBy('currency')
        .orderBy('currency')
        .execute();
      const places = await db
        .selectFrom('promotion_places')
        .select(row => row.fn.countAll().as('count'))
        .where('taken_at', '>=', from)
        .where('taken_at', '<', to)
        .executeTakeFirstOrThrow();
      const subscribers = await db
        .selectFrom('subscriptions')
        .select(row => row.fn.countAll().as('count'))
        .where('confirmed_at', '>=', from)
        .where('confirmed_at', '<', to)
        .executeTakeFirstOrThrow();
      return {
        sales: sales.map(({ currency, count, minor }) => ({
          currency: currencySchema.parse(currency),
          count: Number(count),
          minor: Number(minor),
        })),
        places: Number(places.count),
        subscribers: Number(subscribers.count),
      };
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
const currencySchema = z.enum(CURRENCIES);

type SqlDigestStoreDeps = { db: Kysely<Database>; newId: () => string };
