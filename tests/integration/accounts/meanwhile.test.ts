import { beforeEach, expect, test } from 'vitest';
import { resetStaff } from '@/lib/accounts/staff-users';
import type { WorkQueue } from '@/lib/site/work-queue';
import {
  anAccountWorld,
  cookieOf,
  mailedSecrets,
  PASSWORD,
  SIGN_IN_POST,
  ANA_SIGN_UP,
} from '../../support/accounts';
import { onBothEngines } from '../../support/engines';

const NEW_PASSWORD = 'seven herons in a row';
const OTHER_PASSWORD = 'eleven quiet ferries';

// Checking a password takes long enough for someone to set another one meanwhile.
onBothEngines('what was asked with a password that is replaced meanwhile', engine => {
  beforeEach(() => engine.clear());
  const world = anAccountWorld(engine.database);

  /** A site where something else happens while a request checks the password. */
  function whileChecking(happens: () => Promise<unknown>) {
    let isFirst = true;
    const passwordWork: WorkQueue = async work => {
      const result = await work();
      if (isFirst) {
        isFirst = false;
        await happens();
      }
      return result;
    };
    return anAccountWorld(engine.database, { passwordWork });
  }

  async function resetLink() {
    await world.act('forgot-password', { email: ANA_SIGN_UP.email });
    const [token = ''] = await mailedSecrets(engine.database(), 'account-reset');
    return token;
  }

  function reset(token: string, password = NEW_PASSWORD) {
    return world.act('reset-password', { token, password, confirmPassword: password });
  }

  const sessions = () => engine.database().selectFrom('sessions').select('id').execute();

  async function opens(password: string) {
    return (await world.post({ ...SIGN_IN_POST, password })).status === 303;
  }

  test('a sign-in with the old password opens nothing', async () => {
    await world.post(ANA_SIGN_UP);
    const token = await resetLink();
    const thief = await whileChecking(() => reset(token)).postJson(SIGN_IN_POST);
    expect(thief.status).toBe(401);
    expect(await world.visitor(thief.cookie)).toBeNull();
    expect(await sessions(), 'the browser that reset it').toHaveLength(1);
  });

  test('a repeated sign-up with the old password opens nothing', async () => {
    await world.post(ANA_SIGN_UP);
    const token = await resetLink();
    const thief = await whileChecking(() => reset(token)).postJson(ANA_SIGN_UP);
    expect(thief.status).toBe(422);
    expect(await sessions()).toHaveLength(1);
  });

  test('a change of the password does not undo the reset', async () => {
    const { cookie } = await world.postJson(ANA_SIGN_UP);
    const token = await resetLink();
    const change = {
      currentPassword: PASSWORD,
      password: OTHER_PASSWORD,
      confirmPassword: OTHER_PASSWORD,
    };
    const thief = await whileChecking(() => reset(token)).act('change-password', change, { cookie });
    expect(cookieOf(thief)).toBe('');
    expect([await opens(OTHER_PASSWORD), await opens(NEW_PASSWORD)]).toEqual([false, true]);
  });

  test('a deletion leaves the account', async () => {
    const { cookie } = await world.postJson(ANA_SIGN_UP);
    const token = await resetLink();
    await whileChecking(() => reset(token)).act('delete-account', { currentPassword: PASSWORD }, { cookie });
    expect(await opens(NEW_PASSWORD)).toBe(true);
    expect(await world.isDeletionNoted(SIGN_IN_POST.email)).toBe(false);
  });

  test('one link that is posted twice at once sets one password', async () => {
    await world.post(ANA_SIGN_UP);
    const token = await resetLink();
    const answers = await Promise.all([reset(token, NEW_PASSWORD), reset(token, OTHER_PASSWORD)]);
    expect(answers.map(answer => answer.headers.get('location'))).toEqual(
      expect.arrayContaining(['/account', `/reset-password?token=${token}`]),
    );
    expect(await sessions()).toHaveLength(1);
    const wins = answers.map(answer => cookieOf(answer) !== '');
    expect([await opens(NEW_PASSWORD), await opens(OTHER_PASSWORD)]).toEqual(wins);
  });

  test('twenty sign-ins beside a reset leave no session but its own', async () => {
    await world.post(ANA_SIGN_UP);
    const token = await resetLink();
    const signIns = Array.from({ length: 20 }, () => world.post(SIGN_IN_POST));
    const [answer] = await Promise.all([reset(token), ...signIns]);
    expect(await world.visitor(cookieOf(answer))).not.toBeNull();
    expect(await sessions()).toHaveLength(1);
  });

  test('a sign-in of staff opens nothing after a new password from the command line', async () => {
    await world.post(ANA_SIGN_UP);
    await engine.database().updateTable('accounts').set({ role: 'staff' }).execute();
    const renew = () => resetStaff({ email: ANA_SIGN_UP.email, password: NEW_PASSWORD }, world.site());
    expect((await whileChecking(renew).post(SIGN_IN_POST)).status).toBe(401);
    expect(await sessions()).toEqual([]);
  });
});
