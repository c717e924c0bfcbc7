import 'server-only';
import { accountFigures } from '@/content/account';
import { queueMails } from '@/lib/mail';
import type { AuditAction } from '@/lib/site/db/tables';
import { insertAuditOnce } from '@/lib/site/security/audit';
import {
  type Allowance,
  clearTries,
  countTry,
  undoTry,
  bucketKey,
  countHit,
  unlessLimited,
} from '@/lib/site/security/rate-limit';
import type { SignInEvent } from '@/lib/site/security/security-log';
import { thenDeliver, type Site } from '@/lib/site/site';
import { findAccount, toAccountEmail, type Account, type StoredAccount } from './accounts.sql';
import { attackedMails } from './mails';
import { isHashOf } from './password';
import type { Visitor } from './session-cookie';
import { openSession, type AccountClient } from './sessions';

/**
 * Signs in with address and password; staff on a device that they trust are at the desk then. An unknown address costs
 * the same work and gets the same answer as a wrong password, so no one can ask whom we know.
 */
export async function signIn(
  typed: { email: string; password: string; device: string | null },
  client: AccountClient,
  site: Site,
): Promise<SignInOutcome> {
  const email = toAccountEmail(typed.email);
  const attempt = { email, address: client.address };
  const allowance = await takeSignIn(attempt, site);
  const stored = await findAccount(site.db, 'email', email);
  const by = { account: stored, address: client.address };
  if (allowance.kind === 'limited') {
    await noteSignIn('sign_in_limited', by, site);
    return allowance;
  }
  const isRight = await isHashOf(typed.password, stored?.passwordHash ?? null, site);
  if (!stored || !isRight) {
    await noteSignIn('password_wrong', by, site);
    if (stored && allowance.isAboveCeiling) await warnOwner(stored, site);
    return { kind: 'refused' };
  }
  await clearFailures(attempt, site);
  const { device } = typed;
  const session = await openSession({ account: stored, code: 'signed-in', client, device }, site);
  if (session === null) return { kind: 'refused' };
  await noteSignIn('password_right', by, site);
  if (session.isTrusted) await noteSignIn('device_right', by, site);
  return { kind: 'signed_in', user: { id: stored.id, email: stored.email }, secret: session.secret };
}

/** A session that was left open must not be enough to take the account over: the password is asked for, and slowed. */
export async function proveOwner(
  password: string,
  { visitor: { account }, client }: SignedInClient,
  site: Site,
): Promise<{ kind: 'proved'; account: StoredAccount } | PasswordRefused> {
  const attempt = { email: account.email, address: client.address };
  const by = { account, address: client.address };
  const allowance = await takeSignIn(attempt, site);
  if (allowance.kind === 'limited') {
    await noteSignIn('sign_in_limited', by, site);
    return allowance;
  }
  const stored = await findAccount(site.db, 'id', account.id);
  const isRight = await isHashOf(password, stored?.passwordHash ?? null, site);
  await noteSignIn(stored && isRight ? 'password_right' : 'password_wrong', by, site);
  if (!stored || !isRight) return { kind: 'wrong_password' };
  await clearFailures(attempt, site);
  return { kind: 'proved', account: stored };
}

/**
 * Writes each sign-in of staff into the log, and into the audit each kind once an hour. Those of customers, and tries at
 * addresses without an account, are in the log once a minute, by id and keyed hash: no typed address is kept.
 * `account` is null when there is none of that email address or link; `address` is the client's.
 */
export async function noteSignIn(
  event: SignInEvent,
  { account, address }: { account: Pick<Account, 'id' | 'role'> | null; address: string },
  site: Pick<Site, 'db' | 'newId' | 'now' | 'log' | 'noteSecurity'>,
): Promise<void> {
  if (account?.role !== 'staff') {
    site.noteSecurity(`${account?.role ?? 'unknown'}_${event}`, { account: account?.id ?? null, address });
    return;
  }
  site.log(event.endsWith('_right') ? 'info' : 'warn', `staff_${event}`, { account: account.id });
  const action = AUDITED[event];
  if (action) await insertAuditOnce({ actorId: account.id, action }, site);
}

