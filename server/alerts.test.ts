import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { siteProcess } from '@/lib/site/process';
import { createMetrics } from './metrics';
import { WATCHED_EVENTS } from './watched-events';

const root = join(import.meta.dirname, '..');
const rule = z.object({
  alert: z.string(),
  expr: z.string(),
  labels: z.object({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.object({ summary: z.string(), runbook: z.string() }),
});
const { groups } = z
  .object({ groups: z.array(z.object({ name: z.string(), rules: z.array(rule) })) })
  .parse(matter(`---\n${readFileSync(join(root, 'deploy', 'alerts.yml'), 'utf8')}\n---\n`).data);
const rules = groups.flatMap(group => group.rules);
const pages = readdirSync(join(root, 'docs', 'runbook')).map(name => `docs/runbook/${name}`);

afterAll(() => {
  siteProcess.metrics = undefined;
});

test('every alert names its page of the runbook', () => {
  expect(rules.filter(({ annotations }) => !pages.includes(annotations.runbook))).toEqual([]);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});

test.each(pages)('%s names its alerts, or says why there is none', page => {
  const line = /^\*\*Alert:\*\* (.+)$/m.exec(readFileSync(join(root, page), 'utf8'))?.[1] ?? '';
  const named = [...line.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  const alerts = rules.filter(({ annotations }) => annotations.runbook === page).map(({ alert }) => alert);
  expect(named).toEqual(alerts);
  expect(line).toMatch(alerts.length === 0 ? /^none\. \w.{20}/ : /^`/);
});

test('every metric that an alert asks for is exported', async () => {
  const text = await createMetrics().text({
    pool: { total: 1, idle: 1, waiting: 0 },
    diskFreePart: 1,
    writable: true,
    stored: {
      outbox: [{ class: 'agency', waiting: 0, oldestSeconds: 0 }],
      mailsUnsettled: 0,
      checkups: { queued: 0, running: 0 },
      ordersByState: { paid: 1 },
      openCases: { dispute: 0, reversal: 0, refund: 0, unknown_payment: 0 },
      backupMadeAt: 0,
    },
  });
  const exported = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const names = rules.flatMap(({ expr }) => expr.match(/\b(?:site|nodejs)_\w+/g) ?? []);
  expect(names.length).toBeGreaterThanOrEqual(rules.length - 1);
  const unknown = names.filter(name => !exported.has(name.replace(/_(?:bucket|count)$/, '')));
  expect(unknown).toEqual([]);
});

test('the log’s lines that alerts watch are counted from 0 at the start, and no other', () => {
  const watched = rules.flatMap(({ expr }) =>
    [...expr.matchAll(/event=~?"([^"]+)"/g)].flatMap(([, events = '']) => events.split('|')),
  );
  expect(watched.toSorted()).toEqual(Object.keys(WATCHED_EVENTS).toSorted());
});

test('every line of level error that the code writes is watched by an alert', () => {
  const sources = ['lib', 'app', 'server', 'instrumentation.ts']
    .flatMap(place => filesUnder(join(root, place)))
    .filter(file => /(?<!\.test)\.tsx?$/.test(file))
    .map(file => readFileSync(file, 'utf8'));
  const eventNames = sources.flatMap(source =>
    [
      ...source.matchAll(/(?:(?:log|report)\(\s*'error',\s*|report\(\s*|level: 'error',\s*event: )'(\w+)'/g),
    ].map(([, event = '']) => event),
  );
  expect(eventNames.length).toBeGreaterThan(20);
  const levels = new Set(['info', 'warn', 'error']);
  expect(eventNames.filter(event => !(event in WATCHED_EVENTS) && !levels.has(event))).toEqual([]);
});

function filesUnder(path: string): string[] {
  if (path.endsWith('.ts')) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).map(name => join(path, name));
}
