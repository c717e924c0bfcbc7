import { expect, test } from 'vitest';
import { findOtherRecords, listLeadsOfBuyer } from '@/app/(desk)/desk/person/queries';
import { paymentLinkPage } from '@/content/payment-links';
import { listPaymentLinks, paymentLinkUrl } from '@/lib/billing';
import { answerPaymentLink, readPaymentLink } from '@/lib/billing/payment-link-pay';
import { answerBuyer } from '@/lib/orders/buyer';
import { findDeskOrder } from '@/lib/orders/desk-orders.sql';
import { findReceipt } from '@/lib/orders/receipt';
import { answerCancel } from '@/lib/orders/return-reply';
import { eraseRows } from '@/lib/privacy/erase';
import { applyRetention } from '@/lib/privacy/retention';
import { newId } from '@/lib/site/ids';
import { routes, serverRoutes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { DAY_MS, dayIn, daysAfter } from '@/lib/site/time';
import { aDesk, storeLead } from '../../support/desk';
import { onBothEngines } from '../../support/engines';
import { comeBack } from '../../support/orders-steps';
import { anOrderWorld, SITE_ORIGIN } from '../../support/orders-world';

onBothEngines('a payment link', engine => {
  const world = anOrderWorld(engine);
  const desk = aDesk(engine.database, { shop: () => world.site });
  const db = () => engine.database();
  const today = () => dayIn('America/New_York', world.site.now());
  const aPost = (changes: Record<string, string> = {}) => ({
    link: newId(),
    what: 'Deposit for the bakery’s site',
    amount: '450.00',
    email: 'Ana@Bakery.test',
    until: daysAfter(today(), 7),
    way: 'email',
    ...changes,
  });
  async function aLink(changes: Record<string, string> = {}) {
    const owner = await desk.signInConfirmed('money');
    await desk.act('payment-link-add', aPost(changes), owner);
    const [link] = await listPaymentLinks(null, world.site);
    if (!link) throw new Error('No link was made');
    return { ...link, owner, token: tokenOf(paymentLinkUrl(link, world.site)) };
  }
  const said = async () => (await desk.notices()).map(({ code }) => code);
  const mails = () =>
    db().selectFrom('outbox').selectAll().where('kind', '=', 'payment-link').orderBy('created_at').execute();
  const orders = () => db().selectFrom('orders').selectAll().orderBy('created_at').execute();
  const firstOrder = async () => {
    const [order] = await orders();
    if (!order) throw new Error('No order was placed');
    return order;
  };
  const pay = (token: string, site: Site = world.site, headers: Record<string, string> = {}) =>
    answerPaymentLink(aRequest(serverRoutes.payStart(), { token }, headers), site);
  const stateOf = async (token: string) => (await readPaymentLink({ token }, world.site))?.state;

  test('is emailed once, signed, and names to the customer what our own row says', async () => {
    const post = aPost();
    const owner = await desk.signInConfirmed('money');
    await desk.act('payment-link-add', post, owner);
    await desk.act('payment-link-add', post, owner);
    expect(await said()).toEqual(['payment-link-repeat']);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to_address: 'ana@bakery.test', subject: 'Your payment link: $450.00' });
    const token = /pay\?token=([^\s\]]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const link = await readPaymentLink({ token: decodeURIComponent(token) }, world.site);
    expect(link).toMatchObject({ what: post.what, amountMinor: 45_000, state: 'open' });
    for (const forged of [token.slice(0, -1), `${token}x`, newId(), ''])
      expect(await readPaymentLink({ token: forged }, world.site)).toBeNull();
    expect((await desk.audit()).map(({ action, detail }) => [action, detail])).toEqual([
      ['payment-link-added', '$450.00'],
      ['payment-link-sent', null],
    ]);
  });

  test('makes one order from however many clicks and processes, and its name is in the books', async () => {
    const { token, owner } = await aLink();
    const clicks = await Promise.all([pay(token), pay(token, world.secondProcess()), pay(token)]);
    const order = await firstOrder();
    expect(await orders()).toHaveLength(1);
    expect(new Set(clicks.map(wayOf))).toEqual(new Set([order.approve_url]));
    expect(order).toMatchObject({ amount_minor: 45_000, description: 'Deposit for the bakery’s site' });
    world.paypal.approveOrder(order.paypal_order_id ?? '');
    expect(wayOf(await comeBack(world.site, order))).toBe(routes.success(order.key));
    expect(await stateOf(token)).toBe('paid');
    // The link may have been passed on: only the payer's own key leads to the receipt.
    expect(await readPaymentLink({ token }, world.site)).toMatchObject({ receiptKey: null });
    for (const orderKey of [newId(), ''])
      expect(await readPaymentLink({ token, orderKey }, world.site)).toMatchObject({ receiptKey: null });
    expect(await readPaymentLink({ token: '', orderKey: order.key }, world.site)).toMatchObject({
      receiptKey: order.key,
    });
    expect(wayOf(await pay(token))).toBe(serverRoutes.pay(token));
    expect(await orders()).toHaveLength(1);
    const receipt = await findReceipt({ key: order.key, address: '' }, world.site);
    expect(receipt).toMatchObject({ kind: 'paid', lines: [{ label: 'Deposit for the bakery’s site' }] });
    const [listed] = await listPaymentLinks(null, world.site);
    await desk.act('payment-link-withdraw', { link: listed?.id ?? '' }, owner);
    expect(desk.refusal()?.errors).toEqual({ seen: expect.stringContaining('The link is paid.') });
  });

  test('leads no one to the payer’s receipt while PayPal decides', async () => {
    const { token } = await aLink();
    await pay(token);
    const order = await firstOrder();
    await world.database().updateTable('orders').set({ state: 'pending' }).execute();
    const answer = await pay(token);
    expect([answer.status, (await answer.text()).includes(order.key)]).toEqual([409, false]);
  });

  test('leads back to its own page when the buyer cancels at PayPal, and can be paid then', async () => {
    const { token } = await aLink();
    await pay(token);
    const order = await firstOrder();
    const address = `${SITE_ORIGIN}${routes.checkoutCancel(order.key)}&token=${order.paypal_order_id ?? ''}`;
    expect(wayOf(await answerCancel(new Request(address), world.site))).toBe(
      serverRoutes.payAgain(order.key),
    );
    expect(await readPaymentLink({ token: '', orderKey: order.key }, world.site)).toMatchObject({
      state: 'open',
    });
    await pay(token);
    expect((await orders()).map(({ state }) => state)).toEqual(['cancelled', 'awaiting_approval']);
  });

  test('that is withdrawn takes no money anymore, not even from a buyer who is at PayPal', async () => {
    const { token, id, owner } = await aLink();
    await pay(token);
    await desk.act('payment-link-withdraw', { link: id }, owner);
    expect(await stateOf(token)).toBe('withdrawn');
    const order = await firstOrder();
    world.paypal.approveOrder(order.paypal_order_id ?? '');
    await comeBack(world.site, order);
    expect(await firstOrder()).toMatchObject({ state: 'expired', captured_minor: 0 });
    expect(wayOf(await pay(token))).toBe(serverRoutes.pay(token));
    await desk.act('payment-link-send', { link: id }, owner);
    expect(desk.refusal()?.errors).toEqual({ seen: expect.stringContaining('The link is withdrawn.') });
    expect(await orders()).toHaveLength(1);
  });

  test('that has expired says so, and places nothing', async () => {
    const { token } = await aLink();
    world.advance(9 * DAY_MS);
    expect(await stateOf(token)).toBe('expired');
    expect(wayOf(await pay(token))).toBe(serverRoutes.pay(token));
    expect(await orders()).toEqual([]);
    expect(paymentLinkPage.titles.expired).not.toBe(paymentLinkPage.titles.withdrawn);
  });

  test('is emailed again once for each page it is sent from', async () => {
    const { id, owner, sentAt } = await aLink();
    const again = { link: id, sent: String(sentAt) };
    await Promise.all([
      desk.act('payment-link-send', again, owner),
      desk.act('payment-link-send', again, owner),
    ]);
    expect(await mails()).toHaveLength(2);
  });

  test.each([
    ['what', ''],
    ['amount', '0.99'],
    ['amount', '1e9'],
    ['amount', '99999999.00'],
    ['email', 'nobody'],
    ['email', ''],
    ['until', '2020-01-01'],
    ['until', 'soon'],
  ])('is not made where %s is "%s"', async (field, value) => {
    const owner = await desk.signInConfirmed('money');
    await desk.act('payment-link-add', aPost({ [field]: value }), owner);
    expect(Object.keys(desk.refusal()?.errors ?? {})).toEqual([field]);
    expect(await listPaymentLinks(null, world.site)).toEqual([]);
  });

  test('and its order stand on its lead’s page, and lead to it; the link goes with the person unless it was paid', async () => {
    const lead = await storeLead(db(), { email: 'ana@bakery.test' });
    const { token } = await aLink({ lead });
    expect(await listPaymentLinks(lead, world.site)).toHaveLength(1);
    await aLink({ lead, what: 'Second deposit' });
    await pay(token);
    const order = await firstOrder();
    world.paypal.approveOrder(order.paypal_order_id ?? '');
    await comeBack(world.site, order);
    expect((await findOtherRecords({ id: lead, email: 'ana@bakery.test' }, world.site)).orders).toMatchObject(
      [{ id: order.id }],
    );
    const paid = await findDeskOrder(order.id, world.site);
    expect(paid && (await listLeadsOfBuyer(paid, world.site))).toMatchObject([{ id: lead }]);
    await eraseRows({ address: 'ana@bakery.test' }, db());
    expect(await listPaymentLinks(null, world.site)).toMatchObject([
      { state: 'paid', email: null, leadId: null },
    ]);
  });

  test('that no one paid is deleted in time', async () => {
    await aLink();
    world.advance(100 * DAY_MS);
    expect((await applyRetention(world.site)).rows['unpaidPaymentLinks']).toBe(1);
  });

  test('takes no post of another site', async () => {
    const { token } = await aLink();
    expect((await pay(token, world.site, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await orders()).toEqual([]);
  });

  test('buyers add business, phone and website: at the desk, by email once, gone with the person', async () => {
    const { token } = await aLink();
    await pay(token);
    const order = await firstOrder();
    const details = { business: 'Ruiz Bakery', phone: '555 014 2018', website: 'ruiz.example' };
    const drawn: unknown[] = [];
    const site = world.with({
      fillPage: (page, visits) => {
        drawn.push([page, visits]);
        return Promise.resolve('<title>Your order</title>');
      },
    });
    const send = (fields: Record<string, string>) =>
      answerBuyer(aRequest(serverRoutes.orderBuyer(), { key: order.key, ...fields }), site);
    await send(details);
    expect(await firstOrder()).toMatchObject({ buyer_business: null });
    world.paypal.approveOrder(order.paypal_order_id ?? '');
    await comeBack(world.site, order);
    expect((await send({ ...details, phone: 'no number' })).status).toBe(422);
    const typed = { business: 'Ruiz Bakery', phone: 'no number' };
    const attempt = { values: typed, errors: { phone: expect.any(String) as string } };
    expect(drawn).toMatchObject([[routes.success(order.key), { receipt: { attempt } }]]);
    expect(await firstOrder()).toMatchObject({ buyer_business: null });
    await send(details);
    expect(wayOf(await send({ ...details, business: 'Ruiz & Sons' }))).toBe(routes.success(order.key));
    expect(await firstOrder()).toMatchObject({ buyer_business: 'Ruiz & Sons', state: 'paid' });
    const notices = await db()
      .selectFrom('outbox')
      .select('text')
      .where('kind', '=', 'order-buyer')
      .execute();
    expect(notices).toHaveLength(1);
    expect(notices[0]?.text).toContain('Ruiz Bakery');
    await eraseRows({ address: (await firstOrder()).payer_email?.toLowerCase() ?? '' }, db());
    expect(await firstOrder()).toMatchObject({
      buyer_business: null,
      buyer_phone: null,
      buyer_website: null,
      state: 'paid',
    });
  });
});

function tokenOf(url: string): string {
  return new URL(url).searchParams.get('token') ?? '';
}

function aRequest(path: string, body: Record<string, string>, headers: Record<string, string> = {}): Request {
  return new Request(SITE_ORIGIN + path, {
    method: 'POST',
    body: new URLSearchParams(body).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  });
}

function wayOf(response: Response): string | null {
  return response.headers.get('location');
}
