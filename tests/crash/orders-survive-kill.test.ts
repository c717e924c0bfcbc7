import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect } from '@/lib/site/db/connect';
import type { Database, OrderRow } from '@/lib/site/db/tables';
import type { MailSimulator } from '@/simulators/mail/start';
import type { PayPalSimulator } from '@/simulators/paypal/start';
import { countMailsWaiting, endMailLeases } from '../support/read-storage';
import { providersOf, startMailProvider, startPayPal } from '../support/simulators';
import { freePort, startSite, type SiteProcess } from '../support/site-process';

// Promise O4 (docs/promises.md). The site is killed with SIGKILL around the capture of each round's payment: half of
// the times surely between PayPal's capture and our own write, else at a random moment.
const ROUNDS = Number(process.env['CRASH_ROUNDS'] || '1');
const LATEST_KILL_MS = 120;
/** What no one has touched for so long is taken up by another process (STALE_AFTER_MS of lib/orders/capture.ts). */
const STALE_MS = 31_000;

let dir = '';
let port = 0;
let paypal: PayPalSimulator;
let mail: MailSimulator;
let db: Kysely<Database>;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'site-orders-'));
  port = await freePort();
  const webhookRetryDelaysMs = [100, 200, 400, 800, 1_600, 3_200, 6_400];
  paypal = await startPayPal(`http://127.0.0.1:${port}`, { webhookRetryDelaysMs });
  mail = await startMailProvider();
  db = connect({ databaseUrl: null, dataDir: dir });
});

afterAll(async () => {
  await db.destroy();
  await Promise.all([paypal.close(), mail.close()]);
  rmSync(dir, { recursive: true, force: true });
});

test('killed between capture and write in round after round, each order has one capture, one truth and one receipt', async () => {
  for (let round = 0; round < ROUNDS; round += 1) await crashRound(start(), round);
  const left = await db.selectFrom('orders').select('state').execute();
  expect(left, 'every round placed its order').toHaveLength(ROUNDS);
  expect(left.filter(({ state }) => state === 'capturing').length, 'kills hit the gap').toBeGreaterThan(0);

  // As if another process had waited its minutes for the dead one.
  await db
    .updateTable('orders')
    .set(row => ({ updated_at: row('updated_at', '-', STALE_MS) }))
    .execute();
  await endMailLeases({ databaseUrl: null, dataDir: dir });
  const survivor = start();
  await survivor.ready();
  for (const order of await ordersLeft()) await comeBack(survivor, order);
  await vi.waitFor(async () => expect(await ordersLeft()).toEqual([]), { timeout: 20_000, interval: 100 });
  await vi.waitFor(untilMailed, { timeout: 30_000, interval: 100 });
  expect(await survivor.stop()).toBe(0);

  const orders = await db.selectFrom('orders').selectAll().execute();
  const statuses = paypal.orders().map(({ capture }) => capture?.status);
  expect(statuses).toEqual(Array.from({ length: ROUNDS }, () => 'COMPLETED'));
  expect(orders.map(({ state }) => state)).toEqual(orders.map(() => 'paid'));
  for (const order of orders)
    expect(await countsOf(order)).toEqual({ captures: 1, paid: 1, receipts: 1, notices: 1 });
});

/** An order is placed and approved, the buyer comes back, and the site dies while it captures. */
async function crashRound(site: SiteProcess, round: number): Promise<void> {
  await site.ready();
  const order = await placeOrder(site);
  paypal.approveOrder(order.paypal_order_id ?? '');
  const isInTheGap = round % 2 === 0;
  if (isInTheGap) paypal.addFault({ kind: 'hang', operation: 'capture', when: 'after' });
  const hanging = paypal.whenHanging();
  const back = comeBack(site, order).catch(() => null);
  if (isInTheGap) await hanging;
  else await new Promise(resume => setTimeout(resume, Math.random() * LATEST_KILL_MS));
  await site.kill();
  await back;
  paypal.clearFaults();
}

function start(): SiteProcess {
  return startSite({ port, env: { DATA_DIR: dir, ...providersOf({ paypal, mail }) } });
}

async function placeOrder({ origin }: SiteProcess): Promise<OrderRow> {
  const response = await fetch(`${origin}/order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ plan: 'basic', currency: 'USD', intent: 'CAPTURE' }),
  });
  expect(response.status).toBe(201);
  const { orderKey }: { orderKey: string } = await response.json();
  return db.selectFrom('orders').selectAll().where('key', '=', orderKey).executeTakeFirstOrThrow();
}

function comeBack({ origin }: SiteProcess, order: OrderRow): Promise<Response> {
  const address = `${origin}/checkout/return?key=${order.key}&token=${order.paypal_order_id ?? ''}`;
  return fetch(address, { redirect: 'manual' });
}

function ordersLeft(): Promise<OrderRow[]> {
  return db.selectFrom('orders').selectAll().where('state', '!=', 'paid').execute();
}

async function untilMailed(): Promise<void> {
  expect(await countMailsWaiting({ databaseUrl: null, dataDir: dir })).toBe(0);
}

async function countsOf({ id }: OrderRow) {
  const history = await db.selectFrom('order_events').select('to_state').where('order_id', '=', id).execute();
  const arrived = mail.messages().map(({ idempotencyKey }) => idempotencyKey);
  const requestIds = paypal.calls('capture').map(({ headers }) => headers['paypal-request-id']);
  return {
    // PayPal takes the money once for each request id.
    captures: new Set(requestIds.filter(requestId => requestId?.includes(id))).size,
    paid: history.filter(({ to_state }) => to_state === 'paid').length,
    receipts: arrived.filter(key => key === `receipt/${id}`).length,
    notices: arrived.filter(key => key === `order-notify/${id}/agency`).length,
  };
}
