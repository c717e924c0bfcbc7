import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { requeueMail } from '@/lib/mail';
import { receiveMailWebhook } from '@/lib/mail/webhook';
import { newId } from '@/lib/site/ids';
import type { Site } from '@/lib/site/site';
import { serve, type RunningServer } from '@/simulators/http';
import type { MailSimulator } from '@/simulators/mail/start';
import { onBothEngines } from '../../support/engines';
import { testSite, type SiteOverrides } from '../../support/site';
import {
  aDelivery,
  aMail,
  API_KEY,
  deliverAll,
  enqueue,
  fakeTime,
  getRow,
  startSimulator,
  WEBHOOK_SECRET,
} from './fixtures';

onBothEngines('mail webhooks', engine => {
  const time = fakeTime();
  let simulator: MailSimulator;
  let isDatabaseDown = false;
  const effects: string[] = [];

  const aSite = (overrides: SiteOverrides = {}) =>
    testSite(engine.database(), {
      env: { RESEND_API_KEY: API_KEY, RESEND_WEBHOOK_SECRET: WEBHOOK_SECRET },
      ...time.clock,
      ...overrides,
    });
  const receive = async (request: Request): Promise<Response> => {
    if (isDatabaseDown) return new Response(null, { status: 500 });
    const { headers } = request;
    const outcome = await receiveMailWebhook({ body: await request.text(), headers }, aSite());
    effects.push(outcome.kind === 'taken' ? outcome.effect : outcome.kind);
    return new Response(null, { status: outcome.kind === 'taken' ? 200 : 401 });
  };
  let receiver: RunningServer;

  beforeAll(async () => {
    receiver = await serve(receive);
    simulator = await startSimulator(time, receiver.origin);
  });
  afterAll(async () => {
    await simulator.close();
    await receiver.close();
  });
  beforeEach(async () => {
    simulator.reset();
    isDatabaseDown = false;
    effects.length = 0;
    time.advance(60_000);
    await engine.clear();
  });
  const sendTo = async (to: string) => {
    const [id = ''] = await enqueue(engine.database(), { mails: [aMail({ to })], now: time.clock.now() });
    await deliverAll(aDelivery(engine.database(), { simulator, time }), time);
    await simulator.settleWebhooks();
    return id;
  };
  const stateOf = async (id: string) => (await getRow(engine.database(), id)).state;

  test.each([
    ['leads@cornerpin.example', 'delivered', null],
    ['delivered+tag@resend.dev', 'delivered', null],
    ['bounced@resend.dev', 'bounced', 'email.bounced: The recipient’s mail server rejected the address.'],
    ['complained@resend.dev', 'complained', 'email.complained: no reason given'],
    ['suppressed@resend.dev', 'failed', 'email.suppressed: The address is on the suppression list.'],
  ])('a mail to %s ends as %s', async (to, state, reason) => {
    const row = await getRow(engine.database(), await sendTo(to));
    expect(row).toMatchObject({ state, last_error: reason, lease_id: null });
  });

  test('events in the wrong order end in the same state', async () => {
    simulator.setWebhookMode({ isReversed: true });
    expect(await stateOf(await sendTo('complained@resend.dev'))).toBe('complained');
    expect(effects).toEqual(expect.arrayContaining(['applied', 'no_change']));
  });

  test('a repeated event is recognized by its id', async () => {
    simulator.setWebhookMode({ copies: 3 });
    expect(await stateOf(await sendTo('leads@cornerpin.example'))).toBe('delivered');
    expect(effects.filter(effect => effect === 'repeat')).toHaveLength(4);
    const events = await engine
      .database()
      .selectFrom('webhook_events')
      .select(['provider', 'type'])
      .execute();
    expect(events.map(event => event.type).toSorted()).toEqual(['email.delivered', 'email.sent']);
  });

  test('of what an event says about an email to the agency, with a name and a phone, nothing is kept', async () => {
    const subject = 'Call: Zora Neale at 555 318 0755';
    const mail = aMail({ to: 'bounced@resend.dev', subject });
    await enqueue(engine.database(), { mails: [mail], now: time.clock.now() });
    await deliverAll(aDelivery(engine.database(), { simulator, time }), time);
    await simulator.settleWebhooks();
    const events = await engine.database().selectFrom('webhook_events').selectAll().execute();
    expect(events.map(({ payload }) => payload)).toEqual(['', '']);
    expect(JSON.stringify(events)).not.toMatch(/Zora|555 318|resend\.dev/);
  });

  test.each([{ isForged: true }, { isStale: true }])('an event with %j changes nothing', async mode => {
    simulator.setWebhookMode(mode);
    expect(await stateOf(await sendTo('bounced@resend.dev'))).toBe('sent');
    expect(new Set(effects)).toEqual(new Set(['refused']));
    expect(await engine.database().selectFrom('webhook_events').selectAll().execute()).toHaveLength(0);
  });

  test('an event that we could not store comes again', async () => {
    isDatabaseDown = true;
    const id = await sendTo('leads@cornerpin.example');
    expect(await stateOf(id)).toBe('sent');
    isDatabaseDown = false;
    time.advance(5_000);
    await simulator.settleWebhooks();
    expect(await stateOf(id)).toBe('delivered');
  });

  test('a bounce after the delivery is still seen, a late event is not', async () => {
    const id = await sendTo('leads@cornerpin.example');
    const messageId = simulator.messages()[0]?.id ?? '';
    simulator.emit(messageId, 'email.bounced');
    simulator.emit(messageId, 'email.delivered');
    await simulator.settleWebhooks();
    expect(await stateOf(id)).toBe('bounced');
  });

  test('late events about a first sending do not change the second, which its own events settle', async () => {
    const id = await sendTo('bounced@resend.dev');
    const first = simulator.messages()[0]?.id ?? '';
    await requeueMail(engine.database(), { id, now: time.clock.now(), attemptId: newId() });
    simulator.emit(first, 'email.complained');
    await simulator.settleWebhooks();
    expect(await getRow(engine.database(), id)).toMatchObject({ state: 'queued', provider_id: null });
    // The answer that would have told the second sending's id is lost: its event alone can.
    simulator.setFault({ kind: 'cut_after_accepting', times: 1 });
    await deliverAll(aDelivery(engine.database(), { simulator, time, limit: 1 }), time);
    await simulator.settleWebhooks();
    const second = simulator.messages().find(({ id }) => id !== first)?.id;
    expect(await getRow(engine.database(), id)).toMatchObject({ state: 'bounced', provider_id: second });
  });

  test('the webhook settles a mail whose answer was lost, and it is not sent again', async () => {
    simulator.setFault({ kind: 'cut_after_accepting', times: 1 });
    const [id = ''] = await enqueue(engine.database(), { mails: [aMail()], now: time.clock.now() });
    await deliverAll(aDelivery(engine.database(), { simulator, time, limit: 1 }), time);
    await simulator.settleWebhooks();
    const row = await getRow(engine.database(), id);
    expect(row).toMatchObject({ state: 'delivered', provider_id: simulator.messages()[0]?.id });
    expect(simulator.messages()).toHaveLength(1);
  });

  test('an event about a mail that is not ours is taken and forgotten', async () => {
    const foreign = await fetch(`${simulator.origin}/emails`, {
      method: 'POST',
      headers: { authorization: `Bearer ${API_KEY}` },
      body: JSON.stringify({ from: 'x@other.example', to: 'y@example.com', subject: 's', text: 't' }),
    });
    expect(foreign.status).toBe(200);
    await simulator.settleWebhooks();
    expect(effects).toEqual(['no_mail', 'no_mail']);
  });

  test('without a secret nothing is believed, and unsigned posts are refused', async () => {
    const request = { body: '{}', headers: new Headers() };
    expect(await receiveMailWebhook(request, aSite({ env: {} }))).toEqual({ kind: 'switched_off' });
    const log = vi.fn<Site['log']>();
    const noteSecurity = vi.fn<Site['noteSecurity']>();
    expect(await receiveMailWebhook(request, aSite({ log, noteSecurity }))).toEqual({ kind: 'refused' });
    // Anyone can send one, so it is only noted where lines are bounded.
    expect(log).not.toHaveBeenCalled();
    const reason = 'Missing required headers';
    expect(noteSecurity).toHaveBeenCalledWith('mail_webhook_refused', { address: 'unknown', reason });
  });
});
