import { beforeEach, expect, test } from 'vitest';
import { accountNotices } from '@/content/account';
import {
  ACCOUNTS_NOW,
  anAccountWorld,
  cookieOf,
  PASSWORD,
  SIGN_IN_POST,
  ANA_SIGN_UP,
} from '../../support/accounts';
import { brokenDatabase, onBothEngines } from '../../support/engines';

const SIGN_IN_FAILED = {
  ok: false,
  errors: [],
  message: 'Please check your credentials and try again.',
};

const SIGN_UP_FAILED = {
  ok: false,
  errors: [],
  message: 'There was a problem creating your account. Please try again.',
};

/** As our own page posts it. */
const PRESSED = { ...ANA_SIGN_UP, 'submission-id': 'abcdefghjkmnpqrstv0123456x' };

onBothEngines('signing up and in', engine => {
  beforeEach(() => engine.clear());
  const world = () => anAccountWorld(engine.database);

  test('sign-up creates the account, signs in and says the specified words', async () => {
    const { postJson, visitor } = world();
    const { status, body, cookie } = await postJson(ANA_SIGN_UP);
    expect([status, body['message']]).toEqual([200, accountNotices['signed-up'].message]);
    expect(body['user']).toMatchObject({ email: 'ana.ruiz@example.com' });
    expect(await visitor(cookie)).toMatchObject({
      account: { firstName: 'Ana', lastName: 'Ruiz', role: 'customer', verifiedAt: null },
      session: { notice: { kind: 'said', code: 'signed-up' } },
    });
    const mails = await engine.database().selectFrom('outbox').select(['kind', 'to_address']).execute();
    expect(mails).toEqual([{ kind: 'account-confirm', to_address: 'ana.ruiz@example.com' }]);
    expect(await engine.database().selectFrom('leads').select('id').execute()).toEqual([]);
  });

  test('a plain form ends on the account page, with a cookie that scripts and other sites cannot use', async () => {
    const { post } = world();
    for (const body of [ANA_SIGN_UP, SIGN_IN_POST]) {
      const response = await post(body);
      expect([response.status, response.headers.get('location')]).toEqual([303, '/account']);
      expect(response.headers.get('set-cookie')).toMatch(
        /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
      );
    }
  });

  test('sign-in takes the right password only, whatever the address’s case, and opens a new session each time', async () => {
    const { postJson, visitor } = world();
    const first = await postJson(ANA_SIGN_UP);
    const second = await postJson(
      { ...SIGN_IN_POST, email: 'ANA.RUIZ@EXAMPLE.COM' },
      { cookie: first.cookie },
    );
    expect(second.body).toMatchObject({ ok: true, message: accountNotices['signed-in'].message });
    expect(second.cookie).not.toBe(first.cookie);
    expect(await visitor(first.cookie), 'the browser’s earlier session has ended').toBeNull();
    expect(await visitor(second.cookie)).toMatchObject({ session: { notice: { code: 'signed-in' } } });
    const wrong = await postJson({ ...SIGN_IN_POST, password: PASSWORD.toUpperCase() });
    expect([wrong.status, wrong.cookie, wrong.body]).toEqual([401, '', SIGN_IN_FAILED]);
  });

  test('an unknown address gets the answer of a wrong password, after the same work', async () => {
    const { postJson, costly } = world();
    await postJson(ANA_SIGN_UP);
    costly.works = 0;
    const wrong = await postJson({ ...SIGN_IN_POST, password: 'something else' });
    const unknown = await postJson({ ...SIGN_IN_POST, email: 'nobody@example.com' });
    expect(unknown).toEqual(wrong);
    expect(costly.works).toBe(2);
  });

  test('a plain form that fails comes back with the specified title, the address kept, the password gone', async () => {
    const response = await world().post(SIGN_IN_POST);
    const html = await response.text();
    expect(response.status).toBe(401);
    expect(html).toContain('Sign in failed');
    expect(html).toContain('Please check your credentials and try again.');
    expect(html).toContain('value="ana.ruiz@example.com"');
    expect(html).not.toContain(PASSWORD);
  });

  test('signing up with a known address changes nothing, tells nothing, and writes to its owner', async () => {
    const { postJson, time, costly } = world();
    await postJson(ANA_SIGN_UP);
    time.now = ACCOUNTS_NOW + 60 * 60_000;
    costly.works = 0;
    const again = await postJson({ ...ANA_SIGN_UP, firstName: 'Eve', password: 'another long password' });
    expect([again.status, again.cookie, again.body]).toEqual([422, '', SIGN_UP_FAILED]);
    expect(costly.works, 'as much work as a new account').toBe(1);
    expect(await engine.database().selectFrom('accounts').select('first_name').execute()).toEqual([
      { first_name: 'Ana' },
    ]);
    const mails = await engine.database().selectFrom('outbox').select('kind').orderBy('created_at').execute();
    expect(mails.map(mail => mail.kind)).toEqual(['account-confirm', 'account-exists']);
    expect((await postJson(SIGN_IN_POST)).status).toBe(200);
  });

  test.each([
    { firstName: 'Eve' },
    { lastName: 'Stone' },
    { password: 'another long password' },
    { 'submission-id': 'another-page-of-another-visit' },
    { 'submission-id': '' },
  ])(
    'right after it the same post with %o creates no account, and no answer says that it did',
    async other => {
      const { postJson, costly } = world();
      await postJson(PRESSED);
      costly.works = 0;
      const again = await postJson({ ...PRESSED, ...other });
      expect([again.status, again.cookie, again.body]).toEqual([422, '', SIGN_UP_FAILED]);
      expect(costly.works).toBe(1);
    },
  );

  test('two equal posts that name no page are two sign-ups: the second fails', async () => {
    const { postJson } = world();
    expect((await postJson(ANA_SIGN_UP)).status).toBe(200);
    expect(await postJson(ANA_SIGN_UP)).toEqual({ status: 422, cookie: '', body: SIGN_UP_FAILED });
  });

  test('a second click on the button is the same sign-up: one account, two welcomes', async () => {
    const { post } = world();
    const answers = await Promise.all([post(PRESSED), post(PRESSED), post(PRESSED)]);
    expect(answers.map(answer => [answer.status, cookieOf(answer) !== ''])).toEqual([
      [303, true],
      [303, true],
      [303, true],
    ]);
    expect(await engine.database().selectFrom('accounts').select('id').execute()).toHaveLength(1);
  });

  test.each([
    'password123',
    'PassWord1',
    'Cornerpin-2026',
    'ana.ruiz@example.com',
    'Ruiz!!!!2026',
    '11111111',
  ])('the password %s is refused kindly, before the address is looked at', async password => {
    const { postJson, costly } = world();
    const { status, body } = await postJson({ ...ANA_SIGN_UP, password });
    expect([status, costly.works]).toEqual([422, 0]);
    expect(body['errors']).toMatchObject([{ name: 'password' }]);
  });

  test('passwords of 128 signs work to the last one, spaces and all; longer ones are refused', async () => {
    const { postJson } = world();
    const password = ' пароль 🔑'.repeat(20).slice(0, 127).padEnd(128, '!');
    expect((await postJson({ ...ANA_SIGN_UP, password })).status).toBe(200);
    expect((await postJson({ ...SIGN_IN_POST, password: password.slice(0, 127) })).status).toBe(401);
    expect((await postJson({ ...SIGN_IN_POST, password: password.trim() })).status).toBe(401);
    expect((await postJson({ ...SIGN_IN_POST, password })).status).toBe(200);
    const long = await postJson({ ...ANA_SIGN_UP, email: 'b@example.com', password: 'x'.repeat(129) });
    expect(long.body['errors']).toContainEqual({
      name: 'password',
      message: 'Password must be 128 characters or fewer',
    });
  });

  test('a broken database is said, not thrown, and the visitor is not signed in', async () => {
    const reports: string[] = [];
    const logError = (event: string) => reports.push(event);
    const { postJson } = anAccountWorld(engine.database, { logError });
    const broken = anAccountWorld(() => brokenDatabase(engine.database()), { logError });
    const answer = await broken.postJson(SIGN_IN_POST);
    expect([answer.status, answer.body, reports]).toEqual([503, SIGN_IN_FAILED, ['account_form_failed']]);
    expect((await postJson(SIGN_IN_POST)).status).toBe(401);
  });
});
