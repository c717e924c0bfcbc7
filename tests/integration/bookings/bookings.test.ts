import { createHmac } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { callPage } from '@/content/calls';
import {
  bookCall,
  cancelErasedCalls,
  confirmCall,
  findCallChoice,
  listUpcomingCalls,
} from '@/lib/bookings/bookings';
import { answerBooking } from '@/lib/bookings/reply';
import { receiveSchedulerEvent } from '@/lib/bookings/scheduler';
import { siteSlots } from '@/lib/bookings/slots';
import { followToken } from '@/lib/leads';
import { followTokenOfSender } from '@/lib/leads/thanks';
import { deliverOutbox } from '@/lib/mail/deliver';
import type { ClaimedMail } from '@/lib/mail/outgoing-mail';
import { eraseRows } from '@/lib/privacy/erase';
import type { Site } from '@/lib/site/site';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@/lib/site/time';
import { aDesk, DESK_NOW, storeLead } from '../../support/desk';
import { onBothEngines } from '../../support/engines';

const SECRET = 'a secret of the scheduler';

onBothEngines('a call that is booked', engine => {
  beforeEach(async () => {
    await engine.clear();
    desk.time.now = DESK_NOW;
  });
  const db = () => engine.database();
  const desk = aDesk(engine.database, { env: { SCHEDULER_WEBHOOK_SECRET: SECRET } });
  const site = () => desk.site();
  const bookings = () => db().selectFrom('bookings').selectAll().execute();
  const mails = (kind: string) =>
    db().selectFrom('outbox').selectAll().where('kind', '=', kind).orderBy('idempotency_key').execute();

  async function aRequest(email = 'ana@shop.test', overrides: Parameters<typeof storeLead>[1] = {}) {
    const fields = { timeZone: 'America/Los_Angeles', phone: '555 014 2018' };
    const id = await storeLead(db(), { email, form_name: 'consultation-form', fields, ...overrides });
    const link = { id, from: DESK_NOW };
    return { id, token: followToken(link, site()), sender: followTokenOfSender(link, site()) };
  }
  const choiceOf = async (id: string) => {
    const choice = await findCallChoice(id, site());
    if (!choice) throw new Error('No call can be booked');
    return choice;
  };
  const post = (body: Record<string, string>) =>
    answerBooking(
      new Request('https://agency.test/request/booking', { method: 'POST', body: new URLSearchParams(body) }),
      site(),
    );
  const pick = async ({ id, token }: { id: string; token: string }, index = 0) => {
    const { call, slots } = await choiceOf(id);
    return post({ token, slot: String(slots[index]), sequence: String(call?.sequence ?? 0) });
  };

  test('is in the emails of both sides with an invitation, in the customer’s time zone, and at the desk; ours say whom to call', async () => {
    const request = await aRequest();
    const { slots, timeZone } = await choiceOf(request.id);
    expect(timeZone).toBe('America/Los_Angeles');
    expect(slots[0]).toBeGreaterThanOrEqual(DESK_NOW + 24 * HOUR_MS);
    expect((await pick(request)).headers.get('location')).toMatch(/^\/request\?token=.*#call$/);
    const [mail] = await mails('call-booked');
    expect(mail?.text).toContain('9:00 a.m. PDT');
    expect(mail?.text).not.toContain('Ana Ruiz');
    const [notice] = await mails('call-notify');
    expect(notice?.reply_to).toBe('ana@shop.test');
    expect(notice?.subject).toContain('Ana Ruiz');
    expect(notice?.text).toContain('With Ana Ruiz at 555 014 2018 on ');
    expect(notice?.attachments).toContain('SUMMARY:Call with Ana Ruiz at 555 014 2018');
    const sent: ClaimedMail[] = [];
    const send = (mail: ClaimedMail) => {
      sent.push(mail);
      return Promise.resolve({ kind: 'sent' as const, providerId: mail.id });
    };
    const run = { limit: 9, pace: () => Promise.resolve(), signal: new AbortController().signal, send };
    await deliverOutbox(run, site());
    for (const { attachments } of sent)
      expect(attachments[0]?.content).toMatch(/METHOD:REQUEST[^]*SEQUENCE:1[^]*DTSTART:20260707T160000Z/);
    expect(sent).toHaveLength(2);
    expect(await listUpcomingCalls(site())).toMatchObject([{ leadId: request.id, name: 'Ana Ruiz' }]);
  });

  test('takes its slot from everyone else, also when two people click at once', async () => {
    const [ana, ben] = [await aRequest(), await aRequest('ben@shop.test')];
    const slot = String((await choiceOf(ana.id)).slots[3]);
    const answers = await Promise.all([ana, ben].map(({ token }) => post({ token, slot, sequence: '0' })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303, 409]));
    expect(await bookings()).toHaveLength(1);
    expect((await choiceOf(ben.id)).slots).not.toContain(Number(slot));
  });

  test('is made once however often the button is clicked', async () => {
    const { token, id } = await aRequest();
    const slot = String((await choiceOf(id)).slots[0]);
    await Promise.all([1, 2, 3].map(() => post({ token, slot, sequence: '0' })));
    expect(await bookings()).toMatchObject([{ sequence: 1 }]);
    expect(await mails('call-notify')).toHaveLength(1);
  });

  test('is moved and canceled by its link: the slot is free again, and calendars get the higher version', async () => {
    const request = await aRequest();
    await pick(request);
    const first = (await bookings())[0]?.starts_at;
    await pick(request, 5);
    expect((await choiceOf(request.id)).slots).toContain(first);
    await post({ token: request.token, act: 'cancel', sequence: '1' });
    expect(await bookings()).toMatchObject([{ state: 'booked', sequence: 2 }]);
    await post({ token: request.token, act: 'cancel', sequence: '2' });
    expect(await bookings()).toMatchObject([{ state: 'canceled', sequence: 3, taken_slot: null }]);
    const files = (await mails('call-notify')).map(({ attachments }) => attachments ?? '');
    expect(files.map(file => /SEQUENCE:(\d)/.exec(file)?.[1])).toEqual(['1', '2', '3']);
    expect(files[2]).toContain('METHOD:CANCEL');
    await pick(request);
    expect(await bookings()).toMatchObject([{ state: 'booked', sequence: 4 }]);
  });

  test('is canceled at the desk with a line in the audit, and they are told', async () => {
    const request = await aRequest();
    await pick(request);
    const staff = await desk.signIn();
    await desk.act('call-cancel', { lead: request.id }, staff);
    await desk.act('call-cancel', { lead: request.id, seen: 'before' }, staff);
    expect(desk.refusal()?.errors).toEqual({ seen: expect.stringContaining('The call is canceled.') });
    expect((await desk.audit()).map(({ action }) => action)).toEqual(['lead-call-canceled']);
    expect(await mails('call-booked')).toHaveLength(2);
  });

  test('of a lead that is lost can be canceled, and both sides hear of it; without an address the desk says so', async () => {
    const staff = await desk.signIn();
    for (const status of ['lost', 'spam'] as const) {
      const request = await aRequest(`${status}@shop.test`);
      await pick(request, 4);
      await db().updateTable('leads').set({ status }).where('id', '=', request.id).execute();
      expect(await choiceOf(request.id)).toMatchObject({ call: { isAhead: true }, slots: [] });
      await desk.act('call-cancel', { lead: request.id }, staff);
      expect((await desk.notices()).map(({ code }) => code)).toEqual(['call-done']);
      for (const kind of ['call-booked', 'call-notify'])
        expect([kind, (await mails(kind)).at(-1)?.attachments]).toEqual([
          kind,
          expect.stringContaining('METHOD:CANCEL'),
        ]);
      await db().deleteFrom('outbox').execute();
    }
    const request = await aRequest();
    await pick(request, 4);
    await db().updateTable('leads').set({ email: null }).where('id', '=', request.id).execute();
    await desk.act('call-cancel', { lead: request.id }, staff);
    expect((await desk.notices()).map(({ code }) => code)).toEqual(['call-done-untold']);
  });

  test('can be canceled when every other time is taken, and not once it has begun; nor can it be moved then', async () => {
    const request = await aRequest();
    await pick(request);
    const [row] = await bookings();
    const { token } = request;
    const full = { ...siteSlots, isClosed: () => true };
    expect(await findCallChoice(request.id, site(), full)).toMatchObject({
      slots: [],
      call: { isAhead: true },
    });
    desk.time.now = row?.starts_at ?? 0;
    expect(await choiceOf(request.id)).toMatchObject({ slots: [], call: { isAhead: false } });
    await post({ token, act: 'cancel', sequence: '1' });
    await desk.act('call-cancel', { lead: request.id }, await desk.signIn());
    const [slot] = (await choiceOf((await aRequest('ben@shop.test')).id)).slots;
    const moved = await post({ token, slot: String(slot), sequence: '1' });
    expect(await moved.text()).toContain(callPage.problems.begun.slice(0, 20));
    expect(await bookings()).toEqual([row]);
  });

  test('keeps its UID through every move and its cancellation, with a rising SEQUENCE', async () => {
    const request = await aRequest();
    for (const index of [0, 3, 6]) await pick(request, index);
    await post({ token: request.token, act: 'cancel', sequence: '3' });
    for (const kind of ['call-booked', 'call-notify']) {
      const files = (await mails(kind)).map(({ attachments }) => attachments ?? '');
      expect(new Set(files.map(file => /UID:\S+?@agency\.test/.exec(file)?.[0])).size).toBe(1);
      expect(files.map(file => /SEQUENCE:(\d)/.exec(file)?.[1])).toEqual(['1', '2', '3', '4']);
    }
  });

  test('takes its whole length, and the break beside it: a longer one or a change of hours never meets another', async () => {
    const [ana, ben] = [await aRequest(), await aRequest('ben@shop.test')];
    const rules = { ...siteSlots, minutes: 45 };
    const [startsAt = 0] = (await findCallChoice(ana.id, site(), rules))?.slots ?? [];
    const taken = { isMailboxOpened: true, address: '192.0.2.1', sequence: 0 };
    expect(await bookCall({ ...taken, leadId: ana.id, startsAt }, site(), rules)).toEqual({ kind: 'done' });
    const half = startsAt + 30 * MINUTE_MS;
    expect((await choiceOf(ben.id)).slots).not.toContain(half);
    expect(await bookCall({ ...taken, leadId: ben.id, startsAt: half }, site())).toEqual({ kind: 'taken' });
    const paused = { ...siteSlots, bufferMinutes: 20 };
    expect((await findCallChoice(ben.id, site(), paused))?.slots).not.toContain(startsAt + HOUR_MS);
    expect(await bookCall({ ...taken, leadId: ben.id, startsAt: startsAt + HOUR_MS }, site())).toEqual({
      kind: 'done',
    });
  });

  test('of a mailbox that nobody has opened is held for an hour: the agency hears of it once the emailed link was opened', async () => {
    const { id, sender } = await aRequest();
    const slot = String((await choiceOf(id)).slots[0]);
    await post({ token: sender, slot, sequence: '0' });
    expect((await choiceOf(id)).call).toMatchObject({
      state: 'held',
      heldUntil: DESK_NOW + HOUR_MS,
      isAhead: true,
    });
    expect([(await mails('call-held')).length, (await mails('call-booked')).length]).toEqual([1, 0]);
    expect(await mails('call-notify')).toEqual([]);
    expect(await listUpcomingCalls(site())).toMatchObject([{ leadId: id, heldUntil: DESK_NOW + HOUR_MS }]);
    desk.time.now += HOUR_MS - 1;
    expect(await Promise.all([1, 2].map(() => confirmCall(id, site())))).toContain('done');
    expect(await confirmCall(id, site())).toBe('unchanged');
    for (const kind of ['call-booked', 'call-notify'])
      expect((await mails(kind)).map(({ attachments }) => attachments)).toEqual([
        expect.stringContaining('METHOD:REQUEST'),
      ]);
    desk.time.now += HOUR_MS;
    expect((await choiceOf(id)).call).toMatchObject({ state: 'booked', heldUntil: null });
  });

  test('is given back after the hour, whether it was moved meanwhile or not; then it can be picked again', async () => {
    const [ana, ben] = [await aRequest(), await aRequest('ben@shop.test')];
    const { slots } = await choiceOf(ana.id);
    await post({ token: ana.sender, slot: String(slots[0]), sequence: '0' });
    desk.time.now += 50 * MINUTE_MS;
    await post({ token: ana.sender, slot: String(slots[8]), sequence: '1' });
    expect((await choiceOf(ben.id)).slots).not.toContain(slots[8]);
    desk.time.now += 11 * MINUTE_MS;
    expect((await choiceOf(ana.id)).call).toMatchObject({ state: 'lapsed', isAhead: false });
    expect(await listUpcomingCalls(site())).toEqual([]);
    expect(await confirmCall(ana.id, site())).toBe('unchanged');
    await post({ token: ben.token, slot: String(slots[8]), sequence: '0' });
    expect(await bookings()).toMatchObject([{ state: 'lapsed' }, { state: 'booked', lead_id: ben.id }]);
    await post({ token: ana.token, slot: String(slots[12]), sequence: '2' });
    expect((await choiceOf(ana.id)).call).toMatchObject({ state: 'booked', startsAt: slots[12] });
  });

  test('that is held and canceled stays canceled when the link is opened; staff’s cancellation is told to the customer', async () => {
    const [ana, ben] = [await aRequest(), await aRequest('ben@shop.test')];
    const { slots } = await choiceOf(ana.id);
    await post({ token: ana.sender, slot: String(slots[0]), sequence: '0' });
    await post({ token: ana.sender, act: 'cancel', sequence: '1' });
    expect(await confirmCall(ana.id, site())).toBe('unchanged');
    await post({ token: ben.sender, slot: String(slots[0]), sequence: '0' });
    await desk.act('call-cancel', { lead: ben.id }, await desk.signIn());
    expect(await mails('call-booked')).toMatchObject([{ to_address: 'ben@shop.test', attachments: null }]);
    expect(await mails('call-notify')).toEqual([]);
  });

  test('is refused where no email can say so: nothing is taken', async () => {
    const limited = { ...site(), mailsPerMailbox: 0 };
    const { id } = await aRequest();
    const [startsAt = 0] = (await choiceOf(id)).slots;
    const booking = { leadId: id, startsAt, sequence: 0, isMailboxOpened: false, address: '192.0.2.1' };
    expect(await bookCall(booking, limited)).toEqual({ kind: 'unreachable' });
    await db().updateTable('leads').set({ email: null }).execute();
    expect(await bookCall({ ...booking, isMailboxOpened: true }, site())).toEqual({ kind: 'unreachable' });
    expect(await bookings()).toEqual([]);
  });

  test('counts: three times a day for a client, six changes a day for a call, and a cancellation is always taken', async () => {
    const own = { ...site(), env: { ...site().env, CALLS_PER_DAY: null } };
    const book = (leadId: string, startsAt: number, sequence = 0, address = '192.0.2.1') =>
      bookCall({ leadId, startsAt, sequence, isMailboxOpened: true, address }, own);
    const people = await Promise.all(['a', 'b', 'c', 'd'].map(name => aRequest(`${name}@shop.test`)));
    const { slots } = await choiceOf(people[0]?.id ?? '');
    const outcomes = [];
    for (const [index, { id }] of people.entries()) outcomes.push((await book(id, slots[index] ?? 0)).kind);
    expect(outcomes).toEqual(['done', 'done', 'done', 'client_limit']);
    const [first, , , last] = people.map(({ id }) => id);
    expect(await book(last ?? '', slots[3] ?? 0, 0, '192.0.2.2')).toEqual({ kind: 'done' });
    for (const sequence of [1, 2, 3, 4, 5])
      expect(await book(first ?? '', slots[10 + sequence] ?? 0, sequence)).toEqual({ kind: 'done' });
    expect(await book(first ?? '', slots[20] ?? 0, 6)).toEqual({ kind: 'change_limit' });
    await post({ token: people[0]?.token ?? '', act: 'cancel', sequence: '6' });
    expect((await choiceOf(first ?? '')).call).toMatchObject({ state: 'canceled' });
    desk.time.now += DAY_MS;
    expect((await book(first ?? '', (await choiceOf(first ?? '')).slots[20] ?? 0, 7)).kind).toBe('done');
  });

  test('has no slot that is not offered, no forged link, and no request in quarantine or of another form', async () => {
    const { token, id } = await aRequest();
    for (const slot of ['0', 'soon', String(DESK_NOW + HOUR_MS), String((await choiceOf(id)).slots[0]) + '1'])
      expect((await post({ token, slot, sequence: '0' })).status).toBeGreaterThanOrEqual(409);
    const slot = String((await choiceOf(id)).slots[0]);
    expect((await post({ token: `${token}x`, slot, sequence: '0' })).headers.get('location')).toBe(
      '/request',
    );
    for (const overrides of [{ is_held: 1 }, { form_name: 'contact-form' }, { status: 'spam' as const }]) {
      const other = await aRequest('eve@shop.test', overrides);
      await post({ token: other.token, slot, sequence: '0' });
      expect(await findCallChoice(other.id, site())).toBeNull();
    }
    expect(await bookings()).toEqual([]);
  });

  test('goes with the person', async () => {
    const request = await aRequest();
    await pick(request);
    await eraseRows({ address: 'ana@shop.test' }, db());
    expect(await bookings()).toEqual([]);
    await cancelErasedCalls(site());
    await cancelErasedCalls(site());
    const [mail, ...others] = await mails('call-notify');
    expect(others).toEqual([]);
    expect(mail?.attachments).toMatch(/METHOD:CANCEL[^]*SEQUENCE:2/);
    expect(JSON.stringify(mail)).not.toMatch(/Ana|ana@shop|555 014/);
  });

  const receive = (body: string, secret = SECRET, at = DESK_NOW, by: Site = site()) => {
    const time = String(at / SECOND_MS);
    const v1 = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
    const headers = new Headers({ 'calendly-webhook-signature': `t=${time},v1=${v1}` });
    return receiveSchedulerEvent({ body, headers }, by);
  };

  test('in the embedded calendar reaches the desk as a lead, once, and so does its end', async () => {
    expect(await receive(event('invitee.created'))).toBe('taken');
    expect(await receive(event('invitee.created'))).toBe('repeat');
    const leads = await db().selectFrom('leads').selectAll().execute();
    expect(leads).toMatchObject([{ form_name: 'consultation-form', name: 'Ben Bcc: x', status: 'new' }]);
    expect(await bookings()).toMatchObject([
      { state: 'booked', minutes: 30, starts_at: Date.parse('2026-07-09T15:00:00Z'), taken_slot: null },
    ]);
    expect((await db().selectFrom('outbox').select('kind').execute()).map(({ kind }) => kind)).toEqual([
      'lead-notify',
    ]);
    expect(await listUpcomingCalls(site())).toHaveLength(1);
    expect(await receive(event('invitee.canceled'))).toBe('taken');
    expect(await receive(event('invitee.canceled'))).toBe('repeat');
    expect(await listUpcomingCalls(site())).toEqual([]);
  });

  test('of the embedded calendar ends the same in any order of its events, and twice: one lead, one call', async () => {
    const moved = [
      event('invitee.created', { uri: 'a' }),
      event('invitee.canceled', { uri: 'a' }),
      event('invitee.created', { uri: 'b', old_invitee: 'a', day: '10' }),
      event('invitee.canceled', { uri: 'b' }),
      event('invitee.created', { uri: 'c', old_invitee: 'b', day: '13' }),
    ];
    for (const isOver of [false, true]) {
      const events = isOver ? [...moved, event('invitee.canceled', { uri: 'c' })] : moved;
      for (let round = 0; round < 12; round += 1) {
        await engine.clear();
        for (const body of shuffled([...events, ...events], round)) await receive(body);
        const state = isOver ? 'canceled' : 'booked';
        const starts_at = Date.parse('2026-07-13T15:00:00Z');
        expect(await bookings(), `round ${round}`).toMatchObject([{ calendar_id: 'c', state, starts_at }]);
        expect(await db().selectFrom('leads').select('id').execute()).toHaveLength(1);
        expect(await mails('lead-notify')).toHaveLength(1);
      }
    }
  });

  test('counts without an address that an email reaches, and the desk shows what was typed', async () => {
    expect(await receive(event('invitee.created', { email: 'ben@localhost' }))).toBe('taken');
    const [lead] = await db().selectFrom('leads').select(['email', 'fields']).execute();
    expect([lead?.email, lead?.fields]).toEqual([null, expect.stringContaining('"email":"ben@localhost"')]);
    expect(await bookings()).toMatchObject([{ state: 'booked' }]);
    expect(await mails('lead-notify')).toHaveLength(1);
    expect(await receive(event('invitee.canceled', { email: 'ben@localhost' }))).toBe('taken');
    expect(await bookings()).toMatchObject([{ state: 'canceled' }]);
  });

  test('is never ignored in silence: an event about a call that is not read raises an alarm without its text', async () => {
    const lines: unknown[] = [];
    const log = (...line: unknown[]) => lines.push(line);
    const body = event('invitee.created', { day: 'x' });
    expect(await receive(body, SECRET, DESK_NOW, { ...site(), log })).toBe('ignored');
    expect(lines).toEqual([
      [
        'error',
        'scheduler_event_unreadable',
        { fields: 'payload.scheduled_event.start_time payload.scheduled_event.end_time' },
      ],
    ]);
  });

  test('is taken from no one but the scheduler: not forged, not old, not changed, not something else', async () => {
    const body = event('invitee.created');
    expect(await receive(body, 'another secret')).toBe('refused');
    expect(await receive(body, SECRET, DESK_NOW - HOUR_MS)).toBe('refused');
    expect(await receiveSchedulerEvent({ body, headers: new Headers() }, site())).toBe('refused');
    expect(await receive('{"event":"routing_form_submission.created"}')).toBe('ignored');
    const off = { ...site(), env: { ...site().env, SCHEDULER_WEBHOOK_SECRET: null } };
    expect(await receiveSchedulerEvent({ body, headers: new Headers() }, off)).toBe('switched_off');
    expect(await db().selectFrom('leads').select('id').execute()).toEqual([]);
  });
});

/** The same order for each number. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const keyed = items.map((item, index) => ({ item, key: Math.sin((index + 1) * 99.7 + seed * 37.3) }));
  return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item);
}

/** As the scheduler posts it. */
function event(
  type: string,
  { day = '09', ...changes }: { uri?: string; old_invitee?: string; day?: string; email?: string } = {},
): string {
  const slot = { start_time: `2026-07-${day}T15:00:00.000000Z`, end_time: `2026-07-${day}T15:30:00.000000Z` };
  const invitee = { name: 'Ben\r\nBcc: x', email: 'Ben@shop.test', timezone: 'America/Chicago' };
  const uri = 'https://api.calendly.com/invitees/1';
  return JSON.stringify({ event: type, payload: { uri, ...invitee, ...changes, scheduled_event: slot } });
}
