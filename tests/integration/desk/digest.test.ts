import type { Kysely } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { addComparison } from '@/lib/ledger/comparison.sql';
import { sendDigest } from '@/lib/reports/digest';
import type { Database } from '@/lib/site/db/tables';
import { newId } from '@/lib/site/ids';
import { DAY_MS, HOUR_MS } from '@/lib/site/time';
import { aDesk, DESK_NOW, storeLead, storeOrder } from '../../support/desk';
import { onBothEngines } from '../../support/engines';
import { aMail, enqueue, testMailSettings, labeledValues } from '../mail/fixtures';

onBothEngines('the daily digest', engine => {
  beforeEach(() => engine.clear());
  const desk = aDesk(engine.database);

  const digestAt = (now: number) => sendDigest({ ...desk.site(), now: () => now });

  const subscribe = (confirmed_at: number) =>
    engine
      .database()
      .insertInto('subscriptions')
      .values({
        id: newId(),
        email: `${newId()}@shop.test`,
        unsubscribe_key: newId(),
        requested_at: confirmed_at,
        form_name: 'newsletter-form',
        consent_text: 'Yes.',
        confirmed_at,
        ended_at: null,
        end_reason: null,
      })
      .execute();

  const digests = () =>
    engine.database().selectFrom('outbox').selectAll().where('kind', '=', 'desk-digest').execute();

  test('nothing that happened or waits is no mail, and the day is done', async () => {
    await storeLead(engine.database(), { status: 'contacted', received_at: DESK_NOW - 9 * DAY_MS });
    await storeLead(engine.database(), { form_name: 'newsletter-form', received_at: DESK_NOW - DAY_MS });
    expect(await digestAt(DESK_NOW)).toBe('quiet');
    expect(await digestAt(DESK_NOW)).toBe('done_already');
    expect(await digests()).toEqual([]);
  });

  test('it waits for the morning of the agency', async () => {
    const midnight = Date.parse('2026-07-06T00:00:00-04:00');
    expect(await digestAt(midnight + 7.9 * HOUR_MS)).toBe('too_early');
    expect(await digestAt(midnight + 8 * HOUR_MS)).toBe('quiet');
  });

  test('a day without trouble tells what happened since the last one, and who waits since when', async () => {
    const db = engine.database();
    const yesterday = { received_at: DESK_NOW - 20 * HOUR_MS };
    await storeLead(db, yesterday);
    await storeLead(db, { ...yesterday, form_name: 'landing-form', status: 'working' });
    await storeLead(db, { ...yesterday, form_name: 'newsletter-form' });
    const monday9 = Date.parse('2026-07-06T09:00:00-04:00');
    await storeLead(db, { received_at: monday9 });
    await storeOrder(db, { paid_at: DESK_NOW - 5 * HOUR_MS });
    await storeOrder(db, { paid_at: DESK_NOW - 30 * HOUR_MS });
    const place = { id: newId(), year: 2026, number: 1, lead_id: null, taken_at: DESK_NOW - 6 * HOUR_MS };
    await db.insertInto('promotion_places').values(place).execute();
    await subscribe(DESK_NOW - 7 * HOUR_MS);
    expect(await digestAt(DESK_NOW)).toBe('sent');
    const [mail] = await digests();
    expect(mail?.subject).toBe('3 without an answer, 2 new leads, 1 sale, 1 spot taken, 1 new subscr…');
    expect(labeledValues(mail?.html ?? '')).toMatchObject({
      'New leads': '1 Contact, 1 Demo',
      Sales: '1, $99.00',
      'Promotion spots taken': '1',
      'Newsletter, confirmed': '1',
      New: '2, the oldest since Sun 4 p.m.',
      'In progress': '1, since Sun 4 p.m.',
    });
    expect(mail?.text).toContain('Since Sun 8 a.m.');
  });

  test('each event is reported once, on the next day or after a day without an email', async () => {
    const db = engine.database();
    expect(await digestAt(DESK_NOW)).toBe('quiet');
    await storeLead(db, { status: 'contacted', received_at: DESK_NOW + HOUR_MS });
    expect(await digestAt(DESK_NOW + 2 * DAY_MS)).toBe('sent');
    expect(await digestAt(DESK_NOW + 3 * DAY_MS)).toBe('quiet');
    expect((await digests()).map(({ subject }) => subject)).toEqual(['1 new lead']);
  });

  test('one email to the agency counts what is stuck, however many processes run', async () => {
    const db = engine.database();
    await storeLead(db, { form_name: 'christmas-in-july-form', received_at: DESK_NOW - 30 * HOUR_MS });
    await storeLead(db, { is_held: 1, received_at: DESK_NOW - 2 * DAY_MS, name: 'Secret Name' });
    await storeLead(db, { is_held: 1 });
    await storeOrder(db, { state: 'attention' });
    await storeLead(db, { status: 'contacted', has_answer: 1, received_at: DESK_NOW - 3 * DAY_MS });
    await storeFailedWebhook(db);
    const [failed = ''] = await enqueue(db, { mails: [aMail()], now: DESK_NOW });
    await db.updateTable('outbox').set({ state: 'failed' }).where('id', '=', failed).execute();
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => digestAt(DESK_NOW)));
    expect(outcomes.toSorted()).toEqual([...Array<string>(4).fill('done_already'), 'sent']);
    const [mail, ...repeats] = await digests();
    expect(repeats).toEqual([]);
    expect(mail).toMatchObject({
      to_address: testMailSettings.agencyTo,
      subject: '1 without an answer, 6 need a person',
    });
    expect(labeledValues(mail?.html ?? '')).toMatchObject({
      'Leads past the promised time': '1',
      'Orders that need a person': '1',
      'Failed emails': '1',
      'Leads that wrote back': '1',
      'Events that other tools did not take': '1',
      'In quarantine for over a day': '1',
    });
    expect(mail?.text).toContain('https://agency.test/desk');
    expect(mail?.html).not.toContain('Secret Name');
  });

  test('the next day asks again; what someone settled is not told', async () => {
    const db = engine.database();
    const [failed = ''] = await enqueue(db, { mails: [aMail()], now: DESK_NOW });
    await db.updateTable('outbox').set({ state: 'failed' }).where('id', '=', failed).execute();
    expect(await digestAt(DESK_NOW)).toBe('sent');
    expect(await digestAt(DESK_NOW + DAY_MS)).toBe('sent');
    const { cookie } = await desk.signIn();
    await desk.act('mail-settle', { mail: failed }, { cookie });
    expect(await digestAt(DESK_NOW + 2 * DAY_MS)).toBe('quiet');
    expect(await digests()).toHaveLength(2);
  });

  test('differences with PayPal are counted, and a comparison that failed is one', async () => {
    const made = { from: 0, to: DESK_NOW, transactions: 0, entries: 0, repaired: 0, differences: [] };
    await addComparison(engine.database(), {
      ...made,
      id: newId(),
      at: DESK_NOW - DAY_MS,
      failure: 'NOT_AUTHORIZED',
    });
    expect(await digestAt(DESK_NOW)).toBe('sent');
    const [mail] = await digests();
    expect(labeledValues(mail?.html ?? '')).toMatchObject({ 'Differences with PayPal': '1' });
    await addComparison(engine.database(), { ...made, id: newId(), at: DESK_NOW, failure: null });
    expect(await digestAt(DESK_NOW + DAY_MS)).toBe('quiet');
  });
});

async function storeFailedWebhook(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('webhook_deliveries')
    .values({
      id: newId(),
      integration_id: newId(),
      type: 'lead.created',
      cause_id: newId(),
      subject_id: newId(),
      state: 'failed',
      attempts: 10,
      next_attempt_at: DESK_NOW,
      last_error: null,
      happened_at: DESK_NOW - DAY_MS,
      created_at: DESK_NOW - DAY_MS,
    })
    .execute();
}
