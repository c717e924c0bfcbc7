import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listTimeline } from '@/app/(desk)/desk/leads/timeline.queries';
import { listMessages } from '@/lib/leads';
import { ALL_LEADS } from '@/lib/leads/filter';
import { MESSAGE_MAX } from '@/lib/leads/lead';
import { findDeskLead, listLeads } from '@/lib/leads/leads.sql';
import { findLastReply } from '@/lib/leads/requests';
import { receiveMailWebhook } from '@/lib/mail/webhook';
import { collectPerson, erasePerson, siteRegister } from '@/lib/privacy';
import { serve, type RunningServer } from '@/simulators/http';
import type { MailSimulator } from '@/simulators/mail/start';
import { aDesk, DESK_NOW, storeLead } from '../../support/desk';
import { onBothEngines } from '../../support/engines';
import { API_KEY, fakeTime, startSimulator, WEBHOOK_SECRET } from '../mail/fixtures';

const ANA = 'ana@shop.test';

onBothEngines('a reply from the desk', engine => {
  const effects: string[] = [];
  const time = fakeTime(DESK_NOW);
  let receiver: RunningServer;
  let simulator: MailSimulator;
  const settings = () => ({
    MAIL_REPLY_ADDRESS: 'reply@in.agency.test',
    RESEND_API_KEY: API_KEY,
    RESEND_WEBHOOK_SECRET: WEBHOOK_SECRET,
    RESEND_BASE_URL: simulator.origin,
  });
  const desk = () => aDesk(engine.database, { env: settings() });

  beforeAll(async () => {
    receiver = await serve(async request => {
      const { headers } = request;
      try {
        const outcome = await receiveMailWebhook({ body: await request.text(), headers }, desk().site());
        effects.push(outcome.kind === 'taken' ? outcome.effect : outcome.kind);
        return new Response(null, { status: outcome.kind === 'taken' ? 200 : 401 });
      } catch {
        effects.push('failed');
        return new Response(null, { status: 500 });
      }
    });
    simulator = await startSimulator(time, receiver.origin);
  });
  afterAll(async () => {
    await simulator.close();
    await receiver.close();
  });
  beforeEach(async () => {
    simulator.reset();
    effects.length = 0;
    await engine.clear();
  });

  const aReply = {
    subject: 'Your message to Cornerpin',
    text: 'Hi Ana,\n\nWhen can I call you?',
  };
  const outbox = () => engine.database().selectFrom('outbox').selectAll().orderBy('created_at').execute();
  const messages = (lead: string) => listMessages(lead, desk().site());
  const find = (id: string) => findDeskLead(id, desk().site());
  /** A lead that staff have replied to, and the address that its sender answers to. */
  const repliedLead = async (change: Parameters<typeof storeLead>[1] = {}) => {
    const staff = await desk().signIn();
    const lead = await storeLead(engine.database(), change);
    await desk().act('lead-reply', { lead, ...aReply }, staff);
    const to = (await outbox()).find(mail => mail.kind === 'lead-reply')?.reply_to ?? '';
    return { staff, lead, to };
  };
  test('is shown on the page of its request, and what staff only noted is not', async () => {
    const { lead } = await repliedLead();
    expect(await findLastReply(lead, desk().site())).toEqual({ at: DESK_NOW, text: aReply.text });
    const other = await storeLead(engine.database(), { email: 'other@shop.test' });
    expect(await findLastReply(other, desk().site())).toBeNull();
  });

  const receive = async (mail: Parameters<MailSimulator['receive']>[0]) => {
    const id = simulator.receive(mail);
    await simulator.settleWebhooks();
    return id;
  };

  test('goes to the sender through the outbox, with the thread’s address, and is in the history', async () => {
    const { lead, to } = await repliedLead({ answer_email: 'wanted' });
    const mails = await outbox();
    expect(mails).toMatchObject([{ kind: 'lead-reply', to_address: ANA, subject_id: lead, state: 'queued' }]);
    expect(to).toMatch(new RegExp(`^reply\\+${lead}\\.[0-9a-f]{24}@in\\.agency\\.test$`));
    expect(mails[0]?.text).toContain('When can I call you?');
    const found = await find(lead);
    expect(found).toMatchObject({ status: 'contacted', messageCount: 1, answerEmail: 'sent' });
    const [message] = await messages(lead);
    expect(JSON.parse(mails[0]?.headers ?? '')).toEqual({ 'Message-ID': message?.message_id });
    const entries = found ? await listTimeline(found, desk().site()) : [];
    expect(entries.map(({ kind }) => kind).toSorted()).toEqual(['done', 'message', 'received']);
    expect(entries.find(({ kind }) => kind === 'message')).toMatchObject({
      author: 'Ada Quill',
      message: { direction: 'out', text: aReply.text },
      mail: { state: 'queued' },
    });
    const audit = (await desk().audit()).map(({ action }) => action);
    expect(audit.toSorted()).toEqual(['lead-reply', 'lead-status']);
  });

  test('is sent once, however often its button is clicked', async () => {
    const staff = await desk().signIn();
    const lead = await storeLead(engine.database());
    const post = { lead, ...aReply, message: '0123456789abcdefghjkmnpqrs' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => desk().act('lead-reply', post, staff)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    expect(await outbox()).toHaveLength(1);
    expect(await messages(lead)).toHaveLength(1);
  });

  test('is not sent over what a colleague or the sender wrote meanwhile, and what was typed comes back', async () => {
    const staff = await desk().signIn();
    const lead = await storeLead(engine.database());
    const [one, other] = await Promise.all(
      ['Call me.', 'We call you.'].map(text => desk().act('lead-reply', { lead, ...aReply, text }, staff)),
    );
    expect(new Set([one?.status, other?.status])).toEqual(new Set([303, 422]));
    expect(await outbox()).toHaveLength(1);
    const late = desk();
    const before = { lead, ...aReply, text: 'Third', seen: 'before' };
    expect((await late.act('lead-reply', before, staff)).status).toBe(422);
    expect(late.refusal()).toMatchObject({ values: { text: 'Third' }, action: 'lead-reply' });
    await desk().act('lead-reply', { lead, ...aReply, text: 'Third' }, staff);
    expect(await outbox()).toHaveLength(2);
  });

  test.each([
    [{ text: ' \n' }, 'text'],
    [{ text: 'x'.repeat(MESSAGE_MAX + 1) }, 'text'],
    [{ subject: '' }, 'subject'],
    [{ subject: 'x'.repeat(70) }, 'subject'],
  ])('a mistake is said at its field, and nothing is sent', async (change, field) => {
    const staff = await desk().signIn();
    const lead = await storeLead(engine.database());
    const here = desk();
    expect((await here.act('lead-reply', { lead, ...aReply, ...change }, staff)).status).toBe(422);
    expect(Object.keys(here.refusal()?.errors ?? {})).toEqual([field]);
    expect(await outbox()).toEqual([]);
  });

  test('is not sent to a lead in quarantine, to none without an address, and to none that is gone', async () => {
    const staff = await desk().signIn();
    const quarantined = await storeLead(engine.database(), { is_held: 1 });
    const nameless = await storeLead(engine.database(), { email: null });
    for (const lead of [quarantined, nameless])
      expect((await desk().act('lead-reply', { lead, ...aReply }, staff)).status).toBe(422);
    expect((await desk().act('lead-reply', { lead: staff.id, ...aReply }, staff)).status).toBe(422);
    expect(await outbox()).toEqual([]);
  });

  test('an answer comes into its thread once, tells who looks after the lead, and waits at the desk', async () => {
    const { staff, lead, to } = await repliedLead();
    await engine.database().updateTable('leads').set({ owner_id: staff.id }).execute();
    simulator.setWebhookMode({ copies: 2 });
    const mail = { from: `Ana Ruiz <${ANA}>`, to: [to], subject: 'Re: Your message', text: 'Tuesday at 3.' };
    const id = await receive({ ...mail, message_id: '<77@shop.test>' });
    expect(effects).toEqual(['answer', 'repeat']);
    simulator.again(id);
    await simulator.settleWebhooks();
    expect(effects.slice(2), 'another event about the same email').toEqual(['repeat', 'repeat']);
    expect(
      (await messages(lead)).map(({ direction, text, from_address }) => [direction, text, from_address]),
    ).toEqual([
      ['out', aReply.text, null],
      ['in', 'Tuesday at 3.', ANA],
    ]);
    await receive({ ...mail, text: 'Or Wednesday.' });
    const notices = (await outbox()).filter(({ kind }) => kind === 'lead-answer-notify');
    expect(
      notices.map(notice => notice.to_address),
      'one email until someone looked',
    ).toEqual([staff.email]);
    expect(JSON.stringify(notices)).not.toContain('Tuesday');
    const waiting = async () =>
      (await listLeads({ filter: { ...ALL_LEADS, hasAnswer: true }, cursor: null }, desk().site())).rows
        .length;
    expect(await waiting()).toBe(1);
    await desk().act('lead-reply', { lead, ...aReply, text: 'Tuesday it is.' }, staff);
    expect(await waiting()).toBe(0);
    const last = (await outbox()).find(
      ({ kind, text }) => kind === 'lead-reply' && text.includes('Tuesday it is.'),
    );
    const headers = JSON.parse(last?.headers ?? '{}') as Record<string, string>;
    expect(headers['References']).toContain('<77@shop.test>');
    expect(headers['In-Reply-To']).toBe((await messages(lead)).at(-2)?.message_id);
  });

  test('an answer that needs no reply is marked as done, once in the audit', async () => {
    const { staff, lead, to } = await repliedLead();
    await receive({ from: ANA, to: [to], text: 'Thanks!' });
    await desk().act('lead-answer-read', { lead }, staff);
    await desk().act('lead-answer-read', { lead }, staff);
    expect(await find(lead)).toMatchObject({ hasAnswer: false });
    const audit = (await desk().audit()).filter(({ action }) => action === 'lead-answer-read');
    expect(audit).toHaveLength(1);
  });

  test('an email to no thread of ours, or of a lead that was erased, is not kept', async () => {
    const { lead, to } = await repliedLead();
    const stranger = { from: 'spam@shop.test', subject: 'Cheap', text: 'Pills' };
    await receive({ ...stranger, to: ['reply@in.agency.test', 'hello@in.agency.test'] });
    await receive({ ...stranger, to: [to.replace(/.(?=@)/, sign => (sign === '0' ? '1' : '0'))] });
    await engine.database().deleteFrom('leads').where('id', '=', lead).execute();
    await receive({ ...stranger, to: [to] });
    expect(effects).toEqual(['no_thread', 'no_thread', 'no_thread']);
    const events = await engine.database().selectFrom('webhook_events').selectAll().execute();
    expect(JSON.stringify(events)).not.toMatch(/Pills|Cheap|spam@/);
  });

  test('an answer whose text cannot be read now comes again', async () => {
    const { lead, to } = await repliedLead();
    simulator.setFault({ kind: 'server_error', times: 1 });
    await receive({ from: ANA, to: [to], text: 'Tuesday at 3.' });
    expect([effects, (await messages(lead)).length]).toEqual([['failed'], 1]);
    time.advance(5_000);
    await simulator.settleWebhooks();
    expect([effects.at(-1), (await messages(lead)).length]).toEqual(['answer', 2]);
  });

  test('of an answer only its text is kept, as far as there is room', async () => {
    const { lead, to } = await repliedLead();
    const files = [{ id: 'f1', filename: 'run.exe', size: 9, content_type: 'application/x-msdownload' }];
    const html = '<p>Call <b>me</b></p><script>alert(1)</script><img src="https://track.test/a.gif">';
    const message_id = '<a@b>\r\nBcc: all@shop.test';
    await receive({ from: ANA, to: [to], text: null, html, attachments: files, message_id });
    await receive({ from: ANA, to: [to], text: 'x'.repeat(MESSAGE_MAX + 1) });
    const [, first, second] = await messages(lead);
    expect(first).toMatchObject({ attachments: 1, message_id: null });
    expect(first?.text).toContain('Call me');
    expect(first?.text).not.toMatch(/<|alert/);
    expect([second?.is_cut, second?.text.length]).toEqual([1, MESSAGE_MAX]);
  });

  test.each([
    ['\r\n', '<p>Tuesday at 3 works.</p>'],
    ['\u200b \u00a0', '<p>Tuesday at 3 works.</p>'],
    ['', 'Tuesday at 3 works.'],
  ])('an answer whose text has nothing to see (%j) is read from its HTML', async (text, html) => {
    const { lead, to } = await repliedLead();
    await receive({ from: ANA, to: [to], text, html });
    expect((await messages(lead)).at(-1)?.text).toBe('Tuesday at 3 works.');
  });

  test.each([
    [{ 'Auto-Submitted': 'auto-replied' }, 'Away'],
    [{ 'auto-submitted': 'auto-generated; owner-email="x"' }, 'Away'],
    [{ 'X-Autoreply': 'yes' }, 'Away'],
    [{ Precedence: 'bulk' }, 'Away'],
    [{ precedence: 'auto_reply' }, 'Away'],
    [{ 'Return-Path': '<>' }, 'Away'],
    [{ 'Content-Type': 'multipart/report; report-type=delivery-status' }, 'Away'],
    [{}, 'Automatic reply: Your message'],
    [{}, 'Out of Office: Your message'],
  ])('an automatic answer (%j, %s) is kept and marked, and wakes no one', async (headers, subject) => {
    const { lead, to } = await repliedLead();
    const mailsBefore = (await outbox()).length;
    await receive({ from: ANA, to: [to], subject, text: 'I am away.', headers });
    expect(effects).toEqual(['automatic']);
    expect((await messages(lead)).at(-1)).toMatchObject({ text: 'I am away.', is_automatic: 1 });
    expect(await find(lead)).toMatchObject({ status: 'contacted', hasAnswer: false });
    expect((await outbox()).length).toBe(mailsBefore);
    await receive({ from: ANA, to: [to], text: 'Back now.' });
    expect(await find(lead)).toMatchObject({ hasAnswer: true });
  });

  test.each([[{ 'Auto-Submitted': 'no' }], [{ 'X-Autoreply': 'no' }], [{ Precedence: 'first-class' }], [{}]])(
    'a person’s answer with %j wakes',
    async headers => {
      const { lead, to } = await repliedLead();
      await receive({ from: ANA, to: [to], subject: 'Re: Out of office phones', text: 'Hi', headers });
      expect(await find(lead)).toMatchObject({ hasAnswer: true });
    },
  );

  test('a program that answers all day keeps no person out', async () => {
    const { lead, to } = await repliedLead();
    for (let count = 0; count < 12; count++)
      await receive({ from: ANA, to: [to], text: 'Away', headers: { 'auto-submitted': 'auto-replied' } });
    await receive({ from: ANA, to: [to], text: 'Hello' });
    expect(effects.filter(effect => effect === 'automatic')).toHaveLength(10);
    expect(effects.at(-1)).toBe('answer');
    expect((await messages(lead)).at(-1)?.text).toBe('Hello');
  });

  test.each([
    [
      'amazonses.com; spf=pass (spfCheck: x) client-ip=1.2.3.4; dkim=fail header.i=@shop.test; dmarc=fail',
      'spf=pass dkim=fail dmarc=fail',
    ],
    ['inbound.amazonses.com 1; dkim=none', 'dkim=none'],
    ['mail.evil.test; spf=pass; dkim=pass', null],
    ['amazonses.com.evil.test; spf=pass', null],
    ['', null],
  ])('what the email service found of the sender is kept: %s', async (header, kept) => {
    const { lead, to } = await repliedLead();
    await receive({ from: ANA, to: [to], text: 'Hi', headers: { 'Authentication-Results': header } });
    expect((await messages(lead)).at(-1)?.authentication).toBe(kept);
  });

  test('more than fifty answers a day to one thread are not kept', async () => {
    const { lead, to } = await repliedLead();
    const [row] = await messages(lead);
    const rows = Array.from({ length: 50 }, (_, index) => ({
      id: String(index),
      lead_id: row?.lead_id ?? '',
      number: index + 2,
      direction: 'in' as const,
      at: DESK_NOW,
      subject: '',
      text: '',
      is_cut: 0,
      attachments: 0,
      search_text: '',
    }));
    await engine.database().insertInto('lead_messages').values(rows).execute();
    await receive({ from: ANA, to: [to], text: 'Again' });
    expect(effects).toEqual(['too_many']);
  });

  test('without a receiving address people answer to the agency, and staff paste the answer in, once', async () => {
    const plain = aDesk(engine.database);
    const staff = await plain.signIn();
    const lead = await storeLead(engine.database());
    await plain.act('lead-reply', { lead, ...aReply }, staff);
    expect((await outbox())[0]?.reply_to).toBe('hello@cornerpin.example');
    const post = { lead, answer: 'Tuesday\r\nat 3.', message: '0123456789abcdefghjkmnpqrs' };
    await plain.act('lead-answer', post, staff);
    await plain.act('lead-answer', post, staff);
    expect(
      (await messages(lead)).map(({ direction, text, author_id }) => [direction, text, author_id]),
    ).toEqual([
      ['out', aReply.text, staff.id],
      ['in', 'Tuesday\nat 3.', staff.id],
    ]);
    expect((await plain.act('lead-answer', { lead, answer: ' ' }, staff)).status).toBe(422);
  });

  test('the thread is in the person’s file without the names of staff, and is erased with the lead', async () => {
    const { staff, lead, to } = await repliedLead();
    await receive({ from: 'partner@shop.test', to: [to], text: 'Ana is away.' });
    const file = JSON.stringify(await collectPerson(ANA, desk().site()));
    expect(file).toContain('When can I call you?');
    expect(file).toContain('Ana is away.');
    expect(file).not.toContain(staff.email);
    const partner = await collectPerson('partner@shop.test', desk().site());
    expect(partner.answers).toMatchObject([{ direction: 'in', text: 'Ana is away.' }]);
    const register = siteRegister(desk().site());
    const erased = await erasePerson({ email: 'partner@shop.test', register }, desk().site());
    expect([erased.answers, (await messages(lead)).length]).toEqual([1, 1]);
    await erasePerson({ email: ANA, register }, desk().site());
    expect(await engine.database().selectFrom('lead_messages').select('id').execute()).toEqual([]);
    expect(await outbox()).toEqual([]);
  });
});
