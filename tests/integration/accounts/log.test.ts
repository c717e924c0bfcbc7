import { beforeEach, expect, test } from 'vitest';
import { accountFigures } from '@/content/account';
import { securityLog } from '@/lib/site/security/security-log';
import {
  ACCOUNTS_NOW,
  anAccountWorld,
  mailedSecrets,
  PASSWORD,
  SIGN_IN_POST,
  ANA_SIGN_UP,
} from '../../support/accounts';
import { onBothEngines } from '../../support/engines';

const NEW_PASSWORD = 'seven herons in a row';
const RESET = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };

onBothEngines('the log of customers’ sign-ins', engine => {
  beforeEach(() => engine.clear());

  /** The accounts with the log as the site has it. */
  function withLog() {
    const lines: { event: string; account: unknown }[] = [];
    const texts: string[] = [];
    const noteSecurity = securityLog({
      log: (level, event, fields) => {
        lines.push({ event, account: fields['account'] });
        texts.push(JSON.stringify([level, event, fields]));
      },
      clock: { now: () => ACCOUNTS_NOW },
      findSecret: () => 'secret',
    });
    const world = anAccountWorld(engine.database, { noteSecurity });
    return { ...world, lines, texts };
  }

  test('says who signed up, who signed in, and who tried, by id and without a word that was typed', async () => {
    const { post, lines, texts, idOf } = withLog();
    await post(ANA_SIGN_UP);
    await post(SIGN_IN_POST);
    for (let tries = 0; tries <= accountFigures.failures.tries; tries += 1)
      await post({ ...SIGN_IN_POST, password: 'a wrong guess' });
    await post({ ...SIGN_IN_POST, email: 'nobody@example.com' });
    const account = await idOf(SIGN_IN_POST.email);
    expect(lines).toEqual([
      { event: 'customer_signed_up_right', account },
      { event: 'customer_password_right', account },
      { event: 'customer_password_wrong', account },
      { event: 'customer_sign_in_limited', account },
      { event: 'unknown_password_wrong', account: null },
    ]);
    for (const typed of ['example.com', 'Ruiz', PASSWORD, 'wrong guess', '203.0.113', '198.51.100'])
      expect(texts.join('\n')).not.toContain(typed);
  });

  test('says who came by an emailed link, and who had a link that we did not send', async () => {
    const { act, post, lines, idOf } = withLog();
    await post(ANA_SIGN_UP);
    await act('reset-password', { token: 'x'.repeat(43), ...RESET });
    await act('forgot-password', { email: SIGN_IN_POST.email });
    const [token = ''] = await mailedSecrets(engine.database(), 'account-reset');
    await act('reset-password', { token, ...RESET });
    const account = await idOf(SIGN_IN_POST.email);
    expect(lines.slice(1)).toEqual([
      { event: 'unknown_link_wrong', account: null },
      { event: 'customer_link_right', account },
    ]);
  });

  test('says who guesses the password in an open session, and who acts without one', async () => {
    const { act, postJson, lines, idOf } = withLog();
    const { cookie } = await postJson(ANA_SIGN_UP);
    await act('delete-account', { currentPassword: 'a wrong guess' }, { cookie });
    await act('delete-account', { currentPassword: PASSWORD });
    expect(lines.slice(1)).toEqual([
      { event: 'customer_password_wrong', account: await idOf(SIGN_IN_POST.email) },
      { event: 'access_refused', account: undefined },
    ]);
  });

  test('says each sign-in and each failure of staff, by id and without an address', async () => {
    const logged: unknown[] = [];
    const bounded: string[] = [];
    const { post, idOf } = anAccountWorld(engine.database, {
      log: (...line) => logged.push(line),
      noteSecurity: event => bounded.push(event),
    });
    await post(ANA_SIGN_UP);
    await engine.database().updateTable('accounts').set({ role: 'staff' }).execute();
    const account = await idOf(SIGN_IN_POST.email);
    await post(SIGN_IN_POST);
    for (let tries = 0; tries <= accountFigures.failures.tries; tries += 1)
      await post({ ...SIGN_IN_POST, password: 'a wrong guess' });
    const wrong = Array.from({ length: accountFigures.failures.tries }, () => [
      'warn',
      'staff_password_wrong',
      { account },
    ]);
    expect(logged).toEqual([
      ['info', 'staff_password_right', { account }],
      ...wrong,
      ['warn', 'staff_sign_in_limited', { account }],
    ]);
    expect(bounded).toEqual(['customer_signed_up_right']);
  });
});
