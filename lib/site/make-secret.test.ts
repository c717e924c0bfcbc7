import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SITE_SECRETS } from './env';
import { findOrMakeSecret } from './site';

let dir = '';

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'site-secrets-'));
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('development makes a secret for each purpose once, and keeps it for its owner alone', () => {
  const made = SITE_SECRETS.map(name => findOrMakeSecret(name, settings()));
  expect(SITE_SECRETS.map(name => findOrMakeSecret(name, settings()))).toEqual(made);
  expect(new Set(made).size).toBe(SITE_SECRETS.length);
  for (const secret of made) expect(Buffer.from(secret, 'base64')).toHaveLength(32);
  const folder = join(dir, 'secrets');
  expect(readdirSync(folder).toSorted()).toEqual([...SITE_SECRETS].toSorted());
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
});

test('a secret that is set is used, and nothing is made', () => {
  const set = { ...settings(), LIMITS_SECRET: 'set' };
  expect(findOrMakeSecret('LIMITS_SECRET', set)).toBe('set');
  expect(readdirSync(dir)).toEqual([]);
});

test('production makes nothing up', () => {
  expect(() => findOrMakeSecret('LIMITS_SECRET', { ...settings(), isProduction: true })).toThrow('missing');
  expect(readdirSync(dir)).toEqual([]);
});

function settings() {
  return {
    DATA_DIR: dir,
    isProduction: false,
    LIMITS_SECRET: null,
    LINKS_SECRET: null,
    ERASURE_SECRET: null,
    STAFF_FACTOR_SECRET: null,
    INTEGRATIONS_SECRET: null,
  };
}
