import { beforeEach, expect, test } from 'vitest';
import { mailLimits } from '@/content/mail-limits';
import { submitLead } from '@/lib/leads/submit';
import { newId } from '@/lib/site/ids';
import { HOUR_MS, MINUTE_MS } from '@/lib/site/time';
import { ACCOUNTS_NOW, anAccountWorld, mailedSecrets, PASSWORD, ANA_SIGN_UP } from '../../support/accounts';
import { onBothEngines } from '../../support/engines';
import { aPostedLead, LEADS_NOW } from '../../support/leads';
import { testSite, type SiteOverrides } from '../../support/site';

const CAP = mailLimits.perMailboxPerDay;
const SPELLINGS = [
  'target@gmail.com',
  'TARGET@gmail.com',
  't.a.r.g.e.t@gmail.com',
  'target+1@gmail.com',
  'target+2@googlemail.com',
  'tar.get+3@GoogleMail.com',
];

function ceiling(perHour: number, perDay: number) {
  return { CONFIRMATIONS_PER_HOUR: String(perHour), CONFIRMATIONS_PER_DAY: String(perDay) };
}

onBothEngines('emails that a stranger can cause', engine => {
  beforeEach(() => engine.clear());

  const services = (env: SiteOverrides['env'] = {}, now = LEADS_NOW) =>
    testSite(engine.database(), { env, mailsPerMailbox: CAP, now: () => now });
  const post = (email: string, site = services()) => {
    const fields = { ...aPostedLead().submission.fields, email };
    return submitLead(aPostedLead({ submissionId: newId(), fields }), site);
  };
  const count = async (kind: string) => {
    const rows = await engine.database().selectFrom('outbox').select('id').where('kind', '=', kind).execute();
    return rows.length;
  };
  const counts = async (...kinds: string[]) => Promise.all(kinds.map(count));

  test('however its address is written, a mailbox gets its confirmations of a day, and the agency every lead', async () => {
    for (const spelling of [...SPELLINGS, ...SPELLINGS])
      expect(await post(spelling)).toMatchObject({ kind: 'accepted' });
    expect(await counts('lead-notify', 'lead-confirm')).toEqual([2 * SPELLINGS.length, CAP]);
    await post('target@gmail.com', services({}, LEADS_NOW + 23 * HOUR_MS));
    expect(await count('lead-confirm'), 'the day is not over').toBe(CAP);
    await post('target@gmail.com', services({}, LEADS_NOW + 25 * HOUR_MS));
    expect(await count('lead-confirm')).toBe(CAP + 1);
  });

  test('fifty leads for one mailbox at one moment bring no more, over two connections', async () => {
    const second = engine.name === 'postgres' ? engine.newConnection() : engine.database();
    const there = testSite(second, { mailsPerMailbox: CAP });
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => post('target@shop.test', index % 2 ? services() : there)),
    );
    expect(await counts('lead-notify', 'lead-confirm')).toEqual([50, CAP]);
  });

  test('past the ceiling for the whole site only confirmations stop, with one alarm an hour', async () => {
    let alarms = 0;
    let now = LEADS_NOW;
    const shared = testSite(engine.database(), {
      env: ceiling(3, 5),
      log: (_level, event) => void (alarms += event === 'confirmation_ceiling_reached' ? 1 : 0),
      now: () => now,
    });
    const postTen = async () => {
      for (let index = 0; index < 10; index += 1) await post(`${newId()}@shop.test`, shared);
    };
    await postTen();
    expect([await counts('lead-notify', 'lead-confirm'), alarms]).toEqual([[10, 3], 1]);
    now += HOUR_MS + MINUTE_MS;
    await postTen();
    expect([await counts('lead-notify', 'lead-confirm'), alarms]).toEqual([[20, 5], 2]);
    now += 24 * HOUR_MS;
    await postTen();
    expect(await counts('lead-notify', 'lead-confirm')).toEqual([30, 8]);
  });

  async function countRows(): Promise<number> {
    const rows = await engine.database().selectFrom('rate_limits').select('hits').execute();
    return rows.length;
  }

  test('past the ceiling a flood of made-up addresses leaves no counts behind', async () => {
    const full = services(ceiling(1, 1));
    await post('first@shop.test', full);
    const before = await countRows();
    for (let index = 0; index < 10; index += 1) await post(`${newId()}@shop.test`, full);
    expect(await countRows()).toBe(before);
  });

  test('an email that the ceiling left out is not held against the mailbox', async () => {
    for (let index = 0; index < 20; index += 1) await post('target@shop.test', services(ceiling(1, 1)));
    for (let index = 0; index < CAP; index += 1) await post('target@shop.test');
    expect(await count('lead-confirm')).toBe(CAP);
  });

  test('signing up and deleting the account in a loop does not begin the count again', async () => {
    const { postJson, act, idOf } = anAccountWorld(engine.database);
    let sent = 0;
    for (let round = 0; round < 2 * CAP; round += 1) {
      const email = `target+${round}@shop.test`;
      const { cookie, status } = await postJson({ ...ANA_SIGN_UP, email });
      expect(status, 'an account is made all the same').toBe(200);
      sent += await count('account-confirm');
      await act('delete-account', { currentPassword: PASSWORD }, { cookie });
      expect(await idOf(email)).toBe('');
    }
    expect(sent).toBe(CAP);
    await post('target@shop.test');
    expect(await count('lead-confirm'), 'all kinds share the count').toBe(0);
  });

  test('changing the password of an account under a stranger’s address does not flood the stranger', async () => {
    const { postJson, act } = anAccountWorld(engine.database);
    let { cookie } = await postJson(ANA_SIGN_UP);
    let currentPassword = PASSWORD;
    for (let round = 0; round < 2 * CAP; round += 1) {
      const password = `seven herons in row ${round}`;
      const fields = { currentPassword, password, confirmPassword: password };
      const changed = await act('change-password', fields, { cookie });
      cookie = (changed.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
      currentPassword = password;
    }
    expect(await counts('account-confirm', 'account-password')).toEqual([1, CAP]);
  });

  test('no stranger keeps an owner from a reset link: one an hour goes out past the limit', async () => {
    const { post: signUp, act, time } = anAccountWorld(engine.database);
    await signUp(ANA_SIGN_UP);
    const forgot = () => act('forgot-password', { email: ANA_SIGN_UP.email });
    for (let index = 0; index < 2 * CAP; index += 1)
      await post('Ana.Ruiz+spam@example.com', services({}, ACCOUNTS_NOW));
    for (let index = 0; index < 3; index += 1) await forgot();
    expect(await mailedSecrets(engine.database(), 'account-reset')).toHaveLength(1);
    time.now += HOUR_MS;
    for (let index = 0; index < 3; index += 1) await forgot();
    const links = await mailedSecrets(engine.database(), 'account-reset');
    expect(links).toHaveLength(2);
    const password = 'seven herons in a row';
    const answer = await act('reset-password', {
      token: links[1] ?? '',
      password,
      confirmPassword: password,
    });
    expect(answer.headers.get('location')).toBe('/account');
  });

  test('a reset link that was asked for an unknown address is counted against no one', async () => {
    const { act } = anAccountWorld(engine.database);
    for (let index = 0; index < 2 * CAP; index += 1)
      await act('forgot-password', { email: 'nobody@shop.test' });
    for (let index = 0; index < CAP; index += 1) await post('nobody@shop.test', services({}, ACCOUNTS_NOW));
    expect(await counts('account-reset', 'lead-confirm')).toEqual([0, CAP]);
  });

  test('the table of counts names no mailbox', async () => {
    await post('target@shop.test');
    const rows = await engine.database().selectFrom('rate_limits').selectAll().execute();
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toMatch(/target|shop\.test|@/);
  });
});
