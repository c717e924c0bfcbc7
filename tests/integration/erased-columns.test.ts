import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { orderSearchText } from '@/lib/orders/orders.sql';
import { erasePerson } from '@/lib/privacy';
import { repeatErasures } from '@/lib/privacy/erase';
import { applyRetention } from '@/lib/privacy/retention';
import type { Database } from '@/lib/site/db/tables';
import { newId } from '@/lib/site/ids';
import { storeOrder } from '../support/desk';
import { onBothEngines } from '../support/engines';
import { aRegister } from './operation-settings';
import { NOW, daysAgo, rowsIn } from './retention-rows';

const NAME = 'Anastasia';
const EMAIL = 'ana@shop.test';

/**
 * Where a person may still be named after the erasure: what they paid for is in the books, and what staff are writing or have
 * published they change at the desk. A new table needs a line.
 */
const KEPT = {
  leads: [],
  outbox: [],
  orders: ['payer_email', 'payer_name', 'search_text'],
  order_events: [],
  order_mails_due: [],
  refunds: ['note'],
  reversals: [],
  disputes: [],
  payment_calls: [],
  unknown_payments: [],
  payment_rules: [],
  comparisons: [],
  paypal_rows: [],
  webhook_events: [],
  rate_limits: [],
  search_misses: [],
  page_views: [],
  reports: [],
  accounts: [],
  sessions: [],
  account_links: [],
  staff_factors: [],
  recovery_codes: [],
  trusted_devices: [],
  passkeys: [],
  passkey_challenges: [],
  email_changes: [],
  lead_notes: [],
  lead_messages: [],
  desk_audit: [],
  daily_marks: [],
  backup_notes: [],
  subscriptions: [],
  promotion_places: [],
  integrations: [],
  webhook_deliveries: [],
  billing_subscriptions: [],
  invoices: [],
  payment_consents: [],
  invoice_numbers: [],
  content_drafts: ['value'],
  releases: ['parts'],
  payment_links: ['what'],
  newsletter_issues: ['markdown'],
  bookings: [],
  calendar_invitees: [],
  locks: [],
  erased_calls: [],
  restores: [],
} satisfies { [Table in keyof Database]: (keyof Database[Table])[] };

