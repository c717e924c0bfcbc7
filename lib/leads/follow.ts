import { requestFigures } from '@/content/requests';
import { openSealedId, sealId } from '@/lib/site/security/seal';
import type { Site } from '@/lib/site/site';
import { DAY_MS } from '@/lib/site/time';

/** The token of a link by which a lead's sender follows it, for a time after `from`, epoch milliseconds. */
export function followToken({ id, from }: { id: string; from: number }, site: Site): string {
  const until = from + requestFigures.followLinkDays * DAY_MS;
  return sealId({ id, purpose: PURPOSE, until, secret: site.secret('LINKS_SECRET') });
}

/** The id of the lead behind a token; null when it is forged or too old. Links that were emailed before the secret changed still work. */
export function openFollowToken(token: string, { env, now, secret }: Site): string | null {
  const previousSecrets = env.LINKS_SECRET_PREVIOUS ?? [];
  return openSealedId(token, {
    purpose: PURPOSE,
    now: now(),
    secret: secret('LINKS_SECRET'),
    previousSecrets,
  });
}

const PURPOSE = 'request';
