import { addStaff } from '@/lib/accounts/staff-users';
import { connect } from '@/lib/site/db/connect';
import { newId } from '@/lib/site/ids';
import { startBenchSite } from '../bench-site';
import { isShort, measureMs, printTable, quantile, quantilesOf } from '../figures';

const SAMPLES = isShort ? 10 : 200;
const WARM_UP = 4;
const KNOWN = 'ada@agency.test';
const KINDS = ['known', 'unknown'] as const;

// One trusted hop: each try names an address of its own, so none is throttled and each is judged in full.
const site = await startBenchSite({ TRUSTED_PROXY_HOPS: '1' });
const db = connect({ databaseUrl: null, dataDir: site.dataDir });
const command = { db, newId, now: Date.now, passwordWork: <T>(work: () => Promise<T>) => work() };
const added = await addStaff({ email: KNOWN, password: 'three quiet otters paint' }, command);
if (added.kind !== 'done') throw new Error(`The known account was not made: ${added.kind}`);
await db.destroy();

const times = { known: [] as number[], unknown: [] as number[] };
for (let index = 0; index < WARM_UP + SAMPLES; index += 1) {
  // Both at once, so whatever else the machine does concerns both; each is first in every second pair.
  const order = index % 2 === 0 ? KINDS : KINDS.toReversed();
  const waits = await Promise.all(order.map(kind => measureMs(() => signIn(kind, index))));
  if (index >= WARM_UP) for (const [turn, kind] of order.entries()) times[kind].push(waits[turn] ?? 0);
}
await site.end();

printTable(
  [`refused sign-ins, ${SAMPLES} each`, 'p25 ms', 'p50 ms', 'p75 ms'],
  KINDS.map(kind => [`${kind} address`, ...quantilesOf(times[kind], [0.25, 0.5, 0.75])]),
);
const ratio = quantile(times.known, 0.5) / quantile(times.unknown, 0.5);
console.log(`\nMedian of the known in parts of the unknown: ${ratio.toFixed(3)}`);

async function signIn(kind: 'known' | 'unknown', index: number): Promise<void> {
  // Of the same length, so nothing but the account differs.
  const email = kind === 'known' ? KNOWN : `n${String(index).padStart(2, '0').slice(-2)}@agency.test`;
  const body = new URLSearchParams({ 'form-name': 'signin-form', email, password: 'not the password' });
  const address = `198.51.${kind === 'known' ? 100 : 101}.${index}`;
  const headers = { accept: 'application/json', 'x-forwarded-for': address };
  const answer = await fetch(site.origin, { method: 'POST', redirect: 'manual', headers, body });
  await answer.text();
  if (answer.status !== 401) throw new Error(`Signing in answered ${answer.status}`);
}
