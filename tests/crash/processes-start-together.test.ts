import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { postSubscription } from '../support/post-form';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { test } from '../support/postgres-test';
import { readSubmissionIds } from '../support/read-storage';
import { freePort, startSite, type SiteProcess } from '../support/site-process';

// More than two, so several find the same migration pending on a machine of any speed.
const PROCESSES = 3;

let dir = '';
let postgres: TestPostgres;
let sites: SiteProcess[] = [];

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'site-together-'));
  postgres = await startPostgres();
});

afterEach(() => Promise.all(sites.map(site => site.kill())));

afterAll(async () => {
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
});

test.each([['embedded file'], ['PostgreSQL']])(
  'on the %s, processes that start together migrate once and all keep leads',
  async engine => {
    const storage = {
      databaseUrl: engine === 'PostgreSQL' ? postgres.url : null,
      dataDir: join(dir, 'data'),
    };
    const env = { DATABASE_URL: storage.databaseUrl ?? '', DATA_DIR: storage.dataDir };
    const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort));
    sites = ports.map(port => startSite({ port, env }));
    await Promise.all(sites.map(site => site.ready()));
    const answers = await Promise.all(sites.map((site, index) => postSubscription(site, `shop-${index}`)));
    expect(answers.map(answer => answer.status)).toEqual(sites.map(() => 303));
    expect(await Promise.all(sites.map(site => site.stop()))).toEqual(sites.map(() => 0));
    expect(await readSubmissionIds(storage)).toHaveLength(PROCESSES);
  },
);
