/**
 * The agency's desk with 100,000 leads in the embedded file: what a list costs in the database, and as a whole page of
 * the built site. And signing in: a known and an unknown address must take the same time.
 * `node --import ./scripts/operations/site-modules.mjs tests/bench/desk-bench.ts`, after a build.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { newSecret } from '@/lib/accounts/secrets';
import { newSession } from '@/lib/accounts/session';
import { scryptPasswords } from '@/lib/accounts/adapters/scrypt-passwords';
import { sqlSessionStore } from '@/lib/accounts/adapters/sql-session-store';
import { connect } from '@/lib/db/connect';
import { migrateToLatest } from '@/lib/db/migrate';
import { sqlDeskLeads } from '@/lib/desk/adapters/sql-desk-leads';
import { sqlStaffStore } from '@/lib/desk/adapters/sql-staff-store';
import { toCursorParam, type Cursor } from '@/lib/desk/cursor';
import { addStaff } from '@/lib/desk/staff-users';
import { newId } from '@/lib/kernel/ids';
import { searchTextOf } from '@/lib/leads/search-text';
import { freePort, startSite } from '../support/site-process';

const LEADS = 100_000;
const TIMES = 30;
const WARM_UP = 3;
const KNOWN_FIRST = ['known', 'unknown'] as const;
const UNKNOWN_FIRST = ['unknown', 'known'] as const;
const BATCH = 500;
const PASSWORD = 'three quiet otters paint';
const STAFF = 'ada@agency.test';
const now = Date.now();

const dataDir = mkdtempSync(join(tmpdir(), 'site-desk-bench-'));
const db = connect({ databaseUrl: null, dataDir });
await migrateToLatest(db);
const deep = await fill();
const cookie = await openStaffSession();
const leads = sqlDeskLeads({ db, newId });
const ALL = { status: null, formName: null, text: '', overdueSince: null, cursor: null } as const;
const [cursorName, cursorValue] = toCursorParam(deep);

const port = await freePort();
const site = startSite({
  port,
  env: {
    DATA_DIR: dataDir,
    TRUSTED_PROXY_HOPS: '1',
    MAIL_SIMULATOR_ORIGIN: 'http://127.0.0.1:9',
  },
});
await site.ready();

console.log(
  `\n${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}, ${LEADS.toLocaleString('en-US')} leads, medians of ${TIMES}\n`,
);
console.log('| list | rows | in the database, ms | as a page, ms |\n| --- | --- | --- | --- |');
await compare('first page', ALL, '');
await compare(`page behind row ${LEADS / 2}`, { ...ALL, cursor: deep }, `?${cursorName}=${cursorValue}`);
await compare('status won', { ...ALL, status: 'won' }, '?status=won');
await compare(
  'status and form',
  { ...ALL, status: 'lost', formName: 'consultation-form' },
  '?status=lost&form=consultation-form',
);
await compare('search, a frequent word', { ...ALL, text: 'bakery' }, '?q=bakery');
await compare('search, one lead', { ...ALL, text: 'visitor77777@' }, '?q=visitor77777%40');
await compare('search, nothing', { ...ALL, text: 'zeppelin' }, '?q=zeppelin');
console.log(`\nToday's page, with every count: ${(await pageTime('/desk')).toFixed(1)} ms`);
console.log(`All leads as CSV: ${(await exportTime()).toFixed(1)} s`);
await compareSignIns();

await site.stop();
await db.destroy();
rmSync(dataDir, { recursive: true, force: true });

/** Stores the leads, a minute apart, and gives the cursor in their middle. */
async function fill(): Promise<Cursor> {
  const forms = ['contact-form', 'christmas-in-july-form', 'consultation-form', 'newsletter-form'];
  const statuses = ['contacted', 'won', 'lost', 'contacted', 'lost', 'new'] as const;
  let middle: Cursor | null = null;
  for (let start = 0; start < LEADS; start += BATCH) {
    const rows = Array.from({ length: BATCH }, (_, offset) => {
      const index = start + offset;
      const id = newId();
      const fields = {
        name: `Visitor Number ${index}`,
        email: `visitor${index}@shop.test`,
        businessName: index % 10 === 0 ? `Bakery ${index}` : `Garage ${index}`,
        message: `We open a second shop in May and would like a page for each. Number ${index}. `.repeat(4),
      };
      const at = now - index * 60_000;
      if (index === LEADS / 2) middle = { direction: 'older', at, id };
      return {
        id,
        submission_id: id,
        received_at: at,
        email: fields.email,
        name: fields.name,
        form_name: forms[index % forms.length] ?? '',
        status: index < 500 ? ('new' as const) : (statuses[index % statuses.length] ?? 'new'),
        fields: JSON.stringify(fields),
        quarantine_reasons: '[]',
        is_late: 0,
        is_held: 0,
        search_text: searchTextOf(fields),
      };
    });
    await db.transaction().execute(trx => trx.insertInto('leads').values(rows).execute());
  }
  if (!middle) throw new Error('There is no middle');
  return middle;
}

