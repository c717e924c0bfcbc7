import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect, type StorageSettings } from '@/lib/db/connect';
import { startMailSimulator, type MailSimulator } from '@/simulators/mail/start';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { freePort, startSite, type SiteProcess } from '../support/site-process';

// Document: quality.md L1 and L4. The site is killed with SIGKILL at a random moment of each round, under load.
const ROUNDS = 20;
const SENDERS = 8;
const FIRST_ANSWERS = 5;
const LIFE_MS = { min: 150, max: 900 };

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
  'on the %s, no acknowledged lead is lost and no mail goes out twice in twenty kills',
  async engine => {
    const storage = {
      databaseUrl: engine === 'PostgreSQL' ? postgres.url : null,
      dataDir: join(dir, engine),
    };
    const mail = await startMailSimulator({
      port: 0,
      apiKey: 're_simulator',
      webhookUrl: null,
      webhookSecret: 'whsec_dGVzdA==',
      requestsPerSecond: 100_000,
    });
    const port = await freePort();
    const start = () => {
      const site = startSite({ port, env: settings(storage, mail) });
      running.add(site);
      return site;
    };
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round++) acknowledged.push(...(await crashRound(start(), round)));

    const survivor = start();
    await survivor.ready();
    await everyMailIsOut(storage);
    expect(await survivor.stop()).toBe(0);

    const { stored, subjects } = await readStorage(storage);
    const lost = acknowledged.filter(id => !stored.has(id));
    expect(acknowledged.length, 'the rounds acknowledged something').toBeGreaterThan(ROUNDS * FIRST_ANSWERS);
    expect(lost, 'acknowledged but not stored').toEqual([]);
    const delivered = mail
      .messages()
      .map(message => `${message.to.join()} ${message.subject} ${message.idempotencyKey}`);
    expect(new Set(delivered).size, 'each mail arrived once').toBe(delivered.length);
    expect(delivered.length, 'every stored lead’s mails arrived').toBe(subjects);
    await mail.close();
  },
);

/** Posts from several senders until the site is killed; gives the submission ids that were acknowledged. */
async function crashRound(site: SiteProcess, round: number): Promise<string[]> {
  await site.ready();
  const acknowledged: string[] = [];
  const killed = new AbortController();
  const send = async (sender: number) => {
    for (let count = 0; !killed.signal.aborted; count++) {
      const id = submissionId(round, sender, count);
      const answer = await post(site.origin, id).catch(() => null);
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

function post(origin: string, submission: string): Promise<Response> {
  return fetch(`${origin}/`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      'form-name': 'newsletter-form',
      'submission-id': submission,
      email: `${submission}@shop.test`,
    }),
  });
}

function submissionId(round: number, sender: number, count: number): string {
  return `crash-${String(round).padStart(2, '0')}-${sender}-${String(count).padStart(16, '0')}`;
}

function settings({ databaseUrl, dataDir }: StorageSettings, mail: MailSimulator): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl ?? '',
    DATA_DIR: dataDir,
    MAIL_SIMULATOR_ORIGIN: mail.origin,
    MAILS_PER_SECOND: '1000',
    LEADS_PER_MINUTE: '1000000',
    LEADS_PER_HOUR: '1000000',
  };
}

async function everyMailIsOut(storage: StorageSettings): Promise<void> {
  const db = connect(storage);
  const waiting = () =>
    db.selectFrom('outbox').select('id').where('state', 'in', ['queued', 'sending']).execute();
  await vi.waitFor(async () => expect(await waiting()).toHaveLength(0), { timeout: 150_000, interval: 250 });
  await db.destroy();
}

async function readStorage(storage: StorageSettings): Promise<{ stored: Set<string>; subjects: number }> {
  const db = connect(storage);
  const leads = await db.selectFrom('leads').select('submission_id').execute();
  const mails = await db.selectFrom('outbox').select('id').execute();
  await db.destroy();
  // The stored id carries a digest of the text behind the submission's own.
  const stored = new Set(leads.map(lead => lead.submission_id.split('.')[0] ?? ''));
  return { stored, subjects: mails.length };
}
