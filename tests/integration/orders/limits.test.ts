import { expect, test } from 'vitest';
import { findOrder, takeLook } from '@/lib/orders/orders.sql';
import { answerOrder } from '@/lib/orders/reply';
import { newId } from '@/lib/site/ids';
import { MINUTE_MS } from '@/lib/site/time';
import { onBothEngines } from '@/tests/support/engines';
import { anOrderWorld, SITE_ORIGIN } from '@/tests/support/orders-world';

const LIMITS = { ORDERS_PER_MINUTE: '3', ORDERS_PER_HOUR: '5', ORDER_LOOKS_PER_HOUR: '60' };
const LOOKS_PER_MINUTE = 3;
const FORM = 'plan=pro&billing=setup-and-monthly&amount=2648.00&currency=USD&intent=CAPTURE&name=Pro';

onBothEngines('placing orders without end', engine => {
  const world = anOrderWorld(engine);

  function post(overrides: { address?: string; attemptId?: string; form?: boolean } = {}) {
    const { address = '198.51.100.7', attemptId = newId(), form = false } = overrides;
    const order = { amount: '99.00', currency: 'USD', intent: 'CAPTURE', attemptId };
    const headers = {
      'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
      'x-forwarded-for': address,
    };
    return answerOrder(
      new Request(`${SITE_ORIGIN}/order`, {
        method: 'POST',
        headers,
        body: form ? FORM : JSON.stringify(order),
      }),
      world.with({ env: LIMITS }),
      () => Promise.resolve(null),
    );
  }

  async function statuses(count: number, address?: string): Promise<number[]> {
    const answers: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const { status } = await post(address === undefined ? {} : { address });
      answers.push(status);
    }
    return answers;
  }

  test('looks that were refused are not held against the buyer', async () => {
    await post();
    const [row] = await engine.database().selectFrom('orders').select('id').execute();
    const order = await findOrder(engine.database(), 'id', row?.id ?? '');
    const start = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
    const look = async (at: number) => {
      const site = world.with({ env: LIMITS, now: () => at });
      return order ? (await takeLook(site, order, '198.51.100.7')).kind : 'none';
    };
    const kinds: string[] = [];
    for (let at = start; at < start + 4 * MINUTE_MS; at += 2_000) kinds.push(await look(at));
    expect(kinds.filter(kind => kind === 'allowed')).toHaveLength(4 * LOOKS_PER_MINUTE);
    expect(await look(start + 5 * MINUTE_MS)).toBe('allowed');
  });

  test('past the limit of an address the answer is 429 with the time to wait, and nothing is placed', async () => {
    expect(await statuses(3)).toEqual([201, 201, 201]);
    const refused = await post();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const { error } = await refused.json();
    expect(error.kind).toBe('limited');
    expect(error.message).toMatch(/try again in 1 minute/);
    expect(world.paypal.calls('create')).toHaveLength(3);
    expect(await engine.database().selectFrom('orders').select('id').execute()).toHaveLength(3);
    expect(await engine.database().selectFrom('order_events').select('id').execute()).toHaveLength(6);
    world.advance(60_000);
    expect(await statuses(1)).toEqual([201]);
  });

  test('another address is not held up, and one that claims to be another counts as itself', async () => {
    await statuses(3, '203.0.113.1');
    expect(await statuses(1, '198.51.100.9')).toEqual([201]);
    expect(await statuses(1, '192.0.2.1, 203.0.113.1')).toEqual([429]);
  });

  test('the same attempt again is no new order, however often', async () => {
    const attemptId = newId();
    for (let index = 0; index < 10; index += 1) expect((await post({ attemptId })).status).toBe(201);
    expect(await statuses(2)).toEqual([201, 201]);
  });

  test('a rush at once places exactly as many as are allowed', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => post()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
  });

  test('the plain form gets a page that says so, with the choice kept for when the wait is over', async () => {
    await statuses(3);
    const refused = await post({ form: true });
    const page = await refused.text();
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
    expect(page).toContain('Nothing has been charged');
    expect(page).toContain('/checkout?plan=pro&amp;billing=setup-and-monthly&amp;amount=2648.00');
    expect(page).toContain('href="/contact"');
  });

  test('leads and orders are counted apart', async () => {
    await statuses(3);
    const buckets = await engine.database().selectFrom('rate_limits').select('bucket').execute();
    expect(buckets.map(({ bucket }) => bucket.split(':')[0]).filter(name => name !== 'cleaned')).toEqual([
      'orders',
    ]);
  });
});
