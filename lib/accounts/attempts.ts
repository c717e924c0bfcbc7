import 'server-only';
import { accountFigures } from '@/content/account';
import {
  clearTries,
  countTry,
  undoTry,
  bucketKey,
  countHit,
  unlessLimited,
  type Allowance,
} from '@/lib/site/security/rate-limit';
import type { Site } from '@/lib/site/site';

/**
 * One try to sign in, counted before it is judged, so many at once cannot slip through. What is refused is not counted,
 * so the wait has an end. The limit of an account goes with the client's address: strangers elsewhere cannot lock its
 * owner out. Wrong tries of all addresses together have a ceiling; above it each address has fewer, but the owner's
 * still has some.
 */
export async function takeSignIn(
  attempt: SignInTry,
  site: Site,
): Promise<Allowance & { isAboveCeiling: boolean }> {
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
export async function clearFailures(attempt: SignInTry, site: Site): Promise<void> {
  await site.db.transaction().execute(async trx => {
    await undoTry(trx, { bucket: togetherBucket(attempt, site), now: site.now() });
    await clearTries(trx, ownBucket(attempt, site));
  });
}

/** One warning to the account's owner about many wrong tries; limited to one in the ceiling's time. */
export function takeWarning(email: string, site: Site): Promise<Allowance> {
  const bucket = `warned:${keyOf(email, site)}`;
  const limit = { tries: 1, withinMinutes: accountFigures.ceiling.withinMinutes };
  return unlessLimited(site.db, trx => countTry(trx, { bucket, limit, now: site.now() }));
}

/** One sign-up, or one email that a stranger asked for, of a client's address. */
export function takeRequest(address: string, site: Site): Promise<Allowance> {
  const { LEADS_PER_MINUTE: perMinute, LEADS_PER_HOUR: perHour } = site.env;
  const limit = { name: 'account', perMinute, perHour, secret: site.secret('LIMITS_SECRET') };
  return unlessLimited(site.db, trx => countHit(trx, { limit, address, now: site.now() }));
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
