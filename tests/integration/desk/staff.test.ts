import { beforeEach, expect, test } from 'vitest';
import { listAudit } from '@/app/(desk)/desk/audit/queries';
import { retention } from '@/content/retention';
import { addStaff, listStaff, removeStaff, resetStaff } from '@/lib/accounts/staff-users';
import { findDeskLead } from '@/lib/leads/leads.sql';
import { siteRegister } from '@/lib/privacy';
import { applyRetention } from '@/lib/privacy/retention';
import { DAY_MS } from '@/lib/site/time';
import { anAccountWorld, ANA_SIGN_UP } from '../../support/accounts';
import { aDesk, DESK_NOW, storeLead } from '../../support/desk';
import { onBothEngines } from '../../support/engines';

const PASSWORD = 'three quiet otters paint';

onBothEngines('staff', engine => {
  beforeEach(() => engine.clear());
  const desk = aDesk(engine.database);

  const add = (email: string, password = PASSWORD) => addStaff({ email, password }, desk.site());

  const remove = (email: string) => removeStaff({ email, register: siteRegister(desk.site()) }, desk.site());

  function signIn(email: string, password = PASSWORD) {
    return anAccountWorld(engine.database).post({ 'form-name': 'signin-form', email, password });
  }

  test('the address of a customer’s account becomes staff’s, with a new password and without its sessions', async () => {
    const world = anAccountWorld(engine.database);
    const { cookie } = await world.postJson(ANA_SIGN_UP);
    expect((await add(ANA_SIGN_UP.email)).kind).toBe('promoted');
    expect(await world.visitor(cookie)).toBeNull();
    expect(await engine.database().selectFrom('account_links').selectAll().execute()).toEqual([]);
    expect((await signIn(ANA_SIGN_UP.email, ANA_SIGN_UP.password)).status).toBe(401);
    expect((await signIn(ANA_SIGN_UP.email)).status).toBe(303);
    expect(await listStaff(desk.site())).toMatchObject([{ email: 'ana.ruiz@example.com' }]);
    const added = (await desk.audit()).filter(({ action }) => action === 'staff-added');
    expect(added).toMatchObject([
      { subject_id: await world.idOf('ana.ruiz@example.com'), detail: 'customer>staff' },
    ]);
  });

  test('a bad address, a bad password and a taken address get different messages and create nothing', async () => {
    expect((await add('nonsense')).kind).toBe('no_address');
    expect((await add('ada@agency.test', 'short')).kind).toBe('wrong_length');
    expect((await add('ada@agency.test', 'x'.repeat(129))).kind).toBe('wrong_length');
    expect((await add('ada@agency.test', 'cornerpin2026')).kind).toBe('easy_password');
    expect(await listStaff(desk.site())).toEqual([]);
    await add('ada@agency.test');
    expect((await add('ADA@agency.test', 'seven herons in a row')).kind).toBe('taken');
    expect((await signIn('ada@agency.test')).status).toBe(303);
  });

  test('a new password and a removal end every session, and are for staff only', async () => {
    await add('ada@agency.test');
    const { post, postJson, visitor } = anAccountWorld(engine.database);
    const { cookie } = await postJson({
      'form-name': 'signin-form',
      email: 'ada@agency.test',
      password: PASSWORD,
    });
    const renewed = { email: 'ada@agency.test', password: 'seven herons in a row' };
    expect((await resetStaff(renewed, desk.site())).kind).toBe('done');
    expect(await visitor(cookie)).toBeNull();
    expect((await signIn(renewed.email)).status).toBe(401);
    expect((await signIn(renewed.email, renewed.password)).status).toBe(303);
    expect((await remove('ada@agency.test')).kind).toBe('done');
    expect((await signIn(renewed.email, renewed.password)).status).toBe(401);
    await post(ANA_SIGN_UP);
    expect((await remove(ANA_SIGN_UP.email)).kind).toBe('unknown');
    expect(await desk.erasures('ada@agency.test')).toEqual(['ada@agency.test']);
    expect((await resetStaff({ ...renewed, email: ANA_SIGN_UP.email }, desk.site())).kind).toBe('unknown');
    expect((await desk.audit()).map(({ action, actor_id }) => [action, actor_id])).toEqual(
      expect.arrayContaining([
        ['staff-added', null],
        ['staff-password', null],
        ['staff-removed', null],
      ]),
    );
  });

  test('the audit is read page by page with who did it, and outlives them', async () => {
    const { cookie, email, id } = await desk.signIn();
    const lead = await storeLead(engine.database());
    await desk.act('lead-note', { lead, text: 'hello' }, { cookie });
    const audit = async () => (await listAudit(null, desk.site())).rows;
    expect(await audit()).toMatchObject([{ actorEmail: email, subjectId: lead }]);
    desk.time.now += 1;
    await remove(email);
    expect(await audit()).toMatchObject([
      { action: 'staff-removed', actorEmail: null },
      { action: 'lead-note', actorId: id, actorEmail: null },
    ]);
  });

  test('the audit is deleted after its period; notes go with their lead; a released lead is kept', async () => {
    const db = engine.database();
    const { cookie } = await desk.signIn();
    const old = DESK_NOW - (retention.quarantinedLeadDays + 1) * DAY_MS;
    const robot = await storeLead(db, {
      received_at: old,
      is_held: 1,
      quarantine_reasons: '["trap_filled"]',
    });
    const released = await storeLead(db, {
      received_at: old,
      is_held: 1,
      quarantine_reasons: '["trap_filled"]',
    });
    await desk.act('lead-note', { lead: robot, text: 'hello' }, { cookie });
    await desk.act('lead-release', { lead: released }, { cookie });
    await db
      .updateTable('desk_audit')
      .set({ at: DESK_NOW - (retention.deskAuditDays + 1) * DAY_MS })
      .where('action', '=', 'lead-note')
      .execute();
    const none = await applyRetention({ db, now: () => DESK_NOW });
    expect(none.rows, 'someone wrote about it today').toMatchObject({ quarantinedLeads: 0, deskAudit: 1 });
    await db.updateTable('lead_notes').set({ at: old }).execute();
    const report = await applyRetention({ db, now: () => DESK_NOW });
    expect(report.rows).toMatchObject({ quarantinedLeads: 1 });
    expect(await db.selectFrom('lead_notes').select('id').execute()).toEqual([]);
    expect(await findDeskLead(released, desk.site())).not.toBeNull();
    expect((await desk.audit()).map(({ action }) => action)).toEqual(['lead-rescued']);
  });
});
