import 'server-only';
import { createHmac } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { deskFigures } from '@/content/desk';
import type { Database, FactorPurpose } from '@/lib/site/db/tables';
import { insertAudit, insertAuditOnce, type AuditNote } from '@/lib/site/security/audit';
import {
  clearTries,
  countTry,
  bucketKey,
  unlessLimited,
  type Allowance,
} from '@/lib/site/security/rate-limit';
import { seal, unseal, fingerprintOf, newSecret } from '@/lib/site/security/seal';
import type { Site } from '@/lib/site/site';
import { DAY_MS, MINUTE_MS } from '@/lib/site/time';
import { newFactorSecret, newRecoveryCodes, readCode, stepOfCode } from './factor-code';
import type { Session } from './sessions';

/** The name of the posted field. */
export const FACTOR_FIELD = 'factorCode';

/** A member of staff in one browser. */
type FactorOwner = { accountId: string; sessionId: string };

/** `used`: a right code that was accepted before; the next one comes within 30 seconds. */
export type FactorRefusal = { kind: 'wrong' | 'used' | 'missing' } | Extract<Allowance, { kind: 'limited' }>;

/**
 * Asks staff for the second factor again before something sensitive. A code is accepted once, so a confirmation holds
 * for this session and purpose for a few minutes: two refunds in a row need one code, a refund after an export another.
 */
export async function confirmFactor(
  { params, staff, purpose }: { params: URLSearchParams; staff: Confirmable; purpose: FactorPurpose },
  site: Site,
): Promise<{ kind: 'confirmed' } | FactorRefusal> {
  if (isConfirmed(staff, purpose, site.now())) return { kind: 'confirmed' };
  const until = site.now() + deskFigures.factor.confirmedMinutes * MINUTE_MS;
  const typed = params.get(FACTOR_FIELD) ?? '';
  return proveFactor(
    { typed, staff, isAtDesk: true, what: purpose, grant: { kind: 'purpose', purpose, until } },
    site,
  );
}

/** Whether the session confirmed this a moment ago, so no code has to be asked for. */
export function isConfirmed(
  { confirmed }: Pick<Confirmable, 'confirmed'>,
  purpose: FactorPurpose,
  now: number,
): boolean {
  return confirmed?.purpose === purpose && now < confirmed.until;
}

/**
 * Opens the desk to a session whose password was right, once the code is too. The session gets a new secret, so no
 * earlier copy of its cookie comes along. With `isTrusting`, the password alone is enough on this device from now on.
 */
export async function enterDesk(
  { typed, staff, isTrusting }: { typed: string; staff: FactorOwner; isTrusting: boolean },
  site: Site,
): Promise<{ kind: 'entered'; newSession: string; newDevice: string | undefined } | FactorRefusal> {
  const { secret, grant } = draftGrant(site);
  const newDevice = isTrusting ? newSecret() : undefined;
  const expiresAt = grant.at + deskFigures.factor.trustedDays * DAY_MS;
  const device = newDevice === undefined ? undefined : { id: fingerprintOf(newDevice), expiresAt };
  const audit = { actorId: staff.accountId, action: device ? 'device-trusted' : 'desk-entered' } as const;
  const outcome = await proveFactor(
    { typed, staff, isAtDesk: false, what: 'sign-in', grant: { ...grant, device }, audit },
    site,
  );
  return outcome.kind === 'confirmed' ? { kind: 'entered', newSession: secret, newDevice } : outcome;
}

/** Stores the factor that this session was offered, once a code proves that the app has it. Then the desk is open. */
export async function enrollFactor(
  { typed, staff }: { typed: string; staff: FactorOwner },
  site: Site,
): Promise<{ kind: 'enrolled'; newSession: string } | { kind: 'taken' } | FactorRefusal> {
  const code = readCode(typed);
  if (code.kind === 'missing') return { kind: 'missing' };
  const allowance = await takeTry({ ...staff, isAtDesk: false }, site);
  if (allowance.kind === 'limited') return allowance;
  const step = stepOfCode(code.text, { secret: await offerSecret(staff.sessionId, site), now: site.now() });
  if (step === null) return { kind: 'wrong' };
  const { secret, grant } = draftGrant(site);
  const isEnrolled = await site.db
    .transaction()
    .execute(trx => insertFactor(trx, { ...staff, step, grant }, site));
  return isEnrolled ? { kind: 'enrolled', newSession: secret } : { kind: 'taken' };
}

/** Replaces the account's recovery codes; the session can read the new ones once. */
export async function renewRecoveryCodes({ accountId, sessionId }: FactorOwner, site: Site): Promise<void> {
  await site.db.transaction().execute(async trx => {
    await replaceCodes(trx, { accountId, sessionId }, site);
    await insertAudit(trx, { actorId: accountId, action: 'factor-codes' }, site);
  });
}

