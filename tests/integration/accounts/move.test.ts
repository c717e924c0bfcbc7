import { beforeEach, expect, test } from 'vitest';
import { findPersonRef } from '@/app/(desk)/desk/person/queries';
import { accountFigures } from '@/content/account';
import { mailLimits } from '@/content/mail-limits';
import { listSessions } from '@/lib/accounts/sessions';
import { DAY_MS, MINUTE_MS } from '@/lib/site/time';
import {
  ACCOUNTS_NOW,
  anAccountWorld,
  cookieOf,
  mailedSecrets,
  PASSWORD,
  SIGN_IN_POST,
  ANA_SIGN_UP,
} from '../../support/accounts';
import { aDesk } from '../../support/desk';
import { onBothEngines } from '../../support/engines';

const OLD = 'ana.ruiz@example.com';
const NEW = 'ana@bakery.test';
const CHANGE = { email: ' Ana@Bakery.test', currentPassword: PASSWORD };

onBothEngines('another email address', engine => {
  beforeEach(() => engine.clear());

  /** The secrets of the two links, to the present address and to the new one. */
  async function secretTo(address: string): Promise<string> {
    const row = await engine
      .database()
      .selectFrom('outbox')
      .select('text')
      .where('kind', '=', 'account-move')
      .where('to_address', '=', address)
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    return /token=([\w-]{43})/.exec(row?.text ?? '')?.[1] ?? '';
  }

  async function aChange() {
    const world = anAccountWorld(engine.database);
    const elsewhere = await world.postJson(ANA_SIGN_UP);
    const { cookie } = await world.postJson(SIGN_IN_POST);
    await world.act('change-email', CHANGE, { cookie });
    const follow = (token: string, by = cookie) => world.act('verify-email', { token }, { cookie: by });
    const emailOf = async () => (await world.visitor(cookie))?.account.email;
    return { ...world, cookie, elsewhere: elsewhere.cookie, follow, emailOf };
  }

  test.each(['reset', 'changed'])('is over when the password is %s meanwhile', async how => {
    const { act, cookie, follow, emailOf, post } = await aChange();
    // Whoever had the account began the change and confirmed their own side.
    await follow(await secretTo(NEW));
    const password = 'seven herons in a row';
    const typed = { password, confirmPassword: password };
    if (how === 'changed') await act('change-password', { ...typed, currentPassword: PASSWORD }, { cookie });
    if (how === 'reset') {
      await act('forgot-password', { email: OLD });
      const [token = ''] = await mailedSecrets(engine.database(), 'account-reset');
      await act('reset-password', { ...typed, token });
    }
    const owner = cookieOf(await post({ ...SIGN_IN_POST, password }));
    await follow(await secretTo(OLD), owner);
    expect(await emailOf()).toBeUndefined();
    expect(await engine.database().selectFrom('accounts').select('email').execute()).toEqual([
      { email: OLD },
    ]);
  });

  test.each([
    ['the old one first', [OLD, NEW]],
    ['the new one first', [NEW, OLD]],
  ])(
    'is taken when both are confirmed, %s, and not before; other browsers are signed out',
    async (_, order) => {
      const { follow, emailOf, visitor, elsewhere, cookie, post } = await aChange();
      const [first = '', second = ''] = order;
      await follow(await secretTo(first));
      await follow(await secretTo(first));
      expect(await emailOf()).toBe(OLD);
      expect(await visitor(cookie)).toMatchObject({ session: { notice: { code: 'move-half' } } });
      await follow(await secretTo(second));
      expect(await visitor(cookie)).toMatchObject({
        account: { email: NEW, verifiedAt: ACCOUNTS_NOW },
        session: { notice: { code: 'move-done' } },
      });
      expect(await visitor(elsewhere)).toBeNull();
      expect((await post(SIGN_IN_POST)).status).toBe(401);
      expect((await post({ ...SIGN_IN_POST, email: NEW })).status).toBe(303);
    },
  );

  test('both links followed at once make the change', async () => {
    const { follow, emailOf } = await aChange();
    const secrets = [await secretTo(OLD), await secretTo(NEW)];
    await Promise.all(secrets.map(secret => follow(secret)));
    expect(await emailOf()).toBe(NEW);
  });

  test('asks for the password; the present address, and too many changes, are refused', async () => {
    const { act, cookie, visitor } = await aChange();
    const problem = async (body: Record<string, string>) => {
      await act('change-email', body, { cookie });
      const notice = (await visitor(cookie))?.session.notice;
      return notice?.kind === 'problems' ? notice.errors[0]?.name : notice?.kind;
    };
    expect(await problem({ ...CHANGE, currentPassword: 'not this one' })).toBe('currentPassword');
    expect(await problem({ ...CHANGE, email: OLD.toUpperCase() })).toBe('email');
    // The old mailbox had the email of the sign-up and of the first change.
    for (let mailCount = 2; mailCount < mailLimits.perMailboxPerDay; mailCount += 1)
      expect(await problem(CHANGE)).toBe('said');
    expect(await problem(CHANGE)).toBe('currentPassword');
  });

  test('a link works for its own account, for some days, and not after a later change was started', async () => {
    const { act, follow, emailOf, cookie, postJson, time } = await aChange();
    const other = await postJson({ ...ANA_SIGN_UP, email: 'bo@example.com' });
    const [old, fresh] = [await secretTo(OLD), await secretTo(NEW)];
    await follow(old, other.cookie);
    await follow(fresh, other.cookie);
    expect(await emailOf()).toBe(OLD);
    await act('change-email', { ...CHANGE, email: 'third@example.com' }, { cookie });
    await follow(old);
    await follow(fresh);
    expect(await emailOf()).toBe(OLD);
    await act('change-email', CHANGE, { cookie });
    const [oldAgain, freshAgain] = [
      await mailedSecrets(engine.database(), 'account-move'),
      await secretTo(NEW),
    ];
    time.now += accountFigures.confirmLinkDays * DAY_MS;
    for (const secret of [...oldAgain, freshAgain]) await follow(secret);
    expect(await emailOf()).toBe(OLD);
  });

  test('an address that already has an account gets the same answer, and its owner gets an email', async () => {
    const world = anAccountWorld(engine.database);
    await world.postJson({ ...ANA_SIGN_UP, email: NEW });
    const { cookie } = await world.postJson(ANA_SIGN_UP);
    await world.act('change-email', CHANGE, { cookie });
    expect(await world.visitor(cookie)).toMatchObject({ session: { notice: { code: 'move-started' } } });
    expect(await secretTo(NEW)).toBe('');
    const recipients = await engine
      .database()
      .selectFrom('outbox')
      .select('to_address')
      .where('kind', '=', 'account-exists')
      .execute();
    expect(recipients).toEqual([{ to_address: NEW }]);
  });

  test('one who signs up with the address meanwhile keeps it', async () => {
    const { follow, emailOf, postJson } = await aChange();
    await follow(await secretTo(OLD));
    await postJson({ ...ANA_SIGN_UP, email: NEW });
    await follow(await secretTo(NEW));
    expect(await emailOf()).toBe(OLD);
  });
});

