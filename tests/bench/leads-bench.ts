/**
 * Leads that the site keeps in a second, beside what the disk allows: bare durable inserts into the same table, and
 * transactions of the very rows that a lead consists of, from a single writer without a site around it.
 * Part of `npm run bench`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { connect, EMBEDDED_FILE } from '@/lib/site/db/connect';
import { migrateToLatest } from '@/lib/site/db/migrate';
import { startBenchSite } from './bench-site';
import { isShort, printTable, quantile, shortly } from './figures';
import { startPlainNode } from './file-servers';
import { sendLoad, type LoadFigures } from './send-load';

const SECONDS = isShort ? 1 : 8;
const FORMS = {
  newsletter: 'form-name=newsletter-form&email=*@shop.test',
  contact:
    'form-name=contact-form&name=Ana+Ruiz&email=*@shop.test&inquiry=general&message=We+open+a+second+shop+in+May.',
};
const UNIQUE = { leads: 'submission_id', outbox: 'idempotency_key' };

type Row = Record<string, string | number | null>;
type Table = 'leads' | 'outbox';
type LeadRows = Record<Table, Row[]>;

const site = await startBenchSite();
await site.ready();
const folder = mkdtempSync(join(tmpdir(), 'site-bench-bare-'));
const bare = await openBare();

const one = await sendLoad({
  url: `${site.origin}/`,
  seconds: SECONDS,
  connections: 1,
  post: FORMS.newsletter,
});
const sample = readOneLead();
const bytes = JSON.stringify(sample).length;
const inserts = insertFor(lead => ({ leads: lead.leads, outbox: [] }));
const many = await sendLoad({ url: `${site.origin}/`, seconds: SECONDS, post: FORMS.newsletter });
const contact = await sendLoad({ url: `${site.origin}/`, seconds: SECONDS, post: FORMS.contact });
const whole = insertFor(lead => lead);
const plain = await startPlainNode(
  { status: 303, headers: { location: '/' }, body: Buffer.alloc(0) },
  folder,
);
const unkept = await sendLoad({ url: `${plain.origin}/`, seconds: SECONDS, post: FORMS.newsletter });
plain.stop();

console.log(
  `\`synchronous=FULL\` everywhere; a lead of the newsletter form and its mails are ${shortly(bytes / 1024)} KB:\n`,
);
const results: readonly [string, LoadFigures][] = [
  ['bare insert of one row, one writer', inserts],
  ['bare transaction of all rows of a lead, one writer', whole],
  ['leads over HTTP, one sender', one],
  ['leads over HTTP, 16 senders', many],
  ['leads of the contact form, 16 senders', contact],
  ['bare Node that keeps nothing, 16 senders', unkept],
];
printTable(
  ['what', 'per second', 'p50 ms', 'p99 ms', 'part of the bare insert'],
  results.map(([what, { perSecond, p50, p99 }]) => [
    what,
    ...[perSecond, p50, p99, perSecond / inserts.perSecond].map(shortly),
  ]),
);
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

function readOneLead(): LeadRows {
  const stored = new DatabaseSync(join(site.dataDir, EMBEDDED_FILE), { readOnly: true });
  const leads = stored.prepare('select * from leads limit 1').all() as Row[];
  const outbox = stored
    .prepare('select * from outbox where subject_id = ?')
    .all(leads[0]?.['id'] ?? '') as Row[];
  stored.close();
  return { leads, outbox };
}

/** Writes copies of the sample's rows, each copy in a transaction of its own. */
function insertFor(choose: (lead: LeadRows) => LeadRows): LoadFigures {
  const rows = choose(sample);
  const waits: number[] = [];
  const startedAt = performance.now();
  while (performance.now() - startedAt < SECONDS * 1_000) {
    const before = performance.now();
    bare.exec('begin immediate');
    for (const table of ['leads', 'outbox'] as const) for (const row of rows[table]) insert(table, row);
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
