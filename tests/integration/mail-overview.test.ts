import type { UpdateObject } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '@/lib/site/db/tables';
import { onBothEngines } from '../support/engines';
import { checkHealth, MAIL_OVERDUE_MS } from '@/lib/health/check-health';
import { readBacklog, requeueMail } from '@/lib/mail';
import { aDelivery, aMail, useResend, deliverAll, enqueue, getRow } from './mail-fixtures';

onBothEngines('the outbox overview', engine => {
  const { time, simulator } = useResend(engine);
  const backlog = () => readBacklog({ db: engine.database(), ...time.clock });
  const requeue = (id: string, attemptId: string) =>
    requeueMail(engine.database(), { id, now: time.clock.now(), attemptId });
  const store = (mails = [aMail()]) => enqueue(engine.database(), { mails, now: time.clock.now() });
  const deliver = () => deliverAll(aDelivery(engine.database(), { simulator: simulator(), time }), time);

  test('an empty outbox has no backlog', async () => {
    expect(await backlog()).toEqual({
      waiting: 0,
      oldestWaitMs: 0,
      failed: 0,
      unsettled: 0,
      lastError: null,
    });
  });

  test('the backlog tells how many wait, since when, and what went wrong', async () => {
    simulator().setFault({ kind: 'unprocessable', times: 1 });
    await store();
    await deliver();
    await store([aMail(), aMail()]);
    time.advance(7_000);
    expect(await backlog()).toMatchObject({
      waiting: 2,
      oldestWaitMs: 7_000,
      failed: 1,
      unsettled: 1,
      lastError: '422 invalid_parameter',
    });
  });

  test('a mail that has waited for too long alarms, a failed one until it is settled, and neither ends the health', async () => {
    const health = () =>
      checkHealth({
        probeStorage: () => Promise.resolve(),
        diskRoom: () => Promise.resolve(null),
        backlog,
      });
    simulator().setFault({ kind: 'unprocessable', times: 1 });
    const [failed = ''] = await store();
    const change = (row: UpdateObject<Database, 'outbox'>) =>
      engine.database().updateTable('outbox').set(row).where('id', '=', failed).execute();
    await deliver();
    await change({ last_error: 'email.bounced: 550 5.1.1 <ana@shop.test>: Recipient address rejected' });
    expect(await health()).toMatchObject({
      status: 'degraded',
      reasons: ['mail_failed'],
      mail: { lastError: 'email.bounced' },
    });
    await change({ settled_at: time.clock.now() });
    await store();
    expect(await health()).toMatchObject({ status: 'ok', mail: { waiting: 1, failed: 1, lastError: null } });
    time.advance(MAIL_OVERDUE_MS + 1);
    expect(await health()).toMatchObject({ status: 'degraded', reasons: ['mail_overdue'] });
  });

  test('a failed mail goes out again under a new key when a person says so', async () => {
    const mail = aMail();
    const [id = ''] = await store([mail]);
    simulator().setFault({ kind: 'unprocessable', times: 2 });
    await deliver();
    for (const attemptId of ['first', 'second']) {
      expect(await requeue(id, attemptId)).toBe('done');
      await deliver();
    }
    expect(await getRow(engine.database(), id)).toMatchObject({ state: 'sent' });
    expect(
      simulator()
        .messages()
        .map(message => message.idempotencyKey),
    ).toEqual([`${mail.idempotencyKey}/again-second`]);
  });

  test('a mail that is on its way or arrived is not sent again', async () => {
    const [id = ''] = await store();
    expect(await requeue(id, 'x')).toBe('changed');
    await deliver();
    expect(await requeue(id, 'x')).toBe('changed');
    expect(await requeue('unknown', 'x')).toBe('changed');
  });

  test.each([{ to_address: '' }, { html: '', text: '' }])(
    'a failed mail that was emptied, %j, stays where it is',
    async emptied => {
      const [id = ''] = await store();
      const change = { state: 'bounced', ...emptied } as const;
      await engine.database().updateTable('outbox').set(change).where('id', '=', id).execute();
      expect(await requeue(id, 'x')).toBe('empty');
      expect(await getRow(engine.database(), id)).toMatchObject({ state: 'bounced' });
    },
  );
});
