import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { postSubscription } from '../support/post-form';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { test } from '../support/postgres-test';
import { countMailsWaiting, endMailLeases, readMailKeys, readSubmissionIds } from '../support/read-storage';
import { providersOf, startMailProvider } from '../support/simulators';
import { freePort, LIMITLESS, type SiteProcess, startSite } from '../support/site-process';

// Promises L1 and L4 (docs/leads.md). The site is killed with SIGKILL at a random moment of each round, under load.
const ROUNDS = Number(process.env['CRASH_ROUNDS'] || '1');
const SENDERS = 8;
const FIRST_ANSWERS = 5;
const LIFE_MS = { min: 150, max: 900 };
const ALL_OUT = { timeout: 60_000, interval: 250 };

let dir = '';
let postgres: TestPostgres;
const running = new Set<SiteProcess>();

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'site-crash-'));
  postgres = await startPostgres();
});

afterAll(async () => {
  await Promise.all(Array.from(running, site => site.kill()));
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
});

test.concurrent.each([['embedded file'], ['PostgreSQL']])(
  'on the %s, kill after kill loses no acknowledged lead and sends no email twice',
  async engine => {
    const storage = {
      databaseUrl: engine === 'PostgreSQL' ? postgres.url : null,
      dataDir: join(dir, engine),
    };
    const mail = await startMailProvider();
    const port = await freePort();
    const env = {
      DATABASE_URL: storage.databaseUrl ?? '',
      DATA_DIR: storage.dataDir,
      ...providersOf({ mail }),
      ...LIMITLESS,
    };
    const start = () => {
      const site = startSite({ port, env });
      running.add(site);
      return site;
    };
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round++) acknowledged.push(...(await crashRound(start(), round)));

    await endMailLeases(storage);
    const survivor = start();
    await survivor.ready();
    await vi.waitFor(async () => expect(await countMailsWaiting(storage)).toBe(0), ALL_OUT);
    expect(await survivor.stop()).toBe(0);

    const stored = new Set(await readSubmissionIds(storage));
    const lost = acknowledged.filter(id => !stored.has(id));
    expect(acknowledged.length, 'the rounds acknowledged something').toBeGreaterThan(ROUNDS * FIRST_ANSWERS);
    expect(lost, 'acknowledged but not stored').toEqual([]);
    const delivered = mail
      .messages()
      .map(message => `${message.to.join()} ${message.subject} ${message.idempotencyKey}`);
    expect(new Set(delivered).size, 'each mail arrived once').toBe(delivered.length);
    expect(delivered.length, 'every stored lead’s mails arrived').toBe((await readMailKeys(storage)).length);
    await mail.close();
  },
);

/** Posts from several senders until the site is killed. Returns the acknowledged submission ids. */
async function crashRound(site: SiteProcess, round: number): Promise<string[]> {
  await site.ready();
  const acknowledged: string[] = [];
  const killed = new AbortController();
  const send = async (sender: number) => {
    for (let count = 0; !killed.signal.aborted; count++) {
      const id = submissionId(round, sender, count);
      const answer = await postSubscription(site, id).catch(() => null);
      if (answer === null) return;
      expect(answer.status, 'a living site accepts the lead').toBe(303);
      acknowledged.push(id);
    }
  };
  const senders = Array.from({ length: SENDERS }, (_, index) => send(index));
  // A busy machine takes its time: the kill comes at a random moment, but never before the first answers.
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(FIRST_ANSWERS), {
    timeout: 20_000,
    interval: 5,
  });
  const life = LIFE_MS.min + Math.random() * (LIFE_MS.max - LIFE_MS.min);
  await new Promise(resume => setTimeout(resume, life));
  await site.kill();
  killed.abort();
  await Promise.all(senders);
  return acknowledged;
}

function submissionId(round: number, sender: number, count: number): string {
  return `crash-${String(round).padStart(2, '0')}-${sender}-${String(count).padStart(16, '0')}`;
}
