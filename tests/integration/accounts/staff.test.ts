import { beforeEach, expect, test } from 'vitest';
import { factorTexts } from '@/content/desk';
import { hashPassword } from '@/lib/accounts';
import { codeAt } from '@/lib/accounts/factor-code';
import { isFullySignedIn } from '@/lib/accounts/session-cookie';
import { anAccountWorld, cookieOf, PASSWORD, ANA_SIGN_UP } from '../../support/accounts';
import { onBothEngines } from '../../support/engines';
import { signedInAccount, STAFF_SECRET } from '../../support/staff-session';

const EMAIL = 'ada@agency.test';
const NEW_PASSWORD = 'seven herons in a row';
const CHANGE = { currentPassword: PASSWORD, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
const MOVE = { email: 'ada.quill@agency.test', currentPassword: PASSWORD };
const FORMS = [
  ['change-password', CHANGE],
  ['change-email', MOVE],
  ['delete-account', { currentPassword: PASSWORD }],
] as const;
const WRONG = '000000x';

onBothEngines('the account page of staff', engine => {
  beforeEach(() => engine.clear());

  async function atDesk() {
    const world = anAccountWorld(engine.database);
    const staff = await signedInAccount(engine.database(), { role: 'staff', time: world.time, email: EMAIL });
    const passwordHash = await hashPassword(PASSWORD, world.site());
    await engine.database().updateTable('accounts').set({ password_hash: passwordHash }).execute();
    const noticeTo = async (cookie: string) => (await world.visitor(cookie))?.session.notice;
    return { ...world, ...staff, noticeTo, code: () => codeAt(STAFF_SECRET, world.time.now) };
  }

  test.each(FORMS)('%s with the right password, but without the code, does nothing', async (form, body) => {
    const { act, cookie, noticeTo, post } = await atDesk();
    for (const [typed, kind] of [
      [{}, 'missing'],
      [{ factorCode: WRONG }, 'wrong'],
    ] as const) {
      const answer = await act(form, { ...body, ...typed }, { cookie });
      expect(answer.headers.get('location')).toBe(`/account#${form}`);
      expect(await noticeTo(cookie)).toMatchObject({
        kind: 'problems',
        form,
        errors: [{ name: 'factorCode', message: factorTexts[kind] }],
      });
    }
    const signIn = { 'form-name': 'signin-form', email: EMAIL, password: PASSWORD };
    expect((await post(signIn)).status).toBe(303);
    const mails = await engine.database().selectFrom('outbox').select('kind').execute();
    expect(mails).toEqual([]);
  });

  test('with the code the password is changed, and the desk stays open', async () => {
    const { act, cookie, code, visitor, post } = await atDesk();
    const changed = await act('change-password', { ...CHANGE, factorCode: code() }, { cookie });
    expect(await visitor(cookie)).toBeNull();
    const here = await visitor(cookieOf(changed));
    expect(here).toMatchObject({ session: { notice: { code: 'password-changed' } } });
    expect(here && isFullySignedIn(here)).toBe(true);
    const signIn = { 'form-name': 'signin-form', email: EMAIL, password: NEW_PASSWORD };
    expect((await post(signIn)).status).toBe(303);
  });

  test('a wrong code keeps the typed address, and a right one need not be typed again after a wrong password', async () => {
    const { act, cookie, code, noticeTo } = await atDesk();
    await act('change-email', { ...MOVE, factorCode: WRONG }, { cookie });
    expect(await noticeTo(cookie)).toMatchObject({ typed: { email: MOVE.email } });
    await act('change-email', { ...MOVE, currentPassword: 'not this one', factorCode: code() }, { cookie });
    expect(await noticeTo(cookie)).toMatchObject({ errors: [{ name: 'currentPassword' }] });
    await act('change-email', MOVE, { cookie });
    expect(await noticeTo(cookie)).toMatchObject({ code: 'move-started' });
  });

  test('a code for the account is no code for the desk', async () => {
    const { act, cookie, code, sessionId } = await atDesk();
    await act('change-email', { ...MOVE, factorCode: code() }, { cookie });
    const row = await engine
      .database()
      .selectFrom('sessions')
      .select('factor_purpose')
      .where('id', '=', sessionId)
      .executeTakeFirst();
    expect(row).toEqual({ factor_purpose: 'account' });
  });

  test('customers are asked for no code', async () => {
    const { act, postJson, noticeTo } = await atDesk();
    const { cookie } = await postJson(ANA_SIGN_UP);
    const changed = await act('change-password', CHANGE, { cookie });
    expect(await noticeTo(cookieOf(changed))).toMatchObject({ code: 'password-changed' });
  });
});
