import { beforeEach, expect, test } from 'vitest';
import { accountFigures } from '@/content/account';
import { deskFigures, factorTexts } from '@/content/desk';
import { hashPassword } from '@/lib/accounts';
import { isFullySignedIn } from '@/lib/accounts/session-cookie';
import { listDevices } from '@/lib/accounts/sessions';
import { addStaff, removeStaff, resetFactor, resetStaff } from '@/lib/accounts/staff-users';
import { siteRegister } from '@/lib/privacy';
import { endAllAccess } from '@/lib/privacy/erase';
import { applyRetention } from '@/lib/privacy/retention';
import { newId } from '@/lib/site/ids';
import { fingerprintOf, newSecret } from '@/lib/site/security/seal';
import { DAY_MS, MINUTE_MS } from '@/lib/site/time';
import { anAccountWorld, cookieOf, mailedSecrets, PASSWORD } from '../../support/accounts';
import { aDesk, storeLead, storeOrder } from '../../support/desk';
import { onBothEngines } from '../../support/engines';

const EMAIL = 'ada@agency.test';
const NEW_PASSWORD = 'seven herons in a row';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

onBothEngines('a device that staff trust', engine => {
  const desk = aDesk(engine.database);
  const accounts = anAccountWorld(engine.database, { now: () => desk.time.now });
  let staff = { id: '', cookie: '' };

  beforeEach(async () => {
    await engine.clear();
    desk.time.now = accounts.time.now;
    staff = await desk.signIn('staff', EMAIL);
    await setPassword(PASSWORD);
  });

  const setPassword = async (password: string) => {
    const password_hash = await hashPassword(password, desk.site());
    await engine.database().updateTable('accounts').set({ password_hash }).execute();
  };
  /** Signs in with the password, in a browser with this device's cookie. Returns the session's cookie. */
  const signIn = async (device = '', { email = EMAIL, password = PASSWORD } = {}) =>
    cookieOf(
      await accounts.post(
        { 'form-name': 'signin-form', email, password },
        { cookie: device, 'user-agent': FIREFOX },
      ),
    );
  const isAtDesk = async (cookie: string) => {
    const visitor = await accounts.visitor(cookie);
    return visitor !== null && isFullySignedIn(visitor);
  };
  /** Signs in, enters the code and has this device trusted. */
  async function trust() {
    const cookie = await signIn();
    desk.time.now += 30_000;
    const entered = await desk.act('enter', { factorCode: desk.code(), trustDevice: 'true' }, { cookie });
    const [session = '', device = ''] = entered.headers.getSetCookie();
    return { session: session.split(';')[0] ?? '', device: device.split(';')[0] ?? '', whole: device };
  }
  const listed = () => listDevices(staff.id, desk.site());

  test('needs the password alone for thirty days, and then the code again', async () => {
    const { device, whole } = await trust();
    expect(whole).toMatch(
      /^__Host-desk-device=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    );
    desk.time.now += deskFigures.factor.trustedDays * DAY_MS - 60_000;
    expect(await isAtDesk(await signIn(device))).toBe(true);
    desk.time.now += 60_000;
    expect(await isAtDesk(await signIn(device))).toBe(false);
    expect(await listed()).toEqual([]);
    await applyRetention({ db: engine.database(), now: () => desk.time.now });
    expect(await engine.database().selectFrom('trusted_devices').selectAll().execute()).toEqual([]);
  });

  test('is not trusted unless the box is ticked and the code is right', async () => {
    const cookie = await signIn();
    await desk.act('enter', { factorCode: '123456', trustDevice: 'true' }, { cookie });
    desk.time.now += 30_000;
    const entered = await desk.act('enter', { factorCode: desk.code() }, { cookie });
    expect(entered.headers.getSetCookie()).toHaveLength(1);
    expect(await listed()).toEqual([]);
  });

  test('does not replace the password or help another account, and its database row opens nothing', async () => {
    const { device } = await trust();
    expect(await signIn(device, { password: 'not the password' })).toBe('');
    const other = 'grace@agency.test';
    await addStaff({ email: other, password: PASSWORD }, desk.site());
    expect(await isAtDesk(await signIn(device, { email: other }))).toBe(false);
    const [row] = await engine.database().selectFrom('trusted_devices').select('id').execute();
    const secret = device.replace('__Host-desk-device=', '');
    expect(row?.id).toBe(fingerprintOf(secret));
    for (const forged of [row?.id, newSecret(), `${secret}x`])
      expect(await isAtDesk(await signIn(`__Host-desk-device=${forged}`))).toBe(false);
    expect(await isAtDesk(await signIn(`desk-device=${secret}`)), 'the name without TLS').toBe(false);
  });

  test('still asks for a code before money, exports, erasures and new recovery codes', async () => {
    const { device } = await trust();
    const cookie = await signIn(device);
    const lead = await storeLead(engine.database());
    const order = await storeOrder(engine.database(), { state: 'awaiting_approval' });
    const paid = await storeOrder(engine.database(), { capture_id: 'C-1', paid_at: desk.time.now });
    for (const [action, body] of [
      ['order-capture', { order }],
      ['order-refund', { order: paid, refund: newId(), amount: '25.00', reason: 'goodwill', note: '' }],
      ['leads-export', {}],
      ['orders-export', {}],
      ['person-erase', { of: `lead-${lead}`, confirmation: 'ana@shop.test' }],
      ['factor-codes', {}],
    ] as const) {
      const answer = await desk.act(action, body, { cookie });
      expect([action, answer.status]).toEqual([action, 422]);
      expect(desk.refusal()).toMatchObject({ action, errors: { factorCode: factorTexts.missing } });
    }
    const change = { currentPassword: PASSWORD, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    await accounts.act('change-password', change, { cookie });
    expect((await accounts.visitor(cookie))?.session.notice).toMatchObject({ kind: 'problems' });
  });

  test('is listed with its browser and last use, can be forgotten, and no one else’s can', async () => {
    const { device, session } = await trust();
    desk.time.now += DAY_MS / 24;
    await signIn(device);
    const [entry] = await listed();
    expect(entry).toEqual({
      id: expect.any(String),
      browser: 'Firefox on Linux',
      trustedAt: desk.time.now - DAY_MS / 24,
      lastUsedAt: desk.time.now,
      expiresAt: desk.time.now - DAY_MS / 24 + deskFigures.factor.trustedDays * DAY_MS,
    });
    const stranger = await desk.signIn('staff');
    await accounts.act('forget-device', { device: entry?.id ?? '' }, { cookie: stranger.cookie });
    expect(await listed()).toHaveLength(1);
    const proof = { currentPassword: PASSWORD, factorCode: desk.code() };
    await accounts.act('forget-device', { device: entry?.id ?? '', ...proof }, { cookie: session });
    expect(await listed()).toEqual([]);
    expect((await accounts.visitor(session))?.session.notice).toMatchObject({ code: 'device-forgotten' });
    expect(await isAtDesk(await signIn(device))).toBe(false);
  });

  test('a session that was left open does not end it without the password and the code', async () => {
    const { session } = await trust();
    const [entry] = await listed();
    const device = entry?.id ?? '';
    desk.time.now += accountFigures.freshSignInMinutes * MINUTE_MS;
    const factorCode = () => ({ factorCode: desk.code() });
    for (const typed of [{ currentPassword: PASSWORD }, { currentPassword: 'a guess', ...factorCode() }]) {
      await accounts.act('forget-device', { device, ...typed }, { cookie: session });
      expect(await listed()).toHaveLength(1);
    }
    desk.time.now += 30_000;
    await accounts.act(
      'forget-device',
      { device, currentPassword: PASSWORD, ...factorCode() },
      { cookie: session },
    );
    expect(await listed()).toEqual([]);
  });

  test.each<[string, (session: string) => Promise<unknown>]>([
    [
      'a new password',
      session => {
        const body = { currentPassword: PASSWORD, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
        desk.time.now += 30_000;
        return accounts.act('change-password', { ...body, factorCode: desk.code() }, { cookie: session });
      },
    ],
    [
      'a new password by email',
      async () => {
        await accounts.act('forgot-password', { email: EMAIL });
        const [token = ''] = await mailedSecrets(engine.database(), 'account-reset');
        const body = { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
        return accounts.act('reset-password', body);
      },
    ],
    ['a new password by command', () => resetStaff({ email: EMAIL, password: NEW_PASSWORD }, desk.site())],
    ['a reset of the second factor', () => resetFactor(EMAIL, desk.site())],
    ['signing out everywhere else', session => accounts.act('sign-out-everywhere', {}, { cookie: session })],
    [
      'removing the member of staff',
      () => removeStaff({ email: EMAIL, register: siteRegister(desk.site()) }, desk.site()),
    ],
    ['a restored backup', () => endAllAccess(engine.database())],
  ])('is no longer trusted after %s', async (_which, revoke) => {
    const { device, session } = await trust();
    await revoke(session);
    expect(await engine.database().selectFrom('trusted_devices').selectAll().execute()).toEqual([]);
    if ((await accounts.visitor(session)) !== null) await setPassword(PASSWORD);
    expect(await isAtDesk(await signIn(device))).toBe(false);
  });

  test('trusting it and signing in with it are in the audit', async () => {
    const { device } = await trust();
    await signIn(device);
    const lines = (await desk.audit()).map(({ action }) => action);
    expect(lines).toEqual(expect.arrayContaining(['device-trusted', 'device-used']));
    expect(lines).not.toContain('desk-entered');
  });
});