/** Codes that were just made in this session, for showing them; empty from the second time on. */
export function takeNewCodes(sessionId: string, site: Site): Promise<readonly string[]> {
  return site.db.transaction().execute(async trx => {
    const pending = await readPending(trx, sessionId);
    if (pending === null) return [];
    await trx.updateTable('sessions').set({ pending_factor: null }).where('id', '=', sessionId).execute();
    return unseal(pending, { secret: keyOf(site), context: codesOf(sessionId) }).split(' ');
  });
}

/** The factor of an account; null when it has not enrolled one. */
export async function findFactor(
  accountId: string,
  site: Site,
): Promise<{ secret: string; enrolledAt: number; codesLeft: number } | null> {
  const row = await site.db
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
  const previousSecrets = site.env.STAFF_FACTOR_SECRET_PREVIOUS ?? [];
  const secret = unseal(row.secret, { secret: keyOf(site), previousSecrets, context: accountId });
  return { secret, enrolledAt: row.enrolled_at, codesLeft: Number(row.codes_left) };
}

/**
 * The secret that the session is offered for enrolling. Each session is offered one of its own: who saw another session's
 * offer cannot make its codes.
 */
export function offerSecret(sessionId: string, site: Site): Promise<string> {
  const keys = { secret: keyOf(site), context: sessionId };
  const fresh = newFactorSecret();
  return site.db.transaction().execute(async trx => {
    await trx
      .updateTable('sessions')
      .set({ pending_factor: seal(fresh, keys) })
      .where('id', '=', sessionId)
      .where('pending_factor', 'is', null)
      .execute();
    const pending = await readPending(trx, sessionId);
    return pending === null ? fresh : unseal(pending, keys);
  });
}

/** Judges a typed code, uses it up and grants what it was asked for. */
async function proveFactor(asking: Asking, site: Site): Promise<{ kind: 'confirmed' } | FactorRefusal> {
  const { staff, isAtDesk } = asking;
  const code = readCode(asking.typed);
  if (code.kind === 'missing') return { kind: 'missing' };
  // A recovery code is too long to be guessed, so wrong codes elsewhere cannot keep its owner out.
  const allowance = await takeTry({ ...staff, isAtDesk: isAtDesk || code.kind === 'recovery' }, site);
  if (allowance.kind === 'limited') {
    await insertAuditOnce(noteOf('factor-limited', asking), site);
    return allowance;
  }
  const factor = await findFactor(staff.accountId, site);
  if (!factor) return { kind: 'missing' };
  const proof = proofOf(code, { secret: factor.secret, now: site.now() });
  if (proof && (await accept(proof, asking, site))) return { kind: 'confirmed' };
  if (proof && (await isOvertaken(asking, site))) return { kind: 'confirmed' };
  await insertAudit(site.db, noteOf('factor-refused', asking), site);
  return { kind: proof?.kind === 'step' ? 'used' : 'wrong' };
}

function proofOf(
  code: Exclude<ReturnType<typeof readCode>, { kind: 'missing' }>,
  { secret, now }: { secret: string; now: number },
): Proof | null {
  if (code.kind === 'recovery') return { kind: 'recovery', code: code.text };
  const step = stepOfCode(code.text, { secret, now });
  return step === null ? null : { kind: 'step', step };
}

function noteOf(
  action: 'factor-refused' | 'factor-limited' | 'factor-recovery',
  { staff, what }: Asking,
): AuditNote {
  return { actorId: staff.accountId, action, detail: what };
}

/** Counts a try before it is judged: for the session, and for the account's sessions outside the desk together. */
function takeTry(
  { accountId, sessionId, isAtDesk }: FactorOwner & { isAtDesk: boolean },
  site: Site,
): Promise<Allowance> {
  const limits = deskFigures.factor.wrongCodes;
  const now = site.now();
  return unlessLimited(site.db, async trx => {
    const own = await countTry(trx, { bucket: ownBucket(sessionId, site), limit: limits.session, now });
    if (own.kind === 'limited' || isAtDesk) return own;
    const bucket = `factor-of:${bucketKey(accountId, { secret: keyOf(site) }).slice(0, KEY_LENGTH)}`;
    return countTry(trx, { bucket, limit: limits.account, now });
  });
}

/** Uses up a proof of the factor and grants its purpose. False when it was used up before. */
function accept(proof: Proof, asking: Asking, site: Site): Promise<boolean> {
  const { staff, grant, audit } = asking;
  return site.db.transaction().execute(async trx => {
    if (!(await useUp(trx, { accountId: staff.accountId, proof }, site))) return false;
    await giveGrant(trx, staff.sessionId, grant);
    if (proof.kind === 'recovery') await insertAudit(trx, noteOf('factor-recovery', asking), site);
    if (audit) await insertAudit(trx, audit, site);
    await clearTries(trx, ownBucket(staff.sessionId, site));
    return true;
  });
}

