import { sql, type Kysely } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { facts } from '@/content/facts';
import { retention } from '@/content/retention';
import { insertMessage } from '@/lib/leads/thread';
import { applyDailyRetention, applyRetention } from '@/lib/privacy/retention';
import type { Database, OrderRow, OrderState } from '@/lib/site/db/tables';
import { newId } from '@/lib/site/ids';
import { countHit } from '@/lib/site/security/rate-limit';
import { DAY_MS } from '@/lib/site/time';
import { brokenDatabase, onBothEngines } from '../../support/engines';
import { NOW, daysAgo, rowsIn } from './retention-rows';

onBothEngines('what is past its time', engine => {
  beforeEach(() => engine.clear());
  const { lead, marked, mail, webhook, order, account, session } = rowsIn(engine.database);
  const apply = async (now = NOW) => {
    const { rows, failures } = await applyRetention({ db: engine.database(), now: () => now });
    expect(failures).toEqual([]);
    return rows;
  };

  test('is deleted with its emails when it was quarantined and not taken up, one day after the promised time', async () => {
    const trap = { quarantine_reasons: '["trap_filled","too_fast"]' };
    const past = { received_at: daysAgo(retention.quarantinedLeadDays + 1) };
    await lead({ ...trap, ...past });
    const spam = await lead({ status: 'spam', ...past });
    await mail({ subject_id: spam });
    const remaining = [
      await lead({ ...trap, received_at: daysAgo(retention.quarantinedLeadDays - 1) }),
      await lead({ ...trap, ...past, status: 'contacted' }),
      await lead({ ...past, quarantine_reasons: '["too_fast"]' }),
      await lead(past),
    ];
    expect(await apply()).toMatchObject({ quarantinedLeads: 2 });
    expect((await idsIn(engine.database(), 'leads')).toSorted()).toEqual(remaining.toSorted());
    expect(await idsIn(engine.database(), 'outbox')).toEqual([]);
  });

  test('is deleted as spam so many days after it was marked, however old it is', async () => {
    const past = { status: 'spam', received_at: daysAgo(retention.quarantinedLeadDays + 300) } as const;
    const justNow = await lead(past);
    await marked(justNow, daysAgo(retention.quarantinedLeadDays - 1));
    const again = await lead(past);
    await marked(again, daysAgo(retention.quarantinedLeadDays + 200));
    await marked(again, daysAgo(3), 'contacted>spam');
    const longAgo = await lead(past);
    await marked(longAgo, daysAgo(retention.quarantinedLeadDays + 1), 'lost>spam');
    expect(await apply()).toMatchObject({ quarantinedLeads: 1 });
    expect((await idsIn(engine.database(), 'leads')).toSorted()).toEqual([justNow, again].toSorted());
  });

  test('goes with its emails and notes when a lead did not become a customer for as long as the privacy policy says', async () => {
    const author = await account({ email: 'ada@agency.test', role: 'staff' });
    const past = { received_at: daysAgo(retention.leadDays + 1) };
    for (const status of ['contacted', 'lost', 'spam'] as const) {
      const gone = await lead({ ...past, status });
      await mail({ subject_id: gone, state: 'failed' });
      await engine
        .database()
        .insertInto('lead_notes')
        .values({
          id: gone,
          lead_id: gone,
          author_id: author,
          at: past.received_at,
          text: 'Called.',
          search_text: null,
        })
        .execute();
    }
    const customer = await lead({ ...past, status: 'won' });
    const open = [await lead({ ...past, status: 'new' }), await lead({ ...past, status: 'working' })];
    const remaining = [customer, ...open, await lead({ received_at: daysAgo(retention.leadDays - 1) })];
    const ofCustomer = await mail({ subject_id: customer });
    const { oldLeads = 0, quarantinedLeads = 0 } = await apply();
    expect(oldLeads + quarantinedLeads).toBe(3);
    expect((await idsIn(engine.database(), 'leads')).toSorted()).toEqual(remaining.toSorted());
    expect(await idsIn(engine.database(), 'outbox')).toEqual([ofCustomer]);
    expect(await idsIn(engine.database(), 'lead_notes')).toEqual([]);
  });

  test('is no lead a minute before its years are over, in leap years too', async () => {
    const kept = await lead({ status: 'lost', received_at: Date.parse('2027-03-01T12:01:00Z') });
    await lead({ status: 'lost', received_at: Date.parse('2027-02-28T11:59:00Z') });
    await applyRetention({ db: engine.database(), now: () => Date.parse('2029-03-01T12:00:00Z') });
    expect(facts.privacy.leadsKeptYears).toBe(2);
    expect(await idsIn(engine.database(), 'leads')).toEqual([kept]);
    await applyRetention({ db: engine.database(), now: () => Date.parse('2029-03-01T12:02:00Z') });
    expect(await idsIn(engine.database(), 'leads')).toEqual([]);
  });

  type Closed = {
    lead?: Parameters<typeof lead>[0];
    note?: number;
    message?: number;
    call?: { changed_at?: number; starts_at?: number; state?: 'booked' | 'canceled' };
    link?: { created_at: number; valid_until: number };
    order?: 'disputed';
  };
  const LONG_AGO = daysAgo(retention.leadDays + 400);
  const OLD = daysAgo(retention.leadDays + 1);
  const RECENT = daysAgo(retention.leadDays - 1);
  test.each<[string, (at: number) => Closed]>([
    ['a status that was set', at => ({ lead: { status_at: at } })],
    ['a follow-up', at => ({ lead: { follow_up_changed_at: at } })],
    ['a note', at => ({ note: at })],
    ['a message', at => ({ message: at })],
    ['a call that was booked, moved or canceled', at => ({ call: { changed_at: at, state: 'canceled' } })],
    ['a call that took place', at => ({ call: { starts_at: at } })],
    ['a payment link', at => ({ link: { created_at: at, valid_until: at } })],
  ])('of a lead counts from %s', async (_, change) => {
    const kept = await leadWith(change(RECENT));
    await leadWith(change(OLD));
    await apply();
    expect(await idsIn(engine.database(), 'leads')).toEqual([kept]);
  });

  test.each([
    ['a next step', { lead: { next_step: 'Call', next_step_on: '2026-11-22' } }],
    ['a next step without a day', { lead: { next_step: 'Call' } }],
    ['an answer that no one has read', { lead: { has_answer: 1 } }],
    ['a call ahead', { call: { starts_at: NOW + DAY_MS } }],
    ['a link that can still be paid', { link: { created_at: LONG_AGO, valid_until: NOW + 1 } }],
    ['an order that is not settled', { order: 'disputed' }],
  ] as const)('is no closed lead with %s', async (_, change) => {
    const kept = await leadWith(change);
    const gone = await leadWith({});
    await apply();
    const left = await idsIn(engine.database(), 'leads');
    expect([left.includes(kept), left.includes(gone)]).toEqual([true, false]);
  });

  /** A lead that was closed long ago, with what else there is of it. */
  async function leadWith(change: Closed): Promise<string> {
    const db = engine.database();
    const email = `${newId()}@shop.test`;
    const id = await lead({ status: 'lost', received_at: LONG_AGO, email, ...change.lead });
    if (change.note !== undefined)
      await db
        .insertInto('lead_notes')
        .values({ id, lead_id: id, author_id: 'x', at: change.note, text: 'x', search_text: null })
        .execute();
    if (change.message !== undefined)
      await insertMessage(db, {
        id,
        lead_id: id,
        number: 1,
        direction: 'in',
        at: change.message,
        subject: '',
        text: 'x',
      });
    if (change.call)
      await db
        .insertInto('bookings')
        .values({
          id,
          lead_id: id,
          starts_at: LONG_AGO,
          minutes: 30,
          taken_slot: null,
          state: 'booked',
          sequence: 1,
          calendar_id: null,
          changed_at: LONG_AGO,
          ...change.call,
        })
        .execute();
    if (change.link)
      await db
        .insertInto('payment_links')
        .values({
          id,
          what: 'x',
          amount_minor: 1,
          email,
          lead_id: id,
          sent_at: null,
          withdrawn_at: null,
          ...change.link,
        })
        .execute();
    if (change.order) {
      const orderId = await order({ payer_email: email });
      await db.updateTable('orders').set({ state: change.order }).where('id', '=', orderId).execute();
    }
    return id;
  }

  // The embedded file has one writer at a time: there no one can decide in between.
  test.each(engine.name === 'postgres' ? ['PostgreSQL'] : [])(
    'stays when someone takes it up at that moment in %s',
    async () => {
      const id = await lead({ status: 'spam', received_at: daysAgo(retention.quarantinedLeadDays + 1) });
      await mail({ subject_id: id });
      const deciding = await engine.database().startTransaction().execute();
      await deciding.updateTable('leads').set({ status: 'contacted' }).where('id', '=', id).execute();
      const round = apply();
      await someoneWaits();
      await deciding.commit().execute();
      expect(await round).toMatchObject({ quarantinedLeads: 0 });
      expect(await idsIn(engine.database(), 'leads')).toEqual([id]);
      expect(await idsIn(engine.database(), 'outbox')).toHaveLength(1);
    },
  );

  async function someoneWaits() {
    const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waiting.execute(engine.database())).rows).toHaveLength(1);
  }

  test('is taken out of mails that arrived, never out of one that still waits or failed', async () => {
    const past = { created_at: daysAgo(retention.sentMailDays + 1) };
    const emptyMail = { subject: '', html: '', text: '', to_address: '', reply_to: null };
    const emptied = [
      await mail({ ...past, state: 'delivered' }),
      await mail({ ...past, state: 'sent', kind: 'receipt' }),
      await mail({ ...past, state: 'complained', last_error: 'email.complained: <ana@shop.test>' }),
      await mail({ ...past, ...emptyMail, state: 'bounced', last_error: '550 <ana@shop.test> unknown' }),
    ];
    for (const state of ['queued', 'sending', 'failed', 'bounced'] as const) await mail({ ...past, state });
    await mail({ state: 'delivered' });
    expect(await apply()).toMatchObject({ sentMails: 4 });
    expect(await apply()).toMatchObject({ sentMails: 0 });
    const rows = await engine.database().selectFrom('outbox').selectAll().execute();
    const empty = rows.filter(row => row.html === '');
    expect(empty.map(row => row.id).toSorted()).toEqual(emptied.toSorted());
    expect(JSON.stringify(empty)).not.toContain('Ana');
    expect(JSON.stringify(empty)).not.toContain('ana@');
    expect(rows).toHaveLength(9);
  });

  test('is taken out of handled webhooks, whose ids stay known', async () => {
    const old = await webhook({ handled: daysAgo(retention.handledWebhookDays + 1) });
    await webhook({ handled: daysAgo(retention.handledWebhookDays - 1) });
    await webhook({ handled: null });
    expect(await apply()).toMatchObject({ handledWebhooks: 1 });
    const rows = await engine.database().selectFrom('webhook_events').select(['id', 'payload']).execute();
    expect(rows.filter(row => row.payload === '').map(row => row.id)).toEqual([old]);
    expect(rows).toHaveLength(3);
  });

  test('goes from counters, searches and dead sessions, and what is alive stays', async () => {
    const db = engine.database();
    for (const [bucket, age] of [
      ['old', retention.rateLimitDays + 1],
      ['young', 0],
    ] as const)
      await db
        .insertInto('rate_limits')
        .values({ bucket, window_start: daysAgo(age), hits: 3 })
        .execute();
    for (const day of [dayOf(retention.searchMissDays + 1), dayOf(1)])
      await db.insertInto('search_misses').values({ text: 'barber', day, count: 1 }).execute();
    for (const day of [dayOf(retention.pageViewDays + 1), dayOf(1)])
      await db
        .insertInto('page_views')
        .values({ day, page: '/', source: 'direct', is_robot: 0, views: 1 })
        .execute();
    for (const age of [retention.searchMissDays + 1, 1])
      await db
        .insertInto('reports')
        .values({ period: `week-${age}`, made_at: daysAgo(age), facts: '{}' })
        .execute();
    const owner = await account({ email: 'ana@shop.test' });
    await session(owner, NOW - 1);
    await session(owner, NOW + 1);
    expect(await apply()).toMatchObject({
      rateLimits: 1,
      searchMisses: 1,
      pageViews: 1,
      reports: 1,
      expiredAccess: 2,
    });
    expect(await db.selectFrom('rate_limits').select('bucket').execute()).toEqual([{ bucket: 'young' }]);
    expect(await idsIn(db, 'sessions')).toHaveLength(1);
    expect(await idsIn(db, 'account_links')).toHaveLength(1);
    expect(await idsIn(db, 'accounts')).toEqual([owner]);
  });

  test('is never an order, however old', async () => {
    await order({ payer_email: 'ana@shop.test', created_at: 0 });
    const before = await books(engine.database());
    await apply(NOW + 3_650 * DAY_MS);
    expect(await books(engine.database())).toEqual(before);
  });

  test('is the history of an order that ended without money, its calls to PayPal and its payer, and old calls; money keeps its history', async () => {
    const db = engine.database();
    const endedAgo = async (days: number, state: OrderState, money: Partial<OrderRow> = {}) => {
      const id = await order({ payer_email: 'ana@shop.test' });
      const ended = { state, updated_at: daysAgo(days), captured_minor: 0, capture_id: null, ...money };
      await db.updateTable('orders').set(ended).where('id', '=', id).execute();
      return id;
    };
    const past = retention.unpaidOrderHistoryDays + 1;
    const gone = [await endedAgo(past, 'cancelled'), await endedAgo(past, 'expired')];
    const remaining = [
      await endedAgo(past - 2, 'expired'),
      await endedAgo(past, 'paid', { captured_minor: 9_900, capture_id: 'CAP1' }),
      await endedAgo(past, 'refunded', { captured_minor: 9_900, capture_id: 'CAP2' }),
      await endedAgo(past, 'cancelled', { capture_id: 'CAP3' }),
      await endedAgo(past, 'awaiting_approval'),
    ];
    const call = { operation: 'find', request_id: null, outcome: 'found', debug_id: 'D', duration_ms: 1 };
    for (const [id, order_id, days] of [
      ['old', remaining[1], retention.paymentCallDays + 1],
      ['young', remaining[1], retention.paymentCallDays - 1],
      ['unpaid', gone[0], past],
      ['paid', remaining[1], past],
    ] as const)
      await db
        .insertInto('payment_calls')
        .values({ ...call, id, order_id: order_id ?? '', at: daysAgo(days) })
        .execute();
    expect(await apply()).toMatchObject({ unpaidOrderHistory: 3, unpaidOrderPayers: 2, paymentCalls: 1 });
    const payers = await db.selectFrom('orders').select('id').where('payer_email', 'is not', null).execute();
    expect(payers.map(({ id }) => id).toSorted()).toEqual(remaining.toSorted());
    const events = await db.selectFrom('order_events').select('order_id').execute();
    expect(events.map(({ order_id }) => order_id).toSorted()).toEqual(remaining.toSorted());
    expect(await idsIn(db, 'orders')).toHaveLength(gone.length + remaining.length);
    expect((await idsIn(db, 'payment_calls')).toSorted()).toEqual(['paid', 'young']);
  });

  test('goes in bites, all of it, and a repeat finds nothing', async () => {
    const past = { received_at: daysAgo(retention.quarantinedLeadDays + 1) };
    for (let count = 0; count < 450; count++) await lead({ status: 'spam', ...past });
    expect(await apply()).toMatchObject({ quarantinedLeads: 450 });
    expect(await apply()).toMatchObject({ quarantinedLeads: 0 });
  });

  test('is looked for once a day, by one of many processes, and posts that count in between do not change that', async () => {
    const processes = [engine.database(), engine.newConnection(), engine.newConnection()];
    const round = async (now: number) => {
      const reports = await Promise.all(processes.map(db => applyDailyRetention({ db, now: () => now })));
      return reports.filter(report => report !== null).length;
    };
    expect(await round(NOW)).toBe(1);
    const limit = { name: 'leads', perMinute: 10, perHour: 60, secret: 'secret' };
    await countHit(engine.database(), { limit, address: '198.51.100.7', now: NOW + 11 * 60 * 60_000 });
    expect(await round(NOW + 11 * 60 * 60_000)).toBe(0);
    expect(await round(NOW + DAY_MS)).toBe(1);
  });

  test('goes on after one duty fails, and the next round catches up', async () => {
    const past = daysAgo(retention.sentMailDays + 1);
    const handled = await webhook({ handled: past });
    const spam = await lead({ status: 'spam', received_at: daysAgo(retention.quarantinedLeadDays + 1) });
    const db = engine.database();
    const failing = brokenDatabase(db, new Error('the table is locked'), /trap_filled/);
    expect(await applyDailyRetention({ db: failing, now: () => NOW })).toMatchObject({
      rows: { handledWebhooks: 1 },
      failures: [{ duty: 'quarantinedLeads', cause: new Error('the table is locked') }],
    });
    const rows = await engine.database().selectFrom('webhook_events').select(['id', 'payload']).execute();
    expect(rows).toEqual([{ id: handled, payload: '' }]);
    expect(await idsIn(engine.database(), 'leads')).toEqual([spam]);
    expect(await applyDailyRetention({ db, now: () => NOW })).toMatchObject({
      rows: { quarantinedLeads: 1 },
      failures: [],
    });
    expect(await applyDailyRetention({ db, now: () => NOW })).toBeNull();
  });

  test('goes the same day also when the process that began was killed', async () => {
    const killed = { job: 'retention', day: dayOf(0), lease_until: NOW + 60 * 60_000 };
    await engine.database().insertInto('daily_marks').values(killed).execute();
    const round = (now: number) => applyDailyRetention({ db: engine.newConnection(), now: () => now });
    expect(await round(NOW + 10 * 60_000)).toBeNull();
    expect(await round(NOW + 61 * 60_000)).not.toBeNull();
    expect(await round(NOW + 122 * 60_000)).toBeNull();
  });
});

type TableWithId =
  | 'leads'
  | 'lead_notes'
  | 'outbox'
  | 'sessions'
  | 'account_links'
  | 'accounts'
  | 'orders'
  | 'payment_calls';

function dayOf(daysBefore: number): string {
  return new Date(daysAgo(daysBefore)).toISOString().slice(0, 10);
}

async function idsIn(db: Kysely<Database>, table: TableWithId): Promise<string[]> {
  const rows = await db.selectFrom(table).select('id').execute();
  return rows.map(row => row.id);
}

async function books(db: Kysely<Database>) {
  return {
    orders: await db.selectFrom('orders').selectAll().execute(),
    events: await db.selectFrom('order_events').selectAll().execute(),
  };
}
