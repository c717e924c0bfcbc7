import { createHmac } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { deskFigures } from '@/content/desk';
import { findFactor, findVisitor, renewRecoveryCodes, takeNewCodes } from '@/lib/accounts';
import { MINUTE_MS } from '@/lib/site/time';
import { aDesk, DESK_NOW, storeLead, storeOrder } from '../support/desk';
import { onBothEngines } from '../support/engines';

const ANA = 'ana@shop.test';

onBothEngines('asking for the second factor again', engine => {
  beforeEach(async () => {
    await engine.clear();
    desk.time.now = DESK_NOW;
  });
  const desk = aDesk(engine.database);
  /** How often an order was captured. PayPal is not asked, because it does not know these orders. */
  const captures = async () => (await desk.audit()).filter(({ action }) => action === 'order-capture').length;
  const saidTo = async ({ cookie }: { cookie: string }) => {
    const notice = (await findVisitor(cookie, desk.site()))?.session.notice;
    return notice?.kind === 'desk' ? notice : null;
  };

  async function capture({ cookie }: { cookie: string }, factorCode?: string) {
    const order = await storeOrder(engine.database(), { state: 'creating', paypal_order_id: null });
    await desk.act(
      'order-capture',
      { order, ...(factorCode === undefined ? {} : { factorCode }) },
      { cookie },
    );
    return (await saidTo({ cookie }))?.code;
  }

  test('without the code, or with a wrong one, nothing is captured, downloaded or erased', async () => {
    const { cookie } = await desk.signIn();
    const lead = await storeLead(engine.database(), { email: ANA });
    const of = `lead-${lead}`;
    const order = await storeOrder(engine.database(), { state: 'creating', paypal_order_id: null });
    const posts = [
      ['order-capture', { order }, `/desk/orders/${order}`],
      ['person-export', { of }, `/desk/person?of=${of}`],
      ['person-erase', { of, confirmation: ANA }, `/desk/person?of=${of}#erase`],
      ['leads-export', { status: 'new', q: 'Ruiz' }, '/desk/leads?status=new&q=Ruiz'],
      ['orders-export', { state: 'paid' }, '/desk/orders?state=paid'],
    ] as const;
    const wrong = desk.code() === '000000' ? '000001' : '000000';
    for (const [action, body, location] of posts) {
      const unasked = await desk.act(action, body, { cookie });
      expect([action, unasked.status, unasked.headers.get('location')]).toEqual([action, 303, location]);
      expect(await saidTo({ cookie })).toMatchObject({ code: 'factor-missing' });
    }
    for (const [action, body] of posts.slice(0, 3)) {
      await desk.act(action, { ...body, factorCode: wrong }, { cookie });
      expect(await saidTo({ cookie })).toMatchObject({ code: 'factor-wrong' });
    }
    expect(await captures()).toBe(0);
    expect(await desk.erasures()).toEqual([]);
    expect((await desk.audit()).map(({ action }) => action)).toEqual(Array(3).fill('factor-refused'));
  });

  test('a refused erasure keeps the address that was typed', async () => {
    const { cookie } = await desk.signIn();
    const lead = await storeLead(engine.database(), { email: ANA });
    await desk.act('person-erase', { of: `lead-${lead}`, confirmation: ANA }, { cookie });
    expect(await saidTo({ cookie })).toMatchObject({ code: 'factor-missing', typed: { confirmation: ANA } });
  });

  test('a confirmation holds for the same session and purpose for some minutes, and for nothing else', async () => {
    const { cookie } = await desk.signIn();
    expect(await capture({ cookie }, desk.code())).toBe('order-no_payment');
    expect(await capture({ cookie })).toBe('order-no_payment');
    const lead = await storeLead(engine.database(), { email: ANA });
    await desk.act('person-export', { of: `lead-${lead}` }, { cookie });
    expect((await saidTo({ cookie }))?.code).toBe('factor-missing');
    desk.time.now += deskFigures.factor.confirmedMinutes * MINUTE_MS;
    expect(await capture({ cookie })).toBe('factor-missing');
    expect(await captures()).toBe(2);
  });

  test('a code is accepted once: not for another purpose, not in another session, not an earlier one', async () => {
    const { cookie, id } = await desk.signIn();
    const earlier = desk.code();
    desk.time.now += 30_000;
    const code = desk.code();
    expect(await capture({ cookie }, code)).toBe('order-no_payment');
    const lead = await storeLead(engine.database(), { email: ANA });
    for (const used of [code, earlier]) {
      await desk.act('person-export', { of: `lead-${lead}`, factorCode: used }, { cookie });
      expect((await saidTo({ cookie }))?.code).toBe('factor-used');
    }
    const other = await desk.signInAgain(id);
    expect(await capture(other, code)).toBe('factor-used');
    desk.time.now += 30_000;
    expect(await capture(other, desk.code())).toBe('order-no_payment');
  });

  test('two equal posts at once are both served, and the code is used up once', async () => {
    const { cookie } = await desk.signIn();
    const order = await storeOrder(engine.database(), { state: 'creating', paypal_order_id: null });
    const post = () => desk.act('order-capture', { order, factorCode: desk.code() }, { cookie });
    await Promise.all([post(), post()]);
    expect(await captures()).toBe(2);
  });

  test('a recovery code does as well, once, and is written down', async () => {
    const { cookie, id, sessionId } = await desk.signIn();
    await renewRecoveryCodes({ accountId: id, sessionId }, desk.site());
    const codes = await takeNewCodes(sessionId, desk.site());
    const [first = '', second = ''] = codes;
    expect(await capture({ cookie }, first)).toBe('order-no_payment');
    desk.time.now += deskFigures.factor.confirmedMinutes * MINUTE_MS;
    expect(await capture({ cookie }, first)).toBe('factor-wrong');
    expect(await capture({ cookie }, ` ${second.replaceAll('-', '').toLowerCase()} `)).toBe(
      'order-no_payment',
    );
    expect((await findFactor(id, desk.site()))?.codesLeft).toBe(codes.length - 2);
    expect((await desk.audit()).map(({ action }) => action)).toContain('factor-recovery');
    const stored = await engine.database().selectFrom('recovery_codes').select('id').execute();
    expect(JSON.stringify(stored)).not.toContain(second.replaceAll('-', ''));
  });

  test('recovery codes of the former 36 digits work until they are used', async () => {
    const { cookie, id } = await desk.signIn();
    const former = '012345-678901-234567-890123-456789-012345';
    const keyed = createHmac('sha256', desk.site().secret('STAFF_FACTOR_SECRET'));
    const print = keyed.update(`recovery\n${id}\n${former.replaceAll('-', '')}`).digest('base64url');
    await engine.database().insertInto('recovery_codes').values({ id: print, account_id: id }).execute();
    expect(await capture({ cookie }, former)).toBe('order-no_payment');
    desk.time.now += deskFigures.factor.confirmedMinutes * MINUTE_MS;
    expect(await capture({ cookie }, former)).toBe('factor-wrong');
  });

  test('after some wrong codes even the right one has to wait, and other sessions do not', async () => {
    const { cookie, id } = await desk.signIn();
    const { tries, withinMinutes } = deskFigures.factor.wrongCodes.session;
    const wrong = desk.code() === '000000' ? '000001' : '000000';
    for (let left = tries; left > 0; left -= 1) expect(await capture({ cookie }, wrong)).toBe('factor-wrong');
    expect(await capture({ cookie }, desk.code())).toBe('factor-limited');
    const other = await desk.signInAgain(id);
    expect(await capture(other, desk.code())).toBe('order-no_payment');
    desk.time.now += withinMinutes * MINUTE_MS;
    expect(await capture({ cookie }, desk.code())).toBe('order-no_payment');
  });

  test('the secret is sealed in the database', async () => {
    const { id } = await desk.signIn();
    const { secret = '' } = (await findFactor(id, desk.site())) ?? {};
    const rows = await engine.database().selectFrom('staff_factors').selectAll().execute();
    expect(secret).not.toBe('');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});
