import { expect, test } from 'vitest';
import { findVisitor } from '@/lib/accounts';
import { markAddressConfirmed } from '@/lib/accounts/email-address';
import { listOrders } from '@/lib/accounts/orders';
import { collectPerson } from '@/lib/privacy';
import { eraseRows } from '@/lib/privacy/erase';
import { anAccountWorld, PASSWORD, ANA_SIGN_UP } from '../../support/accounts';
import { onBothEngines } from '../../support/engines';
import { comeBack, postOrder, rowByKey, stateOf } from '../../support/orders-steps';
import { anOrderWorld } from '../../support/orders-world';

const ANA = ANA_SIGN_UP.email.toLowerCase();

onBothEngines('an order and the account it was placed with', engine => {
  const world = anOrderWorld(engine);
  const accounts = anAccountWorld(engine.database);

  test('shows in that account, whatever address PayPal names, and in no one else’s', async () => {
    const ana = await signUp(ANA_SIGN_UP.email);
    const bob = await signUp('bob@shop.test');
    const order = await buy({ cookie: ana.cookie });
    expect(order.account_id).toBe(ana.id);
    expect(order.payer_email).not.toBe(ANA);
    expect(await ordersOf(ana.id)).toEqual([order.key]);
    expect(await ordersOf(ana.id, ANA)).toEqual([order.key]);
    expect(await ordersOf(bob.id, 'bob@shop.test')).toEqual([]);
  });

  test('is listed once when the account’s confirmed address paid it', async () => {
    const ana = await signUp(ANA_SIGN_UP.email);
    const order = await buy({ cookie: ana.cookie });
    expect(await ordersOf(ana.id, (order.payer_email ?? '').toLowerCase())).toEqual([order.key]);
  });

  test.each([
    ['no cookie', {}],
    ['a cookie that signs nobody in', { cookie: `__Host-session=${'x'.repeat(43)}` }],
  ])('is placed as ever with %s, and names no account', async (_what, headers) => {
    const order = await buy(headers);
    expect([order.state, order.account_id]).toEqual(['paid', null]);
  });

  test('stays in the books without the account that was deleted, even while it is being paid', async () => {
    const ana = await signUp(ANA_SIGN_UP.email);
    const paid = await buy({ cookie: ana.cookie });
    const waiting = await place({ cookie: ana.cookie });
    world.paypal.approveOrder(waiting.paypal_order_id ?? '');
    await accounts.act('delete-account', { currentPassword: PASSWORD }, { cookie: ana.cookie });
    await comeBack(world.site, waiting);
    for (const { id, key } of [paid, waiting]) {
      expect(await stateOf(engine.database(), { id })).toBe('paid');
      expect((await rowByKey(engine.database(), key)).account_id).toBeNull();
    }
  });

  test('stays when the person is erased, and is counted as kept', async () => {
    const ana = await signUp(ANA_SIGN_UP.email);
    const order = await buy({ cookie: ana.cookie });
    const erased = await eraseRows({ address: ANA }, engine.database());
    expect(erased).toMatchObject({ accounts: 1, keptOrders: 1 });
    expect((await rowByKey(engine.database(), order.key)).account_id).toBeNull();
  });

  test('is in what we hold about the account’s address, once that is confirmed', async () => {
    const ana = await signUp(ANA_SIGN_UP.email);
    const order = await buy({ cookie: ana.cookie });
    expect((await collectPerson(ANA, accounts.site())).orders).toEqual([]);
    await markAddressConfirmed(ana.id, accounts.site());
    const { orders } = await collectPerson(ANA, accounts.site());
    expect(orders.map(({ id, timeline }) => [id, timeline.length > 0])).toEqual([[order.id, true]]);
  });

  async function signUp(email: string): Promise<{ id: string; cookie: string }> {
    const { cookie } = await accounts.postJson({ ...ANA_SIGN_UP, email });
    const visitor = await accounts.visitor(cookie);
    return { id: visitor?.account.id ?? '', cookie };
  }

  const findAccountId = async (cookies: string | null) =>
    (await findVisitor(cookies, accounts.site()))?.account.id ?? null;

  async function place(headers: Record<string, string>) {
    const response = await postOrder(world.site, {}, headers, findAccountId);
    const answer: { orderKey?: string } = await response.json();
    return rowByKey(engine.database(), answer.orderKey ?? '');
  }

  async function buy(headers: Record<string, string>) {
    const order = await place(headers);
    world.paypal.approveOrder(order.paypal_order_id ?? '');
    await comeBack(world.site, order);
    return rowByKey(engine.database(), order.key);
  }

  async function ordersOf(accountId: string, confirmedEmail: string | null = null): Promise<string[]> {
    const orders = await listOrders({ accountId, confirmedEmail }, accounts.site());
    return orders.map(({ key }) => key);
  }
});
