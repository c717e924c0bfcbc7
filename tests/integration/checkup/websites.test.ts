import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { factsSchema } from '@/lib/checkup/facts';
import { judge } from '@/lib/checkup/judge';
import { OWN_SITES, type SimulatedSite } from '../../../simulators/websites/start';
import { measureWebsite, networkOf, withWebsites } from '../../support/websites';

const folders = [OWN_SITES, ...(process.env['MORE_WEBSITES'] ? [process.env['MORE_WEBSITES']] : [])];
const websites = withWebsites(folders);

const sites = folders.flatMap(folder =>
  readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }): [string, SimulatedSite] => [
      name,
      JSON.parse(readFileSync(join(folder, name, 'site.json'), 'utf8')),
    ]),
);

/** Two of them wait for five seconds, which is what they are about: they wait beside the others. */
const SLOW: ReadonlySet<string> = new Set(['slow', 'drip']);
const fast = sites.filter(([name]) => !SLOW.has(name));
const slow = sites.filter(([name]) => SLOW.has(name));
const waiting = new Map<string, ReturnType<typeof check>>();

beforeAll(() => {
  for (const [name, site] of slow) waiting.set(name, check(site));
});

test.each(fast)('the checkup of %s finds exactly what is wrong there', async (_name, site) => {
  expect(sayFound(await check(site), site)).toEqual(sayExpected(site));
});

test.each(slow)('the checkup of %s ends after its five seconds', async (name, site) => {
  const measured = await waiting.get(name);
  expect(measured && sayFound(measured, site)).toEqual(sayExpected(site));
});

function check({ typed, now }: SimulatedSite) {
  return measureWebsite(typed.website, networkOf(websites.get()), Date.parse(now));
}

/** What a checkup found: its state, and for a report each check that is not fine. `isBounded`: within the budgets. */
function sayFound(measured: Awaited<ReturnType<typeof check>>, { typed }: SimulatedSite) {
  const isBounded = measured.requests <= 20;
  const none = { now: [], soon: [], later: [], unknown: [] };
  if (measured.kind === 'trouble') return { outcome: measured.trouble.outcome, isBounded, ...none };
  // As stored and read again.
  const facts = factsSchema.parse(JSON.parse(JSON.stringify(measured.facts)));
  const { business = null, town = null, phone = null } = typed;
  const { fix, unknown, ...rest } = judge(facts, { business, town, phone });
  const found = (severity: string) =>
    fix
      .filter(finding => finding.severity === severity)
      .map(({ id }) => id)
      .toSorted();
  return {
    outcome: 'report',
    isBounded: isBounded && JSON.stringify({ fix, unknown, rest }).length < STORED_MAX,
    now: found('now'),
    soon: found('soon'),
    later: found('later'),
    unknown: unknown.map(({ id }) => id).toSorted(),
  };
}

function sayExpected({ expected: { outcome, fix = {}, unknown = [] } }: SimulatedSite) {
  return {
    outcome,
    isBounded: true,
    now: sorted(fix.now),
    soon: sorted(fix.soon),
    later: sorted(fix.later),
    unknown: sorted(unknown),
  };
}

function sorted(ids: readonly string[] = []): string[] {
  return ids.toSorted();
}

/** Of the findings of one checkup, in characters. */
const STORED_MAX = 24_000;
