import { expect, test } from 'vitest';
import { automaticPayment, billingMails } from '@/content/billing';
import { endOwnAutomatic, runBilling } from '@/lib/billing';
import { listPlans, payByLink, readInvoice } from '@/lib/billing/account';
import { answerInvoicePayment } from '@/lib/billing/pay';
import { holdInvoice } from '@/lib/billing/staff-invoices';
import { sweepOrders } from '@/lib/ledger';
import { compareWithPayPal } from '@/lib/ledger/comparison';
import { collectPerson, erasePerson, siteRegister } from '@/lib/privacy';
import { serverRoutes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { DAY_MS, HOUR_MS } from '@/lib/site/time';
import { aDesk } from '../../support/desk';
import { onBothEngines } from '../../support/engines';
import { anErasureDir } from '../../support/erasures';
import { approvedOrder, comeBack, rowByKey } from '../../support/orders-steps';
import { anOrderWorld, SITE_ORIGIN } from '../../support/orders-world';

const MONTH = 9_900;
const PAYER = 'buyer@paypal-simulator.example';

onBothEngines('an invoice paid automatically', engine => {
  const world = anOrderWorld(engine);
  const db = () => world.database();

  const invoices = () => db().selectFrom('invoices').selectAll().orderBy('number').execute();
  const consents = () => db().selectFrom('payment_consents').selectAll().orderBy('agreed_at').execute();
  const paidOrders = () =>
    db().selectFrom('orders').selectAll().where('vault', '=', 'charge').orderBy('created_at').execute();
  const subjects = async () =>
    (await db().selectFrom('outbox').select('subject').orderBy('created_at').execute()).map(
      ({ subject }) => subject,
    );
  const charged = () => world.paypal.orders().filter(({ vault, capture }) => vault === 'charge' && capture);

  async function bill(site: Site = world.site): Promise<void> {
    expect((await runBilling(site)).failures).toEqual([]);
  }

  /** Days pass, with a round on each. */
  async function pass(days: number): Promise<void> {
    for (let day = 0; day < days; day += 1) {
      world.advance(DAY_MS);
      await bill();
    }
  }

  const pay = (key: string, fields: Record<string, string> = {}, site: Site = world.site) =>
    answerInvoicePayment(
      new Request(`${SITE_ORIGIN}${serverRoutes.invoicePay()}`, {
        method: 'POST',
        body: new URLSearchParams({ key, ...fields }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      }),
      site,
    );

  async function anInvoice() {
    const order = await approvedOrder(world, { amount: '99.00', plan: 'basic', billing: 'monthly-only' });
    await comeBack(world.site, order);
    await bill();
    world.advance(26 * DAY_MS);
    for (let day = 0; day < 31 && (await invoices()).length === 0; day += 1) await pass(1);
    const [invoice] = await invoices();
    if (!invoice) throw new Error('No invoice was sent');
    return invoice;
  }

  /** The buyer ticks the box, and approves at PayPal. */
  async function agree(key: string): Promise<void> {
    await pay(key, { automatic: 'yes' });
    const order = await orderOf(key);
    world.paypal.approveOrder(order.paypal_order_id ?? '');
    await comeBack(world.site, await rowByKey(db(), order.key));
  }

  async function orderOf(key: string) {
    return db()
      .selectFrom('orders')
      .selectAll()
      .where('invoice_key', '=', key)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
  }

  /** One who agreed, paid the first invoice, and has the next one, which is due tomorrow. */
  async function aConsent() {
    const first = await anInvoice();
    await agree(first.key);
    await bill();
    world.advance(26 * DAY_MS);
    while ((await invoices()).length < 2) await pass(1);
    const [, second] = await invoices();
    if (!second) throw new Error('No second invoice was sent');
    await db().deleteFrom('outbox').execute();
    return second;
  }

  test('counts from the payment with which the customer agreed, word for word, and is confirmed in writing', async () => {
    const { key, subscription_id } = await anInvoice();
    expect(await readInvoice(key, world.site)).toMatchObject({ automatic: 'offered' });
    await agree(key);
    expect(await consents()).toMatchObject([{ state: 'requested', vault_id: null }]);
    await bill();
    const [way] = world.paypal.savedWays();
    expect(await consents()).toMatchObject([
      { subscription_id, state: 'active', vault_id: way?.id, text: automaticPayment.consent, ended_at: null },
    ]);
    expect(await readInvoice(key, world.site)).toMatchObject({
      automatic: 'on',
      renewal: expect.any(Object),
    });
    expect(await subjects()).toContain(billingMails.automatic.on.subject);
  });

  test('is charged on the day it is due, once, by two processes and as often as rounds run', async () => {
    const { key } = await aConsent();
    await bill();
    expect(charged()).toEqual([]);
    world.advance(DAY_MS);
    await Promise.all([bill(), bill(world.secondProcess()), bill()]);
    await bill();
    expect(charged()).toHaveLength(1);
    expect(await paidOrders()).toMatchObject([{ state: 'paid', amount_minor: MONTH, invoice_key: key }]);
    expect((await readInvoice(key, world.site))?.invoice.state).toBe('paid');
    expect(await subjects()).not.toContain(billingMails.feeReminder.subject);
  });

  test('that PayPal declines is tried on the fixed days, the customer is told each time, then it is paid by link', async () => {
    const { key } = await aConsent();
    const number = 'INV-00002';
    for (const [days, tries] of [
      [1, 1],
      [1, 2],
      [1, 2],
      [1, 3],
      [3, 3],
    ] as const) {
      for (let day = 0; day < days; day += 1) {
        world.paypal.setNextOutcome({ kind: 'instrument-declined' });
        await pass(1);
        await bill();
      }
      expect((await invoices())[1]?.charges).toBe(tries);
    }
    expect((await subjects()).filter(subject => subject.includes('didn’t go through'))).toEqual(
      Array.from({ length: 3 }, () => billingMails.chargeRefused.subject.replace('{number}', number)),
    );
    expect(await consents()).toMatchObject([{ state: 'active' }]);
    world.paypal.setNextOutcome({ kind: 'pending' });
    await pay(key);
    expect((await orderOf(key)).state).toBe('awaiting_approval');
    expect(charged()).toEqual([]);
  });

  test.each(['before', 'after'] as const)(
    'of which PayPal’s answer never came, %s the money moved, is charged once',
    async when => {
      await aConsent();
      world.paypal.addFault({ kind: 'cut', operation: 'create', when, count: 4 });
      await pass(1);
      await bill();
      expect((await invoices())[1]).toMatchObject({ state: 'open', charges: 0 });
      world.advance(HOUR_MS);
      await bill();
      await bill();
      expect(charged()).toHaveLength(1);
      expect((await invoices())[1]?.state).toBe('paid');
    },
  );

  test.each([
    ['has it, is found there', 'after'],
    ['lack it, is asked for again', 'before'],
  ] as const)(
    'whose answer never came until PayPal forgot the request: in its books that %s',
    async (_, when) => {
      const { key } = await aConsent();
      world.paypal.addFault({ kind: 'cut', operation: 'create', when, count: 2 });
      await pass(1);
      expect((await paidOrders())[0]).toMatchObject({ state: 'creating', paypal_order_id: null });
      world.advance(HOUR_MS);
      expect((await sweepOrders(world.site)).failures).toEqual([]);
      expect((await paidOrders())[0]?.state).toBe('creating');
      world.advance(6 * HOUR_MS);
      // While no one knows, the link leads back to the invoice and not to a second payment.
      expect((await pay(key)).headers.get('location')).toBe(serverRoutes.invoice(key));
      await bill();
      await bill();
      expect(charged()).toHaveLength(1);
      expect((await invoices())[1]?.state).toBe('paid');
      expect((await compareNow()).differences).toEqual([]);
    },
  );

  test('whose answer never came is found by the sweep when the consent has ended', async () => {
    const { subscription_id: id } = await aConsent();
    world.paypal.addFault({ kind: 'cut', operation: 'create', when: 'after', count: 2 });
    await pass(1);
    const customer = { accountId: 'none', confirmedEmail: 'buyer@paypal-simulator.example' };
    expect(await payByLink({ customer, id }, world.site)).toBe('done');
    world.advance(7 * HOUR_MS);
    expect((await sweepOrders(world.site)).failures).toEqual([]);
    await bill();
    expect((await invoices())[1]?.state).toBe('paid');
    expect(charged()).toHaveLength(1);
  });

  function compareNow() {
    const now = world.site.now();
    return compareWithPayPal({ from: now - 4 * DAY_MS, to: now + HOUR_MS }, world.site);
  }

  test('is known by PayPal’s message before its answer', async () => {
    await aConsent();
    world.paypal.addFault({ kind: 'cut', operation: 'create', when: 'after', count: 2 });
    await pass(1);
    await world.paypal.releaseWebhooks();
    await world.paypal.webhooksSettled();
    expect(await paidOrders()).toMatchObject([{ state: 'paid' }]);
  });

  test('ends when the customer turns it off, and PayPal deletes what it saved', async () => {
    const { key, subscription_id: id } = await aConsent();
    const customer = { accountId: 'none', confirmedEmail: 'buyer@paypal-simulator.example' };
    expect(await payByLink({ customer: { ...customer, confirmedEmail: 'x@y.test' }, id }, world.site)).toBe(
      'not_possible',
    );
    expect((await listPlans(customer, world.site))[0]?.isAutomatic).toBe(true);
    expect(await payByLink({ customer, id }, world.site)).toBe('done');
    expect(await payByLink({ customer, id }, world.site)).toBe('not_possible');
    world.paypal.addFault({ kind: '500', operation: 'delete-saved' });
    await bill();
    expect(world.paypal.savedWays()).toHaveLength(1);
    await bill();
    expect(world.paypal.savedWays()).toEqual([]);
    expect(await consents()).toMatchObject([{ state: 'ended', end_cause: 'customer', vault_id: null }]);
    await pass(2);
    expect(charged()).toEqual([]);
    expect(await subjects()).toContain(billingMails.automatic.off.subject);
    expect(await readInvoice(key, world.site)).toMatchObject({ automatic: 'offered' });
  });

  test('ends when it is deleted at PayPal: by its message, or by the refusal of a charge', async () => {
    await aConsent();
    const [way] = world.paypal.savedWays();
    world.paypal.deleteSavedWay(way?.id ?? '');
    await pass(1);
    expect(await consents()).toMatchObject([{ state: 'ended', end_cause: 'paypal', vault_id: null }]);
    expect((await invoices())[1]).toMatchObject({ state: 'open', charges: 3 });
    await engine.clear();
    world.paypal.reset();
    world.paypal.holdWebhooks();
    await aConsent();
    world.paypal.deleteSavedWay(world.paypal.savedWays()[0]?.id ?? '');
    await world.paypal.releaseWebhooks();
    await world.paypal.webhooksSettled();
    await pass(1);
    expect(await consents()).toMatchObject([{ state: 'ended', end_cause: 'paypal', vault_id: null }]);
    expect((await invoices())[1]).toMatchObject({ state: 'open', charges: 0 });
    expect((await subjects()).filter(subject => subject === billingMails.automatic.off.subject)).toHaveLength(
      1,
    );
  });

  test('ends at the desk in the customer’s name, and with the person’s data', async () => {
    const { subscription_id: subscription } = await aConsent();
    const desk = aDesk(engine.database, { shop: () => world.with({}) });
    const { cookie } = await desk.signInConfirmed('money', false);
    await desk.act('billing-automatic-off', { subscription }, { cookie });
    expect(await desk.audit()).toMatchObject([{ action: 'billing-automatic-off', subject_id: subscription }]);
    expect(await consents()).toMatchObject([{ end_cause: 'staff' }]);
    await db()
      .updateTable('payment_consents')
      .set({ state: 'active', open_for: subscription, end_cause: null })
      .execute();
    const site = world.with({ env: { ERASURES_DIR: anErasureDir() } });
    const email = 'buyer@paypal-simulator.example';
    await erasePerson({ email, register: siteRegister(site) }, site);
    await bill();
    expect(await consents()).toMatchObject([{ state: 'ended', end_cause: 'erased', vault_id: null }]);
    expect(world.paypal.savedWays()).toEqual([]);
  });

  test('is confirmed to who pays for someone else, too, and ends when that payer is erased', async () => {
    const first = await anInvoice();
    await db().updateTable('billing_subscriptions').set({ customer_email: 'owner@shop.test' }).execute();
    await agree(first.key);
    await bill();
    const mails = await db().selectFrom('outbox').selectAll().where('kind', '=', 'plan-notice').execute();
    expect(mails.map(mail => mail.to_address).toSorted()).toEqual([PAYER, 'owner@shop.test']);
    const toPayer = mails.find(mail => mail.to_address === PAYER);
    expect(toPayer?.text).toContain('we charge your PayPal account');
    expect(mails.find(mail => mail !== toPayer)?.text).not.toContain('your PayPal account');
    expect((await collectPerson(PAYER, world.site)).consents).toMatchObject([{ state: 'active' }]);
    const site = world.with({ env: { ERASURES_DIR: anErasureDir() } });
    await erasePerson({ email: PAYER, register: siteRegister(site) }, site);
    expect(await consents()).toMatchObject([{ state: 'ended', end_cause: 'erased' }]);
  });

  test('ends with the customer’s account, and the customer is told', async () => {
    await aConsent();
    const accountId = world.site.newId();
    const customer = { accountId, confirmedEmail: PAYER };
    await db()
      .transaction()
      .execute(trx => endOwnAutomatic(trx, { accountId, confirmedEmail: null }, world.site));
    expect(await consents()).toMatchObject([{ state: 'active' }]);
    await db()
      .transaction()
      .execute(trx => endOwnAutomatic(trx, customer, world.site));
    expect(await consents()).toMatchObject([{ state: 'ended', end_cause: 'customer', open_for: null }]);
    expect(await subjects()).toContain(billingMails.automatic.off.subject);
    await bill();
    expect(world.paypal.savedWays()).toEqual([]);
  });

  test('ends with the plan, without an email of its own', async () => {
    const { subscription_id: subscription } = await aConsent();
    const desk = aDesk(engine.database, { shop: () => world.with({}) });
    const { cookie } = await desk.signInConfirmed('money');
    await desk.act('billing-step', { subscription, step: 'close' }, { cookie });
    await bill();
    expect(await consents()).toMatchObject([{ state: 'ended', end_cause: 'plan', vault_id: null }]);
    expect(await subjects()).not.toContain(billingMails.automatic.off.subject);
  });

  test('waits until PayPal has saved the way to pay, and is off when it never does', async () => {
    const first = await anInvoice();
    world.paypal.setSaving('later');
    await agree(first.key);
    await bill();
    await bill();
    expect(await consents()).toMatchObject([{ state: 'requested' }]);
    expect(await readInvoice(first.key, world.site)).toMatchObject({ automatic: 'offered' });
    world.paypal.setSaving('now');
    world.advance(HOUR_MS);
    await bill();
    expect(await consents()).toMatchObject([{ state: 'active' }]);
    await engine.clear();
    const second = await anInvoice();
    world.paypal.setSaving('never');
    await agree(second.key);
    await pass(5);
    expect(await consents()).toMatchObject([{ state: 'ended', end_cause: 'refused' }]);
    expect(await subjects()).toContain(billingMails.automatic.off.subject);
  });

  test('is not agreed to by a payment without it, nor where the setting is off', async () => {
    const { key } = await anInvoice();
    await pay(key, { automatic: 'yes' });
    const asked = await orderOf(key);
    await pay(key);
    expect(await orderOf(key)).toMatchObject({ vault: null, state: 'awaiting_approval' });
    expect(await rowByKey(db(), asked.key)).toMatchObject({ state: 'expired' });
    expect(await consents()).toMatchObject([{ state: 'ended', end_cause: 'withdrawn' }]);
    const off = world.with({ env: { PAYPAL_VAULT: 'off' } });
    expect(await readInvoice(key, off)).toMatchObject({ automatic: 'off' });
    await pay(key, { automatic: 'yes' }, off);
    expect(await consents()).toHaveLength(1);
    expect(await orderOf(key)).toMatchObject({ vault: null });
  });

  test('is not charged beside a payment that its buyer has begun, and ends one that is only open', async () => {
    const { key } = await aConsent();
    await pay(key);
    const open = await orderOf(key);
    world.paypal.setNextOutcome({ kind: 'pending' });
    world.paypal.approveOrder(open.paypal_order_id ?? '');
    await comeBack(world.site, open);
    await pass(1);
    expect(charged()).toEqual([]);
    world.paypal.settleCapture(world.paypal.order(open.paypal_order_id ?? '')?.capture?.id ?? '', 'DECLINED');
    await db().updateTable('orders').set({ state: 'expired' }).where('id', '=', open.id).execute();
    await pay(key);
    const second = await orderOf(key);
    await bill();
    expect(charged()).toHaveLength(1);
    expect(await rowByKey(db(), second.key)).toMatchObject({ state: 'expired' });
  });

  test('is not charged on the day on which it came off hold', async () => {
    const { id } = await aConsent();
    await holdInvoice({ id, staffId: 'staff', isHeld: true }, world.site);
    await pass(3);
    await holdInvoice({ id, staffId: 'staff', isHeld: false }, world.site);
    await bill();
    expect(charged()).toEqual([]);
    await pass(1);
    expect(charged()).toHaveLength(1);
  });

  test('keeps PayPal’s name of the way to pay out of the log, the history and the emails', async () => {
    await aConsent();
    const [way] = world.paypal.savedWays();
    await pass(1);
    for (const table of ['order_events', 'payment_calls', 'outbox', 'orders', 'desk_audit'] as const)
      expect(JSON.stringify(await db().selectFrom(table).selectAll().execute())).not.toContain(
        way?.id ?? 'none',
      );
  });
});
