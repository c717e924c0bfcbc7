import { beforeEach, expect, test } from 'vitest';
import { billingMails } from '@/content/billing';
import { addPaymentLink, withdrawPaymentLink } from '@/lib/billing';
import { cancelPlan } from '@/lib/billing/account';
import { holdBilling, isRestored } from '@/lib/billing/restored';
import {
  creditSubscription,
  repriceSubscription,
  stepSubscription,
  type StaffStep,
} from '@/lib/billing/staff';
import { holdInvoice, voidInvoice } from '@/lib/billing/staff-invoices';
import { refundOrder, settleReversal } from '@/lib/ledger';
import { compareWithPayPal } from '@/lib/ledger/comparison';
import { serverRoutes } from '@/lib/site/routes';
import { fillText } from '@/lib/site/text';
import { DAY_MS, HOUR_MS } from '@/lib/site/time';
import { storeOrder } from '../../support/desk';
import { onBothEngines } from '../../support/engines';
import { buy } from '../../support/money-commands';
import { aLife } from '../../support/money-life';
import { cancelAtPayPal, comeBack, rowByKey } from '../../support/orders-steps';
import { anOrderWorld } from '../../support/orders-world';

const STAFF = 'staff';
const CUSTOMER = { accountId: 'none', confirmedEmail: 'buyer@paypal-simulator.example' };

