import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import { parseEnv } from '@/lib/site/env';
import { newId } from '@/lib/site/ids';
import { PASSWORD_WORK, type Site } from '@/lib/site/site';
import { workQueue } from '@/lib/site/work-queue';
import { LIMITLESS } from './site-process';

/**
 * What one process has, over a test's database: limits that no test reaches unless it sets its own, secrets that are all
 * "secret", and a log that nobody reads. `env` goes on top of the settings of a site at https://agency.test.
 */
export function testSite(db: Kysely<Database>, { env = {}, ...overrides }: SiteOverrides = {}): Site {
  const parsed = parseEnv({ ...LIMITLESS, SITE_URL: 'https://agency.test', DATA_DIR: dataDir, ...env });
  if (parsed.kind === 'invalid') throw new Error(parsed.problems.join('\n'));
  return {
    db,
    now: () => SITE_NOW,
    wait,
    newId,
    env: parsed.env,
    secret: () => 'secret',
    log: () => undefined,
    logError: () => undefined,
    noteSecurity: () => undefined,
    fillPage: async (...page) => (await import('./fill-page')).fillFormPage(...page),
    wakeDelivery: () => undefined,
    wakeCheckups: () => undefined,
    passwordWork: workQueue(PASSWORD_WORK),
    passwordCost: { logN: 4, r: 8, p: 1 },
    mailsPerMailbox: 10_000,
    ...overrides,
  };
}

/** The same where nothing may ask a database: for what needs the clock, the settings and the log alone. */
export function testSiteWithoutDatabase(overrides: SiteOverrides = {}): Site {
  return testSite(noDatabase, overrides);
}

/** For what reads and writes nothing. */
export const noDatabase = new Kysely<Database>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: db => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/** Inside the promotion. */
const SITE_NOW = Date.parse('2026-07-05T12:00:30Z');

/** Made when something is kept there, and gone with the test's process. */
const dataDir = join(tmpdir(), `site-test-${newId()}`);
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

/** For a Site that cannot make emails with a link. */
export function secretWithoutLinks(name: string): string {
  if (name === 'LINKS_SECRET') throw new Error('no secret');
  return 'secret';
}

export type SiteOverrides = Partial<Omit<Site, 'env' | 'db'>> & { env?: Record<string, string> };
