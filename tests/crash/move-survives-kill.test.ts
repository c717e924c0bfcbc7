import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { orderNumber } from '@/lib/orders/order';
import { connect, EMBEDDED_FILE } from '@/lib/site/db/connect';
import type { Database } from '@/lib/site/db/tables';
import { postSubscription } from '../support/post-form';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { test } from '../support/postgres-test';
import { freePort, startSite, type SiteProcess } from '../support/site-process';

// The move to PostgreSQL is killed with SIGKILL while it copies, then run again. MOVE_LEADS=100000 is a large site.
const LEADS = Number(process.env['MOVE_LEADS'] || '1000');
/** As many, so that storing them takes long enough to be seen. */
const ORDERS = LEADS;
/** Statements of the move, in their order: it is killed at the first sight of each. */
const MOMENTS = ['insert into "outbox"', 'insert into "orders"', 'fetch'];

let dir = '';
let postgres: TestPostgres;
let db: Kysely<Database>;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'site-move-'));
  postgres = await startPostgres();
  db = connect({ databaseUrl: postgres.url, dataDir: '' });
});

afterAll(async () => {
  await db.destroy();
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
});

test('a move that is killed leaves nothing, the next one moves everything, and the site goes on with it', async () => {
  await withSite('', keepLead);
  const order = fillFile();
  for (const moment of MOMENTS) {
    const move = startMove();
    await vi.waitFor(async () => expect(await isDoing(moment)).toBe(true), { timeout: 60_000, interval: 1 });
    move.kill();
    expect((await move.ended).code, `killed at ${moment}`).toBe(null);
    expect(await countIn('leads'), `rows of the move that was killed at ${moment}`).toBe(0);
  }
  expect(await startMove().ended).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Everything was copied, and each table is equal'),
  });
  await withSite(postgres.url, async site => {
    await keepLead(site);
    const receipt = await fetch(`${site.origin}/success?key=${order.key}`);
    expect(await receipt.text()).toContain(orderNumber(order.id));
  });
  expect(await countIn('leads'), 'the lead that was posted again was known').toBe(LEADS + 1);
  expect(await countIn('orders')).toBe(ORDERS);
});

async function withSite(databaseUrl: string, use: (site: SiteProcess) => Promise<void>): Promise<void> {
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dir };
  const site = startSite({ port: await freePort(), env });
  try {
    await site.ready();
    await use(site);
    expect(await site.stop()).toBe(0);
  } finally {
    await site.kill();
  }
}

/** The same one each time. */
async function keepLead(site: SiteProcess): Promise<void> {
  expect((await postSubscription(site, 'lead-before-the-move')).status).toBe(303);
}

/** The command as an operator types it, in a group of its own: the process that it starts dies with it. */
function startMove() {
  const child = spawn(process.execPath, ['ops/cli.mjs', 'move-to-postgres'], {
    env: { ...process.env, DATABASE_URL: postgres.url, DATA_DIR: dir },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const code = new Promise<number | null>(done => child.once('close', done));
  const output = text(child.stdout);
  return {
    kill: () => process.kill(-(child.pid ?? 0), 'SIGKILL'),
    ended: Promise.all([code, output]).then(([code, stdout]) => ({ code, stdout })),
  };
}

/** Whether that is the last statement of another connection. */
async function isDoing(statement: string): Promise<boolean> {
  const { rows } = await sql`select pid from pg_stat_activity
    where pid <> pg_backend_pid() and starts_with(query, ${statement})`.execute(db);
  return rows.length > 0;
}

async function countIn(table: 'leads' | 'orders'): Promise<number> {
  const rows = await db
    .selectFrom(table)
    .select(db.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return rows.rows;
}

/** Leads with two emails each, of the size of real ones, and paid orders. Returns one of the orders. */
function fillFile(): { id: string; key: string } {
  const file = new DatabaseSync(join(dir, EMBEDDED_FILE));
  file.exec(`begin;
    ${upTo(LEADS)} insert into leads (id, submission_id, form_name, status, received_at, email, name, fields,
      quarantine_reasons, is_late, search_text)
    select ${ID}, 'lead-' || i, 'contact-form', 'new', ${NOW} + i, 'ana' || i || '@shop.test', 'Ana Müller ' || i,
      json_object('message', hex(randomblob(200))), '[]', 0, 'ana muller ' || i from n;
    insert into outbox (id, idempotency_key, kind, subject_id, from_address, to_address, subject, html, text, state,
      attempts, next_attempt_at, created_at)
    select ${ID}, value || '/' || leads.id, value, leads.id, 'agency@site.test', email, 'Ana wrote 🛒', hex(randomblob(2500)),
      hex(randomblob(500)), 'delivered', 1, ${NOW}, received_at
    from leads, json_each('["lead-notify", "lead-confirm"]') where email like 'ana%';
    ${upTo(ORDERS)} insert into orders (id, key, attempt_id, state, add_on_ids, lines, monthly_minor, description,
      amount_minor, currency, paypal_order_id, capture_attempt, captured_minor, created_at, updated_at, paid_at)
    select ${ID}, ${ID}, 'attempt-' || i, 'paid', '[]', '[{"label":"Custom Amount","minor":9900}]', 0,
      'Custom Amount', 9900, 'USD', 'PAY-' || i, 1, 9900, ${NOW} + i, ${NOW} + i, ${NOW} + i from n;
    insert into order_events (id, order_id, at, to_state, cause)
    select ${ID}, orders.id, created_at, value, 'buyer' from orders, json_each('["creating", "capturing", "paid"]');
    commit`);
  const order = file.prepare('select id, key from orders').get();
  file.close();
  return { id: String(order?.['id']), key: String(order?.['key']) };
}

function upTo(last: number): string {
  return `with recursive n (i) as (select 1 union all select i + 1 from n where i < ${last})`;
}

/** As lib/site/ids.ts makes them. */
const ID = 'lower(hex(randomblob(13)))';
const NOW = 1_763_700_000_000;
