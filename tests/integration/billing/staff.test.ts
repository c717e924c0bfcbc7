import { beforeEach, expect, test } from 'vitest';
import type { DeskAction } from '@/app/(desk)/desk/deeds';
import { runBilling } from '@/lib/billing';
import { noticeDay } from '@/lib/billing/calendar';
import { readSubscription } from '@/lib/billing/desk';
import { listMailsAbout } from '@/lib/mail/mails.sql';
import { catalog } from '@/lib/orders/price';
import type { OrderRow } from '@/lib/site/db/tables';
import { DAY_MS, formatDay } from '@/lib/site/time';
import { testCatalog } from '@/tests/support/price-list';
import { aDesk, DESK_NOW, storeOrder } from '../../support/desk';
import { onBothEngines } from '../../support/engines';

// The tests' own price list: a changed price in content/ changes no sum.
Object.assign(catalog, testCatalog);

onBothEngines('what staff change in a plan', engine => {
  beforeEach(() => engine.clear());
  const desk = aDesk(engine.database);
  beforeEach(() => {
    desk.time.now = DESK_NOW;
  });
  const db = () => engine.database();

  /** Bought today, on July 6: the Basic plan, with what else the order says. */
  async function aPlan(changes: Partial<OrderRow> = {}): Promise<string> {
    const orderId = await storeOrder(db(), {
      plan_id: 'basic',
      billing: 'monthly-only',
      lines: '[{"label":"Basic plan, first month","minor":9900,"guarantee":"plan"}]',
      monthly_minor: 9_900,
      paid_at: DESK_NOW,
      ...changes,
    });
    await bill();
    const row = await db()
      .selectFrom('billing_subscriptions')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    return row.id;
  }
  const withSetup = (changes: Partial<OrderRow> = {}) =>
    aPlan({
      ...changes,
      billing: 'setup-and-monthly',
      lines: JSON.stringify([
        { label: 'Basic plan, website setup', minor: 149_900, guarantee: 'build' },
        { label: 'Basic plan, first month', minor: 9_900, guarantee: 'plan' },
      ]),
    });
  async function bill(): Promise<void> {
    expect((await runBilling(desk.site())).failures).toEqual([]);
  }
  async function liveFor(days: number): Promise<void> {
    for (let day = 0; day < days; day += 1) {
      desk.time.now += DAY_MS;
      await bill();
    }
  }
  const act = async (action: DeskAction, body: [string, string][] | Record<string, string>) => {
    const { cookie } = await desk.signIn();
    const fields = Array.isArray(body) ? body : Object.entries(body);
    return desk.act(action, [...fields, ['factorCode', desk.code()]], { cookie });
  };
  const said = async () => (await desk.notices()).at(-1)?.code;
  const read = async (id: string) => {
    const plan = await readSubscription(id, desk.site());
    if (!plan) throw new Error('The plan is gone');
    return plan;
  };
  const mails = () =>
    db()
      .selectFrom('outbox')
      .select(['to_address', 'subject', 'text', 'kind'])
      .orderBy('created_at')
      .execute();
  const mailed = async () => (await mails()).map(({ kind, subject }) => `${kind}: ${subject}`).toSorted();
  const change = (id: string, fields: Record<string, string> = {}, addOns: string[] = []) =>
    act('billing-change', [
      ...Object.entries({ subscription: id, plan: 'basic', tax: '0', email: 'maria@example.com', ...fields }),
      ...addOns.map(addOn => ['addOns', addOn] as [string, string]),
    ]);

  test('sales tax has three decimals, on the line and in the sum, however it is typed', async () => {
    const id = await aPlan();
    await change(id, { tax: ' 8.125 % ' });
    expect(await said()).toBe('plan-changed');
    await liveFor(30);
    expect((await read(id)).invoices).toMatchObject([
      { lines: [{}, { label: 'Sales tax, 8.125%', minor: 804 }], totalMinor: 9_900 + 804 },
    ]);
    await change(id, { tax: '8,875' });
    expect((await read(id)).subscription.taxMillipercent).toBe(8_875);
    await change(id, { tax: '8.1255' });
    expect(desk.refusal()?.errors).toHaveProperty('tax');
    expect(desk.refusal()?.values).toMatchObject({ tax: '8.1255' });
  });

  test('another email address changes nothing of what is no longer sold, or costs something else today', async () => {
    const id = await aPlan({
      plan_id: 'classic',
      add_on_ids: '["fax"]',
      lines: JSON.stringify([
        { label: 'Classic plan, first month', minor: 7_900, guarantee: 'plan' },
        { label: 'Fax line, first month', minor: 1_900, guarantee: 'plan' },
      ]),
      monthly_minor: 9_800,
    });
    const { lines } = (await read(id)).subscription;
    await change(id, { plan: 'classic', email: 'books@shop.test' }, ['fax']);
    expect((await read(id)).subscription).toMatchObject({
      lines,
      pending: [],
      customerEmail: 'books@shop.test',
    });
    await change(id, { plan: 'classic', email: 'books@shop.test' }, ['fax', 'live-chat', 'pager']);
    expect(desk.refusal()?.errors).toHaveProperty('plan');
    expect(desk.refusal()?.values['addOns']).toBe('fax\nlive-chat\npager');
    await change(id, { plan: 'classic', email: 'books@shop.test' }, ['live-chat']);
    expect((await read(id)).subscription.lines.map(({ label }) => label)).toEqual([
      'Classic plan',
      'Live Chat',
    ]);
  });

  test('the customer is told what staff changed, at both addresses where that changed', async () => {
    const id = await aPlan();
    await change(id, { plan: 'pro', tax: '8', email: 'books@shop.test' }, ['live-chat']);
    const sent = await mails();
    expect(sent.map(({ to_address }) => to_address).toSorted()).toEqual([
      'books@shop.test',
      'maria@example.com',
    ]);
    for (const words of ['Pro plan + Live Chat', '$188.00', '8%', 'books@shop.test'])
      expect(sent[0]?.text).toContain(words);
    await change(id, { plan: 'pro', tax: '8', email: 'books@shop.test' }, ['live-chat']);
    expect(await said()).toBe('plan-same');
    expect(await mails()).toHaveLength(2);
  });

  test('a credit is told with its reason, and staff read when no one could be', async () => {
    const id = await aPlan();
    await act('billing-credit', { subscription: id, reason: 'downtime', amount: '$1,250.00' });
    expect(await said()).toBe('plan-credited');
    expect(await mails()).toMatchObject([{ subject: 'You have a credit of $1,250.00' }]);
    const unknown = await aPlan({ payer_email: null });
    await act('billing-credit', { subscription: unknown, reason: 'downtime', amount: ' 50 ' });
    expect(await said()).toBe('plan-credited-untold');
    expect(await mails()).toHaveLength(1);
  });

  test.each([
    ['billing-credit', { reason: 'downtime', amount: '50' }, 'plan-credited-untold'],
    ['billing-step', { step: 'pause' }, 'plan-stepped-untold'],
    ['billing-step', { step: 'notice' }, 'plan-stepped-untold'],
  ] as const)('of %s %o staff read that no email reaches the plan', async (action, post, code) => {
    const id = await aPlan({ payer_email: 'mia@localhost' });
    await act(action, { subscription: id, ...post });
    expect(await said()).toBe(code);
    expect(await mails()).toEqual([]);
  });

  test('the launch is never before the purchase nor absurd, and is corrected until an invoice counts from it', async () => {
    const id = await withSetup();
    for (const on of ['2026-07-05', '0202-07-06', '2099-07-06', '2026-08-06']) {
      await act('billing-begin', { subscription: id, on });
      expect(desk.refusal()?.errors).toHaveProperty('on');
      expect(desk.refusal()?.values).toMatchObject({ on });
    }
    expect((await read(id)).subscription.state).toBe('awaiting_launch');
    await act('billing-begin', { subscription: id, on: '2026-07-20' });
    await act('billing-begin', { subscription: id, on: '2026-07-10' });
    expect(await said()).toBe('plan-begun');
    expect((await read(id)).subscription).toMatchObject({
      state: 'active',
      anchorOn: '2026-07-10',
      month: 1,
    });
    await liveFor(36);
    expect((await read(id)).invoices).toMatchObject([{ dueOn: '2026-08-10' }]);
    await act('billing-begin', { subscription: id, on: '2026-07-12' });
    expect(Object.keys(desk.refusal()?.errors ?? {})).toEqual(['seen']);
    expect((await read(id)).subscription.anchorOn).toBe('2026-07-10');
  });

  test('the launch, and its correction, are told with the day of the first invoice', async () => {
    const id = await withSetup();
    await act('billing-begin', { subscription: id, on: '2026-07-20' });
    expect(await said()).toBe('plan-begun');
    expect(await mails()).toMatchObject([
      {
        to_address: 'maria@example.com',
        kind: 'plan-notice',
        subject: 'Your first month begins on July 20, 2026',
      },
    ]);
    expect((await mails())[0]?.text).toMatch(
      /begins on August 20, 2026\. We email its invoice on August 19, 2026/,
    );
    await act('billing-begin', { subscription: id, on: '2026-07-20' });
    expect(await said()).toBe('plan-begun');
    expect(await mails()).toHaveLength(1);
    desk.time.now += DAY_MS;
    await act('billing-begin', { subscription: id, on: '2026-07-10' });
    const corrected = (await mails())[1];
    expect(corrected?.subject).toBe('Your launch day is corrected: July 10, 2026');
    expect(corrected?.text).toMatch(/begins on August 10, 2026\. We email its invoice on August 9, 2026/);
  });

  test('of a launch that is entered late, the first invoice is never said to come in the past', async () => {
    const id = await withSetup();
    desk.time.now = Date.parse('2026-08-06T16:00:00Z');
    await act('billing-begin', { subscription: id, on: '2026-07-06' });
    expect((await mails())[0]?.text).toMatch(
      /begins on August 6, 2026\. We email its invoice on August 6, 2026/,
    );
    await bill();
    expect((await read(id)).invoices).toMatchObject([{ fromOn: '2026-08-06', issuedOn: '2026-08-06' }]);
  });

  test('staff read when no one could be told of a launch', async () => {
    const id = await withSetup({ payer_email: null });
    await act('billing-begin', { subscription: id, on: '2026-07-20' });
    expect(await said()).toBe('plan-begun-untold');
    expect(await mails()).toEqual([]);
  });

  test('staff read it, too, when no email reaches the address of the plan', async () => {
    const id = await withSetup({ payer_email: 'mia@localhost' });
    await act('billing-begin', { subscription: id, on: '2026-07-20' });
    expect(await said()).toBe('plan-begun-untold');
  });

  test('a launch is no matter of a plan for a website that exists', async () => {
    const id = await aPlan();
    await act('billing-begin', { subscription: id, on: '2026-07-08' });
    expect(Object.keys(desk.refusal()?.errors ?? {})).toEqual(['seen']);
    expect((await read(id)).subscription.anchorOn).toBe('2026-07-06');
  });

  test('an invoice that was sent to no one is never late, and is sent once there is an address', async () => {
    const id = await aPlan({ payer_email: null });
    await liveFor(90);
    const { invoices } = await read(id);
    expect(invoices[0]).toMatchObject({
      customerEmail: null,
      reminders: 0,
      standing: { feeMinor: 0, months: 0 },
    });
    expect((await mails()).map(({ kind }) => kind)).toEqual(['billing-notice', 'billing-notice']);
    const which = { subscription: id, invoice: invoices[0]?.id ?? '' };
    await act('invoice-send', which);
    expect(Object.keys(desk.refusal()?.errors ?? {})).toEqual(['seen']);
    await change(id, { email: 'maria@shop.test' });
    await act('invoice-send', which);
    expect(await said()).toBe('invoice-sent');
    await act('invoice-send', which);
    expect(Object.keys(desk.refusal()?.errors ?? {})).toEqual(['seen']);
    expect((await read(id)).invoices[0]).toMatchObject({
      customerEmail: 'maria@shop.test',
      lateFrom: '2026-10-04',
    });
    const sent = (await mails()).filter(({ kind }) => kind === 'invoice');
    expect(sent).toMatchObject([{ to_address: 'maria@shop.test' }]);
    expect(sent[0]?.text).toContain('October 7, 2026');
    await liveFor(4);
    expect((await read(id)).invoices.map(({ standing }) => standing.months)).toEqual([1, 0, 0]);
    expect(await listMailsAbout([id, which.invoice], desk.site()), 'on the page of the plan').not.toEqual([]);
  });

  test('an invoice that went to a wrong address is sent to the right one', async () => {
    const id = await aPlan();
    await liveFor(30);
    await change(id, { email: 'right@shop.test' });
    const which = { subscription: id, invoice: (await read(id)).invoices[0]?.id ?? '' };
    await act('invoice-send', which);
    const sent = (await mails()).filter(({ kind }) => kind === 'invoice');
    expect(new Set(sent.map(({ to_address }) => to_address))).toEqual(
      new Set(['maria@example.com', 'right@shop.test']),
    );
  });

  test('a small refund before the first round leaves a plan on hold, and both sides are told', async () => {
    const id = await aPlan({ refunded_minor: 500, captured_minor: 9_900 });
    expect((await read(id)).subscription.state).toBe('paused');
    expect(await mailed()).toEqual([
      'billing-notice: Plan on hold: money went back',
      'plan-notice: Your plan is on hold',
    ]);
  });

  test('a refund after notice was given leaves a plan on hold until its end, and the email says so', async () => {
    const id = await aPlan({ captured_minor: 9_900 });
    await act('billing-step', { subscription: id, step: 'notice' });
    await db().deleteFrom('outbox').execute();
    await db().updateTable('orders').set({ refunded_minor: 500 }).execute();
    await bill();
    const { endsOn } = (await read(id)).subscription;
    const told = (await mails()).find(({ kind }) => kind === 'plan-notice');
    expect(told?.subject).toBe('Your plan is on hold');
    expect(told?.text).toContain(`it ends on ${formatDay(endsOn ?? '')}`);
    expect(told?.text).not.toContain('When it goes on');
  });
});

test('notice counts over holidays, as every promise of business days does', () => {
  // Thanksgiving of 2026 is November 26.
  expect(noticeDay('2026-12-01')).toBe('2026-11-23');
  expect(noticeDay('2026-12-08')).toBe('2026-12-01');
  // Christmas Day and New Year's Day, both Fridays.
  expect(noticeDay('2027-01-04')).toBe('2026-12-24');
});
