import { z } from 'zod';

/**
 * The site's own secrets, one for each purpose. Development generates them; production must set them.
 * - LIMITS_SECRET keys the hashes of addresses in the rate limits.
 * - LINKS_SECRET signs the ids in our links and cookies.
 * - ERASURE_SECRET keys the hashes of people in the register of erasures.
 * - STAFF_FACTOR_SECRET seals the second factors of staff.
 */
export const SITE_SECRETS = [
  'LIMITS_SECRET',
  'LINKS_SECRET',
  'ERASURE_SECRET',
  'STAFF_FACTOR_SECRET',
] as const;

export type SiteSecretName = (typeof SITE_SECRETS)[number];

const TOO_SHORT = `must have at least 32 characters: make one with openssl rand -base64 32`;

export const siteSecret = z.string().min(32, TOO_SHORT).nullable().default(null);

/** Earlier values of a secret, newest first, separated by commas. */
export const previousSecrets = z
  .string()
  .transform(list => list.split(','))
  .refine(secrets => secrets.every(secret => secret.length >= 32), `each ${TOO_SHORT}`)
  .nullable()
  .default(null);

/** What production cannot accept about secrets: one that is missing, or the same value for two purposes. */
export function findSecretProblems(settings: Readonly<Record<string, unknown>>): string[] {
  const missing = SITE_SECRETS.filter(name => !settings[name]).map(
    name => `${name} is missing: make one with openssl rand -base64 32.`,
  );
  return [...missing, ...findShared(settings)];
}

function findShared(settings: Readonly<Record<string, unknown>>): string[] {
  const purposeOf = new Map<unknown, string>();
  const problems: string[] = [];
  for (const name of Object.keys(settings).filter(key => SECRET.test(key)))
    for (const value of [settings[name]].flat().filter(Boolean)) {
      const other = purposeOf.get(value);
      if (other !== undefined)
        problems.push(`${name} must differ from ${other}: one secret for each purpose.`);
      purposeOf.set(value, name);
    }
  return problems;
}

const SECRET = /_SECRET(?:_PREVIOUS)?$|_API_KEY$/;
