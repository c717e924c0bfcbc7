import 'server-only';
import { isIP } from 'node:net';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { accountFigures } from '@/content/account';
import { site as agency } from '@/content/site';
import { queueMails } from '@/lib/mail';
import type { Database, PasskeysTable } from '@/lib/site/db/tables';
import { insertAudit } from '@/lib/site/security/audit';
import { countHit, unlessLimited, type Allowance } from '@/lib/site/security/rate-limit';
import { fingerprintOf } from '@/lib/site/security/seal';
import { thenDeliver, type Site } from '@/lib/site/site';
import { MINUTE_MS } from '@/lib/site/time';
import { findAccount, lockAccount } from './accounts.sql';
import { passkeyAddedMails } from './mails';
import type { Visitor } from './session-cookie';
import { openSession, type AccountClient } from './sessions';
import { noteSignIn, type SignedIn } from './sign-in';

/** A key of one device, or of one password manager, that signs in without a password. Times are epoch milliseconds. */
export type Passkey = { id: string; browser: string | null; createdAt: number; lastUsedAt: number | null };

/**
 * The host that passkeys belong to, and that they work on alone. Null for a numeric address, where browsers allow none
 * (WebAuthn Level 3, section 5.1.3).
 */
export function passkeyHost({ env }: Pick<Site, 'env'>): string | null {
  const { hostname } = new URL(env.SITE_URL);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? hostname : null;
}

/** The account's passkeys, the newest first. */
export function listPasskeys(accountId: string, { db }: Pick<Site, 'db'>): Promise<Passkey[]> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'browser', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute();
}

/**
 * What a device is asked to make a passkey with, as JSON for `navigator.credentials.create`. The caller has checked the
 * password, and of staff the code. Null when the account has as many passkeys as it may have.
 */
