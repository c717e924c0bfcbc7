import { beforeEach, expect, test } from 'vitest';
import { listTimeline } from '@/app/(desk)/desk/leads/timeline.queries';
import { findOtherRecords } from '@/app/(desk)/desk/person/queries';
import { promotion } from '@/content/promotion';
import { ALL_LEADS, NOBODY, type LeadFilter } from '@/lib/leads/filter';
import { countDue, findDeskLead, listLeads, listWaitingFor } from '@/lib/leads/leads.sql';
import { DAY_MS, HOUR_MS } from '@/lib/site/time';
import { aDesk, DESK_NOW, storeLead, storeOrder } from '../../support/desk';
import { onBothEngines } from '../../support/engines';

const TODAY = '2026-07-06';

onBothEngines('the follow-up of a lead', engine => {
  beforeEach(() => engine.clear());
  const desk = aDesk(engine.database);
  const planOf = async (id: string) => (await findDeskLead(id, desk.site()))?.followUp;
  const waitingFor = async (accountId: string) =>
    (await listWaitingFor({ accountId, size: 20 }, desk.site())).map(({ id }) => id).toSorted();
  const listed = async (filter: Partial<LeadFilter>) =>
    (await listLeads({ filter: { ...ALL_LEADS, ...filter }, cursor: null }, desk.site())).rows
      .map(({ id }) => id)
      .toSorted();
  const said = async () => (await desk.notices()).map(({ code }) => code);
  const mailsTo = (address: string) =>
    engine.database().selectFrom('outbox').selectAll().where('to_address', '=', address).execute();

  test('owner, next step, day and value are saved, with a line of the audit that names none of them', async () => {
    const staff = await desk.signIn();
    const lead = await storeLead(engine.database());
    const post = { lead, owner: staff.id, step: 'Call back', on: TODAY, value: '$2,648' };
    const response = await desk.act('lead-follow-up', post, staff);
    expect(response.headers.get('location')).toBe(`/desk/leads/${lead}`);
    expect(await planOf(lead)).toEqual({
      ownerId: staff.id,
      step: 'Call back',
      on: TODAY,
      valueMinor: 264_800,
      changedAt: DESK_NOW,
    });
    expect(await said()).toEqual(['follow-up-saved']);
    expect(await desk.audit()).toMatchObject([
      {
        action: 'lead-follow-up',
        actor_id: staff.id,
        subject_id: lead,
        detail: 'owner, next step, day, value',
      },
    ]);
    await desk.act('lead-follow-up', { ...post }, staff);
    expect(await said()).toEqual(['follow-up-same']);
    await desk.act('lead-follow-up', { lead, owner: '', step: '', on: '', value: '' }, staff);
    expect(await planOf(lead)).toMatchObject({ ownerId: null, step: null, on: null, valueMinor: null });
  });

  test('a member of staff who is handed a lead gets one email, with nothing of the lead in it', async () => {
    const ana = await desk.signIn('staff', 'ana@agency.test');
    const marcus = await desk.signIn('staff', 'marcus@agency.test');
    const lead = await storeLead(engine.database(), { name: 'Rosa Diaz' });
    await desk.act('lead-follow-up', { lead, owner: marcus.id, step: 'Call Rosa' }, ana);
    expect(await said()).toEqual(['follow-up-handed-over']);
    await desk.act('lead-follow-up', { lead, owner: marcus.id, step: 'Call' }, ana);
    await desk.act('lead-follow-up', { lead, owner: ana.id, step: 'Call' }, ana);
    const [mail, ...others] = await mailsTo('marcus@agency.test');
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Ada Quill handed a lead to you');
    expect(mail?.html).toContain(`https://agency.test/desk/leads/${lead}`);
    expect(mail?.text).not.toContain('Rosa');
    expect(await mailsTo('ana@agency.test')).toEqual([]);
  });

  test('two people who plan at once: the second one’s words come back, and nothing is overwritten', async () => {
    const [ana, marcus] = [await desk.signIn(), await desk.signIn()];
    const lead = await storeLead(engine.database());
    await desk.act('lead-follow-up', { lead, step: 'Call back' }, ana);
    const late = await desk.act('lead-follow-up', { lead, step: 'Send the offer', seen: 'before' }, marcus);
    expect(late.status).toBe(422);
    expect(desk.refusal()).toMatchObject({
      values: { step: 'Send the offer' },
      errors: { seen: expect.stringContaining('The next step is now: Call back.') },
    });
    expect(await planOf(lead)).toMatchObject({ step: 'Call back' });
    expect((await desk.audit()).length).toBe(1);
  });

  test.each([
    [{ on: TODAY }, { step: 'Say what is to be done on that day.' }],
    [{ step: 'Call', on: '2026-02-30' }, { on: 'Enter a day such as 2026-07-31.' }],
    [
      { step: 'Call', on: '0202-07-31' },
      { on: 'Enter a day after the lead came, and at most two years ahead.' },
    ],
    [
      { step: 'Call', on: '2099-07-31' },
      { on: 'Enter a day after the lead came, and at most two years ahead.' },
    ],
    [{ step: 'x'.repeat(201) }, { step: 'Shorten the next step to 200 characters.' }],
    [{ value: 'a lot' }, { value: 'Enter an amount such as 2,648.00, with up to two decimals.' }],
    [
      { owner: '00000000000000000000000000' },
      { owner: 'This person no longer works at the desk. Choose someone else.' },
    ],
  ])('a mistake is said at its field, and nothing is saved: %o', async (typed, errors) => {
    const staff = await desk.signIn();
    const lead = await storeLead(engine.database());
    const response = await desk.act('lead-follow-up', { lead, ...typed }, staff);
    expect(response.status).toBe(422);
    expect(desk.refusal()).toMatchObject({ values: typed, errors });
    expect(await planOf(lead)).toMatchObject({ changedAt: 0 });
  });

  test('a customer is no owner, and a lead that is gone takes no follow-up', async () => {
    const [staff, customer] = [await desk.signIn(), await desk.signIn('customer')];
    const lead = await storeLead(engine.database());
    await desk.act('lead-follow-up', { lead, owner: customer.id }, staff);
    expect(desk.refusal()?.errors).toHaveProperty('owner');
    await desk.act('lead-follow-up', { lead: staff.id, step: 'Call' }, staff);
    expect(desk.refusal()?.errors).toEqual({ seen: 'This lead no longer exists. Nothing was done.' });
  });

  test('Today lists for each what is theirs or nobody’s and has no answer, or whose day comes within a week', async () => {
    const db = engine.database();
    const [ana, marcus] = [await desk.signIn(), await desk.signIn()];
    const nobodys = await storeLead(db);
    const gone = await storeLead(db, { owner_id: '00000000000000000000000000' });
    const anas = await storeLead(db, { owner_id: ana.id, status: 'working' });
    const due = await storeLead(db, {
      owner_id: ana.id,
      status: 'contacted',
      next_step: 'Call',
      next_step_on: TODAY,
    });
    const later = {
      owner_id: ana.id,
      status: 'contacted',
      next_step: 'Call',
      next_step_on: '2026-07-07',
    } as const;
    const tomorrow = await storeLead(db, later);
    await storeLead(db, { ...later, next_step_on: '2026-07-13' });
    await storeLead(db, { owner_id: ana.id, status: 'won' });
    await storeLead(db, { is_held: 1 });
    await storeLead(db, { form_name: 'newsletter-form' });
    await storeLead(db, { status: 'spam', next_step: 'Call', next_step_on: TODAY });
    const marcuss = await storeLead(db, { owner_id: marcus.id });
    expect(await waitingFor(ana.id)).toEqual([nobodys, gone, anas, due, tomorrow].toSorted());
    const most = await listWaitingFor({ accountId: ana.id, size: 4 }, desk.site());
    expect(most.map(({ id }) => id)).not.toContain(tomorrow);
    expect(await waitingFor(marcus.id)).toEqual([nobodys, gone, marcuss].toSorted());
    const [first] = await listWaitingFor({ accountId: marcus.id, size: 1 }, desk.site());
    expect(first?.id, 'their own come first').toBe(marcuss);
    const earlier = { form_name: 'contact-form', received_at: desk.time.now - 2 * HOUR_MS };
    const [slow, soon] = [
      await storeLead(db, earlier),
      await storeLead(db, { form_name: promotion.formName }),
    ];
    const ids = (await listWaitingFor({ accountId: ana.id, size: 20 }, desk.site())).map(({ id }) => id);
    expect(ids.indexOf(soon), 'and then what is promised soonest').toBeLessThan(ids.indexOf(slow));
    await db.deleteFrom('leads').where('id', 'in', [slow, soon]).execute();
    expect(await listed({ owner: marcus.id })).toEqual([marcuss]);
    expect(await listed({ owner: NOBODY, status: 'new' })).toEqual([nobodys, gone].toSorted());
    const stepToday = { next_step: 'Call', next_step_on: TODAY };
    await storeLead(db, { ...stepToday, is_held: 1 });
    await storeLead(db, { ...stepToday, form_name: 'newsletter-form', status: 'contacted' });
    expect(await listed({ isStepDue: true })).toEqual([due]);
    expect(await countDue(desk.site()), 'as many as the list has').toBe(1);
    // Late in the evening at the agency it is still that day, though UTC has the next one.
    desk.time.now = Date.parse('2026-07-06T23:30:00-04:00');
    expect(await listed({ isStepDue: true })).toEqual([due]);
    desk.time.now = DESK_NOW + DAY_MS;
    expect((await listed({ isStepDue: true })).length).toBe(2);
    desk.time.now = DESK_NOW;
  });

  test('the history tells in order what came, was noted, done and sent, and what else the person has', async () => {
    const db = engine.database();
    const staff = await desk.signIn();
    const id = await storeLead(db, { received_at: DESK_NOW - DAY_MS });
    const other = await storeLead(db, { email: 'ANA@shop.test', received_at: DESK_NOW - 2 * DAY_MS });
    const order = await storeOrder(db, { payer_email: 'Ana@Shop.test' });
    await storeOrder(db);
    for (const step of [
      () => desk.act('lead-note', { lead: id, text: 'Prefers mornings' }, staff),
      () => desk.act('lead-follow-up', { lead: id, step: 'Call' }, staff),
      () => desk.act('lead-status', { lead: id, to: 'won' }, staff),
    ]) {
      desk.time.now += 1_000;
      await step();
    }
    desk.time.now = DESK_NOW;
    const lead = await findDeskLead(id, desk.site());
    const entries = lead ? await listTimeline(lead, desk.site()) : [];
    expect(entries).toMatchObject([
      { kind: 'received' },
      { kind: 'note', text: 'Prefers mornings' },
      { kind: 'done', action: 'lead-follow-up', actor: 'Ada Quill' },
      { kind: 'done', action: 'lead-status', detail: 'new>won' },
    ]);
    const records = await findOtherRecords({ id, email: 'ana@shop.test' }, desk.site());
    expect(records).toMatchObject({ orders: [{ id: order }], leads: [{ id: other }], account: null });
  });
});