async function useUp(
  trx: Transaction<Database>,
  { accountId, proof }: { accountId: string; proof: Proof },
  site: Site,
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
  const keys = [keyOf(site), ...(site.env.STAFF_FACTOR_SECRET_PREVIOUS ?? [])];
  const prints = keys.map(secret => printOf(proof.code, { accountId, secret }));
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_codes')
    .where('id', 'in', prints)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Of two equal posts at once, the first uses up the code for both. */
async function isOvertaken({ staff, grant }: Asking, { db, now }: Site): Promise<boolean> {
  if (grant.kind === 'desk') return false;
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', staff.sessionId)
    .where('factor_purpose', '=', grant.purpose)
    .where('factor_until', '>', now())
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the factor that the session was offered. False when the account has one by now. */
async function insertFactor(
  trx: Transaction<Database>,
  { accountId, sessionId, step, grant }: FactorOwner & { step: number; grant: DeskGrant },
  site: Site,
): Promise<boolean> {
  const pending = await readPending(trx, sessionId);
  if (pending === null) return false;
  const secret = keyOf(site);
  const offered = unseal(pending, { secret, context: sessionId });
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('staff_factors')
    .values({
      account_id: accountId,
      secret: seal(offered, { secret, context: accountId }),
      enrolled_at: site.now(),
      last_step: step,
    })
    .onConflict(conflict => conflict.column('account_id').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await giveGrant(trx, sessionId, grant);
  await replaceCodes(trx, { accountId, sessionId: grant.newSessionId }, site);
  await insertAudit(trx, { actorId: accountId, action: 'factor-enrolled' }, site);
  return true;
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
  { at, newSessionId }: DeskGrant,
  { id, expiresAt }: NonNullable<DeskGrant['device']>,
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
  { accountId, sessionId }: FactorOwner,
  site: Site,
): Promise<void> {
  const secret = keyOf(site);
  const codes = newRecoveryCodes();
  await trx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  const rows = codes.map(code => ({ id: printOf(code, { accountId, secret }), account_id: accountId }));
  await trx.insertInto('recovery_codes').values(rows).execute();
  const pending = seal(codes.join(' '), { secret, context: codesOf(sessionId) });
  await trx.updateTable('sessions').set({ pending_factor: pending }).where('id', '=', sessionId).execute();
}

async function readPending(db: Kysely<Database>, sessionId: string): Promise<string | null> {
  const row = await db
    .selectFrom('sessions')
    .select('pending_factor')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.pending_factor || null;
}

/** A session that crosses into the desk gets a new secret. */
function draftGrant({ now }: Pick<Site, 'now'>): { secret: string; grant: DeskGrant } {
  const secret = newSecret();
  return { secret, grant: { kind: 'desk', at: now(), newSessionId: fingerprintOf(secret) } };
}

/** Seals the apps' secrets and hashes recovery codes; it is not in the database. */
function keyOf({ secret }: Pick<Site, 'secret'>): string {
  return secret('STAFF_FACTOR_SECRET');
}

function codesOf(sessionId: string): string {
  return `codes of ${sessionId}`;
}

function printOf(code: string, { accountId, secret }: { accountId: string; secret: string }): string {
  const letters = code.replaceAll('-', '');
  return createHmac('sha256', secret).update(`recovery\n${accountId}\n${letters}`).digest('base64url');
}

function ownBucket(sessionId: string, site: Site): string {
  return `factor:${bucketKey(sessionId, { secret: keyOf(site) }).slice(0, KEY_LENGTH)}`;
}

const KEY_LENGTH = 22;

type Confirmable = FactorOwner & Pick<Session, 'confirmed'>;

type Proof = { kind: 'step'; step: number } | { kind: 'recovery'; code: string };

/**
 * `desk` opens the desk to the session, under a new id, and trusts its browser if there is a `device`; `purpose` is not
 * asked for again until then.
 */
type FactorGrant = DeskGrant | { kind: 'purpose'; purpose: FactorPurpose; until: number };
type DeskGrant = {
  kind: 'desk';
  at: number;
  newSessionId: string;
  device?: { id: string; expiresAt: number } | undefined;
};

type Asking = {
  typed: string;
  staff: FactorOwner;
  /** False at the sign-in. */
  isAtDesk: boolean;
  grant: FactorGrant;
  /** What it was asked for, for the audit. */
  what: FactorPurpose | 'sign-in';
  /** Written down together with what is granted. */
  audit?: AuditNote;
};
