import { beforeEach, expect, test } from 'vitest';
import { findPersonAddress } from '@/app/(desk)/desk/person/queries';
import { collectPerson } from '@/lib/privacy';
import { newId } from '@/lib/site/ids';
import { aDesk, DESK_NOW, storeLead, storeOrder } from '../../support/desk';
import { onBothEngines } from '../../support/engines';
import { enqueue, aMail } from '../mail/fixtures';

const ANA = 'ana@shop.test';

onBothEngines('one person at the desk', engine => {
  beforeEach(() => engine.clear());
  const desk = aDesk(engine.database);

  async function everythingAboutAna() {
    const db = engine.database();
    const lead = await storeLead(db, { email: 'Ana@Shop.test' });
    const customer = await desk.signIn('customer', ANA);
    const order = await storeOrder(db, { payer_email: ANA });
    await enqueue(db, { mails: [aMail({ to: ANA, text: 'Dear Ana' })], now: DESK_NOW });
    await db.updateTable('outbox').set({ state: 'delivered' }).execute();
    await storeLead(db, { email: 'bob@shop.test', name: 'Bob' });
    const staff = await desk.signIn();
    await desk.act('lead-note', { lead, text: 'Ana likes blue' }, { cookie: staff.cookie });
    return { lead, order, customer, cookie: staff.cookie };
  }

  test('an address leads to everything under it, without standing in the address bar', async () => {
    const { customer, cookie } = await everythingAboutAna();
    const answer = await desk.act('person-find', { email: ' ANA@shop.test ' }, { cookie });
    const ref = `account-${customer.id}`;
    expect(answer.headers.get('location')).toBe(`/desk/person?of=${ref}`);
    expect(await findPersonAddress(ref, desk.site())).toBe(ANA);
    const person = await collectPerson(ANA, desk.site());
    expect(person.leads).toMatchObject([{ email: 'Ana@Shop.test' }]);
    expect(person.orders).toMatchObject([{ timeline: [{ cause: 'order_placed' }] }]);
    expect(person.accounts).toMatchObject([{ email: ANA, sessions: [{ createdAt: DESK_NOW }] }]);
    expect(person.mails).toMatchObject([{ text: 'Dear Ana' }]);
    expect(JSON.stringify(person)).not.toContain('Bob');
  });

  test('someone who is only the customer of a plan is found, with it and with a link that staff sent', async () => {
    const db = engine.database();
    const order = await storeOrder(db, { payer_email: 'payer@shop.test', payer_name: 'Payer' });
    const plan = aPlan({ orderId: order, email: 'Ana@shop.test' });
    await db.insertInto('billing_subscriptions').values(plan).execute();
    const { cookie } = await desk.signIn();
    const answer = await desk.act('person-find', { email: ANA }, { cookie });
    expect(answer.headers.get('location')).toBe(`/desk/person?of=plan-${plan.id}`);
    expect(await findPersonAddress(`plan-${plan.id}`, desk.site())).toBe(ANA);
    const lead = await storeLead(db, { email: ANA });
    const link = { what: 'Photos', amount_minor: 100, email: null, lead_id: lead, valid_until: 0 };
    await db
      .insertInto('payment_links')
      .values({ ...link, id: newId(), created_at: 0, sent_at: null, withdrawn_at: null })
      .execute();
    expect(await collectPerson(ANA, desk.site())).toMatchObject({
      plans: [{ name: 'Ana Ruiz', state: 'active' }],
      paymentLinks: [{ what: 'Photos' }],
    });
  });

  test('an unknown address is not found, and an invalid one gets its own message', async () => {
    const { cookie } = await desk.signIn();
    for (const [email, error] of [
      ['nobody@shop.test', 'We have nothing for this email address.'],
      ['nonsense', 'That is not an email address.'],
      ['', 'That is not an email address.'],
    ] as const) {
      const answer = await desk.act('person-find', { email }, { cookie });
      expect([email, answer.status]).toEqual([email, 422]);
      expect(desk.refusal()).toMatchObject({
        page: '/desk/person',
        errors: { email: error },
        values: { email },
      });
    }
    for (const ref of ['', 'lead-', `lead-${newId()}`, `order-${newId()}' or 1=1`, `tables-${newId()}`])
      expect(await findPersonAddress(ref, desk.site())).toBeNull();
  });

  test('the download holds all of it and nothing that opens anything', async () => {
    const { lead, order, cookie } = await everythingAboutAna();
    const answer = await desk.act(
      'person-export',
      { of: `lead-${lead}`, factorCode: desk.code() },
      { cookie },
    );
    const day = new Date(desk.time.now).toISOString().slice(0, 10);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="personal-data-${day}.json"`,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    expect(Object.keys(JSON.parse(text) as object)).toEqual([
      'address',
      'leads',
      'checkups',
      'answers',
      'subscriptions',
      'orders',
      'consents',
      'plans',
      'invoices',
      'paymentLinks',
      'accounts',
      'mails',
    ]);
    expect(text).not.toContain('never looked at');
    const { key } = await engine
      .database()
      .selectFrom('orders')
      .select('key')
      .where('id', '=', order)
      .executeTakeFirstOrThrow();
    expect(text).toContain(order);
    expect(text).not.toContain(key);
  });

  test('the download is for the person: times can be read, and what staff wrote about them is not in it', async () => {
    const { lead, cookie } = await everythingAboutAna();
    const answer = await desk.act(
      'person-export',
      { of: `lead-${lead}`, factorCode: desk.code() },
      { cookie },
    );
    const text = await answer.text();
    expect(text).not.toContain('Ana likes blue');
    expect(text).not.toContain('@agency.test');
    expect(text).not.toMatch(/\d{13}/);
    const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(JSON.parse(text)).toMatchObject({
      leads: [{ receivedAt: iso }],
      orders: [{ createdAt: iso, timeline: [{ at: iso }] }],
      accounts: [{ createdAt: iso, sessions: [{ lastSeenAt: iso }] }],
    });
  });

  test('erasing asks for the address, takes everything but the books, and is remembered without the address', async () => {
    const { lead, order, cookie } = await everythingAboutAna();
    const of = `lead-${lead}`;
    const factorCode = desk.code();
    await desk.act('person-erase', { of, confirmation: 'bob@shop.test', factorCode }, { cookie });
    expect(desk.refusal()).toMatchObject({
      page: `/desk/person/erase?of=${of}`,
      errors: { confirmation: 'Nothing was erased: the address you typed doesn’t match.' },
      values: { confirmation: 'bob@shop.test' },
    });
    expect(await desk.erasures()).toEqual([]);
    desk.time.now += 1;
    await desk.act('person-erase', { of, confirmation: ' Ana@shop.test' }, { cookie });
    expect((await desk.notices())[0]).toMatchObject({
      code: 'person-erased',
      detail: '1 lead, 1 account, 1 email. Kept: 1 order',
    });
    expect(await desk.erasures(ANA)).toEqual([ANA]);
    const left = await collectPerson(ANA, desk.site());
    expect([left.leads, left.accounts]).toEqual([[], []]);
    expect(left.orders.map(({ id }) => id)).toEqual([order]);
    expect(await engine.database().selectFrom('lead_notes').select('id').execute()).toEqual([]);
    const audit = await desk.audit();
    expect(audit.map(({ action }) => action)).toEqual(['lead-note', 'person-erased']);
    expect(JSON.stringify(audit)).not.toContain('ana');
  });
});

function aPlan({ orderId, email }: { orderId: string; email: string }) {
  return {
    id: newId(),
    order_id: orderId,
    state: 'active',
    lines: '[]',
    pending: '[]',
    currency: 'USD',
    setup_minor: 0,
    tax_millipercent: 0,
    customer_name: 'Ana Ruiz',
    customer_email: email,
    anchor_on: '2026-11-01',
    anchor_month: 0,
    month: 1,
    next_on: '2026-12-01',
    paused_on: null,
    ends_on: null,
    end_cause: null,
    money_back_minor: 0,
    created_at: DESK_NOW,
    updated_at: DESK_NOW,
  } as const;
}
