import { beforeEach, expect, test } from 'vitest';
import { sqlDigestStore } from '@/lib/desk/adapters/sql-digest-store';
import { sqlComparisonStore } from '@/lib/orders/adapters/sql-comparison-store';
import { sendDigest, type DigestDeps } from '@/lib/desk/send-digest';
import { newId } from '@/lib/kernel/ids';
import { renderDeskDigest } from '@/lib/mail/render-desk-digest';
import { aDesk, DESK_NOW, storeLead, storeOrder } from '../support/desk';
import { onBothEngines } from '../support/engines';
import { aMail, enqueue, mailSettings, rowsOf } from './mail-fixtures';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

onBothEngines('the daily digest', engine => {
  beforeEach(() => engine.clear());
  const desk = aDesk(engine.database);

  function digestDeps(now: number): DigestDeps {
    const { leads, mails, orders, overview, unknownPayments, findComparison, promise, leadForms } =
      desk.services();
    const db = engine.database();
    return {
      leads,
      mails,
      orders,
      overview,
      unknownPayments,
      findComparison,
      promise,
      leadForms,
      clock: { now: () => now },
      store: sqlDigestStore({ db, newId }),
      hour: 8,
      render: (facts, day) => renderDeskDigest(facts, day, mailSettings),
    };
  }

  const sent = () =>
    engine.database().selectFrom('outbox').selectAll().where('kind', '=', 'desk-digest').execute();

  test('nothing stuck is no mail, and the day is done', async () => {
    await storeLead(engine.database());
    expect(await sendDigest(digestDeps(DESK_NOW))).toBe('quiet');
    expect(await sendDigest(digestDeps(DESK_NOW))).toBe('done_already');
    expect(await sent()).toEqual([]);
  });

  test('it waits for the morning of the agency', async () => {
    const midnight = Date.parse('2026-07-06T00:00:00-04:00');
    expect(await sendDigest(digestDeps(midnight + 7.9 * HOUR_MS))).toBe('too_early');
    expect(await sendDigest(digestDeps(midnight + 8 * HOUR_MS))).toBe('quiet');
  });

  test('what is stuck is counted, in one mail to the agency, however many processes think of it', async () => {
    const db = engine.database();
    await storeLead(db, { form_name: 'christmas-in-july-form', received_at: DESK_NOW - 30 * HOUR_MS });
    await storeLead(db, { is_held: 1, received_at: DESK_NOW - 2 * DAY_MS, name: 'Secret Name' });
    await storeLead(db, { is_held: 1 });
    await storeOrder(db, { state: 'attention' });
    const [failed = ''] = await enqueue(db, { mails: [aMail()], now: DESK_NOW });
    await db.updateTable('outbox').set({ state: 'failed' }).where('id', '=', failed).execute();
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => sendDigest(digestDeps(DESK_NOW))));
    expect(outcomes.toSorted()).toEqual([...Array<string>(4).fill('done_already'), 'sent']);
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to_address: mailSettings.agencyTo,
      subject: '4 things are waiting at the desk',
    });
    expect(rowsOf(mail?.html ?? '')).toMatchObject({
      'Leads past the promised time': '1',
      'Orders that need a person': '1',
      'Failed emails': '1',
      'In quarantine for over a day': '1',
    });
    expect(mail?.text).toContain('https://cornerpin.example/desk');
    expect(mail?.html).not.toContain('Secret Name');
  });

  test('the next day asks again; what someone settled is not told', async () => {
    const db = engine.database();
    const [failed = ''] = await enqueue(db, { mails: [aMail()], now: DESK_NOW });
    await db.updateTable('outbox').set({ state: 'failed' }).where('id', '=', failed).execute();
    expect(await sendDigest(digestDeps(DESK_NOW))).toBe('sent');
    expect(await sendDigest(digestDeps(DESK_NOW + DAY_MS))).toBe('sent');
    const { cookie } = await desk.signIn();
    await desk.act('mail-settle', { mail: failed }, { cookie });
    expect(await sendDigest(digestDeps(DESK_NOW + 2 * DAY_MS))).toBe('quiet');
    expect(await sent()).toHaveLength(2);
  });

  test('differences with PayPal are counted, and a comparison that failed is one', async () => {
    const comparisons = sqlComparisonStore(engine.database());
    const made = { from: 0, to: DESK_NOW, transactions: 0, entries: 0, repaired: 0, differences: [] };
    await comparisons.add({ ...made, id: newId(), at: DESK_NOW - DAY_MS, failure: 'NOT_AUTHORIZED' });
    expect(await sendDigest(digestDeps(DESK_NOW))).toBe('sent');
    const [mail] = await sent();
    expect(rowsOf(mail?.html ?? '')).toMatchObject({ 'Differences with PayPal': '1' });
    await comparisons.add({ ...made, id: newId(), at: DESK_NOW, failure: null });
    expect(await sendDigest(digestDeps(DESK_NOW + DAY_MS))).toBe('quiet');
  });
});
