import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Kysely } from 'kysely';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { site as agency } from '@/content/site';
import { settleUnknownPayment } from '@/lib/ledger';
import { connect } from '@/lib/site/db/connect';
import { migrateStorage } from '@/lib/site/db/migrate';
import type { BillingSubscriptionRow, Database, InvoiceRow } from '@/lib/site/db/tables';
import { newId } from '@/lib/site/ids';
import { dayIn, daysAfter, HOUR_MS } from '@/lib/site/time';
import type { PayPalSimulator } from '@/simulators/paypal/start';
import { runCommandHere } from '../integration/ops/run-command';
import { storeOrder } from '../support/desk';
import { providersOf, startPayPal } from '../support/simulators';
import { testSite } from '../support/site';

// Two processes bill at once and are killed with SIGKILL in the middle: half of the times surely between PayPal's charge
// and our own write, else at a random moment. Every step of billing is due for someone in each round.
const ROUNDS = Number(process.env['CRASH_ROUNDS'] || '1');
/** About as long as a round of the customers below takes. */
const LATEST_KILL_MS = 300;
const CUSTOMERS = 3;

const root = fileURLToPath(new URL('../..', import.meta.url));
let dir = '';
let program = '';
let paypal: PayPalSimulator;
let db: Kysely<Database>;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'site-billing-'));
  program = join(root, '.cache', `billing-rounds-${process.pid}.mjs`);
  const bundle = await rolldown({
    cwd: root,
    input: 'tests/crash/billing-rounds.ts',
    platform: 'node',
    resolve: { alias: { '@': root, 'server-only': join(root, 'tests/support/server-only.ts') } },
    external: name => !/^(?:[./]|@\/|server-only$)/.test(name),
    logLevel: 'silent',
  });
  await bundle.write({ file: program, format: 'esm', codeSplitting: false });
  await bundle.close();
  paypal = await startPayPal();
  const storage = { databaseUrl: null, dataDir: dir };
  await migrateStorage(storage);
  db = connect(storage);
});

afterAll(async () => {
  await db.destroy();
  await paypal.close();
  rmSync(program, { force: true });
  rmSync(dir, { recursive: true, force: true });
});

test('killed in round after round, two at once, no month is invoiced twice or lost, and nothing is paid twice', async () => {
  const gaps: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await addCustomers();
    const isInTheGap = round % 2 === 0;
    if (isInTheGap) paypal.addFault({ kind: 'hang', operation: 'create', when: 'after' });
    const hanging = paypal.whenHanging();
    const processes = [start(), start()];
    await Promise.all(processes.map(billing => printed(billing, 'started', 1)));
    if (isInTheGap) await hanging;
    else await new Promise(resume => setTimeout(resume, Math.random() * LATEST_KILL_MS));
    await Promise.all(processes.map(({ kill }) => kill()));
    paypal.clearFaults();
    const left = await db.selectFrom('orders').select('id').where('state', '=', 'creating').execute();
    if (isInTheGap) gaps.push(left.length);
  }
  const survivor = start();
  // The first round may still wait for what the dead had begun at PayPal.
  await printed(survivor, 'round', 3);
  await survivor.kill();
  expect(survivor.lines.filter(line => line.startsWith('failed'))).toEqual([]);
  expect(Math.min(...gaps), 'kills hit the gap').toBeGreaterThan(0);

  const count = ROUNDS * CUSTOMERS;
  const plans = await db.selectFrom('billing_subscriptions').selectAll().execute();
  const invoices = await db.selectFrom('invoices').selectAll().orderBy('number').execute();
  const mails = await db.selectFrom('outbox').select(['kind', 'subject_id']).execute();
  const mailsAbout = (kind: string, ids: readonly string[]) =>
    mails.filter(mail => mail.kind === kind && ids.includes(mail.subject_id)).length;
  const issued = invoices.filter(({ number }) => number < SEEDED_FROM);
  expect(issued.map(({ number }) => number)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  expect(new Set(issued.map(row => row.subscription_id)).size).toBe(count);
  expect(
    mailsAbout(
      'invoice',
      issued.map(({ id }) => id),
    ),
  ).toBe(count);
  const bought = plans.filter(({ order_id }) => seeded.bought.includes(order_id));
  expect(bought).toHaveLength(count);
  const stateOf = (ids: readonly string[]) => invoices.filter(({ id }) => ids.includes(id));
  expect(stateOf(seeded.charged).map(({ state, charges }) => `${state} ${charges}`)).toEqual(
    Array.from({ length: count }, () => 'paid 0'),
  );
  expect(stateOf(seeded.paid).every(({ state }) => state === 'paid')).toBe(true);
  expect(stateOf(seeded.late).every(({ reminders }) => reminders === 1)).toBe(true);
  expect(mailsAbout('invoice-reminder', seeded.late)).toBe(count);
  expect(plans.filter(({ id, state }) => seeded.ending.includes(id) && state === 'ended')).toHaveLength(
    count,
  );
  const charges = paypal.orders().filter(({ vault }) => vault === 'charge');
  expect(charges.map(({ capture }) => capture?.status)).toEqual(
    Array.from({ length: count }, () => 'COMPLETED'),
  );
  const consents = await db.selectFrom('payment_consents').selectAll().execute();
  const ended = consents.filter(({ subscription_id: id }) => seeded.ending.includes(id));
  expect(ended.map(({ state, vault_id }) => [state, vault_id])).toEqual(
    Array.from({ length: count }, () => ['ended', null]),
  );
  expect(paypal.savedWays()).toHaveLength(count);
});

