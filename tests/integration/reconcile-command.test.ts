import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from '@/lib/db/connect';
import { migrateToLatest } from '@/lib/db/migrate';
import { comeBack, placeOrder, stateOf } from '@/tests/support/orders-steps';
import { startOrderWorld, type OrderWorld } from '@/tests/support/orders-world';

// The command as an operator types it after a restore, in a process of its own.
const command = fileURLToPath(new URL('../../scripts/operations/reconcile.mjs', import.meta.url));
const DAYS_4_MS = 4 * 24 * 60 * 60 * 1000;
let dir = '';
let db: ReturnType<typeof connect>;
let world: OrderWorld;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'site-reconcile-'));
  db = connect({ databaseUrl: null, dataDir: dir });
  await migrateToLatest(db);
  world = await startOrderWorld({
    name: 'embedded',
    database: () => db,
    newConnection: () => db,
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

test('an order that a restore took back to unpaid is paid again, and both sides agree', async () => {
  const row = await placeOrder(world, db);
  world.paypal.approveOrder(row.paypal_order_id ?? '');
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
  expect(await db.selectFrom('order_mails_due').select('reason').execute()).toEqual([{ reason: 'receipt' }]);
});

test('money of no order of ours is listed, and the command fails', async () => {
  world.paypal.captureForeign({ value: '45.00' });
  world.advance(DAYS_4_MS);
  const done = await reconcile('--since', day(-6));
  expect(done.code).toBe(1);
  expect(done.output).toMatch(/missing_here capture \w+ \(no order\): here nothing, at PayPal 45\.00 USD/);
  expect(await db.selectFrom('unknown_payments').select('found_by').execute()).toHaveLength(1);
});

test.each([[[]], [['--since', 'yesterday']], [['--since', '2026-13-01']], [['--from', '2026-11-01']]])(
  'the words %j are refused with the usage',
  async words => {
    const done = await reconcile(...words);
    expect(done.code).toBe(1);
    expect(done.output).toContain('npm run reconcile -- --since');
  },
);

function day(offset: number): string {
  return new Date(Date.now() + offset * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

function reconcile(...words: string[]): Promise<{ code: number | null; output: string }> {
  const env = {
    ...process.env,
    DATA_DIR: dir,
    PAYPAL_SIMULATOR_ORIGIN: world.paypal.origin,
    PAYPAL_CLIENT_ID: 'test-client',
    PAYPAL_CLIENT_SECRET: 'test-secret',
    PAYPAL_PAYEE_MERCHANT_ID: 'OURMERCHANT1',
  };
  const child = spawn(process.execPath, [command, ...words], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += String(chunk)));
  return new Promise(resolve => child.on('close', code => resolve({ code, output })));
}
