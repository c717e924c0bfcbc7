import { beforeEach, expect, test } from 'vitest';
import { applyMailEvent } from '@/lib/mail/webhook';
import { newId } from '@/lib/site/ids';
import { onBothEngines } from '../../support/engines';
import { NOW, rowsIn } from '../privacy/retention-rows';

onBothEngines('events of the email service', engine => {
  beforeEach(() => engine.clear());
  const { mail } = rowsIn(engine.database);

  /** The state of an email after these events, in this order. */
  async function endOf(types: readonly string[]): Promise<string | undefined> {
    const providerId = newId();
    const id = await mail({ state: 'sending', provider_id: null });
    for (const type of types) {
      const about = {
        providerId,
        outboxId: id,
        repeatId: null,
        to: [],
        happenedAt: null,
        isTemporary: false,
      };
      const event = { ...about, eventId: newId(), type, reason: null, payload: '{}' };
      await applyMailEvent(event, { db: engine.database(), now: () => NOW });
    }
    const row = await engine
      .database()
      .selectFrom('outbox')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.state;
  }

  test.each([
    [['email.sent', 'email.failed'], 'failed'],
    [['email.sent', 'email.suppressed'], 'failed'],
    [['email.sent', 'email.delivered'], 'delivered'],
    [['email.sent', 'email.delivered', 'email.complained'], 'complained'],
    [['email.sent', 'email.bounced', 'email.complained'], 'complained'],
    [['email.sent', 'email.delivered', 'email.bounced'], 'bounced'],
    [['email.sent', 'email.failed', 'email.delivered'], 'delivered'],
  ] as const)('%j end as %s in any order, and twice', async (types, state) => {
    for (const order of ordersOf(types))
      expect([order, await endOf([...order, ...order])]).toEqual([order, state]);
  });
});

function ordersOf(types: readonly string[]): string[][] {
  if (types.length === 0) return [[]];
  return types.flatMap((type, index) => ordersOf(types.toSpliced(index, 1)).map(rest => [type, ...rest]));
}
