import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { originForm } from '#engine/server';
import type { SiteFacts } from '../lib/site/metrics.ts';
import { siteProcess } from '../lib/site/process.ts';
import { requestKind } from './request-kind.ts';
import { WATCHED_EVENTS } from './watched-events.ts';

export type Metrics = {
  /** Counts what this server answers from now on. */
  watch: (server: Server) => void;
  /** Everything in Prometheus' text format. `facts` null: they could not be read in time. */
  text: (facts: SiteFacts | null) => Promise<string>;
};

/**
 * The metrics of this process. Labels are words of ours, never an address of the site, an id or anything else that a
 * visitor sends. Code inside the framework's bundles reaches them by `siteProcess.metrics`.
 */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = createRequestMetrics(registry);
  const fill = createFactMetrics(registry);
  const calls = new Histogram({
    name: 'site_provider_call_seconds',
    help: 'Calls to PayPal and Resend, by outcome',
    labelNames: ['service', 'outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const work = new Histogram({
    name: 'site_work_seconds',
    help: 'Checkups of websites and replies of the assistant, by outcome',
    labelNames: ['work', 'outcome'],
    buckets: [0.005, 0.025, 0.1, 0.5, 1, 2.5, 5, 10, 15],
    registers: [registry],
  });
  const lines = new Counter({
    name: 'site_log_lines_total',
    help: 'Log lines, by level and event',
    labelNames: ['level', 'event'],
    registers: [registry],
  });
  // A rise is seen only against an earlier value: what alerts watch starts at 0.
  for (const [event, level] of Object.entries(WATCHED_EVENTS)) lines.inc({ level, event }, 0);
  const violations = new Counter({
    name: 'site_policy_violations_total',
    help: 'Violations of the pages’ policies that browsers reported, by directive',
    labelNames: ['directive'],
    registers: [registry],
  });
  siteProcess.metrics = {
    countLogLine: (level, event) => lines.inc({ level, event }),
    countCall: ({ service, outcome, seconds }) => calls.observe({ service, outcome }, seconds),
    countWork: ({ seconds, ...labels }) => work.observe(labels, seconds),
    countViolation: directive => violations.inc({ directive }),
  };
  return {
    watch: server => {
      server.prependListener('request', requests);
    },
    text: facts => {
      fill(facts);
      return registry.metrics();
    },
  };
}

function createRequestMetrics(registry: Registry) {
  const responses = new Counter({
    name: 'site_requests_total',
    help: 'Requests, by what they were for and the status of the response (0: the client left before it)',
    labelNames: ['kind', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'site_request_seconds',
    help: 'From the head of a request until its response was handed to the system, by what it was for',
    labelNames: ['kind'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return (request: IncomingMessage, response: ServerResponse) => {
    const startedAt = performance.now();
    // Later the framework's part of the server may have changed them: HEAD becomes GET, a form's address its handler's.
    const { method, url = '/' } = request;
    response.once('close', () => {
      const status = response.headersSent ? response.statusCode : 0;
      const kind = requestKind({ method, url: originForm(url) }, status);
      responses.inc({ kind, status });
      durations.observe({ kind }, (performance.now() - startedAt) / 1_000);
    });
  };
}

/** Gauges that are filled with facts when the metrics are asked for. What could not be read has no value then. */
function createFactMetrics(registry: Registry): (facts: SiteFacts | null) => void {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const writable = gauge(
    'site_database_writable',
    '1 when the database kept a row, 0 when it did not in time',
  );
  const pool = gauge('site_database_pool', 'Connections to PostgreSQL, and queries waiting for one', [
    'state',
  ]);
  const disk = gauge('site_disk_free_ratio', 'Free share of the disk of the embedded database');
  const waiting = gauge('site_outbox_waiting', 'Emails that wait, by class', ['class']);
  const oldest = gauge('site_outbox_oldest_seconds', 'Age of the oldest waiting email, by class', ['class']);
  const unsettled = gauge('site_outbox_unsettled', 'Failed emails that no one has settled');
  const checkups = gauge('site_checkups', 'Checkups of websites that wait or run, by state', ['state']);
  const orders = gauge('site_orders', 'Orders, by state', ['state']);
  const cases = gauge('site_open_cases', 'Money cases that need a person, by kind', ['kind']);
  const backup = gauge('site_backup_made_timestamp_seconds', 'When the newest backup was made; 0: never');
  const all = [pool, disk, waiting, oldest, unsettled, checkups, orders, cases, backup];
  return facts => {
    for (const one of all) one.reset();
    for (const one of [disk, unsettled, backup]) one.remove();
    writable.set(facts?.writable ? 1 : 0);
    for (const [state, value] of Object.entries(facts?.pool ?? {})) pool.set({ state }, value);
    if (typeof facts?.diskFreePart === 'number') disk.set(facts.diskFreePart);
    if (!facts?.writable) return;
    const { stored } = facts;
    for (const one of stored.outbox) {
      waiting.set({ class: one.class }, one.waiting);
      oldest.set({ class: one.class }, one.oldestSeconds);
    }
    unsettled.set(stored.mailsUnsettled);
    for (const [state, value] of Object.entries(stored.checkups)) checkups.set({ state }, value);
    for (const [state, value] of Object.entries(stored.ordersByState)) orders.set({ state }, value);
    for (const [kind, value] of Object.entries(stored.openCases)) cases.set({ kind }, value);
    backup.set(stored.backupMadeAt);
  };
}
