import { expect, test } from 'vitest';
import { onBothEngines } from '@/tests/support/engines';
import {
  approvedOrder,
  comeBack,
  historyOf,
  mailKinds,
  placedOrder,
  stateOf,
  seeReceipt,
} from '@/tests/support/orders-steps';
import { anOrderWorld } from '@/tests/support/orders-world';

onBothEngines('the receipt of an order that is not settled', engine => {
  const world = anOrderWorld(engine);

  test('asks PayPal, and a buyer who has just approved reads that it is paid', async () => {
    const row = await approvedOrder(world);
    expect((await seeReceipt(world.site, row)).kind).toBe('paid');
    expect(await historyOf(engine.database(), row)).toEqual([
      'creating',
      'awaiting_approval',
      'capturing',
      'paid',
    ]);
    expect(await mailKinds(engine.database(), row)).toEqual(['receipt']);
  });

  test('keeps with each amount which guarantee covers it', async () => {
    const row = await placedOrder(world, { plan: 'pro', amount: '2648.00' });
    const receipt = await seeReceipt(world.site, row);
    expect(receipt.kind !== 'unknown' && receipt.lines).toMatchObject([
      { label: 'Pro plan, website setup', guarantee: 'build' },
      { label: 'Pro plan, first month', guarantee: 'plan' },
    ]);
  });

  test('opened ten times at once, over two processes, captures once, and claims nothing that PayPal did not say', async () => {
    const row = await approvedOrder(world);
    const processes = [world.site, world.secondProcess()];
    const receipts = await Promise.all(
      Array.from({ length: 10 }, (_, index) => seeReceipt(processes[index % 2] ?? world.site, row)),
    );
    const kinds = new Set(receipts.map(({ kind }) => kind));
    expect(kinds).toContain('paid');
    expect([...kinds].filter(kind => kind !== 'paid' && kind !== 'unheard')).toEqual([]);
    expect((await seeReceipt(world.site, row)).kind).toBe('paid');
    expect(world.paypal.calls('capture')).toHaveLength(1);
    expect(await mailKinds(engine.database(), row)).toEqual(['receipt']);
  });

  test('waits for a capture that is under way, as PayPal’s notice may have begun it', async () => {
    const row = await approvedOrder(world);
    world.paypal.addFault({ kind: 'hang', operation: 'capture', when: 'after' });
    const begun = comeBack(world.secondProcess(), row);
    await world.paypal.whenHanging();
    expect(await stateOf(engine.database(), row)).toBe('capturing');
    const receipt = seeReceipt(world.site, row);
    world.paypal.releaseHanging();
    expect((await receipt).kind).toBe('paid');
    await begun;
    expect(world.paypal.calls('capture')).toHaveLength(1);
  });

  test('says that the approval is missing only when PayPal said so', async () => {
    const row = await placedOrder(world);
    expect(await seeReceipt(world.site, row)).toMatchObject({
      kind: 'awaiting',
      approveUrl: row.approve_url,
    });
    expect(world.paypal.calls('capture')).toEqual([]);
    expect(await historyOf(engine.database(), row)).toEqual(['creating', 'awaiting_approval']);
  });

  test('claims nothing while PayPal fails, and takes nothing', async () => {
    const row = await approvedOrder(world);
    world.paypal.addFault({ kind: '500', operation: 'get' });
    expect((await seeReceipt(world.site, row)).kind).toBe('unheard');
    expect(await stateOf(engine.database(), row)).toBe('awaiting_approval');
    expect((await seeReceipt(world.site, row)).kind).toBe('paid');
  });

  test('does not wait longer than it may for a PayPal that hangs', async () => {
    const row = await approvedOrder(world);
    world.paypal.addFault({ kind: 'hang', operation: 'get' });
    const impatient = world.with({ wait: () => world.paypal.whenHanging() });
    expect((await seeReceipt(impatient, row)).kind).toBe('unheard');
  });

  test('asks PayPal only so often, however often someone reloads', async () => {
    world.startMinute();
    const row = await placedOrder(world);
    const kinds: string[] = [];
    // More than an hour allows: those that were refused must not count.
    for (let look = 0; look < 120; look += 1) kinds.push((await seeReceipt(world.site, row)).kind);
    expect(world.paypal.calls('get')).toHaveLength(3);
    expect(new Set(kinds.slice(3))).toEqual(new Set(['unheard']));
    world.advance(60_000);
    expect((await seeReceipt(world.site, row)).kind).toBe('awaiting');
  });

  test('takes up a capture that was left lying', async () => {
    const row = await approvedOrder(world);
    world.paypal.addFault({ kind: 'cut', operation: 'capture', when: 'before', count: 2 });
    expect((await seeReceipt(world.site, row)).kind).toBe('capturing');
    world.advance(60_000);
    expect((await seeReceipt(world.site, row)).kind).toBe('paid');
  });

  test('leads a buyer whose card was declined to a new checkout, not back to the same PayPal order', async () => {
    const row = await placedOrder(world);
    world.paypal.approveOrder(row.paypal_order_id ?? '', 'declining');
    expect(await seeReceipt(world.site, row)).toMatchObject({
      kind: 'declined',
      approveUrl: null,
      checkoutHref: '/checkout?package=custom&amount=99.00&currency=USD&step=pay',
    });
    await seeReceipt(world.site, row);
    expect(world.paypal.calls('capture')).toHaveLength(1);
  });
});
