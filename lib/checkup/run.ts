import 'server-only';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import { facts as figures } from '@/content/facts';
import { isUniqueViolation } from '@/lib/site/db/connect';
import type { CheckupsTable } from '@/lib/site/db/tables';
import { countWork } from '@/lib/site/metrics';
import { routes } from '@/lib/site/routes';
import { takeHit } from '@/lib/site/security/rate-limit';
import type { Site } from '@/lib/site/site';
import { MINUTE_MS } from '@/lib/site/time';
import { parseTypedWebsite } from './address';
import type { CheckupResult } from './checkups';
import type { Facts } from './facts';
import { startFetching } from './fetch';
import { judge, type Finding } from './judge';
import type { Typed } from './judging';
import { measure, type Measured, type Step } from './measure';
import { internet, NameError, simulatedNetwork, type CheckupNetwork } from './network';

/**
 * Starts the work on checkups in this process: two at once, as many in all processes as the settings say, found every two
 * seconds or when `wake` is called. `stop` ends those that run; another process takes them up.
 */
export function startCheckups(site: Site): { wake: () => void; stop: () => Promise<void> } {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let network: Promise<CheckupNetwork> | null = null;
  const wake = () => {
    while (running.size < AT_ONCE_HERE && !stopping.signal.aborted) {
      network ??= networkOf(site).catch((error: unknown) => {
        network = null;
        throw error;
      });
      const work = network
        .then(found => runQueued(site, { network: found, stopping: stopping.signal, restMs: REST_MS }))
        .catch((error: unknown) => site.logError('checkup_round_failed', error))
        .finally(() => running.delete(work));
      running.add(work);
    }
  };
  const timer = setInterval(() => {
    wake();
    forgetFacts(site).catch((error: unknown) => site.logError('checkup_round_failed', error));
  }, ROUND_MS);
  return {
    wake,
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await Promise.all(running);
    },
  };
}

function networkOf({ env }: Site): Promise<CheckupNetwork> {
  return env.CHECKUP_NETWORK_ORIGIN === null
    ? Promise.resolve(internet)
    : simulatedNetwork(env.CHECKUP_NETWORK_ORIGIN);
}

/**
 * Does what waits, one after the other, until nothing waits or all places are taken. `restMs`: the pause after each, in
 * milliseconds, so a row of pages that cost as much as one can leaves the processor to visitors.
 */
export async function runQueued(
  site: Site,
  { network, stopping, restMs = 0 }: { network: CheckupNetwork; stopping: AbortSignal; restMs?: number },
): Promise<void> {
  while (!stopping.aborted) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    const row = await claim(site);
    if (!row) return;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await run(row, { site, network, stopping });
    // oxlint-disable-next-line no-await-in-loop -- as above; a stop ends it early
    if (restMs > 0) await pause(restMs, undefined, { signal: stopping }).catch(() => undefined);
  }
}

type Row = Selectable<CheckupsTable>;

/**
 * Takes the oldest that waits, with one of the numbers that all processes share. Two processes that take the same number
 * at one moment violate its uniqueness, and the later one looks again. A row whose process went away waits once more.
 */
