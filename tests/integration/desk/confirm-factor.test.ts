import { createHmac } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { deskFigures, factorTexts } from '@/content/desk';
import { findFactor, findVisitor, renewRecoveryCodes, takeNewCodes } from '@/lib/accounts';
import { sourceHash } from '@/lib/site/security/content-security-policy';
import { MINUTE_MS } from '@/lib/site/time';
import { upToBrace } from '@/tests/support/up-to-brace';
import { aDesk, DESK_NOW, storeLead, storeOrder } from '../../support/desk';
import { onBothEngines } from '../../support/engines';

const ANA = 'ana@shop.test';
const REFUND = {
  refund: '0123456789abcdefghjkmnpqrs',
  amount: '12.34',
  reason: 'billing',
  note: 'We charged too much',
};

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

  /** What came of it: the notice's code, or what is wrong with the second factor. */
  async function capture({ cookie }: { cookie: string }, factorCode?: string) {
    const order = await storeOrder(engine.database(), { state: 'creating', paypal_order_id: null });
    const answer = await desk.act(
      'order-capture',
      { order, ...(factorCode === undefined ? {} : { factorCode }) },
      { cookie },
    );
    return answer.status === 303 ? (await saidTo({ cookie }))?.code : wrongCode();
  }
  const wrongCode = () => desk.refusal()?.errors['factorCode'];

  test('without the code, or with a wrong one, nothing is captured, refunded, downloaded or erased', async () => {
    const { cookie } = await desk.signIn();
    const lead = await storeLead(engine.database(), { email: ANA });
    const of = `lead-${lead}`;
    const order = await storeOrder(engine.database(), { state: 'creating', paypal_order_id: null });
    const paid = await storeOrder(engine.database(), { capture_id: 'CAP1' });
    const posts = [
      ['order-capture', { order }, `/desk/orders/${order}/capture`],
      ['order-refund', { order: paid, ...REFUND }, `/desk/orders/${paid}/refund`],
      ['person-export', { of }, `/desk/person/download?of=${of}`],
      ['person-erase', { of, confirmation: ANA }, `/desk/person/erase?of=${of}`],
      ['leads-export', { status: 'new', q: 'Ruiz' }, '/desk/leads?status=new&q=Ruiz'],
      ['orders-export', { state: 'paid' }, '/desk/orders?state=paid'],
    ] as const;
    const wrong = desk.code() === '000000' ? '000001' : '000000';
    for (const [action, body, page] of posts) {
      const answer = await desk.act(action, body, { cookie });
      expect([action, answer.status]).toEqual([action, 422]);
      const errors = { factorCode: factorTexts.missing };
      expect(desk.refusal()).toEqual({ page, action, errors, values: body });
    }
    for (const [action, body] of posts.slice(0, 4)) {
      await desk.act(action, { ...body, factorCode: wrong }, { cookie });
      expect(desk.refusal()).toMatchObject({ action, errors: { factorCode: factorTexts.wrong } });
    }
    expect(JSON.stringify(desk.refusal()), 'a code is not shown again').not.toContain(wrong);
    expect(await saidTo({ cookie }), 'nothing waits for a later page').toBeNull();
    expect(await captures()).toBe(0);
    expect(await desk.erasures()).toEqual([]);
    expect((await desk.audit()).map(({ action }) => action)).toEqual(Array(4).fill('factor-refused'));
  });

  test('the page that comes back is drawn for who posted, in their theme, and says in its title that it is wrong', async () => {
    const { cookie } = await desk.signIn();
    const answer = await desk.act('factor-codes', {}, { cookie });
    expect(answer.headers.get('content-security-policy')).toContain(`script-src ${sourceHash('theme()')};`);
    expect(await answer.text()).toBe(
      `<head><title>Error: Desk</title><script>theme()</script></head>${cookie}`,
    );
  });

  test('where the page has no such form any more, a plain one says what is wrong', async () => {
    const gone = aDesk(engine.database, { fillPage: () => Promise.resolve(null) });
    const { cookie } = await gone.signIn();
    const answer = await gone.act('factor-codes', {}, { cookie });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(factorTexts.missing);
  });

  test('a confirmation holds for the same session and purpose for some minutes, and for nothing else', async () => {
    const { cookie } = await desk.signIn();
    expect(await capture({ cookie }, desk.code())).toBe('order-no_payment');
    expect(await capture({ cookie })).toBe('order-no_payment');
    const lead = await storeLead(engine.database(), { email: ANA });
    await desk.act('person-export', { of: `lead-${lead}` }, { cookie });
    expect(wrongCode()).toBe(factorTexts.missing);
    desk.time.now += deskFigures.factor.confirmedMinutes * MINUTE_MS;
    expect(await capture({ cookie })).toBe(factorTexts.missing);
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
      expect(wrongCode()).toBe(factorTexts.used);
    }
    const other = await desk.signInAgain(id);
    expect(await capture(other, code)).toBe(factorTexts.used);
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
    expect(await capture({ cookie }, first)).toBe(factorTexts.wrong);
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
    expect(await capture({ cookie }, former)).toBe(factorTexts.wrong);
  });

  test('after some wrong codes even the right one has to wait, and other sessions do not', async () => {
    const { cookie, id } = await desk.signIn();
    const { tries, withinMinutes } = deskFigures.factor.wrongCodes.session;
    const wrong = desk.code() === '000000' ? '000001' : '000000';
    for (let left = tries; left > 0; left -= 1)
      expect(await capture({ cookie }, wrong)).toBe(factorTexts.wrong);
    expect(await capture({ cookie }, desk.code())).toContain(upToBrace(factorTexts.limited));
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
