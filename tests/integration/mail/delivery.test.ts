import { expect, test } from 'vitest';
import { claimDue, deliverOutbox, recordAttempt, recordFailed } from '@/lib/mail/deliver';
import { sendMail } from '@/lib/mail/resend';
import type { FaultKind } from '../../../simulators/mail/start';
import { onBothEngines } from '../../support/engines';
import { aDelivery, aMail, useResend, deliverAll, enqueue, getRow } from './fixtures';

onBothEngines('the outbox', engine => {
  const { time, simulator } = useResend(engine);
  const store = (mails = [aMail()]) => enqueue(engine.database(), { mails, now: time.clock.now() });
  const storeOne = async () => {
    const [id = ''] = await store();
    return id;
  };
  const processOf = (db = engine.database(), setup: Partial<Parameters<typeof aDelivery>[1]> = {}) =>
    aDelivery(db, { simulator: simulator(), time, ...setup });
  const deliverOnce = ({ site, run } = processOf()) => deliverOutbox(run, site);
  // Two connections of one process to the embedded file would block each other's thread; its workers share one.
  const worker = () => (engine.name === 'embedded' ? engine.database() : engine.newConnection());
  const deliver = () => deliverAll(processOf(), time);

  test('a stored mail goes out as it was rendered, under its own key', async () => {
    const mail = aMail();
    const [id = ''] = await store([mail]);
    await deliver();
    expect(simulator().messages()).toMatchObject([
      {
        from: mail.from,
        to: [mail.to],
        replyTo: [mail.replyTo],
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        idempotencyKey: mail.idempotencyKey,
      },
    ]);
    expect(await getRow(engine.database(), id)).toMatchObject({
      state: 'sent',
      attempts: 1,
      provider_id: simulator().messages()[0]?.id,
      lease_id: null,
      last_error: null,
    });
  });

  test('one round sends every mail that it has claimed', async () => {
    await store([aMail(), aMail(), aMail()]);
    expect(await deliverOnce()).toEqual({ claimed: 3, pauseMs: 0 });
    expect(simulator().messages()).toHaveLength(3);
  });

  test('two workers deliver 200 mails, each exactly once', async () => {
    const ids = await store(Array.from({ length: 200 }, () => aMail()));
    await Promise.all([worker(), worker()].map(db => deliverAll(processOf(db), time)));
    const rows = await engine.database().selectFrom('outbox').select(['id', 'state']).execute();
    expect(rows.filter(row => row.state === 'sent')).toHaveLength(ids.length);
    expect(simulator().messages()).toHaveLength(ids.length);
    expect(
      new Set(
        simulator()
          .messages()
          .map(message => message.idempotencyKey),
      ).size,
    ).toBe(ids.length);
  });

  test('no second holds more than two requests of a worker', async () => {
    const startedAt = time.clock.now();
    await store(Array.from({ length: 20 }, () => aMail()));
    await deliver();
    expect(time.clock.now() - startedAt).toBeGreaterThanOrEqual(19 * 500);
  });

  test.each<[FaultKind, number]>([
    ['rate_limited', 3],
    ['daily_quota', 2],
    ['server_error', 5],
    ['bad_gateway_html', 5],
    ['ok_html', 3],
    ['odd_json', 3],
    ['hang', 2],
    ['cut', 3],
    ['cut_after_accepting', 1],
    ['hang_after_accepting', 1],
  ])('the fault %s, %i times over, delays mails and doubles none', async (kind, times) => {
    await store([aMail(), aMail(), aMail()]);
    simulator().setFault({ kind, times });
    let requests = 0;
    const send: typeof sendMail = (mail, site) => {
      requests += 1;
      // Only what hangs is left early: on a busy machine any other answer may take a second.
      const isHung = kind.startsWith('hang') && requests <= times;
      return isHung ? sendMail(mail, site, 1_000) : sendMail(mail, site);
    };
    await deliverAll(processOf(engine.database(), { send }), time);
    expect(simulator().messages()).toHaveLength(3);
    const rows = await engine.database().selectFrom('outbox').select(['state', 'attempts']).execute();
    expect(rows.map(row => row.state)).toEqual(['sent', 'sent', 'sent']);
    expect(rows.reduce((sum, row) => sum + row.attempts, 0)).toBe(3 + times);
  });

  test('the wait that the provider asks for is kept, by every mail', async () => {
    await store([aMail(), aMail()]);
    simulator().setFault({ kind: 'rate_limited', times: 1, retryAfterSeconds: 40 });
    const report = await deliverOnce();
    expect(report.pauseMs).toBeGreaterThanOrEqual(40_000);
    const rows = await engine.database().selectFrom('outbox').selectAll().orderBy('attempts').execute();
    expect(rows.map(row => [row.state, row.attempts])).toEqual([
      ['queued', 0],
      ['queued', 1],
    ]);
    expect(rows[1]?.next_attempt_at).toBeGreaterThanOrEqual(time.clock.now() + 40_000);
    expect(rows[1]?.first_attempt_at).toBeNull();
  });

  test('a mail that can never go is kept with the reason, and holds up no other', async () => {
    const id = await storeOne();
    time.advance(1);
    await store([aMail()]);
    simulator().setFault({ kind: 'unprocessable', times: 1 });
    await deliver();
    expect(await getRow(engine.database(), id)).toMatchObject({
      state: 'failed',
      last_error: expect.stringContaining('422 invalid_parameter'),
    });
    expect(simulator().messages()).toHaveLength(1);
  });

  test('a refused key stops the worker; once it is right, every mail goes', async () => {
    const ids = await store([aMail(), aMail(), aMail()]);
    const alarms: string[] = [];
    const log = (level: string, event: string) => void alarms.push(`${level} ${event}`);
    const wrong = { env: { RESEND_API_KEY: 're_wrong' }, log };
    const report = await deliverOnce(processOf(engine.database(), { site: wrong }));
    expect(report).toEqual({ claimed: 3, pauseMs: 300_000 });
    expect(alarms).toEqual(['error mail_stopped']);
    const rows = await Promise.all(ids.map(id => getRow(engine.database(), id)));
    expect(rows.map(row => row.state)).toEqual(['queued', 'queued', 'queued']);
    expect(rows.filter(row => row.last_error?.includes('invalid_api_key'))).toHaveLength(1);
    time.advance(48 * 60 * 60_000);
    await deliver();
    expect(simulator().messages()).toHaveLength(3);
  });

  test('the mails of a worker that died are another’s once its lease has ended', async () => {
    const id = await storeOne();
    const dead = processOf(worker()).site;
    const claim = { limit: 3, leaseId: 'dead', now: time.clock.now(), leaseMs: 36_000 };
    const claimed = await claimDue(engine.database(), claim);
    for (const mail of claimed) {
      await recordAttempt(mail, time.clock.now(), dead.db);
      // It had just sent the mail, and was killed before it could write that down.
      await sendMail(mail, dead);
    }

    expect(await deliverOnce()).toMatchObject({ claimed: 0 });
    time.advance(36_000);
    expect(await deliverOnce()).toMatchObject({ claimed: 1 });
    expect(simulator().messages()).toHaveLength(1);
    expect(await getRow(engine.database(), id)).toMatchObject({ state: 'sent', attempts: 2 });
    for (const mail of claimed) await recordFailed(mail, 'too late', dead.db);
    expect(await getRow(engine.database(), id)).toMatchObject({ state: 'sent', last_error: null });
  });

  test('a lease that ended on the way is not used', async () => {
    await store([aMail(), aMail(), aMail()]);
    await deliverOnce(processOf(engine.database(), { pace: () => Promise.resolve(time.advance(40_000)) }));
    expect(simulator().messages()).toHaveLength(0);
    await deliver();
    expect(simulator().messages()).toHaveLength(3);
  });

  test('after 24 hours without a clear answer a person has to decide', async () => {
    const id = await storeOne();
    simulator().setFault({ kind: 'cut_after_accepting' });
    await deliver();
    const row = await getRow(engine.database(), id);
    expect(row).toMatchObject({ state: 'failed', last_error: expect.stringContaining('needs a person') });
    expect(time.clock.now() - (row.first_attempt_at ?? 0)).toBeGreaterThanOrEqual(23.9 * 60 * 60_000);
    expect(simulator().messages()).toHaveLength(1);
  });

  test('refusals do not count toward the 24 hours', async () => {
    const id = await storeOne();
    simulator().setFault({ kind: 'daily_quota', times: 3, retryAfterSeconds: 20 * 60 * 60 });
    await deliver();
    expect(await getRow(engine.database(), id)).toMatchObject({ state: 'sent', attempts: 4 });
  });

  test('a worker that is stopped gives back what it has not sent', async () => {
    await store([aMail(), aMail()]);
    const stopping = new AbortController();
    const send: typeof sendMail = (mail, site) => {
      stopping.abort();
      return sendMail(mail, site);
    };
    await deliverOnce(processOf(engine.database(), { signal: stopping.signal, send }));
    const rows = await engine.database().selectFrom('outbox').selectAll().orderBy('attempts').execute();
    expect(rows.map(row => [row.state, row.lease_id, row.attempts])).toEqual([
      ['queued', null, 0],
      ['sent', null, 1],
    ]);
  });
});
