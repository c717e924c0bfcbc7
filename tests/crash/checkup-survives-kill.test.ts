import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { routes } from '@/lib/site/routes';
import { startWebsites, type RunningWebsites, type SimulatedSite } from '../../simulators/websites/start';
import { postPlainForm } from '../support/post-form';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { test } from '../support/postgres-test';
import { endCheckupLeases } from '../support/read-storage';
import { freePort, startSite, type SiteProcess } from '../support/site-process';

// A process is killed with SIGKILL while it reads a website. The one beside it does the work, and once.
const HOST = 'patient.test';
/** Long enough for a kill in the middle, and within what a checkup waits. */
const FIRST_BYTE_MS = 1_500;

let dir = '';
let postgres: TestPostgres;
let websites: RunningWebsites;
let sites: SiteProcess[] = [];

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'site-checkup-'));
  mkdirSync(join(dir, 'patient'));
  writeFileSync(join(dir, 'patient', 'site.json'), JSON.stringify(PATIENT));
  [postgres, websites] = await Promise.all([startPostgres(), startWebsites({ folders: [dir] })]);
});

afterAll(async () => {
  await Promise.all(sites.map(site => site.kill()));
  await Promise.all([postgres.stop(), websites.close()]);
  rmSync(dir, { recursive: true, force: true });
});

test('a checkup whose process is killed in the middle is done once by the other', async () => {
  const env = { DATABASE_URL: postgres.url, CHECKUP_NETWORK_ORIGIN: websites.origin };
  sites = [startSite({ port: await freePort(), env }), startSite({ port: await freePort(), env })];
  await Promise.all(sites.map(site => site.ready()));
  const [first, second] = sites;
  if (!first || !second) throw new Error('Both must run');
  const opened = () =>
    websites.requests.filter(({ scheme, path }) => scheme === 'https' && path === '/').length;

  const { headers } = await postPlainForm(first, { 'form-name': 'checkup-form', website: HOST });
  const report = headers.get('location') ?? '';
  const token = new URL(report, first.origin).searchParams.get('token') ?? '';
  await vi.waitFor(() => expect(opened()).toBe(1), { timeout: 10_000, interval: 5 });
  await first.kill();
  const progress = async (): Promise<unknown> =>
    (await fetch(second.origin + routes.checkupProgress(token))).json();
  expect(await progress()).toMatchObject({ isWaiting: true });

  await endCheckupLeases({ databaseUrl: postgres.url, dataDir: '' });
  await vi.waitFor(async () => expect(await progress()).toEqual({ isWaiting: false, step: null }), {
    timeout: 20_000,
    interval: 50,
  });
  const page = await (await fetch(second.origin + report)).text();
  expect(page).toContain(`things to fix on ${HOST}.`);
  expect(opened()).toBe(2);
});

const PATIENT: SimulatedSite = {
  typed: { website: HOST },
  now: '2026-11-28T15:00:00Z',
  expected: { outcome: 'report' },
  hosts: {
    [HOST]: {
      // Nothing there leads to the page, so each reading of it is one request.
      http: {},
      https: { '/': { text: '<!doctype html><title>Patient</title>', delayMs: FIRST_BYTE_MS } },
    },
  },
};