export async function offerPasskey(
  { account, session }: Visitor,
  host: string,
  site: Site,
): Promise<unknown> {
  const { generateRegistrationOptions } = await loadWebAuthn();
  const stored = await listPasskeys(account.id, site);
  if (stored.length >= accountFigures.passkeys) return null;
  const options = await generateRegistrationOptions({
    rpName: agency.name,
    rpID: host,
    userID: new TextEncoder().encode(account.id),
    userName: account.email,
    userDisplayName: `${account.firstName} ${account.lastName}`.trim(),
    excludeCredentials: stored.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  await keepChallenge({ challenge: options.challenge, sessionId: session.id }, site);
  return options;
}

/** Stores the passkey that a device made for this session's challenge, and tells the account's owner by email. */
export async function addPasskey(
  { credential, visitor, browser }: { credential: string; visitor: Visitor; browser: string | null },
  site: Site,
): Promise<'added' | 'refused'> {
  const { account, session } = visitor;
  const made = await readNewPasskey(credential, session.id, site);
  if (!made) return 'refused';
  const mails = await passkeyAddedMails({ email: account.email, accountId: account.id }, site);
  const work = site.db.transaction().execute(async trx => {
    if (!(await lockAccount(trx, { id: account.id }))) return false;
    // A new password ends the session: what was begun with the old one must not leave a key behind.
    const live = await trx
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', session.id)
      .executeTakeFirst();
    const stored = await listPasskeys(account.id, { db: trx });
    if (!live || stored.length >= accountFigures.passkeys) return false;
    const row = { ...made, account_id: account.id, browser, created_at: site.now(), last_used_at: null };
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('passkeys')
      .values(row)
      .onConflict(conflict => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    if (account.role === 'staff')
      await insertAudit(trx, { actorId: account.id, action: 'passkey-added' }, site);
    await queueMails(trx, mails, site);
    return true;
  });
  return (await thenDeliver(work, site)) ? 'added' : 'refused';
}

/** Removes a passkey of the account; one of another account stays. */
export async function removePasskey(
  { account }: Pick<Visitor, 'account'>,
  id: string,
  site: Site,
): Promise<void> {
  await site.db.transaction().execute(async trx => {
    const { numDeletedRows } = await trx
      .deleteFrom('passkeys')
      .where('account_id', '=', account.id)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n && account.role === 'staff')
      await insertAudit(trx, { actorId: account.id, action: 'passkey-removed' }, site);
  });
}

/** What a device is asked to sign in with, as JSON for `navigator.credentials.get`. It names no account. */
export async function askForPasskey(
  { address }: AccountClient,
  host: string,
  site: Site,
): Promise<{ kind: 'asked'; options: unknown } | Extract<Allowance, { kind: 'limited' }>> {
  const allowance = await takeTry(address, site);
  if (allowance.kind === 'limited') return allowance;
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({ rpID: host, userVerification: 'required' });
  await keepChallenge({ challenge: options.challenge, sessionId: null }, site);
  return { kind: 'asked', options };
}

/**
 * Signs in with a passkey. The device has checked its owner by finger, face or PIN, so it counts as both factors: staff
 * are at the desk then.
 */
export async function signInWithPasskey(
  credential: string,
  client: AccountClient,
  site: Site,
): Promise<SignedIn | { kind: 'refused' } | Extract<Allowance, { kind: 'limited' }>> {
  const { address } = client;
  const allowance = await takeTry(address, site);
  if (allowance.kind === 'limited') {
    await noteSignIn('sign_in_limited', { account: null, address }, site);
    return allowance;
  }
  const response = readJson(credential, signedSchema);
  const passkey = response && (await findPasskey(response.id, site));
  const account = passkey ? await findAccount(site.db, 'id', passkey.account_id) : null;
  const counter = response && passkey ? await checkSigned(response, passkey, site) : null;
  if (!account || !passkey || counter === null) {
    await noteSignIn('passkey_wrong', { account, address }, site);
    return { kind: 'refused' };
  }
  const factorAt = account.role === 'staff' ? site.now() : null;
  const claim = (trx: Transaction<Database>) => useUp(trx, { ...passkey, counter }, site);
  const session = await openSession({ account, code: 'signed-in', client, factorAt, claim }, site);
  if (session === null) return { kind: 'refused' };
  await noteSignIn('passkey_right', { account, address }, site);
  return { kind: 'signed_in', user: { id: account.id, email: account.email }, secret: session.secret };
}

/** A passkey to store; null when the answer is not one to this session's challenge, of this host. */
async function readNewPasskey(credential: string, sessionId: string, site: Site) {
  const response = readJson(credential, madeSchema);
  const host = passkeyHost(site);
  if (!response || host === null) return null;
  const challenge = await takeChallenge(response, sessionId, site);
  if (challenge === null) return null;
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const checked = await unlessMalformed(
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: new URL(site.env.SITE_URL).origin,
      expectedRPID: host,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
    site,
  );
  if (!checked?.verified) return null;
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  return { id, public_key: Buffer.from(publicKey).toString('base64url'), counter };
}

/** The counter that the device signed; null when its signature, host, challenge or owner's check is not right. */
async function checkSigned(
  response: SignedResponse,
  passkey: PasskeysTable,
  site: Site,
): Promise<number | null> {
  const host = passkeyHost(site);
  const { userHandle } = response.response;
  const isOwners =
    userHandle === undefined || userHandle === Buffer.from(passkey.account_id).toString('base64url');
  if (host === null || !isOwners) return null;
  const challenge = await takeChallenge(response, null, site);
  if (challenge === null) return null;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const credential: WebAuthnCredential = {
    id: passkey.id,
    publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
    counter: passkey.counter,
  };
  const checked = await unlessMalformed(
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: new URL(site.env.SITE_URL).origin,
      expectedRPID: host,
      credential,
    }),
    site,
  );
  return checked?.verified ? checked.authenticationInfo.newCounter : null;
}

