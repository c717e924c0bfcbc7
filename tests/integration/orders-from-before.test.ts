import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '@/lib/site/db/connect';
import { migrations } from '@/lib/site/db/migrations/index';
import { orderSearchText } from '@/lib/orders/orders.sql';

// A database from before orders knew who refused when, what was captured, and which guarantees they were sold with.
const BEFORE = '0011-webhook-tries';
let dir = '';
let db: ReturnType<typeof connect>;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'site-before-'));
  db = connect({ databaseUrl: null, dataDir: dir });
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  expect((await migrator.migrateTo(BEFORE)).error).toBeUndefined();
  await placeOldOrder('cancelled', 'cancelled', null);
  await placeOldOrder('reopened', 'awaiting_approval', 40);
  await placeOldOrder('waiting', 'awaiting_approval', null);
  await placeOldOrder('paid', 'paid', null);
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
});

afterAll(async () => {
  await db.destroy();
  rmSync(dir, { recursive: true, force: true });
});

async function placeOldOrder(id: string, state: string, declinedAt: number | null): Promise<void> {
  await sql`insert into orders (id, key, attempt_id, state, add_on_ids, lines, monthly_minor, description, amount_minor,
    currency, capture_attempt, created_at, updated_at, declined_at, payer_name, payer_email)
    values (${id}, ${id}, ${id}, ${state}, '[]', '[]', 0, 'Pro', 9900, 'USD', 1, 1, 50, ${declinedAt}, 'Zoë Łuk', ${`${id}@example.com`})`.execute(
    db,
  );
}

async function orderOf(id: string) {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

test('an order that was cancelled keeps its no', async () => {
  expect(await orderOf('cancelled')).toMatchObject({
    state: 'cancelled',
    cancelled_at: 50,
    unapproved_at: null,
  });
});

test('an order that waited again after a decline is declined, and one that simply waited still waits', async () => {
  expect(await orderOf('reopened')).toMatchObject({ state: 'declined' });
  expect(await orderOf('waiting')).toMatchObject({ state: 'awaiting_approval', cancelled_at: null });
});

test('a paid order knows what was captured', async () => {
  expect(await orderOf('paid')).toMatchObject({ captured_minor: 9_900, refunded_minor: 0 });
});

test('an order keeps the guarantees that were in force before orders kept them', async () => {
  expect(await orderOf('paid')).toMatchObject({ build_guarantee_days: 30, plan_guarantee_days: 7 });
});

test('an order is found by what new ones are found by', async () => {
  const { id, search_text: text } = await orderOf('paid');
  expect(text).toBe(orderSearchText({ id, payerName: 'Zoë Łuk', payerEmail: 'paid@example.com' }));
});
