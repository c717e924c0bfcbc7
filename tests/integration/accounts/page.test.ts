import { beforeEach, expect, test } from 'vitest';
import { listOrders } from '@/lib/accounts/orders';
import { listRequests } from '@/lib/leads/requests';
import type { OrderState } from '@/lib/site/db/tables';
import { newId } from '@/lib/site/ids';
import type { AccountAction } from '@/lib/site/routes';
import { DAY_MS } from '@/lib/site/time';
import {
  ACCOUNTS_NOW,
  anAccountWorld,
  cookieOf,
  PASSWORD,
  SIGN_IN_POST,
  ANA_SIGN_UP,
} from '../../support/accounts';
import { onBothEngines } from '../../support/engines';
import { CONTACT_POST } from '../../support/leads';
import { testSite } from '../../support/site';

const NEW_PASSWORD = 'seven herons in a row';
const CHANGE = { currentPassword: PASSWORD, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };

onBothEngines('an account', engine => {
  beforeEach(() => engine.clear());

  test('changing the password asks for the current one, signs out everywhere else and renews this session', async () => {
    const { act, post, postJson, visitor } = anAccountWorld(engine.database);
    const elsewhere = await postJson(ANA_SIGN_UP);
    const here = await postJson(SIGN_IN_POST);
    const changed = await act('change-password', CHANGE, { cookie: here.cookie });
    expect([changed.status, changed.headers.get('location')]).toEqual([303, '/account']);
    expect([await visitor(elsewhere.cookie), await visitor(here.cookie)]).toEqual([null, null]);
    expect(await visitor(cookieOf(changed))).toMatchObject({
      session: { notice: { code: 'password-changed' } },
    });
    expect((await post({ ...SIGN_IN_POST, password: NEW_PASSWORD })).status).toBe(303);
  });

  test.each([
    [{ ...CHANGE, currentPassword: 'not this one' }, 'currentPassword'],
    [{ ...CHANGE, password: 'short', confirmPassword: 'short' }, 'password'],
    [{ ...CHANGE, confirmPassword: 'something else' }, 'confirmPassword'],
    [{ ...CHANGE, password: 'Cornerpin2026', confirmPassword: 'Cornerpin2026' }, 'password'],
  ])('a change with %j is refused, and the page says so once at %s', async (body, name) => {
    const { act, postJson, visitor } = anAccountWorld(engine.database);
    const { cookie } = await postJson(ANA_SIGN_UP);
    const refused = await act('change-password', body, { cookie });
    expect(refused.headers.get('location')).toBe('/account#change-password');
    const notice = (await visitor(cookie))?.session.notice;
    expect(notice).toMatchObject({ kind: 'problems', form: 'change-password', errors: [{ name }] });
    expect((await postJson(SIGN_IN_POST)).status).toBe(200);
  });

  test('guessing the current password from an open session is slowed', async () => {
    const { act, postJson, visitor } = anAccountWorld(engine.database);
    const { cookie } = await postJson(ANA_SIGN_UP);
    for (let attempt = 0; attempt < 10; attempt += 1)
      await act('delete-account', { currentPassword: 'a wrong guess' }, { cookie });
    await act('delete-account', { currentPassword: PASSWORD }, { cookie });
    const notice = (await visitor(cookie))?.session.notice;
    expect(JSON.stringify(notice)).toContain('15 minutes');
  });

  test('signing out ends the session on the server; everywhere else ends the others', async () => {
    const { act, postJson, visitor } = anAccountWorld(engine.database);
    const [first, second] = [await postJson(ANA_SIGN_UP), await postJson(SIGN_IN_POST)];
    await act('sign-out-everywhere', {}, { cookie: second.cookie });
    expect(await visitor(first.cookie)).toBeNull();
    const out = await act('sign-out', {}, { cookie: second.cookie });
    expect([out.status, out.headers.get('location')]).toEqual([303, '/']);
    expect(out.headers.get('set-cookie')).toMatch(/^__Host-session=; Max-Age=0;/);
    expect(await visitor(second.cookie)).toBeNull();
  });

  test('a session ends with time, with neglect, and is never taken from a cookie that we did not make', async () => {
    const { idOf, postJson, time, visitor } = anAccountWorld(engine.database);
    const busy = await postJson(ANA_SIGN_UP);
    const idle = await postJson(SIGN_IN_POST);
    for (const day of [10, 14, 20, 29]) {
      time.now = ACCOUNTS_NOW + day * DAY_MS;
      expect(await visitor(busy.cookie)).not.toBeNull();
    }
    expect(await visitor(idle.cookie)).toBeNull();
    time.now = ACCOUNTS_NOW + 30 * DAY_MS;
    expect(await visitor(busy.cookie)).toBeNull();
    const { id } = await engine
      .database()
      .insertInto('sessions')
      .values({
        id: 'x'.repeat(43),
        account_id: await idOf('ana.ruiz@example.com'),
        created_at: time.now,
        last_seen_at: time.now,
        expires_at: time.now + DAY_MS,
        notice: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const forged of [`__Host-session=${id}`, `session=${id}`, '__Host-session=\0', '__Host-session='])
      expect(await visitor(forged)).toBeNull();
  });

  test('deleting takes the account, its sessions, links and mails, and leaves orders and requests', async () => {
    const { act, isDeletionNoted, post, postJson, visitor } = anAccountWorld(engine.database);
    const { cookie } = await postJson(ANA_SIGN_UP);
    await post({ ...CONTACT_POST, email: SIGN_IN_POST.email });
    const gone = await act('delete-account', { currentPassword: PASSWORD }, { cookie });
    expect(gone.headers.get('location')).toBe('/account/deleted');
    expect(await visitor(cookie)).toBeNull();
    const db = engine.database();
    for (const table of ['accounts', 'sessions', 'account_links'] as const)
      expect(await db.selectFrom(table).select('id').execute()).toEqual([]);
    expect(await db.selectFrom('outbox').select('kind').where('kind', 'like', 'account-%').execute()).toEqual(
      [],
    );
    expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(1);
    expect((await postJson(SIGN_IN_POST)).status).toBe(401);
    expect(await isDeletionNoted(SIGN_IN_POST.email)).toBe(true);
  });

  test('deleting what cannot be noted deletes nothing: a restore would give it back', async () => {
    const { act, postJson } = anAccountWorld(engine.database, {
      env: { ERASURES_DIR: '/dev/null/no-room' },
    });
    const { cookie } = await postJson(ANA_SIGN_UP);
    expect((await act('delete-account', { currentPassword: PASSWORD }, { cookie })).status).toBe(503);
    expect((await postJson(SIGN_IN_POST)).status).toBe(200);
  });

  test('another site can do none of it', async () => {
    const { act, postJson, visitor } = anAccountWorld(engine.database);
    const { cookie } = await postJson(ANA_SIGN_UP);
    const actions: AccountAction[] = ['sign-out', 'sign-out-everywhere', 'delete-account', 'change-password'];
    for (const action of actions) {
      const foreign = { cookie, origin: 'https://evil.example' };
      const refused = await act(action, { ...CHANGE }, foreign);
      expect(refused.status).toBe(403);
      expect(await refused.text()).toMatch(/href="\/account"[^]*href="\/contact"/);
      expect((await act(action, { ...CHANGE }, { cookie, 'content-type': 'text/plain' })).status).toBe(415);
    }
    expect(await visitor(cookie)).not.toBeNull();
  });

  test('lists settled orders and requests under its address, whatever their case, the newest first', async () => {
    const { post, site } = anAccountWorld(engine.database);
    const states: OrderState[] = ['paid', 'awaiting_approval', 'refunded', 'pending', 'cancelled'];
    for (const [index, state] of states.entries())
      await insertOrder({ state, email: 'ANA.Ruiz@example.com', index });
    await insertOrder({ state: 'paid', email: 'other@example.com', index: 9 });
    await post({ ...CONTACT_POST, email: 'Ana.RUIZ@example.com' });
    await post({ ...CONTACT_POST, email: 'other@example.com' });
    const whose = { accountId: newId(), confirmedEmail: 'ana.ruiz@example.com' };
    const orders = await listOrders(whose, site());
    expect(orders.map(order => order.state)).toEqual(['pending', 'refunded', 'paid']);
    const requests = await listRequests('ana.ruiz@example.com', testSite(engine.database()));
    expect(requests).toMatchObject([{ formName: 'contact-form' }]);
  });

  test('a password is in no table, mail or answer', async () => {
    const { act, post, postJson } = anAccountWorld(engine.database);
    const { cookie } = await postJson(ANA_SIGN_UP);
    await post(SIGN_IN_POST);
    await post({ ...SIGN_IN_POST, email: 'nobody@example.com' });
    await post({ ...ANA_SIGN_UP, firstName: 'Eve' });
    await act('change-password', CHANGE, { cookie });
    await act('change-password', { ...CHANGE, currentPassword: 'guess' }, { cookie });
    const db = engine.database();
    const tables = ['accounts', 'sessions', 'account_links', 'outbox', 'leads', 'rate_limits'] as const;
    for (const table of tables) {
      const text = JSON.stringify(await db.selectFrom(table).selectAll().execute());
      expect(text).not.toContain('canary');
      expect(text).not.toContain('herons');
    }
    expect(
      await db
        .selectFrom('sessions')
        .select('id')
        .where('id', '=', cookie.split('=')[1] ?? '')
        .execute(),
    ).toEqual([]);
  });

  async function insertOrder({ state, email, index }: { state: OrderState; email: string; index: number }) {
    const at = ACCOUNTS_NOW + index;
    await engine
      .database()
      .insertInto('orders')
      .values({
        id: newId(),
        key: newId(),
        attempt_id: newId(),
        state,
        plan_id: null,
        billing: null,
        add_on_ids: '[]',
        lines: '[]',
        monthly_minor: 0,
        description: 'Custom amount',
        amount_minor: 9900,
        currency: 'USD',
        paypal_order_id: null,
        approve_url: null,
        capture_attempt: 1,
        capture_id: null,
        payer_email: email,
        payer_name: null,
        attention_reason: null,
        created_at: at,
        updated_at: at,
        paid_at: null,
      })
      .execute();
  }
});
