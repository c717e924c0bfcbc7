import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { erasePerson } from '@/lib/privacy';
import { repeatErasures } from '@/lib/privacy/erase';
import { fingerprintsOf, listErasures, noteErasure } from '@/lib/privacy/erasures';
import { DAY_MS } from '@/lib/site/time';
import { onBothEngines } from '../../support/engines';
import { aRegister } from '../ops/operation-settings';
import { NOW, daysAgo, rowsIn } from './retention-rows';

onBothEngines('a person who asks to be erased', engine => {
  let dir = '';
  beforeEach(async () => {
    await engine.clear();
    dir = mkdtempSync(join(tmpdir(), 'site-erasures-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));
  const rows = rowsIn(engine.database);
  const erase = (email: string, now = NOW) =>
    erasePerson({ email, register: aRegister(dir) }, { db: engine.database(), now: () => now });
  const repeat = () => repeatErasures(aRegister(dir), engine.database());

  test('goes from requests, mails, the account and handled webhooks; someone else’s stay', async () => {
    await seedPerson('Ana@Shop.test');
    const other = await rows.lead({ email: 'ana@shop.test.example', name: 'Other' });
    const erased = await erase(' ANA@shop.test ');
    expect(erased).toEqual({
      leads: 1,
      answers: 0,
      subscriptions: 0,
      accounts: 1,
      mails: 3,
      webhooks: 1,
      keptOrders: 0,
    });
    const db = engine.database();
    const left = await db.selectFrom('leads').select('id').execute();
    expect(left).toEqual([{ id: other }]);
    expect(await db.selectFrom('accounts').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('sessions').select('id').execute()).toEqual([]);
    const dump = JSON.stringify([
      await db.selectFrom('outbox').selectAll().execute(),
      await db.selectFrom('webhook_events').selectAll().execute(),
    ]);
    expect(dump.toLowerCase()).not.toContain('ana@shop.test"');
    expect(dump).not.toContain('<p>Ana</p>');
  });

  test('stays in the books, and a receipt that waits still goes out', async () => {
    const order = await rows.order({ payer_email: 'Ana@shop.test' });
    const receipt = await rows.mail({ kind: 'receipt', subject_id: order, state: 'queued' });
    const erased = await erase('ana@shop.test');
    expect(erased.keptOrders).toBe(1);
    const db = engine.database();
    expect(await db.selectFrom('orders').select(['id', 'payer_email']).execute()).toEqual([
      { id: order, payer_email: 'Ana@shop.test' },
    ]);
    expect(await db.selectFrom('outbox').select(['id', 'html']).execute()).toEqual([
      { id: receipt, html: '<p>Ana</p>' },
    ]);
  });

  test('goes from orders that never took money, again after a restore too, and stays in those that did', async () => {
    const payer = { payer_id: 'PAYER1', payer_email: 'Ana@shop.test', payer_name: 'Ana Ruiz' };
    const db = engine.database();
    const placed = async (changes: object) => {
      const id = await rows.order({ payer_email: '' });
      const visit = { source: 'bing.com', entry_page: '/pricing', source_details: '{}' };
      await db
        .updateTable('orders')
        .set({ ...payer, ...visit, ...changes })
        .where('id', '=', id)
        .execute();
      return id;
    };
    const unpaid = { captured_minor: 0, capture_id: null, paid_at: null };
    const emptied = [
      await placed({ ...unpaid, state: 'declined' }),
      await placed({ ...unpaid, state: 'cancelled' }),
      await placed({ ...unpaid, state: 'expired' }),
    ];
    await placed({ ...unpaid, state: 'awaiting_confirmation' });
    await placed({ state: 'refunded' });
    await placed({ ...unpaid, state: 'expired', payer_email: 'ben@shop.test' });
    await erase('ana@shop.test');
    const empty = db.selectFrom('orders').select('id').where('payer_name', 'is', null);
    const emptyIds = async () => (await empty.execute()).map(({ id }) => id).toSorted();
    expect(await emptyIds()).toEqual(emptied.toSorted());
    const kept = await db.selectFrom('orders').select('id').where('source', 'is not', null).execute();
    expect(kept.filter(({ id }) => emptied.includes(id))).toEqual([]);
    await db
      .updateTable('orders')
      .set(payer)
      .where('id', '=', emptied[0] ?? '')
      .execute();
    await repeat();
    expect(await emptyIds()).toEqual(emptied.toSorted());
  });

  test('goes from what mail servers said, and from the agency’s mails about the order', async () => {
    const order = await rows.order({ payer_email: 'ana@shop.test' });
    const bounced = { state: 'bounced', last_error: 'email.bounced: 550 <ana@shop.test> unknown' } as const;
    await rows.mail({ kind: 'receipt', subject_id: order, reply_to: 'agency@site.test', ...bounced });
    const toAgency = { to_address: 'agency@site.test', reply_to: 'Ana@shop.test', subject_id: order };
    for (const kind of ['order-notify', 'order-attention', 'refund-notice', 'unknown-payment'])
      await rows.mail({ ...toAgency, kind, html: '<p>ana@shop.test</p>', text: 'ana@shop.test' });
    const waiting = await rows.mail({ ...toAgency, kind: 'order-notify', state: 'queued' });
    const other = await rows.mail({ ...toAgency, kind: 'order-notify', reply_to: 'ben@shop.test' });
    expect(await erase('ana@shop.test')).toMatchObject({ mails: 5 });
    const db = engine.database();
    const mails = await db.selectFrom('outbox').selectAll().execute();
    const full = mails.filter(mail => mail.html !== '').map(mail => mail.id);
    expect(full.toSorted()).toEqual([waiting, other].toSorted());
    const empty = mails.filter(mail => mail.html === '');
    expect(JSON.stringify(empty).toLowerCase()).not.toContain('ana@shop.test');
  });

  test('with the agency’s own address leaves what others received: they were told to reply there', async () => {
    const receipt = { kind: 'receipt', to_address: 'ben@shop.test', reply_to: 'agency@site.test' } as const;
    await rows.mail({ ...receipt, text: 'Thank you' });
    expect(await erase('agency@site.test')).toMatchObject({ mails: 0 });
  });

  test('is erased again where only the agency’s mail about the order came back', async () => {
    await erase('ana@shop.test');
    await rows.mail({ kind: 'order-notify', to_address: 'agency@site.test' });
    expect(await repeat()).toBe(1);
  });

  test('is erased again when an older copy brings the rows back, and is not named in the note of it', async () => {
    await seedPerson('ana@shop.test');
    await erase('ana@shop.test');
    await seedPerson('ana@shop.test');
    await rows.lead({ email: 'ben@shop.test' });
    expect(await repeat()).toBe(1);
    const left = await engine.database().selectFrom('leads').select('email').execute();
    expect(left).toEqual([{ email: 'ben@shop.test' }]);
    const file = join(dir, 'erasures.txt');
    expect(readFileSync(file, 'utf8')).toMatch(/^2026-11-21T12:00:00\.000Z [0-9a-f]{8}\.[0-9a-f]{64}\n$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('and writes again later is not erased of what came after the note of it', async () => {
    await erase('ana@shop.test', daysAgo(100));
    await rows.lead({ received_at: daysAgo(100) });
    const after = await rows.lead({ received_at: daysAgo(40) });
    const account = await rows.account({ email: 'ana@shop.test', created_at: daysAgo(40) });
    const receipt = await rows.mail({ kind: 'receipt', state: 'sent', created_at: daysAgo(40) });
    await rows.webhook({ handled: 1, received_at: daysAgo(40) });
    expect(await repeat()).toBe(1);
    expect(await repeat()).toBe(0);
    const db = engine.database();
    expect(await db.selectFrom('leads').select('id').execute()).toEqual([{ id: after }]);
    expect(await db.selectFrom('accounts').select('id').execute()).toEqual([{ id: account }]);
    expect(await db.selectFrom('outbox').select(['id', 'html']).execute()).toEqual([
      { id: receipt, html: '<p>Ana</p>' },
    ]);
    expect(await db.selectFrom('webhook_events').select('payload').execute()).toEqual([
      { payload: '{"payer":"ana@shop.test"}' },
    ]);
  });

  test('is erased again although a power cut left half a note before it', async () => {
    writeFileSync(join(dir, 'erasures.txt'), '2026-11-2');
    await erase('ana@shop.test');
    await rows.lead({ received_at: daysAgo(1) });
    expect(await repeat()).toBe(1);
  });

  test('as an account only keeps requests and mails, and has whatever was signed up for later', async () => {
    for (const address of ['ana@shop.test', 'ben@shop.test', 'boss@site.test'])
      await noteErasure({ kind: 'account', address, at: daysAgo(100) }, aRegister(dir));
    await seedPerson('ana@shop.test');
    const again = await rows.account({ email: 'ben@shop.test', created_at: daysAgo(40) });
    await rows.session(await rows.account({ email: 'boss@site.test', role: 'staff' }), NOW + DAY_MS);
    expect(await repeat()).toBe(2);
    const db = engine.database();
    expect(await db.selectFrom('accounts').select('id').execute()).toEqual([{ id: again }]);
    expect(await db.selectFrom('sessions').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('leads').select('email').execute()).toEqual([{ email: 'ana@shop.test' }]);
    const mails = await db.selectFrom('outbox').select('kind').orderBy('kind').execute();
    expect(mails.map(mail => mail.kind)).toEqual(['lead-notify', 'receipt']);
    expect(readFileSync(join(dir, 'erasures.txt'), 'utf8')).not.toContain('@');
  });

  test('is noted apart from an account that was deleted and from a reader who left', async () => {
    const register = aRegister(dir);
    for (const kind of ['person', 'account', 'subscription'] as const)
      await noteErasure({ kind, address: 'ana@shop.test', at: NOW }, register);
    const [fingerprint] = fingerprintsOf('ana@shop.test', register);
    expect((await listErasures(register)).map(note => [note.kind, note.fingerprint])).toEqual([
      ['person', fingerprint],
      ['account', fingerprint],
      ['subscription', fingerprint],
    ]);
  });

  test('with an account of the agency keeps it, and an address with pattern signs matches only itself', async () => {
    await rows.account({ email: 'boss@site.test', role: 'staff' });
    expect(await erase('boss@site.test')).toMatchObject({ accounts: 0 });
    await rows.webhook({ handled: 1, payload: '{"payer":"anaXb@shop.test"}' });
    expect(await erase('ana_b@shop.test')).toMatchObject({ webhooks: 0 });
  });

  async function seedPerson(email: string): Promise<void> {
    const lead = await rows.lead({ email });
    await rows.mail({ subject_id: lead });
    await rows.mail({ kind: 'receipt', to_address: email, state: 'sent' });
    const account = await rows.account({ email: email.toLowerCase() });
    await rows.session(account, NOW + 1);
    await rows.mail({ subject_id: account, kind: 'account-confirm', state: 'queued' });
    await rows.webhook({ handled: 1, payload: `{"payer":"${email}"}` });
    await rows.webhook({ handled: null, payload: '{}' });
  }
});