onBothEngines('money that comes in another order', engine => {
  const world = anOrderWorld(engine);
  let life: ReturnType<typeof aLife>;
  beforeEach(() => {
    world.advance(Date.parse('2027-01-31T17:00:00Z') - Date.now());
    life = aLife(world);
  });

  const step = async (name: StaffStep) =>
    stepSubscription({ ...(await life.whom()), step: name }, world.site);
  const plan = async () => {
    const row = await life.plan();
    if (!row) throw new Error('There is no plan');
    return row;
  };
  const invoice = async (index = -1) => {
    const row = (await life.invoices()).at(index);
    if (!row) throw new Error('There is no invoice');
    return row;
  };
  /** A plan whose next invoice was just sent. */
  async function anInvoice() {
    await buy(life, 'plan');
    world.advance(25 * DAY_MS);
    while ((await life.invoices()).length === 0) await life.pass(1);
    return invoice();
  }
  const lastOrder = async () => {
    const order = (await life.orders()).at(-1);
    if (!order) throw new Error('There is no order');
    return order;
  };
  async function approve(key?: string): Promise<string | null> {
    const order = key === undefined ? await lastOrder() : await rowByKey(life.db, key);
    world.paypal.approveOrder(order.paypal_order_id ?? '');
    const response = await comeBack(world.site, await rowByKey(life.db, order.key));
    return response.headers.get('location');
  }
  async function paid(key: string) {
    await life.payInvoice(key);
    await approve();
    await life.bill();
    return lastOrder();
  }
  const subjects = async () => (await life.mails()).map(({ subject }) => subject);
  async function aLink(): Promise<string> {
    const id = life.newId();
    const validUntil = world.site.now() + 14 * DAY_MS;
    const link = { id, what: 'Photos', amountMinor: 45_000, email: null, leadId: null, validUntil };
    await addPaymentLink({ ...link, isSent: false }, STAFF, world.site);
    return id;
  }

  test('a link that was withdrawn takes nothing from a page that its buyer had canceled', async () => {
    const id = await aLink();
    await life.payLink(id);
    await cancelAtPayPal(world.site, await lastOrder());
    await withdrawPaymentLink({ id, staffId: STAFF }, world.site);
    expect(await approve()).toContain('notCharged=1');
    expect(await life.holdings()).toEqual([]);
    expect(await lastOrder()).toMatchObject({ state: 'expired', captured_minor: 0 });
  });

  test('what was taken for a link that was erased meanwhile is on the list of what goes back', async () => {
    await life.payLink(await aLink());
    await approve();
    expect((await life.desk()).paidTwice).toEqual([]);
    // PayPal took the money before its message came: nothing was paid yet when the link was erased.
    await life.db.deleteFrom('payment_links').execute();
    const { id } = await lastOrder();
    expect((await life.desk()).paidTwice).toMatchObject([{ id, why: 'withdrawn', minor: 45_000 }]);
  });

  test('a link that has expired takes nothing', async () => {
    await life.payLink(await aLink());
    await life.db.updateTable('payment_links').set({ valid_until: world.site.now() }).execute();
    expect(await approve()).toContain('notCharged=1');
    expect(await life.holdings()).toEqual([]);
  });

  test.each(['void', 'hold'] as const)('%s ends a page that is open, also a canceled one', async way => {
    const { id, key } = await anInvoice();
    await life.payInvoice(key);
    await cancelAtPayPal(world.site, await lastOrder());
    if (way === 'void') await voidInvoice({ id, staffId: STAFF }, world.site);
    else await holdInvoice({ id, staffId: STAFF, isHeld: true }, world.site);
    expect(await approve()).toContain('notCharged=1');
    await life.settle(true);
    expect(await life.holdings()).toEqual([]);
    expect((await invoice()).state).toBe(way === 'void' ? 'void' : 'open');
  });

  test('a second payer is not charged while the first one’s payment is checked, nor after it', async () => {
    const { key } = await anInvoice();
    await life.payInvoice(key);
    const first = await lastOrder();
    await cancelAtPayPal(world.site, first);
    await life.payInvoice(key);
    const second = await lastOrder();
    world.paypal.setNextOutcome({ kind: 'pending' });
    await approve(first.key);
    expect(await life.read(key)).toMatchObject({ isUnderWay: true });
    expect(await approve(second.key)).toContain('notCharged=1');
    const [pending] = await life.holdings();
    world.paypal.settleCapture(pending?.captureId ?? '', 'COMPLETED');
    await life.settle(true);
    expect(await life.holdings()).toHaveLength(1);
    expect((await rowByKey(life.db, second.key)).state).toBe('expired');
    expect((await invoice()).state).toBe('paid');
  });

  test('two payers who come back at once, to two processes, pay once', async () => {
    const id = await aLink();
    await life.payLink(id);
    const first = await lastOrder();
    await cancelAtPayPal(world.site, first);
    await life.payLink(id);
    const second = await lastOrder();
    for (const { paypal_order_id: payment } of [first, second]) world.paypal.approveOrder(payment ?? '');
    const other = world.secondProcess();
    await Promise.all([
      comeBack(world.site, await rowByKey(life.db, first.key)),
      comeBack(other, await rowByKey(life.db, second.key)),
    ]);
    await life.settle(true);
    expect(await life.holdings()).toHaveLength(1);
    expect((await life.link(id))?.state).toBe('paid');
    expect((await life.desk()).paidTwice).toEqual([]);
  });

  test('who does not tick the box is not sent to a page whose payment would be saved', async () => {
    const { key } = await anInvoice();
    await life.payInvoice(key, { automatic: 'yes' });
    await storeOrder(life.db, { state: 'pending', invoice_key: key, created_at: 1 });
    const response = await life.payInvoice(key);
    expect(response.headers.get('location')).toBe(serverRoutes.invoice(key));
  });

  test('money for a void invoice is listed once, with what is left to give back, until it went back', async () => {
    const { id, key } = await anInvoice();
    await voidInvoice({ id, staffId: STAFF }, world.site);
    const order = await storeOrder(life.db, { invoice_key: key, paid_at: 1, capture_id: 'C1' });
    await life.bill();
    await life.bill();
    expect((await life.desk()).paidTwice).toMatchObject([{ id: order, why: 'void', minor: 9_900 }]);
    expect((await subjects()).filter(subject => subject === billingMails.overpaid.subject)).toHaveLength(1);
    await life.db.updateTable('orders').set({ refunded_minor: 4_000 }).where('id', '=', order).execute();
    expect((await life.desk()).paidTwice).toMatchObject([{ minor: 5_900 }]);
    await life.db
      .updateTable('orders')
      .set({ refunded_minor: 9_900, state: 'refunded' })
      .where('id', '=', order)
      .execute();
    expect((await life.desk()).paidTwice).toEqual([]);
    expect((await invoice()).state).toBe('void');
  });

  test('a part that a bank took back leaves the invoice paid, the whole opens it again and says so', async () => {
    const { key } = await anInvoice();
    const order = await paid(key);
    world.paypal.reverseCapture(order.capture_id ?? '', '10.00');
    await life.settle(true);
    expect((await invoice()).state).toBe('paid');
    world.paypal.reverseCapture(order.capture_id ?? '');
    await life.settle(true);
    expect(await life.read(key)).toMatchObject({
      invoice: { state: 'open' },
      standing: { payableMinor: 9_900 },
    });
    expect(await subjects()).toContain(told(billingMails.changed.reopened));
    expect((await paid(key)).state).toBe('paid');
  });

  test('a link whose money went back does not say that it is paid', async () => {
    const id = await aLink();
    await life.payLink(id);
    await approve();
    const { capture_id: captureId } = await lastOrder();
    world.paypal.reverseCapture(captureId ?? '', '10.00');
    await life.settle(true);
    expect((await life.link(id))?.state).toBe('paid');
    world.paypal.refundCapture(captureId ?? '');
    await life.settle(true);
    expect((await life.link(id))?.state).toBe('returned');
  });

  test('a canceled plan that was on hold ends on its day', async () => {
    await buy(life, 'plan');
    const { id } = await life.whom();
    await cancelPlan({ customer: CUSTOMER, id }, world.site);
    const { ends_on: endsOn } = await plan();
    const bought = await lastOrder();
    const refund = { orderId: bought.id, refundId: life.newId(), amountMinor: 1_000, actorId: STAFF };
    await refundOrder({ ...refund, reason: 'goodwill', note: '' }, world.site);
    await life.bill();
    expect((await plan()).state).toBe('paused');
    await step('resume');
    expect(await plan()).toMatchObject({ state: 'ending', ends_on: endsOn });
    expect(await subjects()).toContain(billingMails.resumedEnding.subject);
    await life.pass(31);
    expect((await plan()).state).toBe('ended');
    expect(await life.invoices()).toEqual([]);
  });

  test('an end comes while the plan is on hold, too', async () => {
    await buy(life, 'plan');
    const { id } = await life.whom();
    await cancelPlan({ customer: CUSTOMER, id }, world.site);
    await life.db.updateTable('billing_subscriptions').set({ state: 'paused' }).execute();
    await life.pass(31);
    expect((await plan()).state).toBe('ended');
  });

  test('months on hold are not billed when the plan goes on', async () => {
    await buy(life, 'old');
    world.advance(100 * DAY_MS);
    await life.bill();
    await step('resume');
    for (let round = 0; round < 4; round += 1) await life.bill();
    expect(await life.invoices()).toEqual([]);
    await life.pass(31);
    expect(await life.invoices()).toHaveLength(1);
  });

  test('a voided invoice gives back what it had used, and its month if staff say so', async () => {
    await buy(life, 'plan');
    const credit = {
      ...(await life.whom()),
      reason: 'downtime',
      minor: 5_000,
      creditId: life.newId(),
    } as const;
    await Promise.all([creditSubscription(credit, world.site), creditSubscription(credit, world.site)]);
    await creditSubscription(credit, world.site);
    world.advance(25 * DAY_MS);
    while ((await life.invoices()).length === 0) await life.pass(1);
    expect((await invoice()).total_minor).toBe(4_900);
    // The form of that credit, posted again, is no second one.
    expect(await creditSubscription(credit, world.site)).toBe('done');
    expect(await creditSubscription({ ...credit, minor: 6_000 }, world.site)).toBe('changed');
    await voidInvoice({ id: (await invoice()).id, staffId: STAFF }, world.site);
    expect(await subjects()).toContain(told(billingMails.changed.voided));
    await life.pass(31);
    expect((await invoice()).total_minor).toBe(4_900);
    await voidInvoice({ id: (await invoice()).id, staffId: STAFF, isBilledAgain: true }, world.site);
    await life.pass(31);
    expect((await invoice()).total_minor).toBe(9_900 + 9_900 - 5_000);
  });

  test('of two payments one was refunded: the other pays, and nothing is left to give back', async () => {
    const { key } = await anInvoice();
    const orders = [];
    for (const paid_at of [1, 2])
      orders.push(
        await storeOrder(life.db, { invoice_key: key, paid_at, payer_email: `${paid_at}@example.com` }),
      );
    await life.bill();
    const { order_id: booked } = await invoice();
    await life.db
      .updateTable('orders')
      .set({ state: 'refunded', refunded_minor: 9_900 })
      .where('id', '=', booked ?? '')
      .execute();
    await life.bill();
    expect(await invoice()).toMatchObject({ state: 'paid', order_id: orders.find(id => id !== booked) });
    expect((await life.desk()).paidTwice).toEqual([]);
  });

  test('of a payment that is won back after it was paid again, one is given back and the other pays', async () => {
    const { key } = await anInvoice();
    const first = await paid(key);
    world.paypal.reverseCapture(first.capture_id ?? '');
    await life.settle(true);
    const second = await paid(key);
    world.paypal.winBack(first.capture_id ?? '');
    const { id } = await life.db.selectFrom('reversals').select('id').executeTakeFirstOrThrow();
    await settleReversal({ orderId: first.id, id, outcome: 'returned', staffId: STAFF }, world.site);
    await life.bill();
    expect((await life.desk()).paidTwice).toMatchObject([{ id: first.id, why: 'twice', minor: 9_900 }]);
    world.paypal.refundCapture(second.capture_id ?? '');
    await life.settle(true);
    expect(await invoice()).toMatchObject({ state: 'paid', order_id: first.id });
    expect((await life.desk()).paidTwice).toEqual([]);
  });

  test('a month that never begins is not owed, and is given back if it was paid', async () => {
    const { key } = await anInvoice();
    await life.payInvoice(key);
    await step('close');
    expect((await invoice()).state).toBe('void');
    expect(await subjects()).toContain(told(billingMails.changed.voided));
    expect(await approve()).toContain('notCharged=1');
  });

  test('a paid month that never begins is on the list of what goes back', async () => {
    const { key } = await anInvoice();
    const order = await paid(key);
    await step('close');
    expect((await life.desk()).paidTwice).toMatchObject([
      { id: order.id, why: 'never_begins', minor: 9_900 },
    ]);
  });

  test('while an eCheck is on its way no one is reminded, no fee grows, and the days go on where they stood', async () => {
    const { key, late_from: lateFrom } = await anInvoice();
    await life.payInvoice(key);
    world.paypal.setNextOutcome({ kind: 'pending' });
    await approve();
    await life.bill();
    await life.pass(10);
    expect(await life.read(key)).toMatchObject({ standing: { feeMinor: 0 }, isUnderWay: true });
    expect(await subjects()).not.toContain(told(billingMails.feeReminder));
    const [pending] = await life.holdings();
    world.paypal.settleCapture(pending?.captureId ?? '', 'DECLINED');
    await life.settle(true);
    expect(await life.read(key)).toMatchObject({ standing: { feeMinor: 0 }, isUnderWay: false });
    expect((await invoice()).late_from > lateFrom).toBe(true);
    expect((await paid(key)).amount_minor).toBe(9_900);
  });

  test('a plan on hold by us reminds of nothing, and tells the customer what holds and when it goes on', async () => {
    await anInvoice();
    await step('pause');
    expect(await subjects()).toContain(billingMails.paused.subject);
    await life.pass(20);
    expect(await subjects()).not.toContain(told(billingMails.feeReminder));
    await step('resume');
    expect(await subjects()).toContain(billingMails.resumed.subject);
    await life.pass(4);
    expect(await subjects()).toContain(told(billingMails.feeReminder));
  });

  test('a question about an invoice, and its answer, reach the customer with the days to pay', async () => {
    const { id } = await anInvoice();
    await holdInvoice({ id, staffId: STAFF, isHeld: true }, world.site);
    expect(await subjects()).toContain(told(billingMails.question.held));
    await life.pass(20);
    await holdInvoice({ id, staffId: STAFF, isHeld: false }, world.site);
    const mail = (await life.mails()).find(({ subject }) => subject === told(billingMails.question.answered));
    expect(mail?.text).toContain('if you pay by');
    expect(mail?.text).not.toContain('automatic payment');
  });

  test.each(['goes on', 'still ends'] as const)(
    'a suspended plan whose invoice is paid %s, and the customer is told',
    async way => {
      const { key } = await anInvoice();
      if (way === 'still ends') await step('notice');
      await life.db
        .updateTable('billing_subscriptions')
        .set({
          state: 'suspended',
          ends_on: '2027-04-30',
          end_cause: way === 'goes on' ? 'nonpayment' : 'notice',
        })
        .execute();
      await paid(key);
      await life.bill();
      expect((await plan()).state).toBe(way === 'goes on' ? 'active' : 'ending');
      const { restored, restoredEnding } = billingMails;
      const sent = (await life.mails()).filter(({ subject }) => subject === restored.subject);
      expect(
        sent.map(({ text }) => text.includes(way === 'goes on' ? restored.title : restoredEnding.title)),
      ).toEqual([true]);
    },
  );

  test('up and back down before an invoice costs nothing, and the old price comes back', async () => {
    await buy(life, 'website');
    const lines = JSON.stringify([{ id: 'basic', label: 'Basic plan', minor: 8_900 }]);
    await life.db.updateTable('billing_subscriptions').set({ lines }).execute();
    const change = { taxMillipercent: 0, customerEmail: CUSTOMER.confirmedEmail };
    for (const ids of [['pro'], ['basic']])
      await repriceSubscription({ ...(await life.whom()), ...change, ids }, world.site);
    expect(await plan()).toMatchObject({ pending: '[]', lines, setup_minor: 149_900 });
  });

  test('a hold of minutes moves no day of the month', async () => {
    await buy(life, 'plan');
    await step('pause');
    await step('resume');
    expect(await plan()).toMatchObject({ anchor_on: '2027-01-31', next_on: '2027-02-28' });
    await life.pass(3);
    await step('pause');
    await life.pass(2);
    await step('resume');
    expect(await plan()).toMatchObject({ next_on: '2027-03-02' });
  });

  test('a restored backup bills nothing before the comparison, and never what PayPal has', async () => {
    const { key, number } = await anInvoice();
    await life.payInvoice(key, { automatic: 'yes' });
    await approve();
    await life.bill();
    world.advance(25 * DAY_MS);
    while ((await life.invoices()).length < 2) await life.pass(1);
    const madeAt = world.site.now();
    const kept = await copyOf();
    await life.pass(1);
    const charges = () => world.paypal.orders().filter(({ vault, capture }) => vault === 'charge' && capture);
    expect(charges()).toHaveLength(1);
    // Longer than PayPal knows a request by its id.
    world.advance(8 * HOUR_MS);
    await restore(kept, madeAt);
    await life.bill();
    expect((await life.desk()).isRestored).toBe(true);
    expect(charges()).toHaveLength(1);
    expect((await invoice()).state).toBe('open');
    const now = world.site.now();
    await compareWithPayPal({ from: madeAt - DAY_MS, to: now }, world.site);
    expect(await isRestored(life.db)).toBe(true);
    await life.db.updateTable('unknown_payments').set({ settled_at: now }).execute();
    expect(await isRestored(life.db)).toBe(false);
    await life.bill();
    await life.bill();
    expect(charges()).toHaveLength(1);
    expect((await invoice()).state).toBe('paid');
    await life.pass(31);
    expect((await invoice()).number).toBeGreaterThan(number + 2);
  });

  const TABLES = [
    'orders',
    'order_events',
    'billing_subscriptions',
    'invoices',
    'invoice_numbers',
    'payment_consents',
  ] as const;
  async function copyOf() {
    const rows = new Map<string, Record<string, unknown>[]>();
    for (const table of TABLES) rows.set(table, await life.db.selectFrom(table).selectAll().execute());
    return rows;
  }
  async function restore(rows: Awaited<ReturnType<typeof copyOf>>, madeAt: number) {
    await engine.clear();
    for (const table of TABLES) {
      const values = rows.get(table) ?? [];
      if (values.length > 0)
        await life.db
          .insertInto(table)
          .values(values as never)
          .execute();
    }
    await holdBilling(life.db, { madeAt, now: world.site.now() });
  }
});

function told(words: { subject: string }, number = 'INV-00001'): string {
  return fillText(words.subject, { number });
}