onBothEngines('signed-in browsers', engine => {
  beforeEach(() => engine.clear());

  async function twoBrowsers() {
    const world = anAccountWorld(engine.database);
    const phone = await world.postJson(ANA_SIGN_UP, { 'user-agent': 'X (iPhone) CriOS/138.0 Safari/604.1' });
    const here = await world.postJson(SIGN_IN_POST, { 'user-agent': 'X (Windows) Firefox/140.0' });
    const account = (await world.visitor(here.cookie))?.account.id ?? '';
    const listed = () => listSessions({ id: account, role: 'customer' }, world.site());
    return { ...world, phone: phone.cookie, here: here.cookie, listed };
  }

  test('are listed by name without their address, and ended one by one', async () => {
    const { listed, act, here, phone, visitor } = await twoBrowsers();
    const names = (await listed()).map(({ browser }) => browser);
    expect(new Set(names)).toEqual(new Set(['Chrome on iPhone', 'Firefox on Windows']));
    const rows = await engine.database().selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/198\.51\.100|203\.0\.113/);
    const session = (await listed()).find(({ browser }) => browser === 'Chrome on iPhone')?.id ?? '';
    await act('end-session', { session }, { cookie: here });
    expect([await visitor(phone), (await visitor(here))?.session.notice]).toMatchObject([
      null,
      { code: 'session-ended' },
    ]);
  });

  test('are ended with the password once the sign-in is older than a moment, one by one and all at once', async () => {
    const { listed, act, here, phone, time, visitor } = await twoBrowsers();
    const session = (await listed()).find(({ browser }) => browser === 'Chrome on iPhone')?.id ?? '';
    time.now += accountFigures.freshSignInMinutes * MINUTE_MS;
    const posts = [
      ['end-session', { session }],
      ['sign-out-everywhere', {}],
    ] as const;
    for (const [action, body] of posts)
      for (const currentPassword of ['', 'not this one']) {
        const answer = await act(action, { ...body, currentPassword }, { cookie: here });
        expect(answer.headers.get('location')).toBe('/account#end-sessions');
        expect(await visitor(here)).toMatchObject({
          session: { notice: { form: 'end-sessions', errors: [{ name: 'currentPassword' }] } },
        });
        expect(await visitor(phone)).not.toBeNull();
      }
    await act('end-session', { session, currentPassword: PASSWORD }, { cookie: here });
    expect(await visitor(phone)).toBeNull();
    expect((await visitor(here))?.session.notice).toMatchObject({ code: 'session-ended' });
  });

  test('of someone else are not ended', async () => {
    const { listed, act, here, postJson, visitor } = await twoBrowsers();
    const other = await postJson({ ...ANA_SIGN_UP, email: 'bo@example.com' });
    for (const { id } of await listed()) await act('end-session', { session: id }, { cookie: other.cookie });
    expect(await visitor(here)).not.toBeNull();
  });

  test('signing out empties the browser’s cache, and leaves other cookies and its storage', async () => {
    const { act, here } = await twoBrowsers();
    const out = await act('sign-out', {}, { cookie: here });
    expect(out.headers.get('clear-site-data')).toBe('"cache"');
    expect(
      (await act('sign-out-everywhere', {}, { cookie: here })).headers.get('clear-site-data'),
    ).toBeNull();
  });

  test('of a customer are ended from the desk, and the audit says so', async () => {
    const { here, phone, visitor } = await twoBrowsers();
    const desk = aDesk(engine.database);
    const { cookie } = await desk.signIn();
    const ref = (await findPersonRef(OLD, desk.site())) ?? '';
    await desk.act('person-sign-out', { of: ref }, { cookie });
    expect([await visitor(here), await visitor(phone)]).toEqual([null, null]);
    expect((await desk.audit()).map(({ action }) => action)).toEqual(['person-signed-out']);
  });
});
