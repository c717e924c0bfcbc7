import { beforeEach, expect, test } from 'vitest';
import { countUnknownPayments } from '@/lib/ledger/unknown-payment';
import { DAY_MS } from '@/lib/site/time';
import { onBothEngines } from '@/tests/support/engines';
import { rowOf } from '@/tests/support/money-steps';
import { approvedOrder, comeBack, stateOf } from '@/tests/support/orders-steps';
import { anOrderWorld } from '@/tests/support/orders-world';
import { runCommand, runCommandHere } from './run-command';

// The command as an operator types it after a restore, in a process of its own.
const DAYS_4_MS = 4 * DAY_MS;

onBothEngines('the command', engine => {
  const world = anOrderWorld(engine);
  // The command looks at what PayPal's books, which are hours late, can have.
  beforeEach(() => world.advance(-DAYS_4_MS));
  const db = engine.database;

  function reconcile(...words: string[]) {
    const { databaseUrl, dataDir } = engine.storage();
    const storage = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
    return runReconcile(words, { ...storage, PAYPAL_SIMULATOR_ORIGIN: world.paypal.origin });
  }

  test('an order that a restore took back to unpaid is paid again, and both sides agree', async () => {
    const row = await approvedOrder(world);
    await comeBack(world.site, row);
    await db()
      .updateTable('orders')
      .set({ state: 'awaiting_approval', capture_id: null, captured_minor: 0, paid_at: null })
      .execute();
    world.advance(DAYS_4_MS);
    const run = await reconcile('--since', day(-6));
    expect(run).toMatchObject({ code: 0 });
    expect(run.output).toContain('1 orders asked about.');
    expect(run.output).toContain('Both sides agree.');
    expect(await stateOf(db(), row)).toBe('paid');
    // The receipt is made by the site, which has the templates.
    expect(await db().selectFrom('order_mails_due').select('reason').execute()).toEqual([
      { reason: 'receipt' },
    ]);
  });

  test('money of no order of ours is listed, and the command fails', async () => {
    world.paypal.captureForeign({ value: '45.00' });
    world.advance(DAYS_4_MS);
    const run = await reconcile('--since', day(-6));
    expect(run.code).toBe(1);
    expect(run.output).toMatch(/missing_here capture \w+ \(no order\): here nothing, at PayPal 45\.00 USD/);
    expect(await db().selectFrom('unknown_payments').select('found_by').execute()).toHaveLength(1);
    // It has no templates, and says who tells the agency instead.
    expect(run.output).toContain('the desk’s daily email counts it');
    expect(await countUnknownPayments(db())).toBe(1);
    expect(await db().selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  test('three at once write a chargeback and money of no order down once', async () => {
    const row = await approvedOrder(world);
    await comeBack(world.site, row);
    const { capture_id } = await rowOf(db(), row);
    world.paypal.reverseCapture(capture_id ?? '', '40.00', 'bank');
    world.paypal.captureForeign({ value: '45.00' });
    world.advance(DAYS_4_MS);
    const since = ['--since', day(-6)];
    const runs = await Promise.all([reconcile(...since), reconcile(...since), reconcile(...since)]);
    expect(runs.map(({ output }) => output)).toEqual(
      Array(3).fill(expect.stringMatching(/^1 differences\.$/m)),
    );
    expect(await rowOf(db(), row)).toMatchObject({ state: 'reversed', reversed_minor: 4_000 });
    expect(await db().selectFrom('reversals').select('id').execute()).toHaveLength(1);
    expect(await db().selectFrom('unknown_payments').select('id').execute()).toHaveLength(1);
  });
});

test.each([[[]], [['--since', 'yesterday']], [['--since', '2026-13-01']], [['--from', '2026-11-01']]])(
  'the words %j are refused with the usage',
  async words => {
    const run = await runCommandHere(['reconcile', ...words], {});
    expect(run.code).toBe(1);
    expect(run.stderr).toContain('npm run reconcile -- --since');
  },
);

function day(offset: number): string {
  return new Date(Date.now() + offset * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

async function runReconcile(words: readonly string[], settings: Record<string, string> = {}) {
  const paypal = {
    PAYPAL_CLIENT_ID: 'test-client',
    PAYPAL_CLIENT_SECRET: 'test-secret',
    PAYPAL_PAYEE_MERCHANT_ID: 'MERCHANT23456',
  };
  const command = ['reconcile', ...words] as const;
  const { code, stdout, stderr } = await runCommand(command, { env: { ...paypal, ...settings }, input: '' });
  return { code, output: stdout + stderr };
}