onBothEngines('every text about a person', engine => {
  let dir = '';
  beforeEach(async () => {
    await engine.clear();
    dir = mkdtempSync(join(tmpdir(), 'site-columns-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));
  const db = engine.database;
  const rows = rowsIn(db);

  test('goes with the erasure, except what stands in the books and what staff publish', async () => {
    const { paidLink } = await seed();
    await erasePerson({ email: EMAIL, register: aRegister(dir) }, { db: db(), now: () => NOW });
    const left: Record<string, string[]> = {};
    for (const table of Object.keys(KEPT) as (keyof Database)[]) {
      const found: Record<string, unknown>[] = await db().selectFrom(table).selectAll().execute();
      const named = found.flatMap(row => Object.keys(row).filter(column => isNamed(row[column])));
      left[table] = [...new Set(named)].toSorted();
    }
    expect(left).toEqual(KEPT);
    // Of three links for the person the one that was paid.
    expect(await db().selectFrom('payment_links').select('id').execute()).toEqual([{ id: paidLink }]);
  });

  test('an order that took no money is found by its number alone, after retention too', async () => {
    const unpaid = { captured_minor: 0, state: 'expired', payer_email: EMAIL, payer_name: NAME } as const;
    const named = { ...unpaid, search_text: `cp ${NAME}`, created_at: 0, updated_at: daysAgo(400) };
    const erased = await storeOrder(db(), named);
    await erasePerson({ email: EMAIL, register: aRegister(dir) }, { db: db(), now: () => NOW });
    const old = await storeOrder(db(), { ...named, payer_email: 'ben@shop.test' });
    const told = { ...named, payer_email: null, payer_name: null, buyer_phone: '555 0100' };
    const business = await storeOrder(db(), told);
    await applyRetention({ db: db(), now: () => NOW });
    const found = await db().selectFrom('orders').select(['id', 'search_text', 'buyer_phone']).execute();
    const nobody = { payerName: null, payerEmail: null };
    expect(found.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
      [erased, old, business]
        .map(id => ({ id, search_text: orderSearchText({ id, ...nobody }), buyer_phone: null }))
        .toSorted((a, b) => a.id.localeCompare(b.id)),
    );
  });

  test('what a buyer told us goes again after a restore, where only the paid order came back', async () => {
    await erasePerson({ email: EMAIL, register: aRegister(dir) }, { db: db(), now: () => NOW });
    await storeOrder(db(), { payer_email: 'Ana@shop.test', buyer_phone: '555 0100', created_at: 0 });
    await repeatErasures(aRegister(dir), db());
    expect(await db().selectFrom('orders').select('buyer_phone').execute()).toEqual([{ buyer_phone: null }]);
  });

  async function seed(): Promise<{ paidLink: string }> {
    const id = newId;
    const lead = await rows.lead({
      name: NAME,
      fields: `{"name":"${NAME}"}`,
      search_text: NAME,
      next_step: NAME,
    });
    const other = await rows.lead({ email: 'ben@shop.test', name: 'Ben' });
    const note = { id: id(), lead_id: lead, author_id: 'x', at: 0, text: NAME, search_text: NAME };
    await db().insertInto('lead_notes').values(note).execute();
    for (const lead_id of [lead, other])
      await db()
        .insertInto('lead_messages')
        .values({
          id: id(),
          lead_id,
          number: 1,
          direction: 'in',
          at: 0,
          author_id: null,
          from_address: EMAIL,
          subject: NAME,
          text: NAME,
          is_cut: 0,
          attachments: 0,
          message_id: `<${EMAIL}>`,
          outbox_id: null,
          provider_id: null,
          authentication: EMAIL,
          search_text: NAME,
        })
        .execute();
    const invitee = { uri: `https://calendar.test/${NAME}`, lead_id: lead, starts_at: 0, minutes: 15 };
    await db()
      .insertInto('calendar_invitees')
      .values({ ...invitee, noted_at: 0 })
      .execute();
    await rows.mail({ subject_id: lead, html: NAME });
    await rows.mail({ kind: 'receipt', headers: `{"To":"${EMAIL}"}`, unsubscribe_url: EMAIL });
    await rows.webhook({ handled: 1 });
    await rows.session(await rows.account({ email: EMAIL }), NOW + 1);
    const taken = { payer_email: EMAIL, payer_name: NAME, search_text: NAME, created_at: 0 };
    const told = { buyer_business: NAME, buyer_phone: NAME, buyer_website: NAME };
    const link = { what: `Photos for ${NAME}`, amount_minor: 100, valid_until: 0, created_at: 0 };
    const empty = { email: null, lead_id: null, sent_at: null, withdrawn_at: null };
    const paidLink = id();
    for (const row of [
      { id: id(), email: EMAIL },
      { id: id(), lead_id: lead },
      { id: paidLink, email: EMAIL, lead_id: lead },
    ])
      await db()
        .insertInto('payment_links')
        .values({ ...link, ...empty, ...row })
        .execute();
    const order = await storeOrder(db(), { ...taken, ...told, paid_at: 1, payment_link_id: paidLink });
    await db()
      .insertInto('refunds')
      .values({
        id: id(),
        order_id: order,
        origin: 'desk',
        state: 'completed',
        amount_minor: 1,
        reason: null,
        note: NAME,
        actor_id: null,
        provider_id: null,
        issue: null,
        created_at: 0,
        updated_at: 0,
      })
      .execute();
    const release = {
      based_on: null,
      parts: EMAIL,
      changed: '[]',
      why: `${EMAIL} asked for it`,
      made_by: 'x',
      made_at: 0,
      differences: EMAIL,
      problem: null,
      published_by: 'x',
    };
    for (const number of [1, 2])
      await db()
        .insertInto('releases')
        .values({
          ...release,
          id: id(),
          number,
          state: 'published',
          published_at: number,
          ...(number === 2 ? { differences: null } : {}),
        })
        .execute();
    await db()
      .insertInto('content_drafts')
      .values({ part: 'x', value: EMAIL, edited_by: 'x', edited_at: 0 })
      .execute();
    await db()
      .insertInto('newsletter_issues')
      .values({ id: id(), state: 'draft', subject: 'x', markdown: NAME, created_at: 0, changed_at: 0 })
      .execute();
    return { paidLink };
  }
});

function isNamed(value: unknown): boolean {
  return typeof value === 'string' && [NAME, EMAIL].some(mark => value.includes(mark));
}
