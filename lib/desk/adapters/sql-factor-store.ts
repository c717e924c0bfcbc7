import 'server-only';
import { createHmac } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import { countTry, clearTries, type FailureLimit } from '@/lib/site/security/failure-limit';
import { bucketKey, unlessLimited } from '@/lib/site/security/rate-limit';
import { seal, unseal } from '@/lib/site/security/seal';
import type { CodeChange, Enrollment, FactorGrant, FactorStore, FactorTry, FactorUse } from '../factor-store';
import { insertAudit } from './insert-audit';

/** Second factors in the site's database, on either engine. `secret` is one that is not in the database. */
export function sqlFactorStore({
  db,
  secret,
  previousSecrets = [],
  limits,
}: SqlFactorStoreDeps): FactorStore {
  const inTransaction = <T>(work: (trx: Transaction<Database>) => Promise<T>) =>
    db.transaction().execute(work);
  return {
    find: async accountId => {
      const row = await db
        .selectFrom('staff_factors')
        .selectAll()
        .select(query =>
          query
            .selectFrom('recovery_codes')
            .select(code => code.fn.countAll().as('left'))
            .where('recovery_codes.account_id', '=', accountId)
            .as('codes_left'),
        )
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      if (!row) return null;
      const opened = unseal(row.secret, { secret, previousSecrets, context: accountId });
      return { secret: opened, enrolledAt: row.enrolled_at, codesLeft: Number(row.codes_left) };
    },
    offer: (sessionId, fresh) => inTransaction(trx => offerSecret(trx, { sessionId, fresh, secret })),
    enroll: enrollment => inTransaction(trx => enroll(trx, enrollment, secret)),
    takeTry: tried =>
      unlessLimited(db, async trx => {
        const { now } = tried;
        const own = await countTry(trx, { bucket: ownBucket(tried, secret), limit: limits.session, now });
        if (own.kind === 'limited' || tried.isAtDesk) return own;
        return countTry(trx, { bucket: accountBucket(tried, secret), limit: limits.account, now });
      }),
    accept: use => inTransaction(trx => accept(trx, use, { secret, previousSecrets })),
    isConfirmed: async ({ sessionId, purpose, now }) => {
      const row = await db
        .selectFrom('sessions')
        .select('id')
        .where('id', '=', sessionId)
        .where('factor_purpose', '=', purpose)
        .where('factor_until', '>', now)
        .executeTakeFirst();
      return row !== undefined;
    },
    replaceCodes: change =>
      inTransaction(async trx => {
        await replaceCodes(trx, change, secret);
        await insertAudit(trx, change.audit);
      }),
    takeNewCodes: sessionId => inTransaction(trx => takeNewCodes(trx, sessionId, secret)),
  };
}

/** Each session is offered a secret of its own: who saw another session's offer cannot make its codes. */
async function offerSecret(
  trx: Transaction<Database>,
  { sessionId, fresh, secret }: { sessionId: string; fresh: string; secret: string },
): Promise<string> {
  await trx
    .updateTable('sessions')
    .set({ pending_factor: seal(fresh, { secret, context: sessionId }) })
    .where('id', '=', sessionId)
    .where('pending_factor', 'is', null)
    .execute();
  const row = await trx
    .selectFrom('sessions')
    .select('pending_factor')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.pending_factor ? unseal(row.pending_factor, { secret, context: sessionId }) : fresh;
}

