import { beforeEach, expect, test } from 'vitest';
import { seenOf } from '@/app/(desk)/desk/deed';
import { ALL_LEADS, NOBODY, parseLeadFilter, type LeadFilter } from '@/lib/leads/filter';
import { countOverdue, findDeskLead, listLeads, listNotes, sumLeads } from '@/lib/leads/leads.sql';
import { submitLead } from '@/lib/leads/submit';
import { listMailsAbout } from '@/lib/mail/mails.sql';
import { newId } from '@/lib/site/ids';
import { type Cursor } from '@/lib/site/list-page';
import { HOUR_MS } from '@/lib/site/time';
import { aDesk, DESK_NOW, storeLead } from '../../support/desk';
import { onBothEngines } from '../../support/engines';
import { aPostedLead } from '../../support/leads';
import { secretWithoutLinks, testSite } from '../../support/site';

function receivedHoursAgo(hours: number) {
  return { received_at: DESK_NOW - hours * HOUR_MS };
}

onBothEngines('leads at the desk', engine => {
  beforeEach(() => engine.clear());
  const desk = aDesk(engine.database);
  const list = ({ cursor = null, size, ...filter }: Query = {}) =>
    listLeads({ filter: { ...ALL_LEADS, ...filter }, cursor, ...(size ? { size } : {}) }, desk.site());
  const idsOf = async (query: Query) => (await list(query)).rows.map(({ id }) => id).toSorted();
  const find = (id: string) => findDeskLead(id, desk.site());
  const notesOf = (id: string) => listNotes(id, desk.site());
  const mailsAbout = (id: string) => listMailsAbout(id, desk.site());
  const quarantine = async () => (await list({ status: 'quarantine' })).rows;

  test('the list goes down and up again without a gap or a double, whatever comes meanwhile', async () => {
    // Three at each instant, so the id has to decide.
    for (let index = 0; index < 12; index += 1)
      await storeLead(engine.database(), { received_at: DESK_NOW + Math.floor(index / 3) });
    const first = await list({ size: 5 });
    await storeLead(engine.database(), { received_at: DESK_NOW + 100 });
    const second = await list({ size: 5, cursor: first.older });
    const third = await list({ size: 5, cursor: second.older });
    const ids = [first, second, third].flatMap(page => page.rows.map(({ id }) => id));
    expect(new Set(ids).size).toBe(12);
    expect(third.older).toBeNull();
    const up = await list({ size: 5, cursor: third.newer });
    expect(up.rows).toEqual(second.rows);
    const top = await list({ size: 5, cursor: up.newer });
    expect(top.rows).toEqual(first.rows);
    expect((await list({ size: 5, cursor: top.newer })).rows).toHaveLength(1);
  });

  test('a lead is found by name, address, business and any word of its message, without case and accents', async () => {
    const id = await storeLead(engine.database(), {
      name: 'José Núñez',
      email: 'Jose@Bakery.test',
      fields: { businessName: 'Núñez & Sons', message: 'My oven is 100% broken_down' },
    });
    await storeLead(engine.database(), { name: 'Somebody Else', email: 'else@shop.test' });
    for (const text of [
      'nunez',
      'JOSÉ',
      'bakery.test',
      '& sons',
      '100%',
      'broken_',
      'oven jose',
      '  oven\tis ',
    ])
      expect([text, (await list({ text })).rows.map(lead => lead.id)]).toEqual([text, [id]]);
    for (const text of ['oven else', 'brokenxdown', '_%', "' or 1=1 --"])
      expect([text, (await list({ text })).rows]).toEqual([text, []]);
  });

  test('status and form narrow the list; leads in quarantine show only to a search', async () => {
    const won = await storeLead(engine.database(), { status: 'won' });
    const demo = await storeLead(engine.database(), { form_name: 'landing-form' });
    const quarantined = await storeLead(engine.database(), { is_held: 1, name: 'Robot' });
    expect(await idsOf({ status: 'won' })).toEqual([won]);
    expect(await idsOf({ formName: 'landing-form' })).toEqual([demo]);
    expect(await idsOf({ status: 'won', formName: 'landing-form' })).toEqual([]);
    expect(await idsOf({})).toEqual([won, demo].toSorted());
    expect(await idsOf({ text: 'robot' })).toEqual([quarantined]);
  });

  test('lists are summed together, each as it is listed, with what its leads may be worth', async () => {
    await storeLead(engine.database(), { status: 'won', value_minor: 149_900 });
    await storeLead(engine.database(), { status: 'won', value_minor: 50_100 });
    await storeLead(engine.database());
    await storeLead(engine.database(), { is_held: 1 });
    const lists: Partial<LeadFilter>[] = [
      { status: 'won' },
      { status: 'lost' },
      { isUnanswered: true, owner: NOBODY },
      { status: 'quarantine' },
      {},
    ];
    const sums = await sumLeads(
      lists.map(filter => ({ ...ALL_LEADS, ...filter })),
      desk.site(),
    );
    expect(sums).toEqual([
      { count: 2, valueMinor: 200_000 },
      { count: 0, valueMinor: 0 },
      { count: 1, valueMinor: 0 },
      { count: 1, valueMinor: 0 },
      { count: 3, valueMinor: 200_000 },
    ]);
    for (const [index, filter] of lists.entries())
      expect((await list(filter)).rows).toHaveLength(sums[index]?.count ?? -1);
    expect(await sumLeads([], desk.site())).toEqual([]);
  });

  test('a status that is set in a list leads back to it; one that someone else set meanwhile leads to the lead', async () => {
    const { cookie } = await desk.signIn();
    const id = await storeLead(engine.database());
    const post = async (to: string, next: string, seen: Record<string, string> = {}) =>
      (await desk.act('lead-status', { lead: id, to, next, ...seen }, { cookie })).headers.get('location');
    const list = '/desk/leads?status=new&q=50%25+ana';
    expect(await post('contacted', list)).toBe(list);
    expect(await post('won', list, { seen: 'before' })).toBe(null);
    expect(desk.refusal()?.page).toBe(`/desk/leads/${id}`);
    expect(await post('contacted', 'https://elsewhere.test/desk'), 'never elsewhere').toBe(
      `/desk/leads/${id}`,
    );
  });

  test('when two of the staff set a status at the same moment, one is set, and the other reads so', async () => {
    const id = await storeLead(engine.database());
    const { cookie } = await desk.signIn();
    const seen = seenOf(['new', false]);
    const post = (to: string) => desk.act('lead-status', { lead: id, to, seen }, { cookie });
    const answers = await Promise.all([post('won'), post('lost')]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303, 422]));
    const status = (await find(id))?.status ?? '';
    expect(await desk.notices()).toEqual([{ kind: 'desk', code: 'status-set', detail: status }]);
    const isNow = expect.stringContaining(`The lead is now: ${status === 'won' ? 'Won' : 'Lost'}.`);
    expect(desk.refusal()?.errors).toEqual({ seen: isNow });
    expect((await desk.audit()).map(({ detail }) => detail)).toEqual([`new>${status}`]);
  });

  test('a note is kept with its author, and not without a text or a lead', async () => {
    const id = await storeLead(engine.database());
    const { cookie } = await desk.signIn();
    const note = (text: string, lead = id) => desk.act('lead-note', { lead, text }, { cookie });
    await note('Called.\r\nWants a site by May.\0');
    expect(await notesOf(id)).toMatchObject([
      { text: 'Called.\nWants a site by May.', author: 'Ada Quill', at: DESK_NOW },
    ]);
    for (const text of ['  \n ', 'x'.repeat(4_001)]) {
      expect((await note(text)).status).toBe(422);
      expect(desk.refusal()).toMatchObject({
        page: `/desk/leads/${id}`,
        action: 'lead-note',
        errors: { text: expect.any(String) },
        values: { text },
      });
    }
    await note('Hello', newId());
    expect(await notesOf(id)).toHaveLength(1);
    expect(await desk.audit()).toMatchObject([{ action: 'lead-note', subject_id: id, detail: null }]);
  });

  test('a note that arrives again is kept once, and another text from the same page is another note', async () => {
    const lead = await storeLead(engine.database());
    const { cookie } = await desk.signIn();
    const note = newId();
    const add = (text: string, page: string = note) =>
      desk.act('lead-note', { lead, note: page, text }, { cookie });
    const answers = await Promise.all([add('Called.'), add('Called.'), add('Called.\r\n')]);
    for (const answer of answers) expect(answer.headers.get('location')).toBe(`/desk/leads/${lead}#history`);
    await add('No answer.');
    await add('Called.', newId());
    const notes = await notesOf(lead);
    expect(notes.map(({ text }) => text).sort()).toEqual(['Called.', 'Called.', 'No answer.']);
    expect(await desk.audit()).toHaveLength(3);
  });

  test('a released robot’s lead gets the mails of any other, once, and joins the list', async () => {
    const services = testSite(engine.database(), { now: () => DESK_NOW });
    await submitLead(aPostedLead({ isTrapFilled: true }), services);
    const [lead] = await quarantine();
    expect(lead?.quarantineReasons).toEqual(['trap_filled']);
    const { cookie } = await desk.signIn();
    const id = lead?.id ?? '';
    await desk.act('lead-release', { lead: id }, { cookie });
    expect((await mailsAbout(id)).map(({ kind }) => kind)).toEqual(['lead-confirm', 'lead-notify']);
    expect((await list()).rows).toMatchObject([{ id, isQuarantined: false, status: 'new' }]);
    await desk.act('lead-release', { lead: id, seen: 'before' }, { cookie });
    expect(await mailsAbout(id)).toHaveLength(2);
    expect(desk.refusal()?.errors['seen']).toContain('The lead is now: New.');
    expect((await desk.audit()).map(({ action }) => action)).toEqual(['lead-rescued']);
  });

  test('a released lead from another site gets the confirmation that it lacked, and no second notice', async () => {
    const services = testSite(engine.database(), { now: () => DESK_NOW });
    await submitLead(aPostedLead({}, { isCrossSite: true }), services);
    const [lead] = await quarantine();
    const { cookie } = await desk.signIn();
    const id = lead?.id ?? '';
    const before = await mailsAbout(id);
    expect(before.map(({ kind }) => kind)).toEqual(['lead-notify']);
    await desk.act('lead-release', { lead: id }, { cookie });
    const after = await mailsAbout(id);
    expect(after.map(({ kind }) => kind).toSorted()).toEqual(['lead-confirm', 'lead-notify']);
    expect(after.find(({ kind }) => kind === 'lead-notify')?.id).toBe(before[0]?.id);
  });

  test('a lead that was only quick is not in quarantine', async () => {
    const services = testSite(engine.database(), { now: () => DESK_NOW });
    await submitLead(aPostedLead({ startedAt: DESK_NOW - 500 }), services);
    expect(await quarantine()).toEqual([]);
    expect((await list()).rows).toMatchObject([{ quarantineReasons: ['too_fast'] }]);
  });

  test('the quarantine is a list of leads that can be searched and narrowed to a form', async () => {
    const db = engine.database();
    const ana = await storeLead(db, { is_held: 1 });
    const reader = await storeLead(db, {
      is_held: 1,
      form_name: 'newsletter-form',
      name: null,
      email: 'zoe@shop.test',
    });
    await storeLead(db, { is_held: 1, status: 'spam' });
    await storeLead(db);
    const { rows } = await list({ status: 'quarantine' });
    expect(rows.map(({ id }) => id).toSorted()).toEqual([ana, reader].toSorted());
    expect(await idsOf({ status: 'quarantine', text: 'ana' })).toEqual([ana]);
    expect(await idsOf({ status: 'quarantine', formName: 'newsletter-form' })).toEqual([reader]);
    expect(parseLeadFilter(new URLSearchParams('status=quarantine'), []).status).toBe('quarantine');
  });

  test('templates that fail do not keep a lead in quarantine', async () => {
    const id = await storeLead(engine.database(), { is_held: 1, quarantine_reasons: '["trap_filled"]' });
    const reported: string[] = [];
    const broken = aDesk(engine.database, {
      secret: secretWithoutLinks,
      logError: event => reported.push(event),
    });
    const { cookie } = await broken.signIn();
    await broken.act('lead-release', { lead: id }, { cookie });
    expect((await find(id))?.isQuarantined).toBe(false);
    expect((await broken.notices())[0]?.code).toBe('released-without-mails');
    expect(reported).toEqual(['lead_mails_not_rendered']);
  });

  test.each(['working', 'contacted', 'won', 'lost'] as const)(
    'a lead in quarantine that staff move to %s leaves it, and its emails go out once',
    async to => {
      const services = testSite(engine.database(), { now: () => DESK_NOW });
      await submitLead(aPostedLead({ isTrapFilled: true }), services);
      const id = (await quarantine())[0]?.id ?? '';
      const woken: string[] = [];
      const waking = aDesk(engine.database, { wakeDelivery: () => woken.push('woken') });
      const { cookie } = await waking.signIn();
      await waking.act('lead-status', { lead: id, to }, { cookie });
      expect(await idsOf({ status: to })).toEqual([id]);
      expect(await idsOf({})).toEqual([id]);
      const kinds = async () => (await mailsAbout(id)).map(({ kind }) => kind);
      expect(await kinds()).toEqual(['lead-confirm', 'lead-notify']);
      await waking.act('lead-status', { lead: id, to: 'new' }, { cookie });
      await waking.act('lead-status', { lead: id, to }, { cookie });
      expect(await kinds()).toHaveLength(2);
      expect(woken).toContain('woken');
    },
  );

  test('a lead in quarantine is listed under spam when marked so, returns to quarantine as new, and leaves it once answered', async () => {
    const services = testSite(engine.database(), { now: () => DESK_NOW });
    await submitLead(aPostedLead({}, { isCrossSite: true }), services);
    const id = (await quarantine())[0]?.id ?? '';
    const { cookie } = await desk.signIn();
    await desk.act('leads-spam', { lead: id }, { cookie });
    expect(await idsOf({ status: 'spam' })).toEqual([id]);
    expect(await mailsAbout(id)).toHaveLength(1);
    await desk.act('lead-status', { lead: id, to: 'new' }, { cookie });
    expect(await quarantine()).toMatchObject([{ id, isQuarantined: true }]);
    expect(await idsOf({ status: 'new' })).toEqual([]);
    await desk.act('lead-status', { lead: id, to: 'spam' }, { cookie });
    await desk.act('lead-status', { lead: id, to: 'contacted' }, { cookie });
    expect(await idsOf({})).toEqual([id]);
    expect(await mailsAbout(id)).toHaveLength(2);
  });

  test('the chosen ones become spam, unless someone has decided otherwise meanwhile', async () => {
    const robots = [await storeLead(engine.database(), { is_held: 1 }), newId()];
    const person = await storeLead(engine.database(), { status: 'contacted' });
    const { cookie } = await desk.signIn();
    const chosen = [...robots, person].map((id): [string, string] => ['lead', id]);
    expect((await desk.act('leads-spam', {}, { cookie })).status, 'none was chosen').toBe(422);
    await desk.act('leads-spam', chosen, { cookie });
    expect((await desk.notices())[0]).toMatchObject({ code: 'spam-marked', detail: '1' });
    expect((await find(person))?.status).toBe('contacted');
    expect(await quarantine()).toEqual([]);
  });

  test('a lead is overdue when its promised time has passed without an answer, never when nothing was promised', async () => {
    const db = engine.database();
    await storeLead(db, { form_name: 'christmas-in-july-form', ...receivedHoursAgo(25) });
    await storeLead(db, { form_name: 'christmas-in-july-form', ...receivedHoursAgo(23) });
    // Tuesday noon to Monday noon is 72 business hours: Friday is the day off for July 4.
    await storeLead(db, receivedHoursAgo(6 * 24 + 1));
    await storeLead(db, receivedHoursAgo(6 * 24 - 1));
    await storeLead(db, { ...receivedHoursAgo(500), status: 'contacted' });
    await storeLead(db, { ...receivedHoursAgo(500), status: 'working' });
    await storeLead(db, { ...receivedHoursAgo(500), is_held: 1 });
    await storeLead(db, { ...receivedHoursAgo(500), form_name: 'newsletter-form' });
    await storeLead(db, { ...receivedHoursAgo(500), fields: { inquiry: 'waiting-list' } });
    expect(await countOverdue(desk.site())).toBe(3);
    expect((await list({ isOverdue: true })).rows).toHaveLength(3);
  });
});

type Query = Partial<LeadFilter> & { cursor?: Cursor | null; size?: number };
