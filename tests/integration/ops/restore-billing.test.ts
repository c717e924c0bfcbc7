import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settleUnknownPayment } from '@/lib/ledger';
import { connect } from '@/lib/site/db/connect';
import { HOUR_MS } from '@/lib/site/time';
import { onEmbeddedFile } from '../../support/engines';
import { buy } from '../../support/money-commands';
import { aLife } from '../../support/money-life';
import { comeBack } from '../../support/orders-steps';
import { anOrderWorld } from '../../support/orders-world';
import { runCommandHere } from './run-command';

// A server is lost a month after its backup, and an operator puts the backup on a new one, with the commands of the project.
onEmbeddedFile('a restored backup', engine => {
  const world = anOrderWorld(engine);
  const machine = Date.now.bind(Date);
  let dir = '';
  let aheadMs = 0;
  /** The site's clock, PayPal's and that of the commands. */
  const advance = (ms: number) => void (aheadMs += ms);
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'site-restored-'));
    aheadMs = Date.parse('2027-01-31T17:00:00Z') - machine();
    vi.spyOn(Date, 'now').mockImplementation(() => machine() + aheadMs);
  });
  afterEach(() => {
    vi.mocked(Date.now).mockRestore();
    rmSync(dir, { recursive: true, force: true });
  });

  const command = (words: readonly [string, ...string[]], dataDir: string) =>
    runCommandHere(words, {
      DATA_DIR: dataDir,
      BACKUP_DIR: join(dir, 'backups'),
      PAYPAL_CLIENT_ID: 'test-client',
      PAYPAL_CLIENT_SECRET: 'test-secret',
      PAYPAL_PAYEE_MERCHANT_ID: 'MERCHANT23456',
      PAYPAL_SIMULATOR_ORIGIN: world.paypal.origin,
    });
  const lifeOn = (db: ReturnType<typeof engine.database>) => {
    const site = { ...world.site, db };
    return aLife({ ...world, advance, site, database: () => db, secondProcess: () => site });
  };
  const charges = () => world.paypal.orders().filter(({ vault, capture }) => vault === 'charge' && capture);

  test('charges and invoices nothing before the comparison, and then each payment and number is there once', async () => {
    const before = lifeOn(engine.database());
    await buy(before, 'plan');
    await untilInvoices(before, 1);
    const [first] = await before.invoices();
    await before.payInvoice(first?.key ?? '', { automatic: 'yes' });
    const order = (await before.orders()).at(-1);
    if (!order) throw new Error('The invoice has no order');
    world.paypal.approveOrder(order.paypal_order_id ?? '');
    await comeBack(world.site, order);
    await before.bill();
    await untilInvoices(before, 2);
    expect(await command(['backup'], engine.storage().dataDir)).toMatchObject({ code: 0 });
    const [name = ''] = readdirSync(join(dir, 'backups'));
    await untilInvoices(before, 3);
    expect(charges()).toHaveLength(1);
    const sent = await before.invoices();
    expect(sent.map(({ number, state }) => `${number} ${state}`)).toEqual(['1 paid', '2 paid', '3 open']);

    const dataDir = join(dir, 'data');
    const restored = await command(['restore', name], dataDir);
    expect(restored).toMatchObject({ code: 0 });
    const db = connect({ databaseUrl: null, dataDir });
    try {
      const after = lifeOn(db);
      await after.pass(1);
      expect((await after.desk()).isRestored).toBe(true);
      expect(charges()).toHaveLength(1);
      expect(await after.invoices()).toHaveLength(2);

      const since = /npm run reconcile -- (--since) (\S+)/.exec(restored.stdout)?.slice(1) ?? [];
      // PayPal's list is hours late.
      advance(4 * HOUR_MS);
      await command(['reconcile', ...since], dataDir);
      await after.bill();
      expect(charges()).toHaveLength(1);
      const unknown = await db.selectFrom('unknown_payments').select('id').execute();
      expect(unknown).toHaveLength(1);
      for (const { id } of unknown)
        await settleUnknownPayment({ id, note: 'Our own charge', staffId: 'staff' }, after.site());
      await untilInvoices(after, 3);
      expect(charges()).toHaveLength(1);
      await after.pass(8);

      const again = await after.invoices();
      expect(again.map(({ id, month, state }) => ({ id, month, state }))).toEqual(
        sent.map(({ id, month }) => ({ id, month, state: 'paid' })),
      );
      const [, , lost] = sent;
      const numbers = [...sent, ...again].filter(({ id }) => id === lost?.id).map(({ number }) => number);
      expect(new Set(numbers).size).toBe(2);
      const taken = (await after.holdings()).map(({ receivable }) => receivable);
      expect(taken.toSorted()).toEqual(sent.map(({ key }) => key).toSorted());
      // What PayPal took for the plan, whether we know of it or not: the purchase, and one for each month.
      expect(world.paypal.orders().filter(({ capture }) => capture)).toHaveLength(1 + sent.length);
    } finally {
      await db.destroy();
    }
  });
});

/** Days go by until the plan has so many invoices. */
async function untilInvoices(life: ReturnType<typeof aLife>, count: number): Promise<void> {
  for (let day = 0; day < 33 && (await life.invoices()).length < count; day += 1) await life.pass(1);
  expect(await life.invoices()).toHaveLength(count);
}