async function enroll(
  trx: Transaction<Database>,
  { accountId, sessionId, step, codes, grant, audit }: Enrollment,
  secret: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('sessions')
    .select('pending_factor')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (!row?.pending_factor) return false;
  const offered = unseal(row.pending_factor, { secret, context: sessionId });
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('staff_factors')
    .values({
      account_id: accountId,
      secret: seal(offered, { secret, context: accountId }),
      enrolled_at: audit.at,
      last_step: step,
    })
    .onConflict(conflict => conflict.column('account_id').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await giveGrant(trx, sessionId, grant);
  await replaceCodes(trx, { accountId, codes, sessionId: grant.newSessionId }, secret);
  await insertAudit(trx, audit);
  return true;
}

async function accept(trx: Transaction<Database>, use: FactorUse, keys: FactorKeys): Promise<boolean> {
  if (!(await useUp(trx, use, keys))) return false;
  await giveGrant(trx, use.sessionId, use.grant);
  for (const entry of use.audit) await insertAudit(trx, entry);
  await clearTries(trx, ownBucket(use, keys.secret));
  return true;
}

async function useUp(
  trx: Transaction<Database>,
  { accountId, proof }: FactorUse,
  { secret, previousSecrets }: FactorKeys,
): Promise<boolean> {
  if (proof.kind === 'step') {
    const { numUpdatedRows } = await trx
      .updateTable('staff_factors')
      .set({ last_step: proof.step })
      .where('account_id', '=', accountId)
      .where('last_step', '<', proof.step)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_codes')
    .where(
      'id',
      'in',
      [secret, ...previousSecrets].map(one => printOf(proof.code, { accountId, secret: one })),
    )
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

async function giveGrant(trx: Transaction<Database>, sessionId: string, grant: FactorGrant): Promise<void> {
  const granted =
    grant.kind === 'desk'
      ? { id: grant.newSessionId, factor_at: grant.at, pending_factor: null }
      : { factor_purpose: grant.purpose, factor_until: grant.until };
  await trx.updateTable('sessions').set(granted).where('id', '=', sessionId).execute();
  if (grant.kind === 'desk' && grant.device) await trustDevice(trx, grant, grant.device);
}

/** Nothing when the session has ended meanwhile, for example by a new password, which forgets every device. */
async function trustDevice(
  trx: Transaction<Database>,
  { at, newSessionId }: { at: number; newSessionId: string },
  { id, expiresAt }: { id: string; expiresAt: number },
): Promise<void> {
  const session = await trx
    .selectFrom('sessions')
    .select(['account_id', 'browser'])
    .where('id', '=', newSessionId)
    .executeTakeFirst();
  if (!session) return;
  const times = { trusted_at: at, last_used_at: at, expires_at: expiresAt };
  await trx
    .insertInto('trusted_devices')
    .values({ id, ...session, ...times })
    .execute();
}

async function replaceCodes(
  trx: Transaction<Database>,
  { accountId, sessionId, codes }: Omit<CodeChange, 'audit'>,
  secret: string,
): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  const rows = codes.map(code => ({ id: printOf(code, { accountId, secret }), account_id: accountId }));
  await trx.insertInto('recovery_codes').values(rows).execute();
  const shown = seal(codes.join(' '), { secret, context: codesOf(sessionId) });
  await trx.updateTable('sessions').set({ pending_factor: shown }).where('id', '=', sessionId).execute();
}

async function takeNewCodes(
  trx: Transaction<Database>,
  sessionId: string,
  secret: string,
): Promise<readonly string[]> {
  const row = await trx
    .selectFrom('sessions')
    .select('pending_factor')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (!row?.pending_factor) return [];
  await trx.updateTable('sessions').set({ pending_factor: null }).where('id', '=', sessionId).execute();
  return unseal(row.pending_factor, { secret, context: codesOf(sessionId) }).split(' ');
}

function codesOf(sessionId: string): string {
  return `codes of ${sessionId}`;
}

function printOf(code: string, { accountId, secret }: { accountId: string; secret: string }): string {
  const letters = code.replaceAll('-', '');
  return createHmac('sha256', secret).update(`recovery\n${accountId}\n${letters}`).digest('base64url');
}

function ownBucket({ sessionId }: Pick<FactorTry, 'sessionId'>, secret: string): string {
  return `factor:${bucketKey(sessionId, { secret }).slice(0, KEY_LENGTH)}`;
}

function accountBucket({ accountId }: Pick<FactorTry, 'accountId'>, secret: string): string {
  return `factor-of:${bucketKey(accountId, { secret }).slice(0, KEY_LENGTH)}`;
}

const KEY_LENGTH = 22;

type FactorKeys = { secret: string; previousSecrets: readonly string[] };

type SqlFactorStoreDeps = {
  db: Kysely<Database>;
  secret: string;
  /** Factors that were enrolled before the secret changed, and their recovery codes, still work. */
  previousSecrets?: readonly string[];
  /** Wrong codes of one session, and of all sessions of an account that are not at the desk yet. */
  limits: { session: FailureLimit; account: FailureLimit };
};
