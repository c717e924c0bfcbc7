import { connect } from '@/lib/site/db/connect';
import { listPages, NEWSLETTER, postOrder } from '../bench-site';
import { isShort, printTable, shortly } from '../figures';
import type { PhaseReport } from '../load-sender';
import { findLost, printPhases, ratesTimes, sendPhases } from '../mixed-load';
import { sendLoad } from '../send-load';
import { BALANCER } from '../servers';
import { startProcessSet, type ProcessSet } from './process-set';

const SECONDS = isShort ? 1 : 5;
/** A part of the load of promise U1, beside everything else that runs on this machine. */
const RATES = ratesTimes(isShort ? 0.05 : 0.1);
const CALM_MS = isShort ? 1_000 : 4_000;
const BUYERS = 2;
const BUYER_PAUSE_MS = 200;
/** Emails that a killed process had claimed are free again after its lease, half a minute. */
const SETTLED_MS = 150_000;
const DRILL_PROCESSES = 2;

const EVENTS: Readonly<Record<string, (set: ProcessSet) => Promise<unknown>>> = {
  'nothing happens': calm,
  'rolling restart': async set => {
    for (let index = 0; index < set.count; index += 1) await set.restart(index);
  },
  'a process killed': set => set.killAndStart(0),
  'PostgreSQL restarted': async ({ postgres }) => {
    await postgres.crash();
    await calm();
    await postgres.start();
  },
};

console.log(`Behind ${BALANCER}:\n`);
const rows: (string | number)[][] = [];
for (const count of isShort ? [1, 2] : [1, 2, 4])
  await withSet(count, async ({ origin }) => {
    const loads = {
      'the home page': { url: `${origin}/`, headers: { 'accept-encoding': 'br' } },
      'search results': { url: `${origin}/search/results?q=seo` },
      leads: { url: `${origin}/`, post: NEWSLETTER },
    };
    for (const [what, load] of Object.entries(loads)) {
      const { perSecond, p50, p99 } = await sendLoad({ ...load, seconds: SECONDS });
      rows.push([count, what, ...[perSecond, p50, p99].map(shortly)]);
    }
  });
printTable(['processes', 'what', 'per second', 'p50 ms', 'p99 ms'], rows);
await withSet(DRILL_PROCESSES, drill);

/** Whatever happens, nothing is left running. */
async function withSet(count: number, work: (set: ProcessSet) => Promise<void>): Promise<void> {
  const set = await startProcessSet(count);
  try {
    await work(set);
  } finally {
    await set.end();
  }
}

/** Fails when anything acknowledged is lost, an email goes out twice or a page answers otherwise than ever. */
async function drill(set: ProcessSet): Promise<void> {
  const { origin } = set;
  const pagePaths = [...(await listPages(origin)).slice(0, 70), '/checkout', '/search?q=seo'];
  const over = new AbortController();
  const bought: Purchases = { taken: [], paid: [], refused: {} };
  const buying = Array.from({ length: BUYERS }, () => buyUntil(over.signal, set, bought));
  const phases = [];
  const reports: PhaseReport[] = [];
  for (const [name, work] of Object.entries(EVENTS)) {
    const isDone = new AbortController();
    const startedAt = performance.now();
    const sending = sendPhases(
      { origin, pagePaths, phases: [{ name, seconds: 600, rates: RATES }] },
      isDone.signal,
    );
    await calm();
    await work(set);
    await calm();
    isDone.abort();
    reports.push(...(await sending));
    phases.push({ name, seconds: (performance.now() - startedAt) / 1_000, rates: RATES });
  }
  over.abort();
  await Promise.all(buying);
  console.log(`\n${DRILL_PROCESSES} processes under a mixed load:\n`);
  printPhases(reports, phases);
  const { counts, wrong } = await tally(set, reports, bought);
  console.log('');
  printTable(['orders, leads and emails', 'count'], Object.entries({ ...counts, ...wrong }));
  console.log(`\nOrders not taken, and said so, by status: ${JSON.stringify(bought.refused)}`);
  const failed = reports.flatMap(({ kinds: { page, search } }) =>
    [page, search].flatMap(kind => [kind.refused, kind.serverErrors, kind.timeouts, kind.broken]),
  );
  if ([...Object.values(wrong), ...failed].some(count => count > 0)) process.exitCode = 1;
}

/** Orders, approves and comes back, one order after the other. */
async function buyUntil(
  over: AbortSignal,
  { origin, paypal }: ProcessSet,
  { taken, paid, refused }: Purchases,
): Promise<void> {
  for (; !over.aborted; await new Promise(resume => setTimeout(resume, BUYER_PAUSE_MS))) {
    const answer = await postOrder(origin);
    const status = answer?.status ?? 0;
    if (answer?.status !== 201) {
      await answer?.text();
      refused[status] = (refused[status] ?? 0) + 1;
      continue;
    }
    const { orderKey, id } = (await answer.json()) as { orderKey: string; id: string };
    taken.push(orderKey);
    paypal.approveOrder(id);
    const address = `${origin}/checkout/return?key=${orderKey}&token=${id}`;
    const back = await fetch(address, { redirect: 'manual' }).catch(() => null);
    await back?.text();
    if (back?.headers.get('location')?.includes('/success')) paid.push(orderKey);
  }
}

/** What buyers were told: the keys of placed orders, and of paid ones; how many were not taken, by status (0: no answer). */
type Purchases = { taken: string[]; paid: string[]; refused: Record<number, number> };

/** Waits until every email is out and no order is under way, then compares answers with what is stored. */
async function tally({ postgres, mail }: ProcessSet, reports: readonly PhaseReport[], bought: Purchases) {
  const storage = { databaseUrl: postgres.url, dataDir: '' };
  const db = connect(storage);
  const waiting = async () => {
    const mails = db.selectFrom('outbox').select('id').where('state', 'in', ['queued', 'sending']).execute();
    const captures = db.selectFrom('orders').select('id').where('state', '=', 'capturing').execute();
    return (await mails).length + (await captures).length;
  };
  for (const deadline = performance.now() + SETTLED_MS; (await waiting()) > 0;) {
    if (performance.now() > deadline) throw new Error('Emails or captures are still under way');
    await new Promise(resume => setTimeout(resume, 500));
  }
  const orders = await db.selectFrom('orders').select(['id', 'key', 'state']).execute();
  const mails = await db.selectFrom('outbox').select('idempotency_key').execute();
  await db.destroy();
  const leads = await findLost(storage, reports);
  const stateOf = new Map(orders.map(({ key, state }) => [key, state]));
  const arrived = mail.messages().map(({ idempotencyKey }) => idempotencyKey ?? '');
  const paid = orders.filter(({ state }) => state === 'paid');
  return {
    counts: {
      leadsThanked: leads.thanked,
      ordersTaken: bought.taken.length,
      ordersPaid: bought.paid.length,
      mailsStored: mails.length,
    },
    wrong: {
      leadsLost: leads.lost,
      ordersLost: bought.taken.filter(key => !stateOf.has(key)).length,
      paymentsLost: bought.paid.filter(key => stateOf.get(key) !== 'paid').length,
      receiptsMissing: paid.filter(({ id }) => !arrived.includes(`receipt/${id}`)).length,
      mailsNotArrived: mails.filter(row => !arrived.includes(row.idempotency_key)).length,
      mailsTwice: arrived.length - new Set(arrived).size,
    },
  };
}

function calm(): Promise<void> {
  return new Promise(resume => setTimeout(resume, CALM_MS));
}
