import { beforeEach, expect, test } from 'vitest';
import { accountFigures, accountTexts } from '@/content/account';
import { factorTexts } from '@/content/desk';
import { hashPassword } from '@/lib/accounts';
import { codeAt } from '@/lib/accounts/factor-code';
import { listPasskeys } from '@/lib/accounts/passkeys';
import { isFullySignedIn } from '@/lib/accounts/session-cookie';
import { addStaff, resetFactor } from '@/lib/accounts/staff-users';
import { erasePerson, siteRegister } from '@/lib/privacy';
import { endAllAccess } from '@/lib/privacy/erase';
import { MINUTE_MS } from '@/lib/site/time';
import { anAccountWorld, ANA_SIGN_UP, cookieOf, mailedSecrets, PASSWORD } from '../../support/accounts';
import { anAuthenticator } from '../../support/authenticator';
import { onBothEngines } from '../../support/engines';
import { signedInAccount, STAFF_SECRET } from '../../support/staff-session';

const EMAIL = 'ana.ruiz@example.com';
const STAFF_EMAIL = 'ada@agency.test';

onBothEngines('passkeys', engine => {
  beforeEach(() => engine.clear());

  /** A customer who has just signed up. */
  async function aCustomer() {
    const world = anAccountWorld(engine.database);
    const cookie = cookieOf(await world.post(ANA_SIGN_UP));
    return { ...browserOf(world), cookie, id: await world.idOf(EMAIL) };
  }

  async function staffAtDesk() {
    const world = anAccountWorld(engine.database);
    const { id, cookie } = await signedInAccount(engine.database(), {
      role: 'staff',
      time: world.time,
      email: STAFF_EMAIL,
    });
    const password_hash = await hashPassword(PASSWORD, world.site());
    await engine.database().updateTable('accounts').set({ password_hash }).execute();
    return { ...browserOf(world), id, cookie, code: () => codeAt(STAFF_SECRET, world.time.now) };
  }

  const keysOf = (accountId: string) => listPasskeys(accountId, { db: engine.database() });
  const audit = async () => {
    const rows = await engine.database().selectFrom('desk_audit').select('action').orderBy('id').execute();
    return rows.map(({ action }) => action);
  };

  test('a customer adds one with the password, hears of it by email, and signs in with it', async () => {
    const { add, enter, cookie, id, visitor, time } = await aCustomer();
    const phone = anAuthenticator();
    expect(await add(cookie, phone)).toBe('passkey-added');
    expect(await mailedSecrets(engine.database(), 'account-passkey')).toEqual(['']);
    expect(await keysOf(id)).toMatchObject([{ createdAt: time.now, lastUsedAt: null }]);
    time.now += MINUTE_MS;
    const entered = await enter(phone, { userHandle: id });
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/account']);
    expect(await visitor(cookieOf(entered))).toMatchObject({
      account: { id },
      session: { notice: { code: 'signed-in' } },
    });
    expect(await keysOf(id)).toMatchObject([{ lastUsedAt: time.now }]);
  });

  test('a key that its owner’s devices share counts nothing, and signs in again and again', async () => {
    const { add, enter, cookie } = await aCustomer();
    const shared = anAuthenticator({ counts: false });
    await add(cookie, shared);
    expect((await enter(shared)).status).toBe(303);
    expect((await enter(shared)).status).toBe(303);
  });

  test('without the password, or with a wrong one, there is nothing to answer', async () => {
    const { offer, cookie } = await aCustomer();
    expect(await offer(cookie, { currentPassword: '' })).toMatchObject({
      status: 422,
      body: { errors: [{ name: 'currentPassword' }] },
    });
    expect(await offer(cookie, { currentPassword: 'three wrong words' })).toMatchObject({
      status: 422,
      body: { errors: [{ name: 'currentPassword', message: accountTexts.wrongPassword }] },
    });
    expect(await engine.database().selectFrom('passkey_challenges').selectAll().execute()).toEqual([]);
  });

  test('staff need the code too, and are at the desk with their passkey alone', async () => {
    const { add, offer, enter, cookie, code, visitor } = await staffAtDesk();
    const phone = anAuthenticator();
    expect(await offer(cookie)).toMatchObject({
      status: 422,
      body: { errors: [{ name: 'factorCode', message: factorTexts.missing }] },
    });
    expect(await add(cookie, phone, { factorCode: code() })).toBe('passkey-added');
    const entered = await visitor(cookieOf(await enter(phone)));
    expect(entered && isFullySignedIn(entered)).toBe(true);
    expect(await audit()).toEqual(expect.arrayContaining(['passkey-added', 'passkey-used']));
  });

  test.each([
    ['another site', { origin: 'https://agency.test.evil.test' }],
    ['a key of another host', { host: 'evil.test' }],
    ['a device that did not check its owner', { isVerified: false }],
    ['a question that the site did not ask', { challenge: 'c29tZXRoaW5nIGVsc2U' }],
  ])('%s neither adds a passkey nor signs in', async (_, wrong) => {
    const { offer, act, add, enter, cookie, id, noticeOf } = await aCustomer();
    const device = anAuthenticator();
    const { body } = await offer(cookie);
    await act('passkey-add', { credential: device.create(body, wrong) }, { cookie });
    expect(await noticeOf(cookie)).toBe('passkey-refused');
    expect(await keysOf(id)).toEqual([]);
    await add(cookie, device);
    const refused = await enter(device, wrong);
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([401, null]);
    expect(await refused.text()).toContain(accountTexts.passkeys.refused);
    expect((await enter(device)).status, 'and the key still works').toBe(303);
  });

  test('an answer works once, and only for a few minutes', async () => {
    const { add, ask, act, cookie, time } = await aCustomer();
    const device = anAuthenticator({ counts: false });
    await add(cookie, device);
    const credential = device.get(await ask());
    expect((await act('passkey-sign-in', { credential })).status).toBe(303);
    expect((await act('passkey-sign-in', { credential })).status).toBe(401);
    const late = device.get(await ask());
    time.now += accountFigures.passkeyMinutes * MINUTE_MS;
    expect((await act('passkey-sign-in', { credential: late })).status).toBe(401);
    await ask();
    const kept = await engine.database().selectFrom('passkey_challenges').selectAll().execute();
    expect(kept, 'what nobody answered is gone').toHaveLength(1);
  });

  test('of two browsers with one answer, one is signed in', async () => {
    const { add, ask, act, cookie } = await aCustomer();
    const device = anAuthenticator({ counts: false });
    await add(cookie, device);
    const credential = device.get(await ask());
    const both = await Promise.all([1, 2].map(() => act('passkey-sign-in', { credential })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 401]);
  });

  test('a copied key whose counter is behind is refused', async () => {
    const { add, ask, act, cookie } = await aCustomer();
    const device = anAuthenticator();
    await add(cookie, device);
    const behind = await ask();
    const older = device.get(behind);
    const newer = device.get(await ask());
    expect((await act('passkey-sign-in', { credential: newer })).status).toBe(303);
    expect((await act('passkey-sign-in', { credential: older })).status).toBe(401);
  });

  test('a question asked of one session is not answered in another', async () => {
    const { offer, act, post, cookie, id } = await aCustomer();
    const { body } = await offer(cookie);
    const other = cookieOf(await post({ 'form-name': 'signin-form', email: EMAIL, password: PASSWORD }));
    await act('passkey-add', { credential: anAuthenticator().create(body) }, { cookie: other });
    expect(await keysOf(id)).toEqual([]);
  });

  test.each(['', '{', '[]', '{"id":"x"}', JSON.stringify({ id: 'a'.repeat(9_000) })])(
    'what is no answer at all is refused: %j',
    async credential => {
      const { act, cookie, noticeOf } = await aCustomer();
      expect((await act('passkey-sign-in', { credential })).status).toBe(401);
      await act('passkey-add', { credential }, { cookie });
      expect(await noticeOf(cookie)).toBe('passkey-refused');
    },
  );

  test('the owner removes one, and no one removes another’s', async () => {
    const { add, enter, act, post, cookie, id, noticeOf } = await aCustomer();
    const device = anAuthenticator();
    await add(cookie, device);
    const [key] = await keysOf(id);
    const passkey = key?.id ?? '';
    const stranger = cookieOf(await post({ ...ANA_SIGN_UP, email: 'bo@example.com' }));
    await act('passkey-remove', { passkey }, { cookie: stranger });
    expect((await enter(device)).status).toBe(303);
    await act('passkey-remove', { passkey }, { cookie });
    expect(await noticeOf(cookie)).toBe('passkey-removed');
    expect((await enter(device)).status).toBe(401);
  });

  test(`an account has at most ${accountFigures.passkeys}`, async () => {
    const { add, offer, cookie, id } = await aCustomer();
    for (let added = 0; added < accountFigures.passkeys; added += 1) await add(cookie, anAuthenticator());
    expect(await offer(cookie)).toMatchObject({
      status: 409,
      body: { message: accountTexts.passkeys.tooMany },
    });
    expect(await keysOf(id)).toHaveLength(accountFigures.passkeys);
  });

  test('a password chosen by an emailed link removes them; one changed on the account page keeps them', async () => {
    const { add, act, enter, cookie, id } = await aCustomer();
    const device = anAuthenticator();
    await add(cookie, device);
    const password = 'seven herons in a row';
    const change = { currentPassword: PASSWORD, password, confirmPassword: password };
    await act('change-password', change, { cookie });
    expect((await enter(device)).status).toBe(303);
    await act('forgot-password', { email: EMAIL });
    const [token = ''] = await mailedSecrets(engine.database(), 'account-reset');
    await act('reset-password', {
      token,
      password: 'nine swans in a line',
      confirmPassword: 'nine swans in a line',
    });
    expect(await keysOf(id)).toEqual([]);
    expect((await enter(device)).status).toBe(401);
  });

  test('a password changed meanwhile stops the passkey that was begun with the old one', async () => {
    const { offer, act, cookie, id } = await aCustomer();
    const { body } = await offer(cookie);
    const password = 'seven herons in a row';
    await act(
      'change-password',
      { currentPassword: PASSWORD, password, confirmPassword: password },
      { cookie },
    );
    await act('passkey-add', { credential: anAuthenticator().create(body) }, { cookie });
    expect(await keysOf(id)).toEqual([]);
  });

  test('a lost phone: the second factor’s removal takes the passkeys of staff along', async () => {
    const { add, enter, cookie, code, site, id } = await staffAtDesk();
    const phone = anAuthenticator();
    await add(cookie, phone, { factorCode: code() });
    await resetFactor(STAFF_EMAIL, site());
    expect(await keysOf(id)).toEqual([]);
    expect((await enter(phone)).status).toBe(401);
  });

  test('who becomes staff keeps no passkey from before', async () => {
    const { add, cookie, site, id } = await aCustomer();
    await add(cookie, anAuthenticator());
    expect(await addStaff({ email: EMAIL, password: 'seven herons in a row' }, site())).toEqual({
      kind: 'promoted',
    });
    expect(await keysOf(id)).toEqual([]);
  });

  test.each(['the account is deleted', 'the person is erased', 'a backup is restored'])(
    'none is left when %s',
    async how => {
      const { add, act, cookie, id, site } = await aCustomer();
      await add(cookie, anAuthenticator());
      if (how === 'the account is deleted')
        await act('delete-account', { currentPassword: PASSWORD }, { cookie });
      if (how === 'the person is erased')
        await erasePerson({ email: EMAIL, register: siteRegister(site()) }, site());
      if (how === 'a backup is restored') await endAllAccess(engine.database());
      expect(await keysOf(id)).toEqual([]);
    },
  );

  test('once the sign-in is a while ago, the password is asked for before one is removed', async () => {
    const { add, act, cookie, id, time } = await aCustomer();
    await add(cookie, anAuthenticator());
    const [{ id: passkey } = { id: '' }] = await keysOf(id);
    time.now += accountFigures.freshSignInMinutes * MINUTE_MS;
    for (const typed of [{}, { currentPassword: 'a guess by the sea' }]) {
      const answer = await act('passkey-remove', { passkey, ...typed }, { cookie });
      expect(answer.headers.get('location')).toBe('/account#remove-passkey');
      expect(await keysOf(id)).toMatchObject([{ id: passkey }]);
    }
    await act('passkey-remove', { passkey, currentPassword: PASSWORD }, { cookie });
    expect(await keysOf(id)).toEqual([]);
  });

  test.each([
    [{}, 1],
    [{ removePasskeys: 'on' }, 0],
  ])('a new password with the current one and %o leaves %d', async (typed, left) => {
    const { add, act, cookie, id } = await aCustomer();
    await add(cookie, anAuthenticator());
    const password = 'seven herons in a row';
    const passwords = { currentPassword: PASSWORD, password, confirmPassword: password };
    await act('change-password', { ...passwords, ...typed }, { cookie });
    expect(await keysOf(id)).toHaveLength(left);
  });

  test('posts of other sites are refused', async () => {
    const { act } = await aCustomer();
    for (const action of [
      'passkey-ask',
      'passkey-sign-in',
      'passkey-offer',
      'passkey-add',
      'passkey-remove',
    ] as const)
      expect(
        (await act(action, {}, { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' })).status,
      ).toBe(403);
  });

  test('a numeric address has none', async () => {
    const world = anAccountWorld(engine.database, { env: { SITE_URL: 'http://127.0.0.1:3000' } });
    expect((await world.act('passkey-ask')).status).toBe(404);
  });
});

/** What the browser of a signed-in person does. */
function browserOf(world: ReturnType<typeof anAccountWorld>) {
  const offer = async (cookie: string, typed: Record<string, string> = {}) => {
    const answer = await world.act('passkey-offer', { currentPassword: PASSWORD, ...typed }, { cookie });
    return { status: answer.status, body: (await answer.json()) as { challenge: string } };
  };
  const ask = async () => (await (await world.act('passkey-ask')).json()) as unknown;
  return {
    ...world,
    offer,
    ask,
    /** Adds the device's passkey; what the account page says then. */
    add: async (cookie: string, device: Device, typed: Record<string, string> = {}) => {
      const { body } = await offer(cookie, typed);
      await world.act('passkey-add', { credential: device.create(body) }, { cookie });
      return noticeOf(cookie);
    },
    enter: async (device: Device, wrong?: Parameters<Device['get']>[1]) =>
      world.act('passkey-sign-in', { credential: device.get(await ask(), wrong) }),
    noticeOf,
  };
  async function noticeOf(cookie: string) {
    const notice = (await world.visitor(cookie))?.session.notice;
    return notice?.kind === 'said' ? notice.code : null;
  }
}

type Device = ReturnType<typeof anAuthenticator>;
