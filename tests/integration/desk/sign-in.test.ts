import { beforeEach, expect, test } from 'vitest';
import { findDeskVisitor } from '@/app/(desk)/desk/visitor';
import { deskFigures, factorTexts } from '@/content/desk';
import { takeNewCodes, offerSecret } from '@/lib/accounts';
import { codeAt, newFactorSecret } from '@/lib/accounts/factor-code';
import { readSessionSecret } from '@/lib/accounts/session-cookie';
import { addStaff, resetFactor } from '@/lib/accounts/staff-users';
import { fingerprintOf } from '@/lib/site/security/seal';
import { HOUR_MS, MINUTE_MS } from '@/lib/site/time';
import { anAccountWorld, cookieOf, mailedSecrets } from '../../support/accounts';
import { aDesk } from '../../support/desk';
import { onBothEngines } from '../../support/engines';

const EMAIL = 'ada@agency.test';
const PASSWORD = 'three quiet otters paint';

const secretIn = (cookie: string) => readSessionSecret(cookie, 'https://agency.test');

onBothEngines('the entrance of the desk', engine => {
  beforeEach(async () => {
    await engine.clear();
    desk.time.now = accounts.time.now;
    await addStaff({ email: EMAIL, password: PASSWORD }, desk.site());
  });
  const desk = aDesk(engine.database);
  const accounts = anAccountWorld(engine.database, { now: () => desk.time.now });

  const signIn = async (password = PASSWORD) =>
    cookieOf(await accounts.post({ 'form-name': 'signin-form', email: EMAIL, password }));
  const placeOf = async (cookie: string) => (await findDeskVisitor(cookie, desk.site()))?.kind ?? null;
  const offeredTo = (cookie: string) => offerSecret(fingerprintOf(secretIn(cookie) ?? ''), desk.site());
  const enroll = (cookie: string, factorCode: string) => desk.act('enroll', { factorCode }, { cookie });
  const enter = (cookie: string, factorCode: string) => desk.act('enter', { factorCode }, { cookie });

  async function enrolled() {
    const cookie = await signIn();
    const secret = await offeredTo(cookie);
    const answer = await enroll(cookie, codeAt(secret, desk.time.now));
    return { secret, earlier: cookie, answer, cookie: cookieOf(answer) };
  }

  /** The codes that the page would show, once. */
  const newCodes = (cookie: string) => takeNewCodes(fingerprintOf(secretIn(cookie) ?? ''), desk.site());

  test('the password alone opens nothing: neither the desk nor the account', async () => {
    const cookie = await signIn();
    expect(await placeOf(cookie)).toBe('needs-code');
    for (const action of ['change-password', 'delete-account', 'sign-out-everywhere'] as const) {
      const answer = await accounts.act(action, { currentPassword: PASSWORD }, { cookie });
      expect([action, answer.headers.get('location')]).toEqual([action, '/desk/enter']);
    }
    const lines = (await desk.audit()).map(({ action }) => action);
    expect(lines.toSorted()).toEqual(['password-right', 'staff-added']);
    const left = await accounts.act('sign-out', {}, { cookie });
    expect(left.headers.get('location')).toBe('/');
    expect(await placeOf(cookie)).toBeNull();
  });

  test('a code of the offered secret sets the factor up, opens the desk under a new cookie, and shows ten codes once', async () => {
    const { earlier, answer, cookie } = await enrolled();
    expect(answer.headers.get('location')).toBe('/desk/factor');
    expect(cookie).not.toBe(earlier);
    expect([await placeOf(earlier), await placeOf(cookie)]).toEqual([null, 'staff']);
    expect(await newCodes(cookie)).toHaveLength(10);
    expect(await newCodes(cookie)).toEqual([]);
    expect((await desk.audit()).map(({ action }) => action)).toContain('factor-enrolled');
  });

  test('a wrong code sets nothing up, and the offer stays the same for another try', async () => {
    const cookie = await signIn();
    const offered = await offeredTo(cookie);
    const wrong = codeAt(newFactorSecret(), desk.time.now);
    expect((await enroll(cookie, wrong)).status).toBe(422);
    expect(desk.refusal()).toMatchObject({ page: '/desk/enter', errors: { factorCode: factorTexts.wrong } });
    expect(await placeOf(cookie)).toBe('needs-code');
    expect(await offeredTo(cookie)).toBe(offered);
  });

  test('each session is offered a secret of its own, and the second of two to enroll is refused', async () => {
    const [thief, owner] = [await signIn(), await signIn()];
    const [thiefSecret, ownSecret] = [await offeredTo(thief), await offeredTo(owner)];
    expect(thiefSecret).not.toBe(ownSecret);
    await enroll(owner, codeAt(ownSecret, desk.time.now));
    const late = await enroll(thief, codeAt(thiefSecret, desk.time.now));
    expect(late.headers.get('location')).toBe('/desk/enter');
    expect(await placeOf(thief)).toBe('needs-code');
  });

  test('a later sign-in needs the code, which is good once', async () => {
    const { secret } = await enrolled();
    const [first, second] = [await signIn(), await signIn()];
    const used = codeAt(secret, desk.time.now);
    expect(cookieOf(await enter(first, used)), 'the code of the enrollment').toBe('');
    desk.time.now += 30_000;
    const code = codeAt(secret, desk.time.now);
    const entered = await enter(first, code);
    expect([entered.headers.get('location'), await placeOf(cookieOf(entered))]).toEqual(['/desk', 'staff']);
    expect(cookieOf(await enter(second, code))).toBe('');
    expect(await placeOf(second)).toBe('needs-code');
    expect((await desk.audit()).map(({ action }) => action)).toContain('desk-entered');
  });

  test('the code opens the page that was signed in for, also after a wrong one, and no other address', async () => {
    const { secret } = await enrolled();
    const next = '/desk/leads/0123456789abcdefghjkmnpqrs';
    const cookie = await signIn();
    const to = async (factorCode: string, way: string) => {
      const answer = await desk.act('enter', { factorCode, next: way }, { cookie });
      return answer.headers.get('location') ?? desk.refusal()?.page;
    };
    expect(await to('123456', next)).toBe(`/desk/enter?next=${encodeURIComponent(next)}`);
    expect(await to('123456', '//evil.test')).toBe('/desk/enter');
    desk.time.now += 30_000;
    expect(await to(codeAt(secret, desk.time.now), next)).toBe(next);
    const other = await signIn();
    desk.time.now += 30_000;
    const post = { factorCode: codeAt(secret, desk.time.now), next: '/desk/../account' };
    const entered = await desk.act('enter', post, { cookie: other });
    expect(entered.headers.get('location')).toBe('/desk');
    const twice = await desk.act('enter', { ...post, next }, { cookie: cookieOf(entered) });
    expect(twice.headers.get('location')).toBe(next);
  });

  test('wrong codes from elsewhere that use up the tries stop neither a recovery code nor staff at the desk', async () => {
    const { cookie, secret } = await enrolled();
    const [code = ''] = await newCodes(cookie);
    const { tries } = deskFigures.factor.wrongCodes.account;
    for (let attempt = 0; attempt < tries; attempt += 1) await enter(await signIn(), '000000x');
    const owner = await signIn();
    const limited = await enter(owner, '123456');
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([
      429,
      expect.stringMatching(/^\d+$/),
    ]);
    expect(await placeOf(cookieOf(await enter(owner, code)))).toBe('staff');
    desk.time.now += MINUTE_MS;
    const factorCode = codeAt(secret, desk.time.now);
    expect((await desk.act('leads-export', { factorCode }, { cookie })).status).toBe(200);
  });

  test('a new password by email signs in as far as the code, and no further', async () => {
    const { secret } = await enrolled();
    await accounts.act('forgot-password', { email: EMAIL });
    const [token = ''] = await mailedSecrets(engine.database(), 'account-reset');
    const password = 'seven herons in a row';
    const reset = await accounts.act('reset-password', { token, password, confirmPassword: password });
    expect(reset.status).toBe(303);
    expect(await placeOf(cookieOf(reset))).toBe('needs-code');
    desk.time.now += 30_000;
    const entered = await enter(cookieOf(reset), codeAt(secret, desk.time.now));
    expect(await placeOf(cookieOf(entered))).toBe('staff');
  });

  test('the command line removes the factor: signed out, and offered a new one', async () => {
    const { secret, cookie } = await enrolled();
    expect((await resetFactor(' Ada@agency.test', desk.site())).kind).toBe('done');
    expect((await resetFactor('nobody@agency.test', desk.site())).kind).toBe('unknown');
    expect(await placeOf(cookie)).toBeNull();
    const again = await signIn();
    expect(await offeredTo(again)).not.toBe(secret);
    expect((await desk.audit()).map(({ action }) => action)).toContain('factor-reset');
    expect(await engine.database().selectFrom('recovery_codes').select('id').execute()).toEqual([]);
  });

  test('the audit lists sign-ins and failed ones, each once an hour, and the customer who looked for a desk', async () => {
    await enrolled();
    for (let attempt = 0; attempt < 12; attempt += 1) await signIn('not the password');
    const customer = await desk.signIn('customer');
    for (let visit = 0; visit < 2; visit += 1) expect(await placeOf(customer.cookie)).toBeNull();
    const lines = (await desk.audit()).map(({ action }) => action);
    expect(lines.toSorted()).toEqual([
      'desk-refused',
      'factor-enrolled',
      'password-right',
      'password-wrong',
      'sign-in-limited',
      'staff-added',
    ]);
    desk.time.now += HOUR_MS + 1;
    await signIn('not the password');
    expect(await desk.audit()).toHaveLength(lines.length + 1);
  });

  test('a session of staff ends after 12 hours, and after 2 without a visit', async () => {
    const { cookie } = await enrolled();
    const { hours, idleHours } = deskFigures.session;
    for (let passed = 1; passed < hours; passed += 1) {
      desk.time.now += HOUR_MS;
      expect([passed, await placeOf(cookie)]).toEqual([passed, 'staff']);
    }
    desk.time.now += HOUR_MS;
    expect(await placeOf(cookie)).toBeNull();
    await resetFactor(EMAIL, desk.site());
    const idle = (await enrolled()).cookie;
    desk.time.now += idleHours * HOUR_MS;
    expect(await placeOf(idle)).toBeNull();
  });
});
