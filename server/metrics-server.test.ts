import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { siteProcess } from '@/lib/site/process';
import { listenOnFreePort } from '@/tests/support/listen';
import { countWork, type SiteFacts } from '../lib/site/metrics';
import { createMetrics } from './metrics';
import { createMetricsServer } from './metrics-server';

const PERSON = 'ada%40shop.test';
const facts: SiteFacts = {
  pool: { total: 4, idle: 1, waiting: 2 },
  diskFreePart: 0.5,
  writable: true,
  stored: {
    outbox: [{ class: 'agency', waiting: 3, oldestSeconds: 61 }],
    mailsUnsettled: 1,
    checkups: { queued: 12, running: 4 },
    ordersByState: { paid: 7 },
    openCases: { dispute: 0, reversal: 0, refund: 0, unknown_payment: 2 },
    backupMadeAt: 1_700_000_000,
  },
};

const servers: Server[] = [];

afterEach(async () => {
  siteProcess.metrics = undefined;
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise(done => server.close(done));
  }
});

test('requests are counted by kind and status, with nothing of their address', async () => {
  const metrics = createMetrics();
  const site = createServer((request, response) => {
    response.writeHead(request.url?.startsWith('/gone') ? 404 : 200).end('ok');
  });
  metrics.watch(site);
  const origin = await serve(site);
  const address = await serve(createMetricsServer(metrics, () => () => Promise.resolve(facts)));
  for (const path of ['/', '/pricing', `/search?q=${PERSON}`, `/gone/${PERSON}`])
    await (await fetch(origin + path)).text();
  const text = await (await fetch(`${address}/metrics`)).text();
  expect(text).toContain('site_requests_total{kind="page",status="200"} 2\n');
  expect(text).toContain('site_requests_total{kind="search",status="200"} 1\n');
  expect(text).toContain('site_requests_total{kind="unknown",status="404"} 1\n');
  expect(text).toContain('site_request_seconds_count{kind="page"} 2\n');
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds ');
  expect(text).not.toMatch(/shop\.test|pricing|gone/);
});

test('calls to providers, work for visitors and lines of the log are counted', async () => {
  const metrics = createMetrics();
  siteProcess.metrics?.countCall({ service: 'paypal', outcome: 'busy', seconds: 3 });
  countWork('assistant', 'answer', performance.now() - 3);
  siteProcess.metrics?.countLogLine('error', 'lead_not_stored');
  const text = await metrics.text(null);
  expect(text).toContain('site_provider_call_seconds_count{service="paypal",outcome="busy"} 1\n');
  expect(text).toContain('site_provider_call_seconds_sum{service="paypal",outcome="busy"} 3\n');
  expect(text).toContain('site_work_seconds_count{work="assistant",outcome="answer"} 1\n');
  expect(text).toContain('site_log_lines_total{level="error",event="lead_not_stored"} 1\n');
});

test('what the database says is read once for several who ask within seconds', async () => {
  let reads = 0;
  const read = () => {
    reads += 1;
    return Promise.resolve(facts);
  };
  const address = await serve(createMetricsServer(createMetrics(), () => read));
  const [text] = await Promise.all([readMetrics(address), readMetrics(address), readMetrics(address)]);
  expect(reads).toBe(1);
  for (const line of [
    'site_database_writable 1',
    'site_database_pool{state="waiting"} 2',
    'site_disk_free_ratio 0.5',
    'site_outbox_waiting{class="agency"} 3',
    'site_outbox_oldest_seconds{class="agency"} 61',
    'site_outbox_unsettled 1',
    'site_checkups{state="queued"} 12',
    'site_orders{state="paid"} 7',
    'site_open_cases{kind="unknown_payment"} 2',
    'site_backup_made_timestamp_seconds 1700000000',
  ])
    expect(text).toContain(`${line}\n`);
});

test('while the database does not answer, its figures are left out and the others are served', async () => {
  let answer: Promise<SiteFacts> = Promise.resolve(facts);
  const limits = { factsMs: 50, keptMs: 0 };
  const address = await serve(createMetricsServer(createMetrics(), () => () => answer, limits));
  expect(await readMetrics(address)).toContain('site_orders{state="paid"} 7\n');
  answer = new Promise(() => undefined);
  const text = await readMetrics(address);
  expect(text).toContain('site_database_writable 0\n');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(text).not.toMatch(/^site_(?:orders|outbox|open_cases|backup|disk)\w*(?:\{.*\})? \d/m);
});

test('only GET /metrics is answered there', async () => {
  const address = await serve(createMetricsServer(createMetrics(), () => undefined));
  expect((await fetch(`${address}/`)).status).toBe(404);
  expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${address}/metrics`)).headers.get('content-type')).toMatch(
    /^text\/plain; version=0\.0\.4/,
  );
});

async function readMetrics(address: string): Promise<string> {
  return (await fetch(`${address}/metrics`)).text();
}

async function serve(server: Server): Promise<string> {
  servers.push(server);
  return `http://127.0.0.1:${await listenOnFreePort(server)}`;
}
