import { createHmac } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { deliverOutbox } from '@/lib/mail/deliver';
import type { ClaimedMail } from '@/lib/mail/outgoing-mail';
import { findCallChoice, listUpcomingCalls } from '@/lib/bookings/bookings';
import { answerBooking } from '@/lib/bookings/reply';
import { receiveSchedulerEvent } from '@/lib/bookings/scheduler';
import { eraseRows } from '@/lib/people/erase';
import { followToken } from '@/lib/leads';
import { HOUR_MS, SECOND_MS } from '@/lib/site/time';
import { aDesk, DESK_NOW, storeLead } from '../support/desk';
import { onBothEngines } from '../support/engines';

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
    return { id, token: followToken({ id, from: DESK_NOW }, site()) };
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
    expect(mail?.text).toContain('9:00 AM PDT');
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
    await desk.act('call-cancel', { lead: request.id, sequence: '1' }, staff);
    await desk.act('call-cancel', { lead: request.id, sequence: '1' }, staff);
    expect((await desk.notices()).map(({ code }) => code)).toEqual(['call-changed']);
    expect((await desk.audit()).map(({ action }) => action)).toEqual(['lead-call-canceled']);
    expect(await mails('call-booked')).toHaveLength(2);
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
  });

  const receive = (body: string, secret = SECRET, at = DESK_NOW) => {
    const time = String(at / SECOND_MS);
    const v1 = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
    const headers = new Headers({ 'calendly-webhook-signature': `t=${time},v1=${v1}` });
    return receiveSchedulerEvent({ body, headers }, site());
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

/** As the scheduler posts it. */
function event(type: string): string {
  const slot = { start_time: '2026-07-09T15:00:00.000000Z', end_time: '2026-07-09T15:30:00.000000Z' };
  const invitee = { name: 'Ben\r\nBcc: x', email: 'Ben@shop.test', timezone: 'America/Chicago' };
  const uri = 'https://api.calendly.com/invitees/1';
  return JSON.stringify({ event: type, payload: { uri, ...invitee, scheduled_event: slot } });
}