// The server is lost in the middle of a charge, and the backup of an hour before is put in its place.
test('killed, and restored from an hour-old backup: each payment and each number is there once', async () => {
  const earlier = await addCustomers();
  const chargesBefore = charges().length;
  expect(await command(['backup'], -HOUR_MS)).toMatchObject({ code: 0 });
  const first = start();
  await printed(first, 'round', 2);
  await first.kill();
  const sent = await numbers();
  expect(charges()).toHaveLength(chargesBefore + CUSTOMERS);
  await addCustomers();
  paypal.addFault({ kind: 'hang', operation: 'create', when: 'after' });
  const hanging = paypal.whenHanging();
  const second = start();
  await hanging;
  await second.kill();
  paypal.clearFaults();
  const taken = charges().length;
  expect(taken).toBeGreaterThan(chargesBefore + CUSTOMERS);

  await db.destroy();
  const [name = ''] = readdirSync(join(dir, 'backups'));
  const restored = await command(['restore', name], 0);
  expect(restored).toMatchObject({ code: 0 });
  db = connect({ databaseUrl: null, dataDir: dir });
  const early = start();
  await printed(early, 'round', 2);
  await early.kill();
  expect(charges()).toHaveLength(taken);
  const known = await numbers();
  expect(known.size).toBeLessThan(sent.size);

  const since = /npm run reconcile -- (--since) (\S+)/.exec(restored.stdout)?.slice(1) ?? [];
  // PayPal's list is hours late.
  await command(['reconcile', ...since], 4 * HOUR_MS);
  const unknown = await db.selectFrom('unknown_payments').select('id').execute();
  expect(unknown).toHaveLength(taken - chargesBefore);
  for (const { id } of unknown)
    await settleUnknownPayment({ id, note: 'Our own charge', staffId: 'staff' }, testSite(db));
  const survivor = start();
  await printed(survivor, 'round', 3);
  await survivor.kill();
  expect(survivor.lines.filter(line => line.startsWith('failed'))).toEqual([]);

  expect(charges()).toHaveLength(taken);
  const paid = await db.selectFrom('invoices').select('state').where('id', 'in', earlier).execute();
  expect(paid.map(({ state }) => state)).toEqual(earlier.map(() => 'paid'));
  // A number that went out before the loss belongs to what it was given to, or to nothing.
  for (const [number, invoice] of await numbers()) expect(sent.get(number) ?? invoice).toBe(invoice);
  expect((await numbers()).size).toBe(sent.size);
});

function charges() {
  return paypal.orders().filter(({ vault, capture }) => vault === 'charge' && capture);
}

/** Which invoice each number was given to. */
async function numbers(): Promise<Map<number, string>> {
  const invoices = await db.selectFrom('invoices').select(['number', 'key']).execute();
  expect(new Set(invoices.map(({ number }) => number)).size).toBe(invoices.length);
  return new Map(invoices.map(({ number, key }) => [number, key]));
}

/** A command of the project, as run so long after now. */
async function command(words: readonly [string, ...string[]], laterMs: number) {
  const at = Date.now() + laterMs;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(at);
  const ended = await runCommandHere(words, {
    DATA_DIR: dir,
    BACKUP_DIR: join(dir, 'backups'),
    ...providersOf({ paypal }),
  });
  clock.mockRestore();
  return ended;
}

/** What is due in the next round, by its ids: of orders, subscriptions and invoices. */
const seeded = {
  bought: [] as string[],
  charged: [] as string[],
  paid: [] as string[],
  late: [] as string[],
  ending: [] as string[],
};

