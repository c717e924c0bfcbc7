/** Bare durable inserts into the same table, and transactions of the very rows that a lead consists of, are the yardstick. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { connect, EMBEDDED_FILE } from '@/lib/site/db/connect';
import { migrateToLatest } from '@/lib/site/db/migrate';
import { NEWSLETTER, startBenchSite } from '../bench-site';
import { isShort, printTable, quantile, shortly } from '../figures';
import { sendLoad, type LoadFigures } from '../send-load';
import { startPlainNode } from '../servers';

const SECONDS = isShort ? 1 : 8;
const CONTACT =
  'form-name=contact-form&name=Ana+Ruiz&email=*@shop.test&inquiry=general&message=We+open+a+second+shop+in+May.';
const UNIQUE = { leads: 'submission_id', outbox: 'idempotency_key' };

type Row = Record<string, string | number | null>;
type Table = 'leads' | 'outbox';
type StoredRow = readonly [table: Table, row: Row];

const site = await startBenchSite();
const folder = mkdtempSync(join(tmpdir(), 'site-bench-bare-'));
const bare = await openBare();
const plain = await startPlainNode({ status: 303, headers: { location: '/' }, body: Buffer.alloc(0) });
const post = (form: string, { origin = site.origin, connections = 16 } = {}) =>
  sendLoad({ url: `${origin}/`, seconds: SECONDS, connections, post: form });

const one = await post(NEWSLETTER, { connections: 1 });
const sample = readOneLead();
const inserts = insertFor(sample.slice(0, 1));
const results: readonly [string, LoadFigures][] = [
  ['bare insert of one row, one writer', inserts],
  ['bare transaction of all rows of a lead, one writer', insertFor(sample)],
  ['leads over HTTP, one sender', one],
  ['leads over HTTP, 16 senders', await post(NEWSLETTER)],
  ['leads of the contact form, 16 senders', await post(CONTACT)],
  ['bare Node that keeps nothing, 16 senders', await post(NEWSLETTER, plain)],
];
const kilobytes = JSON.stringify(sample).length / 1024;
console.log(`A lead of the newsletter form and its emails are ${shortly(kilobytes)} KB:\n`);
printTable(
  ['what', 'per second', 'p50 ms', 'p99 ms', 'part of the bare insert'],
  results.map(([what, { perSecond, p50, p99 }]) => [
    what,
    ...[perSecond, p50, p99, perSecond / inserts.perSecond].map(shortly),
  ]),
);
plain.stop();
bare.close();
rmSync(folder, { recursive: true, force: true });
await site.end();

/** A database with the site's tables, opened as the site opens it, without a query builder in between. */
async function openBare(): Promise<DatabaseSync> {
  const db = connect({ databaseUrl: null, dataDir: folder });
  await migrateToLatest(db);
  await db.destroy();
  const database = new DatabaseSync(join(folder, EMBEDDED_FILE));
  database.exec('pragma journal_mode = wal; pragma synchronous = full;');
  return database;
}

/** The lead's own row first, then its emails. */
function readOneLead(): StoredRow[] {
  const stored = new DatabaseSync(join(site.dataDir, EMBEDDED_FILE), { readOnly: true });
  const [lead = {}] = stored.prepare('select * from leads limit 1').all() as Row[];
  const mails = stored.prepare('select * from outbox where subject_id = ?').all(lead['id'] ?? '') as Row[];
  stored.close();
  return [['leads', lead], ...mails.map(mail => ['outbox', mail] as const)];
}

/** Writes copies of the rows, each copy in a transaction of its own. */
function insertFor(rows: readonly StoredRow[]): LoadFigures {
  const waits: number[] = [];
  const startedAt = performance.now();
  while (performance.now() - startedAt < SECONDS * 1_000) {
    const before = performance.now();
    bare.exec('begin immediate');
    for (const [table, row] of rows) insert(table, row);
    bare.exec('commit');
    waits.push(performance.now() - before);
  }
  const perSecond = (waits.length / (performance.now() - startedAt)) * 1_000;
  return { perSecond, p50: quantile(waits, 0.5), p99: quantile(waits, 0.99) };
}

function insert(table: Table, row: Row): void {
  const fresh = { ...row, id: crypto.randomUUID(), [UNIQUE[table]]: crypto.randomUUID() };
  const names = Object.keys(fresh);
  const sql = `insert into ${table} (${names.join()}) values (${names.map(() => '?').join()})`;
  bare.prepare(sql).run(...Object.values(fresh));
}
