import { expect, test, vi } from 'vitest';
import { onBothEngines } from '../support/engines';
import { startDeliveryWorker } from '@/lib/mail/delivery-worker';
import { sleepUntilAborted } from '@/lib/mail/throttle';
import type { MailLog } from '@/lib/mail/ports';
import { aMail, useResend, deliveryDeps, enqueue } from './mail-fixtures';

onBothEngines('the delivery worker', engine => {
  const { time, simulator } = useResend(engine);
  const start = (log: MailLog = () => undefined) => {
    const deps = deliveryDeps(engine.database(), { simulator: simulator(), time });
    return startDeliveryWorker({ ...deps, log, sleep: sleepUntilAborted });
  };
  const store = () => enqueue(engine.database(), { mails: [aMail()], now: time.clock.now() });
  const arrived = (count: number) => vi.waitFor(() => expect(simulator().messages()).toHaveLength(count));

  test('what waits is sent at the start, and a wake-up sends what came later at once', async () => {
    await store();
    const worker = start();
    await arrived(1);
    time.advance(1_000);
    await store();
    worker.wake();
    await arrived(2);
    await worker.stop();
    expect(await engine.database().selectFrom('outbox').select('state').execute()).toEqual([
      { state: 'sent' },
      { state: 'sent' },
    ]);
  });

  test('a stopped worker sends nothing more', async () => {
    const worker = start();
    await worker.stop();
    await store();
    worker.wake();
    await worker.stop();
    expect(simulator().messages()).toHaveLength(0);
  });

  test('a database that fails is reported, survived, and tried again', async () => {
    await store();
    const reported: string[] = [];
    const deps = deliveryDeps(engine.database(), { simulator: simulator(), time });
    let isBroken = true;
    const claimDue: typeof deps.store.claimDue = claim =>
      isBroken ? Promise.reject(new TypeError('disk I/O error')) : deps.store.claimDue(claim);
    const worker = startDeliveryWorker({
      ...deps,
      store: { ...deps.store, claimDue },
      sleep: sleepUntilAborted,
      log: ({ event, detail }) => reported.push(`${event} ${detail ?? ''}`),
    });
    await vi.waitFor(() => expect(reported).toContain('mail_delivery_broken TypeError'));
    isBroken = false;
    worker.wake();
    await arrived(1);
    await worker.stop();
  });

  test('a wake-up does not knock again while the provider refuses everyone', async () => {
    await store();
    simulator().setFault({ kind: 'rate_limited', times: 1, retryAfterSeconds: 3_600 });
    const events: string[] = [];
    const worker = start(entry => events.push(entry.event));
    await vi.waitFor(() => expect(events).toContain('mail_stopped'));
    await store();
    worker.wake();
    await worker.stop();
    expect(simulator().messages()).toHaveLength(0);
  });
});
