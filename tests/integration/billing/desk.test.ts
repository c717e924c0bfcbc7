import { beforeEach, expect, test } from 'vitest';
import type { DeskAction } from '@/app/(desk)/desk/deeds';
import { billingMails } from '@/content/billing';
import { countLateInvoices, runBilling } from '@/lib/billing';
import { readBilling, readSubscription } from '@/lib/billing/desk';
import { catalog } from '@/lib/orders/price';
import type { OrderRow } from '@/lib/site/db/tables';
import { DAY_MS } from '@/lib/site/time';
import { testCatalog } from '@/tests/support/price-list';
import { aDesk, DESK_NOW, storeOrder } from '../../support/desk';
import { onBothEngines } from '../../support/engines';

// The tests' own price list: a changed price in content/ changes no sum.
Object.assign(catalog, testCatalog);

const [BASIC, PRO] = testCatalog.plans;
const BASIC_SETUP = BASIC?.setupPrice ?? 0;

onBothEngines('billing at the desk', engine => {
  beforeEach(() => engine.clear());
  const desk = aDesk(engine.database);
  beforeEach(() => {
    desk.time.now = DESK_NOW;
  });

  /** Bought today, on July 6: a website with its plan, or the plan alone. */
  async function aPlan(changes: Partial<OrderRow> = {}): Promise<string> {
    const orderId = await storeOrder(engine.database(), {
      plan_id: 'basic',
      billing: 'monthly-only',
      lines: '[{"label":"Basic plan, first month","minor":9900,"guarantee":"plan"}]',
      monthly_minor: 9_900,
      paid_at: DESK_NOW,
      ...changes,
    });
    await bill();
    const row = await engine
      .database()
      .selectFrom('billing_subscriptions')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    return row.id;
  }
  const withSetup = () =>
    aPlan({
      billing: 'setup-and-monthly',
      lines: JSON.stringify([
        { label: 'Basic plan, website setup', minor: BASIC_SETUP, guarantee: 'build' },
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
  const act = async (action: DeskAction, body: Record<string, string> | [string, string][]) => {
    const { cookie } = await desk.signIn();
    const fields = Array.isArray(body) ? body : Object.entries(body);
    return desk.act(action, [...fields, ['factorCode', desk.code()]], { cookie });
  };
  const read = async (id: string) => {
    const plan = await readSubscription(id, desk.site());
    if (!plan) throw new Error('The plan is gone');
    return plan;
  };

  test('the day of the launch begins the first month, once', async () => {
    const id = await withSetup();
    await act('billing-begin', { subscription: id, on: 'soon' });
    expect(desk.refusal()?.errors).toHaveProperty('on');
    await act('billing-begin', { subscription: id, on: '2026-07-06' });
    await act('billing-begin', { subscription: id, on: '2026-07-01' });
    expect(desk.refusal()?.errors).toHaveProperty('on');
    expect((await read(id)).subscription).toMatchObject({ state: 'active', anchorOn: '2026-07-06' });
    await liveFor(30);
    expect((await read(id)).invoices).toMatchObject([{ dueOn: '2026-08-06', totalMinor: 9_900 }]);
    expect((await desk.audit()).filter(({ action }) => action === 'billing-begun')).toHaveLength(1);
  });

  test('a bigger plan costs its price and the setup difference on the next invoice, a credit comes off', async () => {
    const id = await withSetup();
    await act('billing-begin', { subscription: id, on: '2026-07-06' });
    await act('billing-change', [
      ['subscription', id],
      ['plan', 'pro'],
      ['addOns', 'live-chat'],
      ['tax', '8.25'],
      ['email', 'books@shop.test'],
    ]);
    await act('billing-credit', { subscription: id, reason: 'downtime', amount: '9.90' });
    await liveFor(30);
    const charged =
      (PRO?.monthlyPrice ?? 0) +
      (testCatalog.addOns.find(({ id }) => id === 'live-chat')?.monthlyPrice ?? 0) +
      (PRO?.setupPrice ?? 0) -
      BASIC_SETUP -
      990;
    expect((await read(id)).invoices).toMatchObject([
      { totalMinor: charged + Math.round(charged * 0.0825), customerEmail: 'books@shop.test' },
    ]);
    expect((await read(id)).subscription.pending).toEqual([]);
    expect((await readBilling(desk.site())).sums).toMatchObject([{ currency: 'USD', pastDueMinor: 0 }]);
  });

  test('what is wrong in a form is said, and nothing changes', async () => {
    const id = await aPlan();
    await act('billing-change', { subscription: id, plan: '', tax: '99', email: 'x' });
    expect(Object.keys(desk.refusal()?.errors ?? {})).toEqual(['plan', 'tax', 'email']);
    await act('billing-credit', { subscription: id, reason: 'because', amount: '0' });
    expect(Object.keys(desk.refusal()?.errors ?? {})).toEqual(['reason', 'amount']);
    for (const post of [
      { subscription: id, step: 'explode' },
      { subscription: 'gone', step: 'pause' },
    ]) {
      await act('billing-step', post);
      expect(Object.keys(desk.refusal()?.errors ?? {})).toEqual(['seen']);
    }
    expect((await read(id)).subscription).toMatchObject({ state: 'active', pending: [] });
  });

  test('a plan is paused, goes on, is canceled and kept, and ends today', async () => {
    const id = await aPlan();
    const states = [];
    for (const step of ['pause', 'resume', 'notice', 'keep', 'close']) {
      await act('billing-step', { subscription: id, step });
      states.push((await read(id)).subscription.state);
    }
    expect(states).toEqual(['paused', 'active', 'ending', 'active', 'ended']);
    const mails = await engine
      .database()
      .selectFrom('outbox')
      .select('subject')
      .where('kind', '=', 'plan-notice')
      .orderBy('created_at')
      .execute();
    const { paused, resumed, canceled, kept, ended } = billingMails;
    expect(mails.map(({ subject }) => subject).toSorted(), 'the customer gets each in writing').toEqual(
      [paused, resumed, canceled, kept, ended].map(({ subject }) => subject).toSorted(),
    );
  });

  test('a plan is suspended only when an invoice is as far past due as the policy says', async () => {
    const id = await aPlan();
    await liveFor(64);
    await act('billing-step', { subscription: id, step: 'suspend' });
    expect((await read(id)).subscription.state).toBe('active');
    await liveFor(1);
    await act('billing-step', { subscription: id, step: 'suspend' });
    expect((await read(id)).subscription).toMatchObject({ state: 'suspended', endCause: 'nonpayment' });
  });

  test('an invoice in question is not past due, and has its days to pay again after the answer', async () => {
    const id = await aPlan();
    await liveFor(40);
    const [invoice] = (await read(id)).invoices;
    expect(invoice?.standing.months).toBe(1);
    expect(await countLateInvoices(desk.site()), 'in the morning email').toBe(1);
    const which = { subscription: id, invoice: invoice?.id ?? '' };
    await act('invoice-hold', { ...which, hold: 'yes' });
    await liveFor(10);
    expect((await read(id)).invoices[0]).toMatchObject({ isHeld: true, standing: { feeMinor: 0 } });
    expect(await countLateInvoices(desk.site())).toBe(0);
    await act('invoice-hold', { ...which, hold: 'no' });
    expect((await read(id)).invoices[0]?.standing).toMatchObject({ feeMinor: 0, lastDay: '2026-08-28' });
    await act('invoice-void', which);
    await act('invoice-void', which);
    expect(desk.refusal()?.errors['seen']).toContain('INV-00001 is void');
    expect((await read(id)).invoices[0]).toMatchObject({ state: 'void', standing: { payableMinor: 0 } });
  });

  test('only owners change what is paid, and every invoice is in the download', async () => {
    const id = await aPlan();
    await liveFor(40);
    const { cookie } = await desk.signInStaff();
    for (const action of ['billing-change', 'billing-credit', 'invoice-void', 'invoices-export'] as const)
      expect((await desk.act(action, { subscription: id }, { cookie })).status).toBe(403);
    const csv = await (await act('invoices-export', {})).text();
    expect(csv.split('\r\n')).toHaveLength(3);
    expect(csv).toContain(
      '"INV-00001","2026-08-05","2026-08-06","2026-08-06","2026-09-05","open","Basic plan: 99.00",99.00,0.00,99.00',
    );
  });
});