/** Numbers of invoices that the test wrote. */
const SEEDED_FROM = 1_000_000;
let seededInvoices = 0;

/** Returns the ids of the invoices that will be charged. */
async function addCustomers(): Promise<string[]> {
  const today = dayIn(agency.timeZone, Date.now());
  const before = seeded.charged.length;
  for (let index = 0; index < CUSTOMERS; index += 1) {
    seeded.bought.push(
      await storeOrder(db, {
        plan_id: 'basic',
        billing: 'monthly-only',
        lines: JSON.stringify([{ label: 'Basic plan, first month', minor: 9_900, guarantee: 'plan' }]),
        monthly_minor: 9_900,
        paid_at: Date.now(),
        created_at: Date.now(),
      }),
    );
    await aPlan({ anchor_on: daysAfter(today, 1), anchor_month: 1, month: 1, next_on: daysAfter(today, 1) });
    const charged = await aPlan({});
    await aConsent(charged);
    seeded.charged.push((await anInvoice(charged, today)).id);
    const paid = await anInvoice(await aPlan({}), daysAfter(today, -1));
    await storeOrder(db, { invoice_key: paid.key, paid_at: Date.now() });
    seeded.paid.push(paid.id);
    seeded.late.push((await anInvoice(await aPlan({}), daysAfter(today, -3))).id);
    const ending = await aPlan({ state: 'ending', ends_on: today, end_cause: 'notice' });
    await aConsent(ending);
    seeded.ending.push(ending);
  }
  return seeded.charged.slice(before);
}

/** A plan whose next month is far. */
async function aPlan(changes: Partial<BillingSubscriptionRow>): Promise<string> {
  const id = newId();
  const order_id = await storeOrder(db, { paid_at: Date.now() });
  const far = '2099-01-01';
  const days = { anchor_on: far, anchor_month: 1, month: 1, next_on: far, paused_on: null, ends_on: null };
  const row: BillingSubscriptionRow = {
    id,
    order_id,
    state: 'active',
    lines: JSON.stringify([{ id: 'basic', label: 'Basic plan', minor: 9_900 }]),
    pending: '[]',
    currency: 'USD',
    setup_minor: 0,
    tax_millipercent: 0,
    customer_name: 'Maria Lee',
    customer_email: 'maria@example.com',
    ...days,
    end_cause: null,
    money_back_minor: 0,
    shown_lines: null,
    created_at: 1,
    updated_at: 1,
    ...changes,
  };
  await db.insertInto('billing_subscriptions').values(row).execute();
  return id;
}

async function anInvoice(subscription_id: string, due_on: string): Promise<InvoiceRow> {
  seededInvoices += 1;
  const days = { from_on: due_on, until_on: daysAfter(due_on, 29), issued_on: daysAfter(due_on, -1), due_on };
  const row: InvoiceRow = {
    id: newId(),
    key: newId(),
    number: SEEDED_FROM + seededInvoices,
    subscription_id,
    month: 0,
    ...days,
    lines: JSON.stringify([{ label: 'Basic plan', minor: 9_900 }]),
    total_minor: 9_900,
    currency: 'USD',
    customer_name: 'Maria Lee',
    customer_email: 'maria@example.com',
    state: 'open',
    late_from: due_on,
    is_held: 0,
    stopped_on: null,
    order_id: null,
    paid_at: null,
    reminders: 0,
    charges: 0,
    updated_at: 1,
  };
  await db.insertInto('invoices').values(row).execute();
  return row;
}

async function aConsent(subscription_id: string): Promise<void> {
  const agreed = { invoice_key: newId(), text: 'Charge me', agreed_at: 1, updated_at: 1 };
  const vault_id = paypal.saveWay();
  await db
    .insertInto('payment_consents')
    .values({
      id: newId(),
      subscription_id,
      open_for: subscription_id,
      state: 'active',
      vault_id,
      ended_at: null,
      end_cause: null,
      ...agreed,
    })
    .execute();
}

type Billing = {
  /** What it has printed so far, line by line. */
  lines: string[];
  kill: () => Promise<void>;
};

function start(): Billing {
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SITE_URL: 'http://127.0.0.1:9',
      DATABASE_URL: '',
      DATA_DIR: dir,
      ...providersOf({ paypal }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', line => void lines.push(line));
  return {
    lines,
    kill: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Resolves once it has printed a line so many times. */
function printed({ lines }: Billing, line: string, times: number): Promise<void> {
  const count = () => lines.filter(one => one === line).length;
  return vi.waitFor(() => expect(count()).toBeGreaterThanOrEqual(times), { timeout: 30_000, interval: 10 });
}
