import { expect, test, vi } from 'vitest';
import { startDelivery } from '@/lib/mail/worker';
import type { Site } from '@/lib/site/site';
import { onBothEngines, brokenDatabase } from '../../support/engines';
import { aDelivery, aMail, useResend, enqueue } from './fixtures';

onBothEngines('the delivery worker', engine => {
  const { time, simulator } = useResend(engine);
  const aSite = (log: Site['log'] = () => undefined) =>
    aDelivery(engine.database(), { simulator: simulator(), time, site: { log } }).site;
  const start = () => startDelivery(aSite());
  const store = () => enqueue(engine.database(), { mails: [aMail()], now: time.clock.now() });
  const arrived = (count: number) => vi.waitFor(() => expect(simulator().messages()).toHaveLength(count));

  test('waiting emails are sent at the start, and a wake-up sends later ones at once', async () => {
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
    let isBroken = true;
    const site = aSite((_level, event, fields) => reported.push(`${event} ${String(fields?.['detail'])}`));
    const worker = startDelivery({
      ...site,
      get db() {
        return isBroken ? brokenDatabase(site.db) : site.db;
      },
    });
    await vi.waitFor(() => expect(reported).toContain('mail_delivery_broken Error'));
    isBroken = false;
    worker.wake();
    await arrived(1);
    await worker.stop();
  });

  test('a wake-up does not knock again while the provider refuses everyone', async () => {
    await store();
    simulator().setFault({ kind: 'rate_limited', times: 1, retryAfterSeconds: 3_600 });
    const events: string[] = [];
    const worker = startDelivery(aSite((_level, event) => events.push(event)));
    await vi.waitFor(() => expect(events).toContain('mail_stopped'));
    await store();
    worker.wake();
    await worker.stop();
    expect(simulator().messages()).toHaveLength(0);
  });
});
