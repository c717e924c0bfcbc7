import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import {
  accountFigures,
  accountNotices,
  passwordForms,
  type NoticeCode,
  type PasswordFormName,
} from '@/content/account';
import { deskFigures } from '@/content/desk';
import type { FieldError, Fields } from '@/lib/forms';
import type { AccountRole, Database, FactorPurpose, NewSessionRow, SessionRow } from '@/lib/site/db/tables';
import { fingerprintOf, newSecret } from '@/lib/site/security/seal';
import type { Site } from '@/lib/site/site';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/site/time';
import { ACCOUNT_COLUMNS, lockAccount, toAccount, type Account, type StoredAccount } from './accounts.sql';

/** One signed-in browser. Times are epoch milliseconds. */
export type Session = {
  /** The fingerprint of the secret in its cookie. */
  id: string;
  accountId: string;
  createdAt: number;
  lastSeenAt: number;
  expiresAt: number;
  notice: Notice | null;
  /** The browser as its owner would name it; null when it does not say. */
  browser: string | null;
  /** When staff entered the code of their second factor; null before that, and for customers. */
  factorAt: number | null;
  /** What the second factor was asked for again last; null before that. */
  confirmed: { purpose: FactorPurpose; until: number } | null;
};

/** Said once, on the next look at the account page. */
export type Notice =
  | { kind: 'said'; code: NoticeCode }
  /** `typed` is what the refused form is filled with again; never a password. */
  | { kind: 'problems'; form: PasswordFormName; errors: FieldError[]; typed?: Fields | undefined }
  /** Said on the agency's desk; `detail` is a state or a count. */
  | { kind: 'desk'; code: string; detail: string };

/** The browser that sends a request about an account. */
export type AccountClient = {
  /** The client's network address, for counting. */
  address: string;
  /** The secret in the browser's session cookie, if it has one. */
  secret: string | null;
  /** The browser as its owner would name it; null when it does not say. */
  browser: string | null;
};

/**
 * Signs the browser in with a new secret for its cookie, in the place of its earlier session. On a `device` that the
 * account trusts it is at the desk at once. Null, and none opened, when the checked password is no longer the account's:
 * a changed password must stop sign-ins that are in progress with the old one. Null, too, when `claim` is false.
 */
export function openSession(
  { account, code, client, device = null, factorAt: provedAt = null, claim }: Opening,
  site: Site,
): Promise<{ secret: string; isTrusted: boolean } | null> {
  const { session, secret } = draftSession({ account, code, client, factorAt: provedAt }, site);
  const replacedId = previousSessionId(client);
  return site.db.transaction().execute(async trx => {
    if (!(await lockAccount(trx, account))) return null;
    if (claim && !(await claim(trx))) return null;
    await trx.deleteFrom('sessions').where('expires_at', '<=', session.createdAt).execute();
    if (replacedId !== null) await endSession(replacedId, trx);
    const isTrusted = device !== null && (await useDevice(trx, fingerprintOf(device), session));
    const factorAt = isTrusted ? session.createdAt : session.factorAt;
    await insertSession(trx, { ...session, factorAt });
    return { secret, isTrusted };
  });
}

/** A session that is still to be stored, with the secret for its cookie. */
export function draftSession(
  { account: { id: accountId, role }, code, client: { browser }, factorAt = null }: Draft,
  site: Pick<Site, 'now'>,
): { session: Session; secret: string } {
  const secret = newSecret();
  const now = site.now();
  const session: Session = {
    id: fingerprintOf(secret),
    accountId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: now + LIFE[role].lifeMs,
    notice: { kind: 'said', code },
    browser,
    factorAt,
    confirmed: null,
  };
  return { session, secret };
}

export function previousSessionId({ secret }: AccountClient): string | null {
  return secret === null ? null : fingerprintOf(secret);
}

export async function insertSession(db: Kysely<Database>, session: Session): Promise<void> {
  const row: NewSessionRow = {
    id: session.id,
    account_id: session.accountId,
    created_at: session.createdAt,
    last_seen_at: session.lastSeenAt,
    expires_at: session.expiresAt,
    notice: session.notice === null ? null : JSON.stringify(session.notice),
    browser: session.browser,
    factor_at: session.factorAt,
  };
  await db.insertInto('sessions').values(row).execute();
}

/** The live session of a cookie's secret, with its account. Ends an expired one. */
export async function findSession(
  secret: string,
  site: Pick<Site, 'db' | 'now'>,
): Promise<{ session: Session; account: Account } | null> {
  const stored = await readSession(site.db, fingerprintOf(secret));
  if (!stored) return null;
  const now = site.now();
  const { session } = stored;
  const { lifeMs, idleMs } = LIFE[stored.account.role];
  const isLive =
    now < Math.min(session.expiresAt, session.createdAt + lifeMs) && session.lastSeenAt > now - idleMs;
  if (!isLive) {
    await endSession(session.id, site.db);
    return null;
  }
  // The time of the last visit is not written with each look.
  if (now - session.lastSeenAt >= Math.min(SEEN_EVERY_MS, idleMs / 24))
    await site.db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', session.id).execute();
  return stored;
}

/** Whether someone proved who they are a moment ago, so the password need not be asked for again. */
export function isFresh({ createdAt }: Session, now: number): boolean {
  return now - createdAt < accountFigures.freshSignInMinutes * MINUTE_MS;
}

