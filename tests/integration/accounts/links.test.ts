import { beforeEach, expect, test } from 'vitest';
import { findAccount } from '@/lib/accounts/accounts.sql';
import type { Site } from '@/lib/site/site';
import { HOUR_MS } from '@/lib/site/time';
import {
  ACCOUNTS_NOW,
  anAccountWorld,
  cookieOf,
  mailedSecrets,
  PASSWORD,
  SIGN_IN_POST,
  ANA_SIGN_UP,
} from '../../support/accounts';
import { onBothEngines } from '../../support/engines';
import { fillFormPage } from '../../support/fill-page';

const NEW_PASSWORD = 'seven herons in a row';
const FORGOT = { email: 'Ana.Ruiz@example.com' };

onBothEngines('mailed links', engine => {
  beforeEach(() => engine.clear());
  const secrets = (kind: string) => mailedSecrets(engine.database(), kind);
  const rows = (table: 'account_links' | 'outbox' | 'sessions') =>
    engine.database().selectFrom(table).select('id').execute();

  test('a forgotten password is set again by the link, once; every other browser is signed out', async () => {
    const { act, post, postJson, visitor } = anAccountWorld(engine.database);
    const old = await postJson(ANA_SIGN_UP);
    const answer = await act('forgot-password', FORGOT);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/forgot-password/sent']);
    const [token = ''] = await secrets('account-reset');
    const body = { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    const reset = await act('reset-password', body);
    expect([reset.status, reset.headers.get('location')]).toEqual([303, '/account']);
    expect(await visitor(old.cookie)).toBeNull();
    expect(await visitor(cookieOf(reset))).toMatchObject({ account: { verifiedAt: ACCOUNTS_NOW } });
    expect((await post(SIGN_IN_POST)).status).toBe(401);
    expect((await post({ ...SIGN_IN_POST, password: NEW_PASSWORD })).status).toBe(303);
    const again = await act('reset-password', { ...body, password: PASSWORD, confirmPassword: PASSWORD });
    expect([again.headers.get('location'), cookieOf(again)]).toEqual([`/reset-password?token=${token}`, '']);
    expect(await secrets('account-password'), 'the owner hears of it, without a secret').toEqual(['']);
  });

  test('an unknown address gets the same answer, after the same work, and leaves nothing behind', async () => {
    const logLines: string[] = [];
    const recorded = () =>
      engine.database().withPlugin({
        transformQuery: ({ node }) => {
          if (node.kind !== 'InsertQueryNode') return node;
          const [, table = ''] = /"into".*?"name":"(\w+)"/.exec(JSON.stringify(node)) ?? [];
          if (table !== 'rate_limits') logLines.push(table);
          return node;
        },
        transformResult: ({ result }) => Promise.resolve(result),
      });
    const { post } = anAccountWorld(engine.database);
    const { act } = anAccountWorld(recorded);
    const unknown = await act('forgot-password', FORGOT);
    expect([await rows('account_links'), await rows('outbox')]).toEqual([[], []]);
    await post(ANA_SIGN_UP);
    const known = await act('forgot-password', FORGOT);
    expect([unknown.status, unknown.headers.get('location')]).toEqual([
      known.status,
      known.headers.get('location'),
    ]);
    expect(logLines).toEqual(['account_links', 'outbox', 'account_links', 'outbox']);
  });

  test('a link for a password lives an hour, and none goes out past the limit while one still works', async () => {
    const { act, post, time } = anAccountWorld(engine.database);
    await post(ANA_SIGN_UP);
    for (let post = 0; post < 8; post += 1) expect((await act('forgot-password', FORGOT)).status).toBe(303);
    const tokens = await secrets('account-reset');
    expect(tokens).toHaveLength(5);
    const body = { token: tokens[4] ?? '', password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    time.now = ACCOUNTS_NOW + HOUR_MS;
    expect(cookieOf(await act('reset-password', body))).toBe('');
    const account = await findAccount(engine.database(), 'email', 'ana.ruiz@example.com');
    expect(account).toMatchObject({ verifiedAt: null });
    await act('forgot-password', FORGOT);
    expect(await secrets('account-reset')).toHaveLength(6);
  });

  test.each([
    [{ password: 'short', confirmPassword: 'short' }, 'Password must be at least 8 characters'],
    [{ password: NEW_PASSWORD, confirmPassword: 'other words here' }, 'Passwords do not match'],
    [{ password: 'password123', confirmPassword: 'password123' }, 'That password is easy to guess'],
  ])('a new password of %j brings the page back: %s', async (fields, message) => {
    const paths: string[] = [];
    const fillPage: NonNullable<Site['fillPage']> = (path, visits) => {
      paths.push(path);
      return fillFormPage(path, visits);
    };
    const { act, post } = anAccountWorld(engine.database, { fillPage });
    await post(ANA_SIGN_UP);
    await act('forgot-password', FORGOT);
    const [token = ''] = await secrets('account-reset');
    const response = await act('reset-password', { token, ...fields });
    const html = await response.text();
    expect([response.status, paths]).toEqual([422, [`/reset-password?token=${token}`]]);
    expect(html).toContain(message);
    expect(html).not.toContain(fields.password);
  });

  test('the link in the first mail confirms the address of the account that is signed in, and no other', async () => {
    const { act, postJson, visitor } = anAccountWorld(engine.database);
    const owner = await postJson(ANA_SIGN_UP);
    const [token = ''] = await secrets('account-confirm');
    const stranger = await postJson({ ...ANA_SIGN_UP, email: 'eve@example.com' });
    const signedOut = await act('verify-email', { token });
    expect([signedOut.status, signedOut.headers.get('location')]).toEqual([303, '/sign-in']);
    await act('verify-email', { token }, { cookie: stranger.cookie });
    expect(await visitor(stranger.cookie)).toMatchObject({
      account: { verifiedAt: null },
      session: { notice: { code: 'link-dead' } },
    });
    await act('verify-email', { token }, { cookie: owner.cookie });
    expect(await visitor(owner.cookie)).toMatchObject({
      account: { verifiedAt: ACCOUNTS_NOW },
      session: { notice: { code: 'address-confirmed' } },
    });
  });

  test('the link for confirming can be sent again, not without end', async () => {
    const { act, postJson } = anAccountWorld(engine.database);
    const { cookie } = await postJson(ANA_SIGN_UP);
    for (let post = 0; post < 8; post += 1) await act('resend-verification', {}, { cookie });
    expect(await secrets('account-confirm')).toHaveLength(5);
  });

  test('a refused user is led back to the form’s page, or to where the same task begins', async () => {
    const { act } = anAccountWorld(engine.database);
    const foreign = { origin: 'https://evil.example' };
    for (const [action, way] of [
      ['forgot-password', 'href="/forgot-password">Go back'],
      ['reset-password', 'href="/forgot-password">Email me a new link'],
      ['verify-email', 'href="/account">Go to your account'],
    ] as const)
      expect(await (await act(action, { token: 'secret' }, foreign)).text()).toContain(way);
  });

  test('a mailed link that could not be used just now is led back to', async () => {
    const { act } = anAccountWorld(engine.database, { now: throwDown });
    const { cookie } = await anAccountWorld(engine.database).postJson(ANA_SIGN_UP);
    const body = { token: 'secret', password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    for (const [action, path] of [
      ['reset-password', '/reset-password'],
      ['verify-email', '/verify-email'],
    ] as const) {
      const failed = await act(action, body, { cookie });
      expect([failed.status, await failed.text()]).toEqual([
        503,
        expect.stringContaining(`href="${path}?token=secret">Go back`),
      ]);
    }
  });
});

function throwDown(): number {
  throw new Error('down');
}
