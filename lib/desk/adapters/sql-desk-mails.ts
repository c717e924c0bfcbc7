import 'server-only';
import { sql, type Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import { requeueMail } from '@/lib/mail';
import { PAGE_SIZE, toPage } from '../cursor';
import type { MailGroup } from '../list-query';
import type { ChangeOutcome, DeskMailStore } from '../ports';
import { MAIL_COLUMNS, readableText, toDeskMail } from './desk-rows';
import { insertAudit } from './insert-audit';
import { keyset } from './keyset';

/** The outbox for the desk. */
export function sqlDeskMails(db: Kysely<Database>): DeskMailStore {
  return {
    list: query => listMails(db, query),
    findAbout: async subjectId => {
      const rows = await db
        .selectFrom('outbox')
        .select(MAIL_COLUMNS)
        .where('subject_id', '=', subjectId)
        .orderBy('created_at')
        .orderBy('kind')
        .execute();
      return rows.map(toDeskMail);
    },
    find: async id => {
      const row = await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
      return row ? { ...toDeskMail(row), text: readableText(row) } : null;
    },
    sendAgain: ({ id, audit }) =>
      db.transaction().execute(async trx => {
        const outcome = await requeueMail(trx, { id, now: audit.at, attemptId: audit.id });
        if (outcome === 'done') await insertAudit(trx, audit);
        return outcome;
      }),
    settle: ({ id, audit }) =>
      db.transaction().execute(async (trx): Promise<ChangeOutcome> => {
        const { numUpdatedRows } = await trx
          .updateTable('outbox')
          .set({ settled_at: audit.at })
          .where('id', '=', id)
          .where('state', 'in', GROUPS.failed)
          .where('settled_at', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) return 'changed';
        await insertAudit(trx, audit);
        return 'done';
      }),
    findFailedSubjects: async subjectIds => {
      if (subjectIds.length === 0) return new Set();
      const rows = await db
        .selectFrom('outbox')
        .select('subject_id')
        .where('subject_id', 'in', subjectIds)
        .where('state', 'in', GROUPS.failed)
        .execute();
      return new Set(rows.map(row => row.subject_id));
    },
    countFailed: async () => {
      const { count } = await db
        .selectFrom('outbox')
        .select(row => row.fn.countAll().as('count'))
        .where('state', 'in', GROUPS.failed)
        .where('settled_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}

async function listMails(db: Kysely<Database>, { group, cursor }: Parameters<DeskMailStore['list']>[0]) {
  const { order, beyond } = keyset('created_at', cursor);
  const rows = await db
    .selectFrom('outbox')
    .select(MAIL_COLUMNS)
    .where('state', 'in', GROUPS[group])
    .$if(group === 'failed', query => query.where('settled_at', 'is', null))
    .$if(group === 'settled', query => query.where('settled_at', 'is not', null))
    .$if(beyond !== null, query => query.where(beyond ?? sql<boolean>`true`))
    .orderBy('created_at', order)
    .orderBy('id', order)
    .limit(PAGE_SIZE + 1)
    .execute();
  return toPage(rows.map(toDeskMail), {
    cursor,
    size: PAGE_SIZE,
    keyOf: ({ createdAt, id }) => ({ at: createdAt, id }),
  });
}

const GROUPS = {
  failed: ['failed', 'bounced'],
  waiting: ['queued', 'sending'],
  sent: ['sent', 'delivered', 'complained'],
  settled: ['failed', 'bounced'],
} as const satisfies Record<MailGroup, readonly string[]>;
