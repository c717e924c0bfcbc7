import { beforeEach, expect, test } from 'vitest';
import { seenOf } from '@/app/(desk)/desk/deed';
import { listStaff, rightsOf } from '@/lib/accounts/staff-users';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/site/time';
import { anAccountWorld, ANA_SIGN_UP } from '../../support/accounts';
import { aDesk, allDeeds, DESK_NOW } from '../../support/desk';
import { onBothEngines } from '../../support/engines';

const OWNER_ACTIONS = (await allDeeds()).flatMap(({ name, who }) => (who === 'owner' ? [name] : []));

onBothEngines('owners of the desk', engine => {
  beforeEach(() => engine.clear());
  const desk = aDesk(engine.database);
  const said = async () => (await desk.notices()).map(({ code }) => code);
  const staffNow = () => listStaff(desk.site());
  /** What the form of a member of staff is opened with. */
  const seen = async (id: string) => {
    const member = (await staffNow()).find(one => one.id === id);
    return member ? seenOf(rightsOf(member)) : '';
  };
  const code = () => {
    // Each code is good once.
    desk.time.now += 30_000;
    return desk.code();
  };

  test.each(OWNER_ACTIONS)(
    'staff who are no owner are refused %s, and the audit says so once',
    async action => {
      const staff = await desk.signInStaff();
      const response = await desk.act(action, { factorCode: desk.code(), staff: staff.id }, staff);
      expect(response.status).toBe(403);
      expect(await response.text()).toContain('Only an owner of the desk can');
      await desk.act(action, {}, staff);
      expect(await desk.audit()).toMatchObject([
        { action: 'owner-refused', actor_id: staff.id, detail: action },
      ]);
    },
  );

  test('an invited person gets a link, chooses a password with it and signs in', async () => {
    const owner = await desk.signIn('staff', 'a@agency.test');
    const post = { name: 'Priya Shah', email: ' Priya@Agency.test ', role: 'staff', factorCode: code() };
    await desk.act('staff-invite', post, owner);
    expect(await said()).toEqual(['staff-invited']);
    expect(await staffNow()).toMatchObject([
      {},
      { email: 'priya@agency.test', name: 'Priya Shah', isOwner: false },
    ]);
    const mail = await engine
      .database()
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'staff-invited')
      .executeTakeFirstOrThrow();
    expect(mail.to_address).toBe('priya@agency.test');
    const secret = /reset-password\?token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
    const world = anAccountWorld(engine.database);
    const password = 'three quiet otters paint';
    world.time.now = desk.time.now + 7 * DAY_MS - 1;
    const chosen = await world.act('reset-password', {
      token: secret,
      password,
      confirmPassword: password,
    });
    expect(chosen.status).toBe(303);
    const signedIn = await world.post({ 'form-name': 'signin-form', email: 'priya@agency.test', password });
    expect(signedIn.status).toBe(303);
    expect((await desk.audit()).filter(({ action }) => action === 'staff-added')).toMatchObject([
      { actor_id: owner.id },
    ]);
  });

  test('an invitation can be repeated until a password was chosen: the new link works, the old one does not', async () => {
    const owner = await desk.signIn('staff', 'a@agency.test');
    const invite = async (name: string, role: string) => {
      const factorCode = code();
      await desk.act('staff-invite', { name, email: 'p@agency.test', role, factorCode }, owner);
      desk.time.now += MINUTE_MS;
    };
    await invite('Priya', 'staff');
    desk.time.now += HOUR_MS;
    await invite('Priya Shah', 'owner');
    expect(await staffNow()).toMatchObject([{}, { name: 'Priya Shah', isOwner: true }]);
    const mails = await engine
      .database()
      .selectFrom('outbox')
      .select('text')
      .where('kind', '=', 'staff-invited')
      .orderBy('created_at')
      .execute();
    const [first = '', second = ''] = mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]);
    const world = anAccountWorld(engine.database);
    world.time.now = desk.time.now;
    const password = 'three quiet otters paint';
    const choose = (token: string) =>
      world.act('reset-password', { token, password, confirmPassword: password });
    await choose(first);
    expect(await invited()).toHaveLength(1);
    await choose(second);
    expect(await invited()).toEqual([]);
    await invite('P', 'staff');
    expect(desk.refusal()?.errors).toEqual({ email: 'This person can already use the desk.' });
    expect(await staffNow()).toMatchObject([{}, { name: 'Priya Shah' }]);
  });
  const invited = () =>
    engine.database().selectFrom('accounts').select('id').where('invited_at', 'is not', null).execute();

  test('an invitation makes a customer’s account staff’s, without its password and sessions', async () => {
    const world = anAccountWorld(engine.database);
    const { cookie } = await world.postJson(ANA_SIGN_UP);
    const owner = await desk.signIn();
    await desk.act(
      'staff-invite',
      { ...ASKED, name: 'Ana', email: ANA_SIGN_UP.email, factorCode: code() },
      owner,
    );
    expect(await world.visitor(cookie)).toBeNull();
    expect((await world.post({ ...ANA_SIGN_UP, 'form-name': 'signin-form' })).status).toBe(401);
    expect((await staffNow()).map(({ email }) => email)).toContain('ana.ruiz@example.com');
  });

  test.each([
    [{ name: '', email: 'p@agency.test' }, { name: 'Enter a name.' }],
    [{ name: 'P', email: 'nonsense' }, { email: 'That is not an email address.' }],
    [{ name: 'P'.repeat(81), email: 'p@agency.test' }, { name: 'Shorten the name to 80 characters.' }],
  ])('a mistake in an invitation is said at its field, and makes no account: %o', async (typed, errors) => {
    const owner = await desk.signIn();
    const response = await desk.act('staff-invite', { ...ASKED, ...typed, factorCode: code() }, owner);
    expect(response.status).toBe(422);
    expect(desk.refusal()?.errors).toEqual(errors);
    expect((await staffNow()).length).toBe(1);
  });

  test('an invitation needs the code, and someone who is staff already is not invited again', async () => {
    const owner = await desk.signIn();
    await desk.act('staff-invite', { name: 'P', email: 'p@agency.test' }, owner);
    expect(desk.refusal()?.errors).toHaveProperty('factorCode');
    await desk.act('staff-invite', { ...ASKED, email: owner.email, factorCode: code() }, owner);
    expect(desk.refusal()?.errors).toEqual({ email: 'This person can already use the desk.' });
    expect((await staffNow()).length).toBe(1);
  });

  test('an owner changes names and roles, but not their own role', async () => {
    const owner = await desk.signIn('staff', 'a@agency.test');
    const other = await desk.signIn('staff', 'b@agency.test');
    await desk.act(
      'staff-change',
      { staff: other.id, name: 'Marcus', role: 'staff', seen: await seen(other.id), factorCode: code() },
      owner,
    );
    desk.time.now += 1;
    const own = { staff: owner.id, name: 'Ana Maria Ruiz', role: 'staff', seen: await seen(owner.id) };
    await desk.act('staff-change', own, owner);
    expect(await staffNow()).toMatchObject([
      { name: 'Ana Maria Ruiz', isOwner: true },
      { name: 'Marcus', isOwner: false },
    ]);
    expect((await desk.act('leads-export', {}, other)).status).toBe(403);
    const changes = (await desk.audit()).filter(({ action }) => action === 'staff-changed');
    expect(changes).toMatchObject([
      { subject_id: other.id, detail: 'owner>staff' },
      { subject_id: owner.id },
    ]);
  });

  test('of two owners who change the same person, the second one is told who that is now', async () => {
    const one = await desk.signInConfirmed('staff');
    const two = await desk.signInConfirmed('staff');
    const other = await desk.signIn('staff', 'b@agency.test');
    const opened = { staff: other.id, name: 'Marcus', role: 'owner', seen: await seen(other.id) };
    await desk.act('staff-change', { ...opened, role: 'staff' }, one);
    const answer = await desk.act('staff-change', { ...opened, name: 'Marc' }, two);
    expect(answer.status).toBe(422);
    expect(desk.refusal()).toMatchObject({
      errors: { seen: expect.stringContaining('now Marcus, staff') },
      values: { name: 'Marc' },
    });
    const now = (await staffNow()).find(({ id }) => id === other.id);
    expect(now).toMatchObject({ name: 'Marcus', isOwner: false });
  });

  test('someone who is removed is signed out, stays removed after a restore, and can’t remove themselves', async () => {
    const owner = await desk.signIn('staff', 'a@agency.test');
    const other = await desk.signIn('staff', 'b@agency.test');
    await desk.act('staff-remove', { staff: owner.id, factorCode: code() }, owner);
    expect(await said()).toEqual(['staff-self']);
    await desk.act('staff-remove', { staff: other.id, factorCode: code() }, owner);
    expect(await said()).toEqual(['staff-removed']);
    expect((await desk.act('lead-note', {}, other)).status).toBe(404);
    expect(await desk.erasures('a@agency.test', 'b@agency.test')).toEqual(['b@agency.test']);
    await desk.act('staff-remove', { staff: other.id }, owner);
    expect(desk.refusal()?.errors['seen']).toContain('no longer works at the desk');
  });

  test('two owners who remove each other at the same moment leave one of them', async () => {
    const [one, two] = [await desk.signIn(), await desk.signIn()];
    const factorCode = code();
    await Promise.all([
      desk.act('staff-remove', { staff: two.id, factorCode }, one),
      desk.act('staff-remove', { staff: one.id, factorCode }, two),
    ]);
    expect((await staffNow()).length).toBe(1);
  });

  test('a removed second factor signs its owner out, and asks for a new one', async () => {
    const owner = await desk.signIn();
    const other = await desk.signIn();
    await desk.act('staff-reset-factor', { staff: other.id, factorCode: code() }, owner);
    expect(await said()).toEqual(['staff-factor-reset']);
    expect((await desk.act('lead-note', {}, other)).status).toBe(404);
    const rows = await engine.database().selectFrom('staff_factors').select('account_id').execute();
    expect(rows).toEqual([{ account_id: owner.id }]);
    expect(desk.time.now).toBeGreaterThan(DESK_NOW);
  });
});

/** What an invitation asks for beside the address. */
const ASKED = { name: 'P', role: 'staff' };
