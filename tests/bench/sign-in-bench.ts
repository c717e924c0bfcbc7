/**
 * Signing in with a wrong password: a known and an unknown address must take the same time, or the time tells whom we
 * know. Part of `npm run bench`.
 */
import { connect } from '@/lib/site/db/connect';
import { newId } from '@/lib/site/ids';
import { addStaff } from '@/lib/desk/staff-users';
import { startBenchSite } from './bench-site';
import { isShort, printTable, quantile, shortly } from './figures';

const SAMPLES = isShort ? 10 : 200;
const WARM_UP = 4;
const KNOWN = 'ada@agency.test';
const KINDS = ['known', 'unknown'] as const;

// One trusted hop: each try names an address of its own, so none is throttled and each is judged in full.
const site = await startBenchSite({ TRUSTED_PROXY_HOPS: '1' });
await site.ready();
await addKnown();

const times = { known: [] as number[], unknown: [] as number[] };
for (let index = -WARM_UP; index < SAMPLES; index += 1) {
  // Both at once, so whatever else the machine does concerns both; each is first in every second pair.
  const order = index % 2 === 0 ? KINDS : KINDS.toReversed();
  const waits = await Promise.all(order.map(kind => timeOf(kind, index + WARM_UP)));
  if (index >= 0) for (const [turn, kind] of order.entries()) times[kind].push(waits[turn] ?? 0);
}
await site.end();

printTable(
  [`refused sign-ins, ${SAMPLES} each`, 'p25 ms', 'p50 ms', 'p75 ms'],
  KINDS.map(kind => [
    `${kind} address`,
    ...[0.25, 0.5, 0.75].map(part => shortly(quantile(times[kind], part))),
  ]),
);
const ratio = quantile(times.known, 0.5) / quantile(times.unknown, 0.5);
console.log(`\nMedian of the known in parts of the unknown: ${ratio.toFixed(3)} (asked: 0.90 to 1.10)`);

async function addKnown(): Promise<void> {
  const db = connect({ databaseUrl: null, dataDir: site.dataDir });
  const command = { db, newId, now: Date.now, passwordWork: <T>(work: () => Promise<T>) => work() };
  const { kind } = await addStaff({ email: KNOWN, password: 'three quiet otters paint' }, command);
  await db.destroy();
  if (kind !== 'done') throw new Error(`The known account was not made: ${kind}`);
}

async function timeOf(kind: 'known' | 'unknown', index: number): Promise<number> {
  // Of the same length, so nothing but the account differs.
  const email = kind === 'known' ? KNOWN : `n${String(index).padStart(2, '0').slice(-2)}@agency.test`;
  const body = new URLSearchParams({ 'form-name': 'signin-form', email, password: 'not the password' });
  const startedAt = performance.now();
  const answer = await fetch(site.origin, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': `198.51.${kind === 'known' ? 100 : 101}.${index}`,
    },
    body,
  });
  await answer.text();
  if (answer.status !== 401) throw new Error(`Signing in answered ${answer.status}`);
  return performance.now() - startedAt;
}