/**
 * Notes the use of a passkey. False when it was removed or used meanwhile. Keys that are kept in step between devices count
 * nothing and stay at 0.
 */
async function useUp(
  trx: Transaction<Database>,
  { id, counter }: Pick<PasskeysTable, 'id' | 'counter'>,
  { now }: Pick<Site, 'now'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('passkeys')
    .set({ counter, last_used_at: now() })
    .where('id', '=', id)
    .where(row => (counter === 0 ? row('counter', '=', 0) : row('counter', '<', counter)))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

async function findPasskey(id: string, { db }: Pick<Site, 'db'>): Promise<PasskeysTable | null> {
  return (await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Kept for one answer: to a session that adds a passkey, or, with null, to anyone who signs in. */
async function keepChallenge(
  { challenge, sessionId }: { challenge: string; sessionId: string | null },
  { db, now }: Pick<Site, 'db' | 'now'>,
): Promise<void> {
  const expires_at = now() + accountFigures.passkeyMinutes * MINUTE_MS;
  // Anyone may ask: what nobody answered does not pile up until the daily retention.
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now()).execute();
  await db
    .insertInto('passkey_challenges')
    .values({ id: fingerprintOf(challenge), session_id: sessionId, expires_at })
    .execute();
}

/** The challenge that is answered, used up whether the answer is right or not; null when the site did not ask it. */
async function takeChallenge(
  { response }: { response: { clientDataJSON: string } },
  sessionId: string | null,
  { db, now }: Pick<Site, 'db' | 'now'>,
): Promise<string | null> {
  const clientData = Buffer.from(response.clientDataJSON, 'base64url').toString();
  const { challenge } = readJson(clientData, z.object({ challenge: z.string() })) ?? { challenge: '' };
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('id', '=', fingerprintOf(challenge))
    .where('session_id', 'is not distinct from', sessionId)
    .where('expires_at', '>', now())
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n ? challenge : null;
}

/** One question or answer of a client's address. A key cannot be guessed, so accounts need no limit of their own. */
function takeTry(address: string, site: Site): Promise<Allowance> {
  const { signInsPerMinute: perMinute, signInsPerHour: perHour } = accountFigures;
  const limit = { name: 'passkey', perMinute, perHour, secret: site.secret('LIMITS_SECRET') };
  return unlessLimited(site.db, trx => countHit(trx, { limit, address, now: site.now() }));
}

/** The library throws for what does not fit, in words that may quote it. */
async function unlessMalformed<T>(checked: Promise<T>, site: Pick<Site, 'log'>): Promise<T | null> {
  try {
    return await checked;
  } catch (error) {
    site.log('info', 'passkey_not_accepted', { name: error instanceof Error ? error.name : 'unknown' });
    return null;
  }
}

function readJson<T>(text: string, schema: z.ZodType<T>): T | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** 26 MB of memory, so only with the first passkey of a process. */
function loadWebAuthn() {
  return import('@simplewebauthn/server');
}

const ENCODED = z
  .string()
  .max(8_000)
  .regex(/^[\w-]*$/);
const PUBLIC_KEY = {
  id: ENCODED,
  rawId: ENCODED,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

/** What `toJSON()` makes of a new credential, as far as it is checked. */
const madeSchema = z.object({
  ...PUBLIC_KEY,
  response: z.object({ clientDataJSON: ENCODED, attestationObject: ENCODED }),
});

/** What `toJSON()` makes of a signature. */
const signedSchema = z.object({
  ...PUBLIC_KEY,
  response: z.object({
    clientDataJSON: ENCODED,
    authenticatorData: ENCODED,
    signature: ENCODED,
    userHandle: ENCODED.exactOptional(),
  }),
});

type SignedResponse = z.infer<typeof signedSchema>;

/** ES256 and RS256, which all devices know between them, and Ed25519 (IANA COSE algorithms). */
const ALGORITHMS = [-7, -8, -257];