async function claim(site: Site): Promise<Row | null> {
  const { db, env, now } = site;
  const waits = await db
    .selectFrom('checkups')
    .select('id')
    .where(row =>
      row.or([
        row('state', '=', 'queued'),
        row.and([row('state', '=', 'running'), row('lease_until', '<', now())]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (!waits) return null;
  const abandoned = db
    .updateTable('checkups')
    .where('state', '=', 'running')
    .where('lease_until', '<', now());
  const none = { slot: null, lease_until: null };
  await abandoned
    .where('attempts', '<', ATTEMPTS_MAX)
    .set({ ...none, state: 'queued' })
    .execute();
  await abandoned
    .where('attempts', '>=', ATTEMPTS_MAX)
    .set({ ...none, state: 'failed', outcome: 'interrupted', done_at: now() })
    .execute();
  const next = await db
    .selectFrom('checkups')
    .selectAll()
    .where('state', '=', 'queued')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (!next) return null;
  const taken = await db.selectFrom('checkups').select('slot').where('slot', 'is not', null).execute();
  const used = new Set(taken.map(({ slot }) => slot));
  const slot = Array.from({ length: env.CHECKUPS_AT_ONCE }, (_, index) => index + 1).find(
    one => !used.has(one),
  );
  if (slot === undefined) return null;
  const claimed = {
    state: 'running',
    slot,
    lease_until: now() + LEASE_MS,
    attempts: next.attempts + 1,
  } as const;
  try {
    const { numUpdatedRows } = await db
      .updateTable('checkups')
      .set(claimed)
      .where('id', '=', next.id)
      .where('state', '=', 'queued')
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n ? { ...next, ...claimed } : claim(site);
  } catch (error) {
    if (isUniqueViolation(error)) return claim(site);
    throw error;
  }
}

type Running = { site: Site; network: CheckupNetwork; stopping: AbortSignal };

async function run(row: Row, { site, network, stopping }: Running): Promise<void> {
  const startedAt = performance.now();
  const fetching = startFetching({
    network: limited(network, { row, site }),
    userAgent: `WebsiteCheckup/1 (+${site.env.SITE_URL}${routes.checkup()}#robot)`,
    stopping,
    onResolved: () => noteStep({ name: 'page', done: 0, of: 0 }),
  });
  const steps = { last: '' };
  const noteStep = (step: Step) => {
    if (step.name === 'page' && steps.last !== '') return;
    steps.last = step.name;
    saveStep(row, step, site).catch((error: unknown) => site.logError('checkup_step_failed', error));
  };
  try {
    const url = parseTypedWebsite(row.url);
    if (url === null) throw new Error('The row has no website');
    const random = `checkup-${randomBytes(6).toString('hex')}`;
    const measured = await measure(url, { fetching, now: site.now(), random, onStep: noteStep });
    // Another process takes it up: what was cut off here says nothing about the website.
    if (stopping.aborted) return await giveBack(row, site);
    const outcome = await save(row, measured, site);
    if (outcome !== null) countWork('checkup', outcome, startedAt);
    const { requests, bytes } = fetching.spent;
    const ms = Math.round(performance.now() - startedAt);
    if (outcome !== null) site.log('info', 'checkup_done', { state: outcome, ms, requests, bytes });
    if (outcome === 'private') site.noteSecurity('checkup_private', { address: 'checkup', where: 'checkup' });
  } catch (error) {
    site.logError('checkup_failed', error);
    countWork('checkup', 'interrupted', startedAt);
    await fail(row, site);
  } finally {
    fetching.close();
  }
}

/** One server gets so many checkups in an hour, under whatever names. */
function limited(network: CheckupNetwork, { row, site }: { row: Row; site: Site }): CheckupNetwork {
  const counted = { once: false };
  return {
    ...network,
    resolve: async host => {
      const addresses = await network.resolve(host);
      const [address] = addresses;
      if (counted.once || address === undefined) return addresses;
      counted.once = true;
      const limit = {
        name: 'checkup-server',
        perMinute: PER_SERVER_PER_HOUR,
        perHour: PER_SERVER_PER_HOUR,
        secret: site.secret('LIMITS_SECRET'),
      };
      const allowance = await takeHit(site.db, { limit, address, now: site.now() });
      if (allowance.kind === 'limited' && row.attempts <= 1) throw new NameError('limited');
      return addresses;
    },
  };
}

async function saveStep({ id, attempts }: Row, { name, done, of }: Step, { db }: Site): Promise<void> {
  await db
    .updateTable('checkups')
    .set({ step: name, step_done: done, step_of: of })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('attempts', '=', attempts)
    .execute();
}

/** What the row says in the end; null when another process has taken it up meanwhile. */
async function save(row: Row, measured: Measured, site: Site): Promise<string | null> {
  const typed: Typed = { business: row.business, town: row.town, phone: row.phone };
  const values =
    measured.kind === 'facts'
      ? { ...reportOf(measured.facts, typed), facts: storedFacts(measured.facts) }
      : {
          outcome: measured.trouble.outcome,
          findings: JSON.stringify({
            kind: 'trouble',
            detail: measured.trouble.detail,
          } satisfies CheckupResult),
        };
  const { numUpdatedRows } = await site.db
    .updateTable('checkups')
    .set({ ...values, ...ENDED, state: 'done', done_at: site.now() })
    .where('id', '=', row.id)
    .where('state', '=', 'running')
    .where('attempts', '=', row.attempts)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n ? values.outcome : null;
}

/** As JSON, without the links, which no rule reads; null for a page so large that keeping it would cost more than reading it again. */
function storedFacts(facts: Facts): string | null {
  const json = JSON.stringify({
    ...facts,
    page: withoutLinks(facts.page),
    contactPages: facts.contactPages.map(withoutLinks),
  });
  return json.length <= FACTS_MAX ? json : null;
}

function withoutLinks(page: Facts['page']): Facts['page'] {
  return { ...page, links: [] };
}

/** What a report stores of these facts, for what was typed. */
export function reportOf(facts: Facts, typed: Typed) {
  const findings = judge(facts, typed);
  const result: CheckupResult = {
    kind: 'report',
    findings: { ...findings, fix: findings.fix.map(shorten) },
    pages: 1 + facts.contactPages.length,
    requests: facts.requests,
    tookMs: facts.tookMs,
    isLimited: facts.robots.forbidsUs,
    generator: facts.page.generator,
  };
  return {
    outcome: 'report',
    findings: JSON.stringify(result),
    worst: findings.fix[0]?.id ?? null,
    to_fix: findings.fix.length,
    took_ms: facts.tookMs,
  };
}

/** No value of a finding is long; this holds it to that. */
function shorten(finding: Finding): Finding {
  const values = Object.entries(finding.values).map(([name, value]) => [name, value.slice(0, 160)]);
  return { ...finding, values: Object.fromEntries(values) };
}

async function giveBack({ id, attempts }: Row, { db }: Site): Promise<void> {
  await db
    .updateTable('checkups')
    .set({ ...ENDED, state: 'queued', attempts: attempts - 1 })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('attempts', '=', attempts)
    .execute();
}

async function fail({ id, attempts }: Row, { db, now }: Site): Promise<void> {
  await db
    .updateTable('checkups')
    .set({ ...ENDED, state: 'failed', outcome: 'interrupted', done_at: now() })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}

/** What was measured serves others for an hour, and then no one. */
async function forgetFacts({ db, now }: Site): Promise<void> {
  await db
    .updateTable('checkups')
    .set({ facts: null })
    .where('facts', 'is not', null)
    .where('done_at', '<', now() - figures.checkup.measuredMinutes * MINUTE_MS)
    .execute();
}

const ENDED = { slot: null, lease_until: null, step: null, step_done: null, step_of: null } as const;
/** In characters. */
const FACTS_MAX = 400_000;
const AT_ONCE_HERE = 2;
const ROUND_MS = 2_000;
const REST_MS = 1_000;
/** Twice what a checkup may take. */
const LEASE_MS = 20_000;
const ATTEMPTS_MAX = 2;
const PER_SERVER_PER_HOUR = 60;
