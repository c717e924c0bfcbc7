import { expect, test } from 'vitest';
import { requeueMail } from '@/lib/mail';
import { onBothEngines } from '../../support/engines';
import { aDelivery, aMail, useResend, deliverAll, enqueue, getRow } from './fixtures';

onBothEngines('a mail that staff send again', engine => {
  const { time, simulator } = useResend(engine);
  const requeue = (id: string, attemptId = 'x') =>
    requeueMail(engine.database(), { id, now: time.clock.now(), attemptId });
  const store = (mails = [aMail()]) => enqueue(engine.database(), { mails, now: time.clock.now() });
  const deliver = () => deliverAll(aDelivery(engine.database(), { simulator: simulator(), time }), time);

  test('goes out under a new key when it has failed, as if it had not been tried', async () => {
    const mail = aMail();
    const [id = ''] = await store([mail]);
    simulator().setFault({ kind: 'unprocessable', times: 2 });
    await deliver();
    for (const attemptId of ['first', 'second']) {
      expect(await requeue(id, attemptId)).toBe('done');
      await deliver();
    }
    expect(await getRow(engine.database(), id)).toMatchObject({ state: 'sent', attempts: 1 });
    expect(
      simulator()
        .messages()
        .map(message => message.idempotencyKey),
    ).toEqual([`${mail.idempotencyKey}/again-second`]);
  });

  test('stays as it is when it is on its way or arrived', async () => {
    const [id = ''] = await store();
    expect(await requeue(id)).toBe('changed');
    await deliver();
    expect(await requeue(id)).toBe('changed');
    expect(await requeue('unknown')).toBe('changed');
  });

  test.each([{ to_address: '' }, { html: '', text: '' }])(
    'stays where it is when it was emptied: %j',
    async emptied => {
      const [id = ''] = await store();
      const change = { state: 'bounced', ...emptied } as const;
      await engine.database().updateTable('outbox').set(change).where('id', '=', id).execute();
      expect(await requeue(id)).toBe('empty');
      expect(await getRow(engine.database(), id)).toMatchObject({ state: 'bounced' });
    },
  );
});
