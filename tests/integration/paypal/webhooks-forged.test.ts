import { expect, test } from 'vitest';
import { answerWebhook } from '@/lib/ledger/webhook';
import { securityLog } from '@/lib/site/security/security-log';
import { onBothEngines } from '@/tests/support/engines';
import { approvedOrder, stateOf } from '@/tests/support/orders-steps';
import { SITE_ORIGIN, startOrderWorld, type OrderWorld } from '@/tests/support/orders-world';

onBothEngines('forged webhooks', engine => {
  test('forged events of one client do not block PayPal’s, and do not write a log line each', async () => {
    // As after a start: no certificate is known.
    const fresh = await startOrderWorld(engine);
    fresh.paypal.holdWebhooks();
    const row = await approvedOrder(fresh);
    const lines: string[] = [];
    const noteSecurity = securityLog({
      log: (_level, event, { reason }) => lines.push(`${event}: ${reason}`),
      clock: { now: fresh.site.now },
      findSecret: () => 'secret',
    });
    const services = fresh.with({ noteSecurity });
    fresh.startMinute();
    for (let index = 0; index < 20; index += 1)
      expect((await answerWebhook(forgedEvent(fresh, index), services)).status).toBe(503);
    expect(lines).toEqual(['paypal_webhook_unavailable: the certificate could not be fetched']);
    await fresh.paypal.releaseWebhooks();
    await fresh.paypal.webhooksSettled();
    await fresh.close();
    expect(await stateOf(engine.database(), row)).toBe('paid');
    const buckets = await engine.database().selectFrom('rate_limits').select(['bucket', 'hits']).execute();
    const hits = buckets.flatMap(one => (one.bucket.startsWith('paypal-certificates:') ? one.hits : []));
    expect(new Set(hits)).toEqual(new Set([1, 5]));
  });
});

/** From one client, each naming another certificate of PayPal's folder that does not exist. */
function forgedEvent(world: OrderWorld, index: number): Request {
  return new Request(`${SITE_ORIGIN}/webhooks/paypal`, {
    method: 'POST',
    body: '{}',
    headers: {
      'x-forwarded-for': '203.0.113.7',
      'paypal-transmission-id': 'T-1',
      'paypal-transmission-time': '2026-01-05T09:00:00Z',
      'paypal-transmission-sig': 'AAAA',
      'paypal-cert-url': `${world.paypal.origin}/v1/notifications/certs/FORGED-${index}`,
      'paypal-auth-algo': 'SHA256withRSA',
    },
  });
}
