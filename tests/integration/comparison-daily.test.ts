import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '@/lib/site/time';
import { compareDaily } from '@/lib/orders/comparison/compare-daily';
import { compareWithPayPal, type CompareDeps } from '@/lib/orders/comparison/compare-with-paypal';
import { onBothEngines } from '@/tests/support/engines';
import { paidOrder } from '@/tests/support/money-steps';
import { mailKinds, stateOf } from '@/tests/support/orders-steps';
import { anOrderWorld } from '@/tests/support/orders-world';

onBothEngines('the daily comparison with PayPal’s transactions', engine => {
  const world = anOrderWorld(engine);

  function deps(): CompareDeps {
    return { ...world.deps, wait: () => Promise.resolve() };
  }

  test('is made once a day by one of many processes', async () => {
    const made = await Promise.all([compareDaily(deps()), compareDaily(deps()), compareDaily(deps())]);
    expect(made.filter(comparison => comparison !== null)).toHaveLength(1);
    world.advance(24 * HOUR_MS);
    expect(await compareDaily(deps())).not.toBeNull();
  });

  test('is tried again an hour after a failure, by one of many processes', async () => {
    world.paypal.addFault({ kind: '503-html', operation: 'transactions', count: 2 });
    world.advance(msToNoon());
    expect(await compareDaily(deps())).toMatchObject({ failure: expect.stringContaining('503') });
    world.advance(50 * 60_000);
    expect(await compareDaily(deps())).toBeNull();
    world.advance(15 * 60_000);
    const made = await Promise.all([1, 2, 3].map(() => world.secondProcess().compareDaily()));
    expect(made.filter(comparison => comparison !== null)).toMatchObject([{ failure: null }]);
    world.advance(2 * HOUR_MS);
    expect(await compareDaily(deps())).toBeNull();
  });

  test('is tried again when a process dies over it', async () => {
    world.advance(msToNoon());
    const dying = { ...deps(), comparisons: { ...world.deps.comparisons, add: dies } };
    await expect(compareDaily(dying)).rejects.toThrow('killed');
    world.advance(61 * 60_000);
    expect(await compareDaily(deps())).toMatchObject({ failure: null });
  });

  test('reaches back to a day before the last comparison that was made, and three years at most', async () => {
    const first = await compareDaily(deps());
    expect(first).toMatchObject({ failure: null });
    world.advance(20 * DAY_MS);
    world.paypal.addFault({ kind: '503-html', operation: 'transactions', count: 2 });
    expect(await compareDaily(deps())).toMatchObject({ failure: expect.any(String) });
    // By hand, of the last days only: the days before are still to be compared.
    const now = world.deps.clock.now();
    await compareWithPayPal({ from: now - DAY_MS, to: now - 4 * HOUR_MS }, deps());
    world.advance(2 * HOUR_MS);
    expect(await compareDaily(deps())).toMatchObject({ from: (first?.to ?? 0) - DAY_MS, failure: null });
    world.advance(DAY_MS);
    const next = await compareDaily(deps());
    expect(Math.round(((next?.at ?? 0) - (next?.from ?? 0)) / HOUR_MS)).toBe(4 * 24);
    world.advance(5 * 365 * DAY_MS);
    const old = await compareDaily(deps());
    expect(old?.from).toBeGreaterThan((old?.at ?? 0) - 3 * 365 * DAY_MS);
  });

  test('finds a dispute whose message was lost, without repeating itself the next day', async () => {
    const row = await paidOrder(world);
    world.paypal.openDispute(row.capture_id);
    expect(await compareDaily(deps())).not.toBeNull();
    const { disputes } = await world.deps.orders.findLedger(row.id);
    expect(disputes).toMatchObject([{ status: 'waiting_for_seller' }]);
    expect(await stateOf(engine.database(), row)).toBe('disputed');
    world.advance(DAY_MS);
    expect(await compareDaily(deps())).not.toBeNull();
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
    const { gateway } = world.deps;
    const onePerPage: CompareDeps['gateway'] = {
      ...gateway,
      listOpenDisputes: ({ after, timeoutMs }) =>
        gateway.listOpenDisputes({ after: after ?? '?page_size=1&dispute_state=REQUIRED_ACTION', timeoutMs }),
      findDispute: request => {
        looks.push(request.disputeId);
        return gateway.findDispute(request);
      },
    };
    expect(await compareDaily({ ...deps(), gateway: onePerPage })).not.toBeNull();
    expect(new Set(looks)).toEqual(new Set([...open, unknown].map(dispute => dispute?.id)));
    expect(looks).toHaveLength(3);
    expect(world.paypal.calls('list-disputes')).toHaveLength(3);
    expect(await world.deps.unknownPayments.find(unknown?.id ?? '')).toMatchObject({
      kind: 'dispute',
      found_by: 'comparison',
    });
  });

  test('is tried again an hour later when PayPal’s list of disputes could not be read', async () => {
    world.paypal.addFault({ kind: '503-html', operation: 'list-disputes', count: 1 });
    world.advance(msToNoon());
    const reports: unknown[][] = [];
    await compareDaily({ ...deps(), report: (...report) => reports.push(report) });
    expect(reports).toEqual([
      ['error', 'comparison_failed', { reason: expect.stringMatching(/^disputes: .*503/) }],
    ]);
    world.advance(61 * 60_000);
    expect(await compareDaily(deps())).not.toBeNull();
    world.advance(2 * HOUR_MS);
    expect(await compareDaily(deps())).toBeNull();
  });

  function msToNoon(): number {
    const sinceNoon = (world.deps.clock.now() + DAY_MS / 2) % DAY_MS;
    return DAY_MS - sinceNoon;
  }
});

function dies(): Promise<never> {
  return Promise.reject(new Error('killed'));
}
