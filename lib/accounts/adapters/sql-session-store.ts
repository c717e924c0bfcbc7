import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import type { Database, NewSessionRow, SessionRow } from '@/lib/site/db/tables';
import type { SessionStore } from '../ports';
import type { Notice, Session } from '../session';
import { ACCOUNT_COLUMNS, toAccount } from './account-rows';
import { lockAccount } from './lock-account';

/** Sessions in the site's database, so any number of processes know them and each can be ended. */
export function sqlSessionStore(db: Kysely<Database>): SessionStore {
  return {
    open: (session, { replacedId, passwordHash, deviceId = null }) =>
      db.transaction().execute(async trx => {
        if (!(await lockAccount(trx, { id: session.accountId, passwordHash }))) return null;
        await trx.deleteFrom('sessions').where('expires_at', '<=', session.createdAt).execute();
        if (replacedId !== null) await trx.deleteFrom('sessions').where('id', '=', replacedId).execute();
        const isTrusted = deviceId !== null && (await useDevice(trx, deviceId, session));
        const factorAt = isTrusted ? session.createdAt : session.factorAt;
        await trx
          .insertInto('sessions')
          .values(toSessionRow({ ...session, factorAt }))
          .execute();
        return { isTrusted };
      }),
    find: id => findSession(db, id),
    markSeen: async (id, now) => {
      await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', id).execute();
    },
    setNotice: async (id, notice) => {
      const text = JSON.stringify(notice);
      await db.updateTable('sessions').set({ notice: text }).where('id', '=', id).execute();
    },
    clearNotice: async id => {
      await db.updateTable('sessions').set({ notice: null }).where('id', '=', id).execute();
    },
    end: async id => {
      await db.deleteFrom('sessions').where('id', '=', id).execute();
    },
    endOthers: (accountId, keptId) =>
      db.transaction().execute(async trx => {
        await trx
          .deleteFrom('sessions')
          .where('account_id', '=', accountId)
          .where('id', '!=', keptId)
          .execute();
        await trx.deleteFrom('trusted_devices').where('account_id', '=', accountId).execute();
      }),
    endAll: async accountId => {
      await db.deleteFrom('sessions').where('account_id', '=', accountId).execute();
    },
    endOne: async (accountId, id) => {
      await db.deleteFrom('sessions').where('account_id', '=', accountId).where('id', '=', id).execute();
    },
    listLive: (accountId, { now, seenSince }) =>
      db
        .selectFrom('sessions')
        .select(['id', 'browser', 'created_at as createdAt', 'last_seen_at as lastSeenAt'])
        .where('account_id', '=', accountId)
        .where('expires_at', '>', now)
        .where('last_seen_at', '>', seenSince)
        .orderBy('last_seen_at', 'desc')
        .execute(),
    listDevices: (accountId, now) =>
      db
        .selectFrom('trusted_devices')
        .select(['id', 'browser', 'trusted_at as trustedAt', 'last_used_at as lastUsedAt'])
        .select('expires_at as expiresAt')
        .where('account_id', '=', accountId)
        .where('expires_at', '>', now)
        .orderBy('last_used_at', 'desc')
        .execute(),
    forgetDevice: async (accountId, id) => {
      await db
        .deleteFrom('trusted_devices')
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .execute();
    },
  };
}

/** Whether the account trusts this device now; notes that it was used. */
async function useDevice(
  trx: Transaction<Database>,
  id: string,
  { accountId, createdAt: now }: Session,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('trusted_devices')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** A session as a row. */
export function toSessionRow(session: Session): NewSessionRow {
  return {
    id: session.id,
    account_id: session.accountId,
    created_at: session.createdAt,
    last_seen_at: session.lastSeenAt,
    expires_at: session.expiresAt,
    notice: session.notice === null ? null : JSON.stringify(session.notice),
    browser: session.browser,
    factor_at: session.factorAt,
  };
}

async function findSession(db: Kysely<Database>, id: string): ReturnType<SessionStore['find']> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(ACCOUNT_COLUMNS)
    .select([
      'sessions.id as session_id',
      'sessions.created_at as session_created_at',
      'sessions.last_seen_at',
      'sessions.expires_at',
      'sessions.notice',
      'sessions.browser',
      'sessions.factor_at',
      'sessions.factor_purpose',
      'sessions.factor_until',
    ])
    .where('sessions.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const session = {
    id: row.session_id,
    accountId: row.id,
    createdAt: row.session_created_at,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
    notice: parseNotice(row.notice),
    browser: row.browser,
    factorAt: row.factor_at,
    confirmed: confirmedIn(row),
  };
  return { session, account: toAccount(row) };
}

function confirmedIn(row: Pick<SessionRow, 'factor_purpose' | 'factor_until'>): Session['confirmed'] {
  if (row.factor_purpose === null || row.factor_until === null) return null;
  return { purpose: row.factor_purpose, until: row.factor_until };
}

/** What a later version of the site wrote and this one does not know is simply not said. */
function parseNotice(text: string | null): Notice | null {
  return text === null ? null : (noticeSchema.safeParse(JSON.parse(text)).data ?? null);
}

const noticeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('said'),
    code: z.enum([
      'signed-in',
      'signed-up',
      'address-confirmed',
      'password-changed',
      'signed-out-elsewhere',
      'link-sent',
      'link-dead',
      'session-ended',
      'device-forgotten',
      'move-started',
      'move-half',
      'move-done',
    ]),
  }),
  z.object({
    kind: z.literal('problems'),
    form: z.enum([
      'forgot-password',
      'reset-password',
      'change-password',
      'change-email',
      'end-sessions',
      'delete-account',
    ]),
    errors: z.array(z.object({ name: z.string(), message: z.string() })),
    typed: z.record(z.string(), z.string()).optional(),
  }),
  z.object({
    kind: z.literal('desk'),
    code: z.string(),
    detail: z.string(),
    typed: z.record(z.string(), z.string()).optional(),
  }),
]) satisfies z.ZodType<Notice>;
