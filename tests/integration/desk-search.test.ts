import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { findPlaces, listLeads } from '@/lib/desk/leads.sql';
import { ALL_LEADS, ALL_ORDERS } from '@/lib/desk/lists';
import { listDeskOrders } from '@/lib/desk/orders.sql';
import { insertMessage } from '@/lib/leads/thread';
import { submitLead } from '@/lib/leads/submit';
import { orderSearchText } from '@/lib/orders/orders.sql';
import { connect } from '@/lib/site/db/connect';
import { migrations } from '@/lib/site/db/migrations';
import { newId } from '@/lib/site/ids';
import { aDesk, DESK_NOW } from '../support/desk';
import { onBothEngines } from '../support/engines';
import { aPostedLead } from '../support/leads';
import { testSite } from '../support/site';

onBothEngines('the search of leads', engine => {
  beforeEach(() => engine.clear());
  const desk = aDesk(engine.database);
  const site = () => ({ db: engine.database(), now: () => DESK_NOW });

  async function send(fields: Record<string, string>): Promise<string> {
    const { submission } = aPostedLead();
    const outcome = await submitLead(
      aPostedLead({ fields: { ...submission.fields, ...fields }, submissionId: newId() }),
      testSite(engine.database()),
    );
    return 'leadId' in outcome ? outcome.leadId : '';
  }
  async function find(text: string) {
    const { rows } = await listLeads({ filter: { ...ALL_LEADS, text }, cursor: null }, site());
    const places = await findPlaces({ leads: rows, text }, site());
    return rows.map(({ id }) => [id, (places.get(id) ?? []).map(({ kind, from }) => from ?? kind)] as const);
  }

  test.each([
    [{ name: 'Pat O’Neill' }, "O'Neill"],
    [{ name: "Pat O'Neill" }, 'o’neill'],
    [{ name: 'Łukasz Kowalski' }, 'lukasz'],
    [{ name: 'Jens Weiß' }, 'weiss'],
    [{ phone: '2125550142' }, '555-0142'],
    [{ phone: '\u202a+1\u00a0(212)\u00a0555\u20110142\u202c' }, '(212) 555-0142'],
    [{ message: 'Our Tra\u00adding Co' }, 'trading'],
  ])('finds a lead with %j by %s', async (fields, text) => {
    const id = await send(fields);
    await send({ name: 'Someone else', phone: '3105559999', message: 'Other' });
    expect(await find(text)).toEqual([[id, []]]);
  });

  test('finds words of notes, replies, answers, next steps and other writers, and says where', async () => {
    const staff = await desk.signIn();
    const id = await send({ name: 'Ana Ruiz', email: 'ana@shop.test', message: 'Hello' });
    await send({ name: 'Bo Lee', email: 'bo@shop.test', message: 'Hello' });
    await desk.act('lead-note', { lead: id, text: 'Wants the façade in teal' }, staff);
    await desk.act(
      'lead-follow-up',
      { lead: id, owner: '', step: 'Send the mood–board', on: '', value: '', changed: '0' },
      staff,
    );
    const message = { lead_id: id, at: DESK_NOW, subject: '' };
    const { db } = site();
    await insertMessage(db, { ...message, id: 'a', number: 1, direction: 'out', text: 'Our quote attached' });
    await insertMessage(db, {
      ...message,
      id: 'b',
      number: 2,
      direction: 'in',
      text: 'Too pricey',
      from_address: 'ana@shop.test',
    });
    await insertMessage(db, {
      ...message,
      id: 'c',
      number: 3,
      direction: 'in',
      text: 'I pay her bills',
      from_address: 'otto@bank.test',
    });
    expect(await find('facade')).toEqual([[id, ['note']]]);
    expect(await find('mood-board')).toEqual([[id, ['step']]]);
    expect(await find('quote')).toEqual([[id, ['reply']]]);
    expect(await find('pricey')).toEqual([[id, ['answer']]]);
    expect(await find('otto@bank.test')).toEqual([[id, ['otto@bank.test']]]);
    expect(await find('ruiz teal bills')).toEqual([[id, ['note', 'otto@bank.test']]]);
    expect(await find('ruiz nowhere')).toEqual([]);
    expect(await find('%')).toEqual([]);
  });
});

test('rows from before are found as new ones are', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'site-before-'));
  const db = connect({ databaseUrl: null, dataDir: dir });
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
    expect((await migrator.migrateTo('0051-passkeys')).error).toBeUndefined();
    const fields = JSON.stringify({ name: 'Pat O’Neill–Łuk', phone: '(212) 555-0142' });
    await sql`insert into leads (id, submission_id, form_name, status, received_at, email, fields, quarantine_reasons, is_late, search_text, next_step)
      values ('l', 'l', 'contact-form', 'lost', 1, 'mia@xn--bckerei-5wa.example', ${fields}, '[]', 0, 'pat o’neill–łuk', 'Call Jörg')`.execute(
      db,
    );
    await sql`insert into lead_notes (id, lead_id, author_id, at, text) values ('n', 'l', 'x', 1, 'Likes Æbler')`.execute(
      db,
    );
    await sql`insert into lead_messages (id, lead_id, number, direction, at, from_address, subject, text, is_cut, attachments)
      values ('m', 'l', 1, 'in', 1, 'bo@shop.test', 'Re', 'Weiß', 0, 0)`.execute(db);
    await sql`insert into desk_audit (id, at, actor_id, action, subject_id, detail) values ('a', 77, null, 'lead-status', 'l', 'new>lost')`.execute(
      db,
    );
    await sql`insert into orders (id, key, attempt_id, state, add_on_ids, lines, monthly_minor, description, amount_minor, currency, capture_attempt, created_at, updated_at, payer_name)
      values ('0123456789abcdefghjkmnpqrs', 'k', 'k', 'paid', '[]', '[]', 0, 'Pro', 9900, 'USD', 1, 1, 50, 'Łukasz')`.execute(
      db,
    );
    expect((await migrator.migrateToLatest()).error).toBeUndefined();
    const site = { db, now: () => 1 };
    for (const text of ["o'neill-luk", '555-0142', 'jorg', 'aebler', 'weiss', 'bo@shop.test']) {
      const { rows } = await listLeads({ filter: { ...ALL_LEADS, text }, cursor: null }, site);
      expect([text, rows.map(({ id }) => id)]).toEqual([text, ['l']]);
    }
    const lead = await db.selectFrom('leads').select(['email', 'status_at']).executeTakeFirst();
    expect(lead).toEqual({ email: 'mia@bäckerei.example', status_at: 77 });
    const order = await db.selectFrom('orders').select('search_text').executeTakeFirstOrThrow();
    const id = '0123456789abcdefghjkmnpqrs';
    expect(order.search_text).toBe(orderSearchText({ id, payerName: 'Łukasz', payerEmail: null }));
    for (const text of ['lukasz', 'CP-01234-56789', 'cp0123456789']) {
      const { rows } = await listDeskOrders({ ...ALL_ORDERS, text, cursor: null }, site);
      expect([text, rows.length]).toEqual([text, 1]);
    }
  } finally {
    await db.destroy();
    rmSync(dir, { recursive: true, force: true });
  }
});
