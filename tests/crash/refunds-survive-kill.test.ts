import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seenOf } from '@/app/(desk)/desk/deed';
import { connect } from '@/lib/site/db/connect';
import type { Database, OrderRow } from '@/lib/site/db/tables';
import { newId } from '@/lib/site/ids';
import type { MailSimulator } from '@/simulators/mail/start';
import type { PayPalSimulator } from '@/simulators/paypal/start';
import { countMailsWaiting, endMailLeases } from '../support/read-storage';
import { providersOf, startMailProvider, startPayPal } from '../support/simulators';
import { freePort, startSite, type SiteProcess } from '../support/site-process';
import { openConfirmedSession } from '../support/staff-session';

// The site is killed with SIGKILL around the refund of each round's order: half of the times surely between PayPal's
// refund and our own write, else at a random moment.
const ROUNDS = Number(process.env['CRASH_ROUNDS'] || '1');
const LATEST_KILL_MS = 120;
/** What no one has touched for so long is taken up by another process (STALE_AFTER_MS of lib/orders/capture.ts). */
const STALE_MS = 31_000;
/** What was busy in the first round of the sweep is taken up in the next. */
const SWEEP_ROUND_MS = 75_000;

let dir = '';
let port = 0;
let cookie = '';
let paypal: PayPalSimulator;
let mail: MailSimulator;
let db: Kysely<Database>;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'site-refunds-'));
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

test('killed between refund and write in round after round, each order has one refund, one row and one email', async () => {
  for (let round = 0; round < ROUNDS; round += 1) await crashRound(start(), round);
  const left = await db.selectFrom('refunds').select('state').execute();
  expect(left.filter(({ state }) => state === 'requested').length, 'kills hit the gap').toBeGreaterThan(0);

  // As if another process had waited its minutes for the dead one.
  await db
    .updateTable('refunds')
    .set(row => ({ updated_at: row('updated_at', '-', STALE_MS) }))
    .execute();
  await endMailLeases({ databaseUrl: null, dataDir: dir });
  const survivor = start();
  await survivor.ready();
  // The sweep takes up what is left while staff send the same forms again, also those that came to nothing.
  for (const { orderId, refundId } of requests) await refund(survivor, orderId, refundId);
  await vi.waitFor(async () => expect(await refundsLeft()).toEqual([]), {
    timeout: SWEEP_ROUND_MS,
    interval: 100,
  });
  await vi.waitFor(untilMailed, { timeout: 30_000, interval: 100 });
  expect(await survivor.stop()).toBe(0);

  const atPayPal = paypal
    .orders()
    .map(({ refunds }) => refunds.map(({ status, amount }) => [status, amount.minor]));
  expect(atPayPal).toEqual(Array.from({ length: ROUNDS }, () => [['COMPLETED', REFUND_MINOR]]));
  for (const { orderId } of requests) expect(await countsOf(orderId)).toEqual(ONE_OF_EACH);
});

const REFUND_MINOR = 2_500;
const ONE_OF_EACH = { state: 'paid', refunded: REFUND_MINOR, rows: ['completed'], toBuyer: 1, toAgency: 1 };
const requests: { orderId: string; refundId: string }[] = [];

/** An order is paid, staff refund a part of it, and the site dies while it asks PayPal. */
async function crashRound(site: SiteProcess, round: number): Promise<void> {
  await site.ready();
  cookie ||= await openConfirmedSession(db, 'money');
  const order = await payOrder(site);
  const isInTheGap = round % 2 === 0;
  if (isInTheGap) paypal.addFault({ kind: 'hang', operation: 'refund', when: 'after' });
  const hanging = paypal.whenHanging();
  const refundId = newId();
  requests.push({ orderId: order.id, refundId });
  const answer = refund(site, order.id, refundId).catch(() => null);
  if (isInTheGap) await hanging;
  else await new Promise(resume => setTimeout(resume, Math.random() * LATEST_KILL_MS));
  await site.kill();
  await answer;
  paypal.clearFaults();
}

function start(): SiteProcess {
  return startSite({
    port,
    env: { DATA_DIR: dir, ...providersOf({ paypal, mail }), ORDERS_PER_MINUTE: '1000' },
  });
}

async function payOrder({ origin }: SiteProcess): Promise<OrderRow> {
  const response = await fetch(`${origin}/order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ plan: 'basic', currency: 'USD', intent: 'CAPTURE' }),
  });
  expect(response.status).toBe(201);
  const { orderKey }: { orderKey: string } = await response.json();
  const find = () =>
    db.selectFrom('orders').selectAll().where('key', '=', orderKey).executeTakeFirstOrThrow();
  const { paypal_order_id: paymentId } = await find();
  paypal.approveOrder(paymentId ?? '');
  await fetch(`${origin}/checkout/return?key=${orderKey}&token=${paymentId ?? ''}`, { redirect: 'manual' });
  await vi.waitFor(async () => expect((await find()).state).toBe('paid'), { timeout: 10_000, interval: 50 });
  return find();
}

async function refund({ origin }: SiteProcess, order: string, refundId: string): Promise<void> {
  const paid = db.selectFrom('orders').select('captured_minor').where('id', '=', order);
  // As the form was opened before any refund.
  const seen = seenOf((await paid.executeTakeFirstOrThrow()).captured_minor);
  const typed = { amount: '25.00', reason: 'goodwill', note: '' };
  const response = await fetch(`${origin}/desk-actions/order-refund`, {
    method: 'POST',
    headers: { cookie, origin },
    body: new URLSearchParams({ order, refund: refundId, seen, ...typed }),
    redirect: 'manual',
  });
  expect(response.headers.get('location')).toBe(`/desk/orders/${order}`);
}

function refundsLeft() {
  return db
    .selectFrom('refunds')
    .select(['id', 'state', 'issue'])
    .where('state', '!=', 'completed')
    .execute();
}

async function untilMailed(): Promise<void> {
  expect(await countMailsWaiting({ databaseUrl: null, dataDir: dir })).toBe(0);
}

async function countsOf(orderId: string) {
  const order = await db
    .selectFrom('orders')
    .select(['state', 'refunded_minor'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const rows = await db.selectFrom('refunds').select('state').where('order_id', '=', orderId).execute();
  const arrived = mail.messages().map(({ idempotencyKey }) => idempotencyKey ?? '');
  const about = arrived.filter(key => key.startsWith(`refund-notice/${orderId}/`));
  return {
    state: order.state,
    refunded: order.refunded_minor,
    rows: rows.map(({ state }) => state),
    toBuyer: about.filter(key => !key.includes('/agency')).length,
    toAgency: about.filter(key => key.includes('/agency')).length,
  };
}
