import { beforeEach, expect, test } from 'vitest';
import { toOutboxRow } from '@/lib/mail/outgoing-mail';
import { newId } from '@/lib/site/ids';
import { aDesk, DESK_NOW, storeLead, storeOrder } from '../../support/desk';
import { onBothEngines } from '../../support/engines';
import { readCsv } from '../../support/read-csv';
import { aMail } from '../mail/fixtures';

onBothEngines('downloads of the desk', engine => {
  beforeEach(() => engine.clear());
  const desk = aDesk(engine.database);

  async function download(action: 'leads-export' | 'orders-export', body: Record<string, string> = {}) {
    const { cookie } = await desk.signIn();
    const answer = await desk.act(action, { ...body, factorCode: desk.code() }, { cookie });
    const [head = [], ...rows] = readCsv(await answer.text());
    return {
      answer,
      rows: rows.map(row => Object.fromEntries(head.map((name, index) => [name, row[index]]))),
    };
  }

  test('every lead comes through another reader as it was written', async () => {
    const message = 'He said "hi", then\nleft;\r\n  \tréservé 🏪';
    const id = await storeLead(engine.database(), {
      received_at: DESK_NOW,
      fields: { message, phone: '+1 555 0100', color: 'green' },
    });
    const { answer, rows } = await download('leads-export');
    expect(answer.headers.get('content-type')).toMatch(/^text\/csv; charset=utf-8/);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="leads-2026-07-06.csv"');
    expect(rows).toMatchObject([
      {
        id,
        'received (America/New_York)': '2026-07-06 12:00',
        form: 'contact-form',
        about: 'Contact',
        phone: "'+1 555 0100",
        status: 'new',
        name: 'Ana Ruiz',
        email: 'ana@shop.test',
        message,
        otherFields: '{"color":"green"}',
        late: 'no',
        quarantine: 'no',
      },
    ]);
  });

  test('what forms call by two names has one column', async () => {
    const db = engine.database();
    const spring = { phoneNumber: '555 014 2018', businessName: 'Hart Salon' };
    await storeLead(db, { form_name: 'christmas-in-july-form', fields: spring });
    await storeLead(db, {
      form_name: 'landing-form',
      received_at: DESK_NOW - 1,
      fields: { companyName: 'Poe Plumbing' },
    });
    const { rows } = await download('leads-export');
    expect(rows.map(({ phone, business }) => [phone, business])).toEqual([
      ['555 014 2018', 'Hart Salon'],
      ['', 'Poe Plumbing'],
    ]);
    for (const name of ['phoneNumber', 'businessName', 'companyName'])
      expect(Object.keys(rows[0] ?? {})).not.toContain(name);
  });

  test('a lead whose mail could not be delivered says so', async () => {
    const db = engine.database();
    const [sent, failed, bounced] = [await storeLead(db), await storeLead(db), await storeLead(db)];
    for (const [subjectId, state] of [
      [sent, 'sent'],
      [failed, 'sent'],
      [failed, 'failed'],
      [bounced, 'bounced'],
    ] as const) {
      const row = toOutboxRow(aMail({ subjectId }), { id: newId(), now: DESK_NOW });
      await db
        .insertInto('outbox')
        .values({ ...row, idempotency_key: newId(), state })
        .execute();
    }
    const { rows } = await download('leads-export');
    expect(Object.fromEntries(rows.map(row => [row['id'], row['mailFailed']]))).toEqual({
      [sent]: 'no',
      [failed]: 'yes',
      [bounced]: 'yes',
    });
  });

  test('what a stranger wrote is no formula', async () => {
    for (const name of ['=cmd|calc!A1', '@sum(1)', '+1', '-1', ' =1', '＝1'])
      await storeLead(engine.database(), { name, fields: { message: name } });
    const { rows } = await download('leads-export');
    for (const row of rows) expect([row['name'], row['message']]).toEqual([row['name'], row['name']]);
    for (const row of rows) expect(row['name']).toMatch(/^'/);
  });

  test('an export of several batches has every row once, and the filter holds', async () => {
    const db = engine.database();
    const count = 1_203;
    for (let start = 0; start < count; start += 401) {
      const rows = Array.from({ length: 401 }, (_, index) => {
        const id = newId();
        const status = (start + index) % 3 === 0 ? ('won' as const) : ('new' as const);
        return {
          id,
          submission_id: id,
          form_name: 'contact-form',
          status,
          // Many at one instant.
          received_at: DESK_NOW - Math.floor((start + index) / 7),
          email: null,
          name: null,
          fields: '{}',
          quarantine_reasons: '[]',
          is_late: 0,
        };
      });
      await db.insertInto('leads').values(rows).execute();
    }
    const all = await download('leads-export');
    expect(new Set(all.rows.map(row => row['id'])).size).toBe(count);
    desk.time.now += 1;
    const won = await download('leads-export', { status: 'won' });
    expect(won.rows).toHaveLength(401);
    expect((await desk.audit()).map(({ detail }) => detail)).toEqual(['all', 'won']);
  });

  test('the file names its encoding for Excel', async () => {
    const { cookie } = await desk.signIn();
    const answer = await desk.act('leads-export', { excel: 'true', factorCode: desk.code() }, { cookie });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(Array.from(bytes.slice(0, 4))).toEqual([0xef, 0xbb, 0xbf, '"'.charCodeAt(0)]);
  });

  test('what was searched for stays out of the audit', async () => {
    await download('leads-export', { q: 'ana ruiz', form: 'contact-form' });
    expect(await desk.audit()).toMatchObject([{ detail: 'contact-form search', subject_id: null }]);
  });

  test('orders are downloaded as the list shows them, and the search stays out of the audit', async () => {
    const id = await storeOrder(engine.database(), { payer_name: 'Zoe Ruiz' });
    await storeOrder(engine.database());
    const { rows } = await download('orders-export', { q: 'zoe', state: 'paid' });
    expect(rows).toMatchObject([{ id }]);
    expect(await desk.audit()).toMatchObject([{ detail: 'paid search', subject_id: null }]);
  });

  test('orders come with their number and exact amounts', async () => {
    const id = await storeOrder(engine.database(), {
      amount_minor: 123_456,
      payer_name: '=Maria',
      paid_at: DESK_NOW + 1,
    });
    const { rows } = await download('orders-export');
    expect(rows).toMatchObject([
      { id, state: 'paid', amount: '1234.56', currency: 'USD', buyerName: "'=Maria" },
    ]);
  });
});
