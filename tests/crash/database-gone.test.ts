import { beforeEach, expect, vi } from 'vitest';
import { postContactForm } from '../support/post-form';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { test } from '../support/postgres-test';
import { readLeadNames } from '../support/read-storage';
import { startOwnSite, type OwnSite } from '../support/site-process';

// Promise L3 (docs/leads.md), with PostgreSQL: its server goes away under the running site, and comes back.
const ANSWER_LIMIT_MS = 10_000;

let postgres: TestPostgres;
let site: OwnSite;

beforeEach(async () => {
  postgres = await startPostgres();
  site = await startOwnSite({ DATABASE_URL: postgres.url });
  return async () => {
    await site.remove();
    await postgres.stop();
  };
});

test('while PostgreSQL is away posts get 503 with their text back, and work again when it is', async () => {
  expect((await post('before')).status).toBe(303);
  await postgres.crash();
  for (const turn of ['first', 'second']) {
    const started = performance.now();
    const refused = await post(`typed-${turn}`);
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain(`typed-${turn} while it was away`);
    expect(performance.now() - started).toBeLessThan(ANSWER_LIMIT_MS);
  }
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(503);
  expect((await fetch(`${site.origin}/pricing`)).status, 'pages need no database').toBe(200);
  await postgres.start();
  await vi.waitFor(async () => expect((await fetch(`${site.origin}/healthz`)).status).toBe(200), {
    timeout: 20_000,
    interval: 100,
  });
  expect((await post('after')).status).toBe(303);
  expect(await site.stop(), 'the same process all along').toBe(0);
  expect(await readLeadNames({ databaseUrl: postgres.url, dataDir: '' })).toEqual(['after', 'before']);
});

function post(name: string): Promise<Response> {
  return postContactForm(site, { name, message: `${name} while it was away` });
}