async function openStaffSession(): Promise<string> {
  const store = sqlStaffStore(db);
  const deps = { store, passwords: scryptPasswords(), newId, clock: Date, ownWords: [] };
  await addStaff({ email: STAFF, password: PASSWORD }, { ...deps, length: { min: 8, max: 128 } });
  const user = await store.find(STAFF);
  const secret = newSecret();
  const limits = { days: 1, idleDays: 1 };
  const session = newSession({ accountId: user?.id ?? '', secret, now, limits, code: 'signed-in' });
  await sqlSessionStore(db).open(session, null);
  return `session=${secret}`;
}

async function compare(name: string, query: Parameters<typeof leads.list>[0], search: string): Promise<void> {
  const { rows } = await leads.list(query);
  const inDatabase = await median(() => leads.list(query));
  const asPage = await pageTime(`/desk/leads${search}`);
  console.log(`| ${name} | ${rows.length} | ${inDatabase.toFixed(1)} | ${asPage.toFixed(1)} |`);
}

function pageTime(path: string): Promise<number> {
  return median(async () => {
    const answer = await fetch(site.origin + path, { headers: { cookie, connection: 'close' } });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    await answer.text();
  });
}

async function exportTime(): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`${site.origin}/desk-actions/leads-export`, {
    method: 'POST',
    headers: { cookie, connection: 'close', 'content-type': 'application/x-www-form-urlencoded' },
    body: '',
  });
  const lines = (await answer.text()).split('\r\n').length - 2;
  if (lines !== LEADS) throw new Error(`${lines} leads came out`);
  return (performance.now() - start) / 1000;
}

/** One after the other, so that what else the machine does concerns both. Each from a connection of its own: no throttle. */
async function compareSignIns(): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let index = 0; index < TIMES + WARM_UP; index += 1)
    // Whichever comes second finds the machine warmer.
    for (const kind of index % 2 === 0 ? KNOWN_FIRST : UNKNOWN_FIRST) {
      const email = kind === 'known' ? STAFF : `nobody${index}@agency.test`;
      const start = performance.now();
      const answer = await fetch(site.origin, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          accept: 'application/json',
          connection: 'close',
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': `198.51.${kind === 'known' ? 100 : 101}.${index}`,
        },
        body: new URLSearchParams({ 'form-name': 'signin-form', email, password: 'not the password' }),
      });
      await answer.text();
      if (answer.status !== 401) throw new Error(`Signing in answered ${answer.status}`);
      if (index >= WARM_UP) times[kind].push(performance.now() - start);
    }
  const [known, unknown] = [middleOf(times.known), middleOf(times.unknown)];
  console.log(
    `\nSign-in refused, medians of ${TIMES}: known address ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms, ratio ${(known / unknown).toFixed(2)}\n`,
  );
}

async function median(work: () => Promise<unknown>): Promise<number> {
  for (let index = 0; index < WARM_UP; index += 1) await work();
  const times: number[] = [];
  for (let index = 0; index < TIMES; index += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return middleOf(times);
}

function middleOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
