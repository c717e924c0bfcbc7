import { beforeEach, expect, test } from 'vitest';
import { runBilling } from '@/lib/billing';
import { cancelPlan, keepPlan, listPlans } from '@/lib/billing/account';
import { findSubscription } from '@/lib/billing/billing.sql';
import { applyChange } from '@/lib/billing/plan-change';
import { planMails } from '@/lib/billing/plan-mails';
import type { Subscription, SubscriptionEvent } from '@/lib/billing/subscription';
import type { OrderRow } from '@/lib/site/db/tables';
import { storeOrder } from '../../support/desk';
import { onBothEngines } from '../../support/engines';
import { testSite } from '../../support/site';

const PAID_AT = noon('2027-01-31');

/** Noon of a day in New York, near enough. */
function noon(day: string): number {
  return Date.parse(`${day}T17:00:00Z`);
}

onBothEngines('the months of a plan', engine => {
  beforeEach(() => engine.clear());
  const time = { now: PAID_AT };
  beforeEach(() => {
    time.now = PAID_AT;
  });
  const db = () => engine.database();
  const site = () => testSite(db(), { now: () => time.now });
  const secondProcess = () =>
    testSite(engine.name === 'embedded' ? db() : engine.newConnection(), { now: () => time.now });

  /** Every day through `day` as the background work sees it. */
  async function liveUntil(day: string): Promise<void> {
    while (time.now < noon(day)) {
      time.now += 86_400_000;
      await bill();
    }
  }
  async function bill(): Promise<void> {
    const { failures } = await runBilling(site());
    expect(failures).toEqual([]);
  }
  const buy = (changes: Partial<OrderRow> = {}) =>
    storeOrder(db(), {
      plan_id: 'pro',
      billing: 'monthly-only',
      add_on_ids: '["live-chat"]',
      lines: JSON.stringify([
        { label: 'Pro plan, first month', minor: 14_900, guarantee: 'plan' },
        { label: 'Live Chat, first month', minor: 3_900, guarantee: 'plan' },
      ]),
      monthly_minor: 18_800,
      amount_minor: 18_800,
      captured_minor: 18_800,
      paid_at: PAID_AT,
      created_at: PAID_AT,
      ...changes,
    });
  const buyWithSetup = () =>
    buy({
      billing: 'setup-and-monthly',
      add_on_ids: '[]',
      monthly_minor: 14_900,
      lines: JSON.stringify([
        { label: 'Pro plan, website setup', minor: 249_900, guarantee: 'build' },
        { label: 'Pro plan, first month', minor: 14_900, guarantee: 'plan' },
      ]),
    });
  const invoices = () => db().selectFrom('invoices').selectAll().orderBy('number').execute();
  const mails = async (kind: string) =>
    (await db().selectFrom('outbox').select(['subject', 'text']).where('kind', '=', kind).execute()).map(
      ({ subject, text }) => `${subject}\n${text}`,
    );
  async function subscriptionOf(orderId: string): Promise<Subscription> {
    const { id } = await db()
      .selectFrom('billing_subscriptions')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const subscription = await findSubscription(db(), id);
    if (!subscription) throw new Error('It was there a moment ago');
    return subscription;
  }
  async function change(orderId: string, event: SubscriptionEvent): Promise<boolean> {
    const before = await subscriptionOf(orderId);
    const mails = event.type === 'suspended' ? planMails.bind(null, 'suspended') : () => Promise.resolve([]);
    return (await applyChange({ id: before.id, before, event, mails }, site())) !== null;
  }

  test('of Monthly Only begin on the day of purchase, and an order makes them once', async () => {
    const id = await buy();
    await Promise.all([runBilling(site()), runBilling(secondProcess())]);
    await bill();
    expect(await db().selectFrom('billing_subscriptions').select('order_id').execute()).toEqual([
      { order_id: id },
    ]);
    expect(await subscriptionOf(id)).toMatchObject({
      state: 'active',
      anchorOn: '2027-01-31',
      lines: [
        { id: 'pro', label: 'Pro plan', minor: 14_900 },
        { id: 'live-chat', label: 'Live Chat', minor: 3_900 },
      ],
    });
  });

  test('of a website that we build wait for the launch', async () => {
    const id = await buyWithSetup();
    await liveUntil('2027-03-15');
    expect(await invoices()).toEqual([]);
    expect(await change(id, { type: 'begun', on: '2027-03-10' })).toBe(true);
    await liveUntil('2027-04-09');
    expect(await invoices()).toMatchObject([{ from_on: '2027-04-10', total_minor: 14_900 }]);
  });

  test('of an order whose lines say it otherwise cost what its sum says', async () => {
    const id = await buy({ lines: '[{"label":"Pro, month one","minor":18800}]', description: 'Pro plan' });
    await bill();
    expect((await subscriptionOf(id)).lines).toEqual([{ id: 'pro', label: 'Pro plan', minor: 18_800 }]);
  });

  test('of an order without a month, or whose money all went back, are none', async () => {
    await buy({ monthly_minor: 0 });
    await buy({ state: 'refunded', refunded_minor: 18_800 });
    await buy({ state: 'awaiting_approval', paid_at: null });
    await bill();
    expect(await db().selectFrom('billing_subscriptions').select('id').execute()).toEqual([]);
  });

  test('are invoiced once each, the day before, with numbers in a row, by however many processes', async () => {
    const ids = [await buy(), await buy(), await buy()];
    await bill();
    time.now = noon('2027-02-26');
    await bill();
    expect(await invoices()).toEqual([]);
    time.now = noon('2027-02-27');
    await Promise.all([runBilling(site()), runBilling(secondProcess()), runBilling(secondProcess())]);
    await bill();
    const sent = await invoices();
    expect(sent.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(sent.every(({ due_on, until_on }) => due_on === '2027-02-28' && until_on === '2027-03-30')).toBe(
      true,
    );
    expect(new Set(sent.map(row => row.subscription_id)).size).toBe(ids.length);
    expect(await mails('invoice')).toHaveLength(3);
    expect((await mails('invoice'))[0]).toMatch(
      /Invoice INV-0000\d: \$188\.00[^]*February 28, 2027 to March 30, 2027[^]*pay by March 3, 2027[^]*March 31, 2027, cancel by March 24, 2027/,
    );
  });

  test('are invoiced one by one after an outage, and none is late before it was sent', async () => {
    await buy();
    await bill();
    time.now = noon('2027-04-20');
    await bill();
    await bill();
    await bill();
    expect((await invoices()).map(({ from_on, due_on }) => [from_on, due_on])).toEqual([
      ['2027-02-28', '2027-04-21'],
      ['2027-03-31', '2027-04-21'],
    ]);
  });

  test('leave no gap in the numbers when an invoice fails', async () => {
    await buy();
    await bill();
    time.now = noon('2027-02-27');
    const failing = {
      ...site(),
      newId: () => {
        throw new Error('no ids');
      },
    };
    expect((await runBilling(failing)).failures).toHaveLength(1);
    await bill();
    expect((await invoices()).map(({ number }) => number)).toEqual([1]);
  });

  test('that are not paid are reminded of twice, and a person decides about the suspension', async () => {
    const id = await buy();
    await liveUntil('2027-03-02');
    expect(await mails('invoice-reminder')).toHaveLength(0);
    await liveUntil('2027-03-03');
    expect(await mails('invoice-reminder')).toEqual([
      expect.stringMatching(/by March 3, 2027[^]*late fee of \$5\.64/),
    ]);
    await liveUntil('2027-03-26');
    expect(await mails('invoice-reminder')).toHaveLength(1);
    await liveUntil('2027-03-27');
    expect((await mails('invoice-reminder'))[1]).toMatch(/you owe \$193\.64 today[^]*from April 3, 2027/);
    await liveUntil('2027-04-02');
    expect(await mails('billing-notice')).toEqual([]);
    await liveUntil('2027-04-03');
    expect(await mails('billing-notice')).toEqual([expect.stringContaining('decide today')]);
    await liveUntil('2027-04-20');
    expect(await subscriptionOf(id)).toMatchObject({ state: 'active' });
  });

  test('end when a suspended plan is not paid before the next month, and go on when it is', async () => {
    const [paying, leaving] = [await buy(), await buy()];
    await liveUntil('2027-04-03');
    for (const id of [paying, leaving]) expect(await change(id, { type: 'suspended' })).toBe(true);
    expect(await subscriptionOf(leaving)).toMatchObject({ endsOn: '2027-04-30', endCause: 'nonpayment' });
    expect((await mails('plan-notice'))[0]).toContain(
      'notice of termination: unless you pay everything before April 30',
    );
    const paid = (await subscriptionOf(paying)).id;
    await db().updateTable('invoices').set({ state: 'paid' }).where('subscription_id', '=', paid).execute();
    await bill();
    expect(await subscriptionOf(paying)).toMatchObject({ state: 'active', endsOn: null });
    await liveUntil('2027-04-30');
    expect(await subscriptionOf(leaving)).toMatchObject({ state: 'ended' });
    const months = (await invoices()).filter(({ from_on }) => from_on === '2027-04-30');
    expect(months.map(row => row.subscription_id)).toEqual([paid]);
    expect((await mails('billing-notice')).join('\n')).toMatch(/switch it on[^]*A plan has ended/);
  });

  test('that ended unpaid are reminded of the late fee, and of no suspension', async () => {
    const orderId = await buy();
    await liveUntil('2027-03-03');
    const { id } = await subscriptionOf(orderId);
    expect(await mails('invoice-reminder')).toHaveLength(1);
    expect(
      await cancelPlan({ customer: { accountId: 'a', confirmedEmail: 'maria@example.com' }, id }, site()),
    ).toBe('done');
    await liveUntil('2027-04-05');
    expect(await subscriptionOf(orderId)).toMatchObject({ state: 'ended' });
    await liveUntil('2027-06-15');
    expect(await mails('invoice-reminder')).toHaveLength(2);
    expect((await mails('billing-notice')).join('\n')).not.toMatch(/decide today/);
  });

  test('wait for a person once money of their order went back, once for each time', async () => {
    const id = await buy();
    await bill();
    await db().updateTable('orders').set({ refunded_minor: 5_000 }).where('id', '=', id).execute();
    await liveUntil('2027-03-05');
    expect(await subscriptionOf(id)).toMatchObject({ state: 'paused', pausedOn: '2027-02-01' });
    expect(await invoices()).toEqual([]);
    expect(await change(id, { type: 'resumed' })).toBe(true);
    await bill();
    expect(await subscriptionOf(id)).toMatchObject({ state: 'active' });
    expect(await mails('billing-notice')).toHaveLength(1);
  });

  test('are canceled by their own customer alone, with the notice of the policy, and kept again', async () => {
    const orderId = await buy({ account_id: null, payer_email: 'Maria@Example.com' });
    await bill();
    const { id } = await subscriptionOf(orderId);
    const customer = { accountId: 'a', confirmedEmail: 'maria@example.com' };
    const stranger = { accountId: 'b', confirmedEmail: null };
    expect(await cancelPlan({ customer: stranger, id }, site())).toBe('not_possible');
    time.now = noon('2027-02-20');
    expect(await listPlans(customer, site())).toMatchObject([
      { nextOn: '2027-02-28', cancelBy: '2027-02-22' },
    ]);
    expect(await listPlans(stranger, site())).toEqual([]);
    expect(await cancelPlan({ customer, id }, site())).toBe('done');
    expect(await cancelPlan({ customer, id }, site())).toBe('not_possible');
    expect(await mails('plan-notice')).toEqual([expect.stringContaining('the day before February 28, 2027')]);
    expect(await keepPlan({ customer, id }, site())).toBe('done');
    time.now = noon('2027-02-23');
    expect(await cancelPlan({ customer, id }, site())).toBe('done');
    await liveUntil('2027-03-31');
    expect((await invoices()).map(({ from_on }) => from_on)).toEqual(['2027-02-28']);
    expect(await subscriptionOf(orderId)).toMatchObject({ state: 'ended', endsOn: '2027-03-31' });
  });
});
