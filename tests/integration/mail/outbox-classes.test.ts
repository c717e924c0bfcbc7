import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { claimDue, STARVED_MS } from '@/lib/mail/deliver';
import type { MailKind } from '@/lib/mail/outgoing-mail';
import { startDelivery } from '@/lib/mail/worker';
import { onBothEngines } from '../../support/engines';
import { aDelivery, aMail, enqueue, getRow, useResend } from './fixtures';

const WAITING = 5_000;
const WITHIN_MS = 5_000;

const kindOf = (kind: MailKind) => aMail({ kind, idempotencyKey: `${kind}/${crypto.randomUUID()}` });

onBothEngines('the classes of the outbox', engine => {
  const { time, simulator } = useResend(engine);
  const store = (kinds: readonly MailKind[], now = time.clock.now()) =>
    enqueue(engine.database(), { mails: kinds.map(kindOf), now });
  const storeMany = async (kind: MailKind, { count, now }: { count: number; now: number }) => {
    for (let stored = 0; stored < count; stored += 500)
      await store(
        Array.from({ length: 500 }, () => kind),
        now,
      );
  };
  const claim = async (limit: number) => {
    const claimed = await claimDue(engine.database(), {
      limit,
      leaseId: 'lease',
      now: time.clock.now(),
      leaseMs: 60_000,
    });
    return claimed.map(mail => mail.kind);
  };

  test('a later email of a more urgent class goes out first, and equals by time', async () => {
    for (const kind of [
      'newsletter-welcome',
      'lead-confirm',
      'lead-notify',
      'receipt',
      'account-reset',
    ] as const) {
      await store([kind]);
      time.advance(1_000);
    }
    const order = ['receipt', 'account-reset', 'lead-notify', 'lead-confirm', 'newsletter-welcome'];
    expect(await claim(5)).toEqual(order);
  });

  test('an endless flow of urgent emails leaves every third place to emails that have waited for ten minutes', async () => {
    await store(['newsletter-welcome', 'lead-confirm']);
    time.advance(STARVED_MS);
    await store(Array.from({ length: 9 }, () => 'receipt' as const));
    const batches = [await claim(3), await claim(3), await claim(3)];
    expect(new Set(batches.map(([, , last]) => last))).toEqual(
      new Set(['lead-confirm', 'newsletter-welcome', 'receipt']),
    );
  });

  test(`with ${WAITING} emails waiting, a reset link leaves within ${WITHIN_MS / 1000} seconds`, async () => {
    const now = Date.now();
    // All of them have waited for long, so they claim their share too.
    await storeMany('lead-confirm', { count: WAITING, now: now - 2 * STARVED_MS });
    const { site } = aDelivery(engine.database(), { simulator: simulator(), time, site: { now: Date.now } });
    const worker = startDelivery(site);
    await vi.waitFor(() => expect(simulator().messages().length).toBeGreaterThan(0), WITHIN_MS);
    const [id = ''] = await store(['account-reset'], Date.now());
    const askedAt = Date.now();
    worker.wake();
    const order = await vi.waitFor(
      async () => {
        const row = await getRow(engine.database(), id);
        expect(row.state).toBe('sent');
        return row;
      },
      { timeout: WITHIN_MS, interval: 50 },
    );
    await worker.stop();
    expect((order.sent_at ?? Infinity) - askedAt).toBeLessThan(WITHIN_MS);
    expect(simulator().messages().length).toBeLessThan(WAITING);
  }, 30_000);

  test.each(engine.name === 'postgres' ? ['PostgreSQL'] : [])(
    '%s claims along the index of what is due',
    async () => {
      const now = time.clock.now();
      await storeMany('lead-confirm', { count: WAITING, now });
      await sql`analyze outbox`.execute(engine.database());
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select * from outbox
      where state = 'queued' and priority = 2 and next_attempt_at <= ${now}
      order by priority, next_attempt_at, id limit 3 for update skip locked`.execute(engine.database());
      const plan = rows.map(row => row['QUERY PLAN']).join('\n');
      expect(plan).toContain('Index Scan using outbox_due');
      expect(plan).not.toContain('Seq Scan');
    },
  );
});