/** One email in the ceiling's time, however many try. */
async function warnOwner({ id, email }: StoredAccount, site: Site): Promise<void> {
  if ((await takeWarning(email, site)).kind === 'limited') return;
  const mails = await attackedMails({ email, accountId: id }, site);
  await thenDeliver(
    site.db.transaction().execute(trx => queueMails(trx, mails, site)),
    site,
  );
}

/** Accounts of staff are made by a command, not by signing up; a wrong link has no account. */
const AUDITED: Partial<Record<SignInEvent, AuditAction>> = {
  password_right: 'password-right',
  device_right: 'device-used',
  password_wrong: 'password-wrong',
  sign_in_limited: 'sign-in-limited',
  link_right: 'password-reset',
  passkey_right: 'passkey-used',
  passkey_wrong: 'passkey-refused',
};

type SignInOutcome = SignedIn | { kind: 'refused' } | Extract<Allowance, { kind: 'limited' }>;

/** Signed in; `secret` is for the cookie. */
export type SignedIn = { kind: 'signed_in'; user: { id: string; email: string }; secret: string };

export type PasswordRefused = { kind: 'wrong_password' } | Extract<Allowance, { kind: 'limited' }>;

/** Someone who is signed in, and the browser that asks. */
export type SignedInClient = { visitor: Visitor; client: AccountClient };

/**
 * One try to sign in, counted before it is judged, so many at once cannot slip through. What is refused is not counted,
 * so the wait has an end. The limit of an account goes with the client's address: strangers elsewhere cannot lock its
 * owner out. Wrong tries of all addresses together have a ceiling; above it each address has fewer, but the owner's
 * still has some.
 */
async function takeSignIn(attempt: SignInTry, site: Site): Promise<Allowance & { isAboveCeiling: boolean }> {
  const { signInsPerMinute: perMinute, signInsPerHour: perHour } = accountFigures;
  const limit = { name: 'sign-in', perMinute, perHour, secret: site.secret('LIMITS_SECRET') };
  const now = site.now();
  let isAboveCeiling = false;
  const allowance = await unlessLimited(site.db, async trx => {
    const overall = await countHit(trx, { limit, address: attempt.address, now });
    if (overall.kind === 'limited') return overall;
    const together = { bucket: togetherBucket(attempt, site), limit: accountFigures.ceiling, now };
    isAboveCeiling = (await countTry(trx, together)).kind === 'limited';
    const own = isAboveCeiling ? accountFigures.aboveCeiling : accountFigures.failures;
    return countTry(trx, { bucket: ownBucket(attempt, site), limit: own, now });
  });
  return { ...allowance, isAboveCeiling };
}

/** The right password clears what was counted for this account and address, and takes one back from the ceiling. */
async function clearFailures(attempt: SignInTry, site: Site): Promise<void> {
  await site.db.transaction().execute(async trx => {
    await undoTry(trx, { bucket: togetherBucket(attempt, site), now: site.now() });
    await clearTries(trx, ownBucket(attempt, site));
  });
}

/** One warning to the account's owner about many wrong tries; limited to one in the ceiling's time. */
function takeWarning(email: string, site: Site): Promise<Allowance> {
  const bucket = `warned:${keyOf(email, site)}`;
  const limit = { tries: 1, withinMinutes: accountFigures.ceiling.withinMinutes };
  return unlessLimited(site.db, trx => countTry(trx, { bucket, limit, now: site.now() }));
}

function ownBucket({ email, address }: SignInTry, site: Site): string {
  return `sign-in-to:${keyOf(`${email}\n${address}`, site)}`;
}

function togetherBucket({ email }: SignInTry, site: Site): string {
  return `sign-in-all:${keyOf(email, site)}`;
}

function keyOf(text: string, { secret }: Site): string {
  return bucketKey(text, { secret: secret('LIMITS_SECRET') }).slice(0, KEY_LENGTH);
}

const KEY_LENGTH = 22;

type SignInTry = { email: string; address: string };
