import { beforeAll, expect, test } from 'vitest';
import { factsSchema } from '@/lib/checkup/facts';
import { judge } from '@/lib/checkup/judge';
import { OWN_SITES, type SimulatedSite } from '../../simulators/websites/start';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureWebsite, networkOf, withWebsites } from '../support/websites';

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
  expectFindings(await check(site), site);
});

test.each(slow)('the checkup of %s ends after its five seconds', async (name, site) => {
  const measured = await waiting.get(name);
  expect(measured?.kind).toBe('trouble');
  if (measured) expectFindings(measured, site);
});

function check({ typed, now }: SimulatedSite) {
  return measureWebsite(typed.website, networkOf(websites.get()), Date.parse(now));
}

function expectFindings(
  measured: Awaited<ReturnType<typeof check>>,
  { typed, expected }: SimulatedSite,
): void {
  expect(measured.requests).toBeLessThanOrEqual(20);
  if (measured.kind === 'trouble') {
    expect(measured.trouble.outcome).toBe(expected.outcome);
    return;
  }
  expect(expected.outcome).toBe('report');
  // As stored and read again.
  const facts = factsSchema.parse(JSON.parse(JSON.stringify(measured.facts)));
  const { business = null, town = null, phone = null } = typed;
  const findings = judge(facts, { business, town, phone });
  const found = (severity: string) =>
    findings.fix
      .filter(finding => finding.severity === severity)
      .map(({ id }) => id)
      .sort();
  expect({ now: found('now'), soon: found('soon'), later: found('later') }).toEqual({
    now: [...(expected.fix?.now ?? [])].sort(),
    soon: [...(expected.fix?.soon ?? [])].sort(),
    later: [...(expected.fix?.later ?? [])].sort(),
  });
  expect(findings.unknown.map(({ id }) => id).sort()).toEqual([...(expected.unknown ?? [])].sort());
  expect(JSON.stringify(findings).length).toBeLessThan(24_000);
}
