import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { connect } from '@/lib/db/connect';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { freePort, startSite, type SiteProcess } from '../support/site-process';

// More than two, so that several find the same migration pending on a machine of any speed.
const PROCESSES = 4;

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
    const env = {
      DATABASE_URL: storage.databaseUrl ?? '',
      DATA_DIR: storage.dataDir,
      MAIL_SIMULATOR_ORIGIN: 'http://127.0.0.1:9',
    };
    const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort));
    sites = ports.map(port => startSite({ port, env }));
    await Promise.all(sites.map(site => site.ready()));
    const answers = await Promise.all(
      sites.map((site, index) =>
        fetch(`${site.origin}/`, {
          method: 'POST',
          redirect: 'manual',
          body: new URLSearchParams({ 'form-name': 'newsletter-form', email: `shop-${index}@street.test` }),
        }),
      ),
    );
    expect(answers.map(answer => answer.status)).toEqual(sites.map(() => 303));
    expect(await Promise.all(sites.map(site => site.stop()))).toEqual(sites.map(() => 0));
    const db = connect(storage);
    expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(PROCESSES);
    await db.destroy();
  },
);
