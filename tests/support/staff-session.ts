import type { Kysely } from 'kysely';
import { openSession as openSiteSession } from '@/lib/accounts/sessions';
import type { AccountRole, Database, FactorPurpose } from '@/lib/site/db/tables';
import { newId } from '@/lib/site/ids';
import { seal, fingerprintOf } from '@/lib/site/security/seal';
import { HOUR_MS } from '@/lib/site/time';
import { testSite } from './site';

/** The secret in the authenticator app of every member of staff here. */
export const STAFF_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const PASSWORD_HASH = 'never looked at';
/** What seals second factors in `testSite`, as every secret there. */
const FACTOR_KEY = 'secret';

/** An account with an open session; `cookie` is what its browser sends. */
export async function signedInAccount(
  db: Kysely<Database>,
  {
    role,
    time,
    email,
    isOwner = role === 'staff',
  }: { role: AccountRole; time: { now: number }; email?: string | undefined; isOwner?: boolean },
) {
  const id = newId();
  const address = email ?? `${role}-${id}@agency.test`;
  await db
    .insertInto('accounts')
    .values({
      id,
      email: address,
      first_name: 'Ada',
      last_name: 'Quill',
      password_hash: PASSWORD_HASH,
      role,
      is_owner: isOwner ? 1 : 0,
      verified_at: time.now,
      created_at: time.now,
    })
    .execute();
  if (role === 'staff') {
    const secret = seal(STAFF_SECRET, { secret: FACTOR_KEY, context: id });
    await db
      .insertInto('staff_factors')
      .values({ account_id: id, secret, enrolled_at: time.now, last_step: 0 })
      .execute();
  }
  return { id, email: address, ...(await sessionOf(db, { id, now: time.now })) };
}

/** A further browser of the account, already at the desk. */
export async function sessionOf(db: Kysely<Database>, { id, now }: { id: string; now: number }) {
  const session = await openSiteSession(
    {
      account: { id, role: 'staff', passwordHash: PASSWORD_HASH },
      code: 'signed-in',
      client: { address: '198.51.100.7', secret: null, browser: null },
    },
    testSite(db, { now: () => now }),
  );
  if (!session) throw new Error('The account has another password.');
  const { secret } = session;
  const sessionId = fingerprintOf(secret);
  await db
    .updateTable('sessions')
    .set({ notice: null, factor_at: now })
    .where('id', '=', sessionId)
    .execute();
  return { cookie: `__Host-session=${secret}`, sessionId };
}

/** As if the second factor had just been right for this purpose. */
export async function confirmSession(
  db: Kysely<Database>,
  { sessionId, purpose, until }: { sessionId: string; purpose: FactorPurpose; until: number },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ factor_purpose: purpose, factor_until: until })
    .where('id', '=', sessionId)
    .execute();
}

/** Staff who have just confirmed the second factor, at a site without TLS. Returns the browser's cookie. */
export async function openConfirmedSession(db: Kysely<Database>, purpose: FactorPurpose): Promise<string> {
  const now = Date.now();
  const { cookie, sessionId } = await signedInAccount(db, { role: 'staff', time: { now } });
  await confirmSession(db, { sessionId, purpose, until: now + HOUR_MS });
  return cookie.replace('__Host-', '');
}
