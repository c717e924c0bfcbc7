import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '@/lib/db/connect';
import { migrateToLatest } from '@/lib/db/migrate';
import { newId } from '@/lib/kernel/ids';
import { sqlUnknownPayments } from '@/lib/orders/adapters/sql-unknown-payments';
import { rowOf } from '@/tests/support/money-steps';
import { approvedOrder, comeBack, stateOf } from '@/tests/support/orders-steps';
import { startOrderWorld, type OrderWorld } from '@/tests/support/orders-world';
import { startPostgres, type TestPostgres } from '@/tests/support/postgres';

// The command as an operator types it after a restore, in a process of its own.
const command = fileURLToPath(new URL('../../scripts/operations/reconcile.mjs', import.meta.url));
const DAYS_4_MS = 4 * 24 * 60 * 60 * 1000;

describe.each(['embedded file', 'PostgreSQL'])('the command (%s)', engine => {
  let dir = '';
  let server: TestPostgres | null = null;
  let db: ReturnType<typeof connect>;
  let world: OrderWorld;

  beforeAll(async () => {
    server = engine === 'PostgreSQL' ? await startPostgres() : null;
  });
  afterAll(() => server?.stop());

  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'site-reconcile-'));
    db = connect(storage());
    if (server) await sql`drop schema public cascade`.execute(db);
    if (server) await sql`create schema public`.execute(db);
    await migrateToLatest(db);
    world = await startOrderWorld({
      name: server ? 'postgres' : 'embedded',
      database: () => db,
      newConnection: () => connect(storage()),
      clear: () => Promise.resolve(),
    });
    world.paypal.holdWebhooks();
    // The command looks at what PayPal's books, which are hours late, can have.
    world.advance(-DAYS_4_MS);
  });

  afterEach(async () => {
    await world.close();
    await db.destroy();
    rmSync(dir, { recursive: true, force: true });
  });

  function storage() {
    return { databaseUrl: server?.url ?? null, dataDir: dir };
  }

  function reconcile(...words: string[]) {
    return runCommand(words, {
      DATA_DIR: dir,
      DATABASE_URL: server?.url ?? '',
      PAYPAL_SIMULATOR_ORIGIN: world.paypal.origin,
    });
  }

  test('an order that a restore took back to unpaid is paid again, and both sides agree', async () => {
    const row = await approvedOrder(world);
    await comeBack(world.services, row);
    await db
      .updateTable('orders')
      .set({ state: 'awaiting_approval', capture_id: null, captured_minor: 0, paid_at: null })
      .execute();
    world.advance(DAYS_4_MS);
    const done = await reconcile('--since', day(-6));
    expect(done).toMatchObject({ code: 0 });
    expect(done.output).toContain('1 orders asked about.');
    expect(done.output).toContain('Both sides agree.');
    expect(await stateOf(db, row)).toBe('paid');
    // The receipt is made by the site, which has the templates.
    expect(await db.selectFrom('order_mails_due').select('reason').execute()).toEqual([
      { reason: 'receipt' },
    ]);
  });

  test('money of no order of ours is listed, and the command fails', async () => {
    world.paypal.captureForeign({ value: '45.00' });
    world.advance(DAYS_4_MS);
    const done = await reconcile('--since', day(-6));
    expect(done.code).toBe(1);
    expect(done.output).toMatch(/missing_here capture \w+ \(no order\): here nothing, at PayPal 45\.00 USD/);
    expect(await db.selectFrom('unknown_payments').select('found_by').execute()).toHaveLength(1);
    // It has no templates, and says who tells the agency instead.
    expect(done.output).toContain('the desk’s daily email counts it');
    expect(await sqlUnknownPayments({ db, newId }).count()).toBe(1);
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  test('three at once write a chargeback and money of no order down once', async () => {
    const row = await approvedOrder(world);
    await comeBack(world.services, row);
    const { capture_id } = await rowOf(db, row);
    world.paypal.reverseCapture(capture_id ?? '', '40.00', 'bank');
    world.paypal.captureForeign({ value: '45.00' });
    world.advance(DAYS_4_MS);
    const since = ['--since', day(-6)];
    const done = await Promise.all([reconcile(...since), reconcile(...since), reconcile(...since)]);
    expect(done.map(({ output }) => output)).toEqual(
      Array(3).fill(expect.stringMatching(/^1 differences\.$/m)),
    );
    expect(await rowOf(db, row)).toMatchObject({ state: 'reversed', reversed_minor: 4_000 });
    expect(await db.selectFrom('reversals').select('id').execute()).toHaveLength(1);
    expect(await db.selectFrom('unknown_payments').select('id').execute()).toHaveLength(1);
  });
});

test.each([[[]], [['--since', 'yesterday']], [['--since', '2026-13-01']], [['--from', '2026-11-01']]])(
  'the words %j are refused with the usage',
  async words => {
    const done = await runCommand(words, {});
    expect(done.code).toBe(1);
    expect(done.output).toContain('npm run reconcile -- --since');
  },
);

function day(offset: number): string {
  return new Date(Date.now() + offset * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

function runCommand(
  words: readonly string[],
  settings: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const env = {
    ...process.env,
    PAYPAL_CLIENT_ID: 'test-client',
    PAYPAL_CLIENT_SECRET: 'test-secret',
    PAYPAL_PAYEE_MERCHANT_ID: 'OURMERCHANT1',
    ...settings,
  };
  const child = spawn(process.execPath, [command, ...words], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += String(chunk)));
  return new Promise(resolve => child.on('close', code => resolve({ code, output })));
}