/** Keeps what the next page says once. */
export async function setNotice(id: string, notice: Notice, { db }: Pick<Site, 'db'>): Promise<void> {
  const text = JSON.stringify(notice);
  await db.updateTable('sessions').set({ notice: text }).where('id', '=', id).execute();
}

/** What the next page says, for the first page that asks; null for others. What is kept meanwhile is not lost. */
export async function takeNotice(id: string, { db }: Pick<Site, 'db'>): Promise<Notice | null> {
  const row = await db.selectFrom('sessions').select('notice').where('id', '=', id).executeTakeFirst();
  if (!row?.notice) return null;
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ notice: null })
    .where('id', '=', id)
    .where('notice', '=', row.notice)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? parseNotice(row.notice) : null;
}

export async function endSession(id: string, db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/** Ends a session of the account; one of another account stays. */
export async function endSessionOf(accountId: string, id: string, { db }: Pick<Site, 'db'>): Promise<void> {
  await db.deleteFrom('sessions').where('account_id', '=', accountId).where('id', '=', id).execute();
}

/** Ends all sessions of the account but one, and forgets its trusted devices too. */
export async function endOtherSessions(
  { accountId, keptId }: { accountId: string; keptId: string },
  trx: Transaction<Database>,
): Promise<void> {
  await trx.deleteFrom('sessions').where('account_id', '=', accountId).where('id', '!=', keptId).execute();
  await trx.deleteFrom('trusted_devices').where('account_id', '=', accountId).execute();
}

export type SignedInBrowser = Pick<Session, 'id' | 'browser' | 'createdAt' | 'lastSeenAt'>;

/** The browsers that are signed in, the latest visit first. */
export function listSessions(
  { id, role }: Pick<Account, 'id' | 'role'>,
  site: Pick<Site, 'db' | 'now'>,
): Promise<SignedInBrowser[]> {
  const now = site.now();
  return site.db
    .selectFrom('sessions')
    .select(['id', 'browser', 'created_at as createdAt', 'last_seen_at as lastSeenAt'])
    .where('account_id', '=', id)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', now - LIFE[role].idleMs)
    .orderBy('last_seen_at', 'desc')
    .execute();
}

export type TrustedDevice = {
  id: string;
  browser: string | null;
  trustedAt: number;
  lastUsedAt: number;
  expiresAt: number;
};

/** The account's trusted devices, the latest use first. */
export function listDevices(accountId: string, site: Pick<Site, 'db' | 'now'>): Promise<TrustedDevice[]> {
  return site.db
    .selectFrom('trusted_devices')
    .select(['id', 'browser', 'trusted_at as trustedAt', 'last_used_at as lastUsedAt'])
    .select('expires_at as expiresAt')
    .where('account_id', '=', accountId)
    .where('expires_at', '>', site.now())
    .orderBy('last_used_at', 'desc')
    .execute();
}

/** Forgets a device of the account; one of another account stays. */
export async function forgetDevice(accountId: string, id: string, { db }: Pick<Site, 'db'>): Promise<void> {
  await db.deleteFrom('trusted_devices').where('account_id', '=', accountId).where('id', '=', id).execute();
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

async function readSession(
  db: Kysely<Database>,
  id: string,
): Promise<{ session: Session; account: Account } | null> {
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
    confirmed: readConfirmation(row),
  };
  return { session, account: toAccount(row) };
}

function readConfirmation(row: Pick<SessionRow, 'factor_purpose' | 'factor_until'>): Session['confirmed'] {
  if (row.factor_purpose === null || row.factor_until === null) return null;
  return { purpose: row.factor_purpose, until: row.factor_until };
}

/** What a later version of the site wrote and this one does not know is simply not said. */
function parseNotice(text: string | null): Notice | null {
  return text === null ? null : (noticeSchema.safeParse(JSON.parse(text)).data ?? null);
}

const noticeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('said'), code: z.enum(Object.keys(accountNotices) as NoticeCode[]) }),
  z.object({
    kind: z.literal('problems'),
    form: z.enum(Object.keys(passwordForms) as PasswordFormName[]),
    errors: z.array(z.object({ name: z.string(), message: z.string() })),
    typed: z.record(z.string(), z.string()).optional(),
  }),
  z.object({ kind: z.literal('desk'), code: z.string(), detail: z.string() }),
]) satisfies z.ZodType<Notice>;

/** A sign-in ends after `lifeMs`, however busy it was, and after `idleMs` without a visit. */
const LIFE: Readonly<Record<AccountRole, { lifeMs: number; idleMs: number }>> = {
  customer: {
    lifeMs: accountFigures.sessionDays * DAY_MS,
    idleMs: accountFigures.sessionIdleDays * DAY_MS,
  },
  staff: {
    lifeMs: deskFigures.session.hours * HOUR_MS,
    idleMs: deskFigures.session.idleHours * HOUR_MS,
  },
};

const SEEN_EVERY_MS = HOUR_MS;

type Draft = {
  account: Pick<Account, 'id' | 'role'>;
  /** What the account page says first. */
  code: NoticeCode;
  client: Pick<AccountClient, 'browser'>;
  /** When staff entered their code in the session that this one replaces. */
  factorAt?: number | null;
};

type Opening = Draft & {
  account: Pick<StoredAccount, 'id' | 'role' | 'passwordHash'>;
  client: AccountClient;
  /** The secret in the browser's cookie of a trusted device, if it has one. */
  device?: string | null;
  /** Uses up what the visitor signs in with, in the same transaction; false when it is gone. */
  claim?: (trx: Transaction<Database>) => Promise<boolean>;
};
