import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { MailSimulator } from '@/simulators/mail/start';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { test } from '../support/postgres-test';
import { countMailsWaiting, readMailKeys, readSubmissionIds } from '../support/read-storage';
import { providersOf, startMailProvider } from '../support/simulators';
import { freePort, LIMITLESS, type SiteProcess, startSite } from '../support/site-process';

// Promise U3 (docs/promises.md). Two processes on one PostgreSQL are restarted one after the other while leads come in.
const SENDERS = 6;
/** After each lead of a sender: the processes need the cores for their restarts, too. */
const PAUSE_MS = 50;
const ROUNDS = Number(process.env['CRASH_ROUNDS'] || '1');
/** Leads that must come in between two restarts. */
const BETWEEN = 25;
const ALL_OUT = { timeout: 60_000, interval: 100 };

let dir = '';
let postgres: TestPostgres;
let mail: MailSimulator;
let sites: Site[] = [];
/** What the processes that have been stopped had printed. */
let earlierLogs: string[] = [];

type Site = { port: number; process: SiteProcess };

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'site-rolling-'));
  postgres = await startPostgres();
  mail = await startMailProvider();
  earlierLogs = [];
  const ports = [await freePort(), await freePort()];
  sites = ports.map(port => ({ port, process: start(port) }));
  await Promise.all(sites.map(site => site.process.ready()));
});

afterEach(async () => {
  await Promise.all(sites.map(site => site.process.kill()));
  await Promise.all([postgres.stop(), mail.close()]);
  rmSync(dir, { recursive: true, force: true });
});

test('while two processes are restarted in turns every lead is thanked for, kept once, and mailed about once', async () => {
  const load = sendLeads();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const site of sites) {
      await load.untilMore(BETWEEN);
      await restart(site);
    }
  await load.untilMore(BETWEEN);
  const sent = await load.stop();
  expect(sent.answers.filter(status => status !== 303)).toEqual([]);

  const storage = { databaseUrl: postgres.url, dataDir: '' };
  await vi.waitFor(async () => expect(await countMailsWaiting(storage)).toBe(0), ALL_OUT);
  expect((await readSubmissionIds(storage)).toSorted()).toEqual(sent.ids.toSorted());
  const mailKeys = await readMailKeys(storage);
  const arrived = mail.messages().map(({ idempotencyKey }) => idempotencyKey ?? '');
  expect(arrived.toSorted()).toEqual(mailKeys.toSorted());
  const logs = [...earlierLogs, ...sites.map(site => site.process.printed())];
  expect(logs.join('').match(/"event":"mail_sent"/g)).toHaveLength(mailKeys.length);
  expect(logs.filter(log => log.includes('"level":"error"'))).toEqual([]);
});

async function restart(site: Site): Promise<void> {
  expect(await site.process.stop()).toBe(0);
  earlierLogs.push(site.process.printed());
  site.process = start(site.port);
  await site.process.ready();
}

function start(port: number): SiteProcess {
  return startSite({
    port,
    env: {
      DATABASE_URL: postgres.url,
      DATA_DIR: dir,
      ...providersOf({ mail }),
      ...LIMITLESS,
    },
  });
}

/** Sends leads, to both processes in turns, until it is told to stop. */
function sendLeads() {
  const log = { ids: [] as string[], answers: [] as number[] };
  const over = new AbortController();
  const senders = Array.from({ length: SENDERS }, async (_, sender) => {
    for (let count = 0; !over.signal.aborted; count += 1) {
      const id = `rolling-${sender}-${String(count).padStart(16, '0')}`;
      log.ids.push(id);
      log.answers.push(await postToEither(id, (sender + count) % sites.length));
      await pause(PAUSE_MS);
    }
  });
  return {
    untilMore: (more: number) => {
      const enough = log.answers.length + more;
      const isEnough = () => expect(log.answers.length).toBeGreaterThanOrEqual(enough);
      return vi.waitFor(isEnough, { timeout: 60_000, interval: 10 });
    },
    stop: async () => {
      over.abort();
      await Promise.all(senders);
      return log;
    },
  };
}

/** As a balancer does: a process that refuses the connection, or closes it silently, is passed over for the other. */
async function postToEither(id: string, first: number): Promise<number> {
  const turns = [...sites.slice(first), ...sites.slice(0, first)];
  for (const { process } of turns) {
    const status = await post(process.origin, id);
    if (status !== null) return status;
  }
  return 502;
}

/** The answer's status once the whole of it has come; null when not a word came. */
function post(origin: string, id: string): Promise<number | null> {
  const body = new URLSearchParams({
    'form-name': 'newsletter-form',
    'submission-id': id,
    email: `${id}@shop.test`,
  }).toString();
  return new Promise((done, fail) => {
    const sent = request(origin, {
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length },
    });
    sent.on('response', answer => {
      answer.resume();
      answer.on('end', () => done(answer.statusCode ?? 0));
      answer.on('error', fail);
    });
    sent.on('error', () => done(null));
    sent.end(body);
  });
}
