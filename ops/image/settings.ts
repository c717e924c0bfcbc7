/** The settings of the image under trial: those of deploy/compose.yaml, and what its own files leave to be filled in. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import { z } from 'zod';

/** That of deploy/Caddyfile. */
export const SITE_URL = 'https://www.your-site.com';

/** What deploy/compose.yaml gives to one of its services. */
export function composeSettings(service: 'site' | 'caddy'): Record<string, string> {
  const text = readFileSync(join(import.meta.dirname, '..', '..', 'deploy', 'compose.yaml'), 'utf8');
  const { services } = composeFile.parse(matter(`---\n${text}\n---\n`).data);
  const given = Object.entries(services[service]?.environment ?? {});
  return Object.fromEntries(given.map(([name, value]) => [name, fillIn(String(value))]));
}

/** As compose does: `${NAME:-default}`, and `${NAME:?what to do}` for one that must be there. */
function fillIn(text: string): string {
  return text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name: string, sign = '-', rest = '') => {
    const value = DEPLOY_ENV[name];
    if (value === undefined && sign === '?') throw new Error(`${name}: ${rest}`);
    return value ?? rest;
  });
}

const composeFile = z.object({
  services: z.record(z.string(), z.object({ environment: z.record(z.string(), z.unknown()).default({}) })),
});

export const PASSWORD = randomBytes(12).toString('hex');
/** deploy/.env */
const DEPLOY_ENV: Readonly<Record<string, string>> = { SITE_URL, POSTGRES_PASSWORD: PASSWORD };

/** The sandbox and the email service are this machine's, by these names. */
export const PAYPAL_HOST = 'api-m.sandbox.paypal.com';
export const MAIL_HOST = 'mail.your-site.com';

/** deploy/site.env */
export const SITE_ENV = {
  ALLOW_SAMPLE_CONTENT: 'yes',
  BACKUP_RECIPIENT: 'none',
  LIMITS_SECRET: secret(),
  LINKS_SECRET: secret(),
  ERASURE_SECRET: secret(),
  STAFF_FACTOR_SECRET: secret(),
  INTEGRATIONS_SECRET: secret(),
  PAYPAL_ENVIRONMENT: 'sandbox',
  PAYPAL_CLIENT_ID: 'trial-client',
  PAYPAL_CLIENT_SECRET: secret(),
  PAYPAL_WEBHOOK_ID: 'WH-TRIAL',
  RESEND_API_KEY: 're_trial',
  RESEND_BASE_URL: `https://${MAIL_HOST}`,
  RESEND_WEBHOOK_SECRET: 'whsec_dHJpYWw=',
  MAIL_FROM: 'Cornerpin <hello@your-site.com>',
  MAIL_LEADS_TO: 'leads@your-site.com',
};

function secret(): string {
  return randomBytes(32).toString('base64');
}
