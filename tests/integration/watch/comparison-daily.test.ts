import { expect, test, vi } from 'vitest';
import { compareDaily, compareWithPayPal } from '@/lib/ledger/comparison';
import * as comparisons from '@/lib/ledger/comparison.sql';
import { findUnknownPayment } from '@/lib/ledger/unknown-payment';
import { findLedger } from '@/lib/orders/orders.sql';
import type { PayPal } from '@/lib/paypal/paypal';
import { DAY_MS, HOUR_MS } from '@/lib/site/time';
import { onBothEngines } from '@/tests/support/engines';
import { paidOrder } from '@/tests/support/money-steps';
import { mailKinds, stateOf } from '@/tests/support/orders-steps';
import { anOrderWorld, type OrderWorld } from '@/tests/support/orders-world';

onBothEngines('the daily comparison with PayPal’s transactions', engine => {
  const world = anOrderWorld(engine);

  const site = (changes: Parameters<OrderWorld['with']>[0] = {}) =>
    world.with({ wait: () => Promise.resolve(), ...changes });

  test('is made once a day by one of many processes', async () => {
    const made = await Promise.all([compareDaily(site()), compareDaily(site()), compareDaily(site())]);
    expect(made.filter(comparison => comparison !== null)).toHaveLength(1);
    world.advance(24 * HOUR_MS);
    expect(await compareDaily(site())).not.toBeNull();
  });

  test('is tried again an hour after a failure, by one of many processes', async () => {
    world.paypal.addFault({ kind: '503-html', operation: 'transactions', count: 2 });
    world.advance(msToNoon());
    expect(await compareDaily(site())).toMatchObject({ failure: expect.stringContaining('503') });
    world.advance(50 * 60_000);
    expect(await compareDaily(site())).toBeNull();
    world.advance(15 * 60_000);
    const made = await Promise.all([1, 2, 3].map(() => compareDaily(world.secondProcess())));
    expect(made.filter(comparison => comparison !== null)).toMatchObject([{ failure: null }]);
    world.advance(2 * HOUR_MS);
    expect(await compareDaily(site())).toBeNull();
  });

  test('is tried again when a process dies over it', async () => {
    world.advance(msToNoon());
    const adding = vi.spyOn(comparisons, 'addComparison').mockRejectedValue(new Error('killed'));
    await expect(compareDaily(site())).rejects.toThrow('killed');
    adding.mockRestore();
    world.advance(61 * 60_000);
    expect(await compareDaily(site())).toMatchObject({ failure: null });
  });

  test('reaches back to a day before the last comparison that was made, and three years at most', async () => {
    const first = await compareDaily(site());
    expect(first).toMatchObject({ failure: null });
    world.advance(20 * DAY_MS);
    world.paypal.addFault({ kind: '503-html', operation: 'transactions', count: 2 });
    expect(await compareDaily(site())).toMatchObject({ failure: expect.any(String) });
    // By hand, of the last days only: the days before are still to be compared.
    const now = world.site.now();
    await compareWithPayPal({ from: now - DAY_MS, to: now - 4 * HOUR_MS }, site());
    world.advance(2 * HOUR_MS);
    expect(await compareDaily(site())).toMatchObject({ from: (first?.to ?? 0) - DAY_MS, failure: null });
    world.advance(DAY_MS);
    const next = await compareDaily(site());
    expect(Math.round(((next?.at ?? 0) - (next?.from ?? 0)) / HOUR_MS)).toBe(4 * 24);
    world.advance(5 * 365 * DAY_MS);
    const old = await compareDaily(site());
    expect(old?.from).toBeGreaterThan((old?.at ?? 0) - 3 * 365 * DAY_MS);
  });

  test('finds a dispute whose message was lost, without repeating itself the next day', async () => {
    const row = await paidOrder(world);
    world.paypal.openDispute(row.capture_id);
    expect(await compareDaily(site())).not.toBeNull();
    const { disputes } = await findLedger(world.database(), row.id);
    expect(disputes).toMatchObject([{ status: 'waiting_for_seller' }]);
    expect(await stateOf(engine.database(), row)).toBe('disputed');
    world.advance(DAY_MS);
    expect(await compareDaily(site())).not.toBeNull();
    expect((await mailKinds(engine.database(), row)).filter(kind => kind === 'order-dispute')).toHaveLength(
      1,
    );
  });

  test('finds lost disputes on every page of PayPal’s list, of orders that are not ours too, but none that is closed', async () => {
    const rows = [];
    for (let count = 0; count < 3; count += 1) rows.push(await paidOrder(world));
    const [closed, ...open] = rows.map(row => world.paypal.openDispute(row.capture_id));
    world.paypal.resolveDispute(closed?.id ?? '', 'RESOLVED_SELLER_FAVOUR');
    const foreign = world.paypal.captureForeign({ value: '12.34', currency: 'USD' });
    const unknown = world.paypal.openDispute(foreign?.capture?.id ?? '');
    const looks: string[] = [];
    const onePerPage: PayPal = {
      ...world.calls,
      listOpenDisputes: ({ after, timeoutMs }) =>
        world.calls.listOpenDisputes({
          after: after ?? '?page_size=1&dispute_state=REQUIRED_ACTION',
          timeoutMs,
        }),
      findDispute: request => {
        looks.push(request.disputeId);
        return world.calls.findDispute(request);
      },
    };
    expect(await compareDaily(site({ paypal: onePerPage }))).not.toBeNull();
    expect(new Set(looks)).toEqual(new Set([...open, unknown].map(dispute => dispute?.id)));
    expect(looks).toHaveLength(3);
    expect(world.paypal.calls('list-disputes')).toHaveLength(3);
    expect(await findUnknownPayment(world.database(), unknown?.id ?? '')).toMatchObject({
      kind: 'dispute',
      found_by: 'comparison',
    });
  });

  test('is tried again an hour later when PayPal’s list of disputes could not be read', async () => {
    world.paypal.addFault({ kind: '503-html', operation: 'list-disputes', count: 1 });
    world.advance(msToNoon());
    const reports: unknown[][] = [];
    await compareDaily(site({ log: (...line) => void reports.push(line) }));
    expect(reports).toEqual([
      ['error', 'comparison_failed', { reason: expect.stringMatching(/^disputes: .*503/) }],
    ]);
    world.advance(61 * 60_000);
    expect(await compareDaily(site())).not.toBeNull();
    world.advance(2 * HOUR_MS);
    expect(await compareDaily(site())).toBeNull();
  });

  function msToNoon(): number {
    const sinceNoon = (world.site.now() + DAY_MS / 2) % DAY_MS;
    return DAY_MS - sinceNoon;
  }
});
