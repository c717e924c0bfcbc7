import { expect, test } from 'vitest';
import { sweepOrders } from '@/lib/ledger/sweep';
import type { Dispute } from '@/lib/paypal/disputes';
import type { PayPal } from '@/lib/paypal/paypal';
import { DAY_MS } from '@/lib/site/time';
import { onBothEngines } from '../../support/engines';
import { aDispute, handleMessage, paidOrder, withDispute } from '../../support/money-steps';
import { mailKinds, stateOf } from '../../support/orders-steps';
import { anOrderWorld } from '../../support/orders-world';

onBothEngines('the sweep and open disputes', engine => {
  const world = anOrderWorld(engine);

  const db = () => engine.database();
  const servicesHearing = (dispute: Dispute) => withDispute(world, dispute);

  test('the sweep looks at an open dispute once a day, and again when PayPal was busy', async () => {
    const row = await paidOrder(world);
    const now = world.site.now();
    const open = aDispute(row.capture_id, { updatedAt: now, respondBy: now + 20 * DAY_MS });
    await handleMessage('CUSTOMER.DISPUTE.CREATED', { dispute_id: open.disputeId }, withDispute(world, open));
    let looks = 0;
    const outcomes = { answer: BUSY as Awaited<ReturnType<PayPal['findDispute']>> };
    const findDispute = () => {
      looks += 1;
      return Promise.resolve(outcomes.answer);
    };
    const services = world.hearing({ findDispute });
    expect((await sweepOrders(services)).failures).toEqual([{ subject: open.disputeId, cause: BUSY.reason }]);
    outcomes.answer = { kind: 'found', dispute: open, debugId: null };
    for (let minute = 0; minute < 3; minute += 1) await sweepOrders(services);
    expect(looks).toBe(2);
    // The message about the decision was lost: the next day's look finds it.
    world.advance(DAY_MS);
    const won = { ...open, status: 'resolved', outcome: 'won', updatedAt: now + DAY_MS } as const;
    outcomes.answer = { kind: 'found', dispute: won, debugId: null };
    await sweepOrders(services);
    expect(await stateOf(db(), row)).toBe('paid');
  });

  test('an answer that is due alarms three days and one day before, each once, while PayPal waits for us', async () => {
    const row = await paidOrder(world);
    const now = world.site.now();
    const dispute = aDispute(row.capture_id, { updatedAt: now, respondBy: now + 5 * DAY_MS });
    await handleMessage(
      'CUSTOMER.DISPUTE.CREATED',
      { dispute_id: dispute.disputeId },
      withDispute(world, dispute),
    );
    const emails = async () => (await mailKinds(db(), row)).filter(kind => kind === 'order-dispute').length;
    const sweepTwice = async (services = servicesHearing(dispute)) => {
      await sweepOrders(services);
      await sweepOrders(services);
      return emails();
    };
    expect(await sweepTwice()).toBe(1);
    world.advance(2 * DAY_MS);
    expect(await sweepTwice()).toBe(2);
    world.advance(1.5 * DAY_MS);
    expect(await sweepTwice()).toBe(2);
    world.advance(DAY_MS);
    const update = { ...dispute, status: 'under_review', updatedAt: now + 4 * DAY_MS } as const;
    expect(await sweepTwice(servicesHearing({ ...dispute }))).toBe(3);
    expect(await sweepTwice(servicesHearing(update))).toBe(3);
    world.advance(DAY_MS);
    expect(await sweepTwice(servicesHearing(update))).toBe(3);
  });

  test('a dispute that comes with less than three days left sends one email, and the alarm of the last day', async () => {
    const row = await paidOrder(world);
    const now = world.site.now();
    const dispute = aDispute(row.capture_id, { updatedAt: now, respondBy: now + 2 * DAY_MS });
    await handleMessage(
      'CUSTOMER.DISPUTE.CREATED',
      { dispute_id: dispute.disputeId },
      withDispute(world, dispute),
    );
    const emailsAfterSweep = async () => {
      await sweepOrders(servicesHearing(dispute));
      return (await mailKinds(db(), row)).filter(kind => kind === 'order-dispute').length;
    };
    expect(await emailsAfterSweep()).toBe(1);
    world.advance(1.5 * DAY_MS);
    expect(await emailsAfterSweep()).toBe(2);
    expect(await emailsAfterSweep()).toBe(2);
  });

  test('no alarm goes out once PayPal says that it waits no longer for us', async () => {
    const row = await paidOrder(world);
    const now = world.site.now();
    const dispute = aDispute(row.capture_id, { updatedAt: now, respondBy: now + 5 * DAY_MS });
    await handleMessage(
      'CUSTOMER.DISPUTE.CREATED',
      { dispute_id: dispute.disputeId },
      withDispute(world, dispute),
    );
    const services = servicesHearing({ ...dispute, status: 'under_review', updatedAt: now + DAY_MS });
    world.advance(4.5 * DAY_MS);
    await sweepOrders(services);
    expect((await mailKinds(db(), row)).filter(kind => kind === 'order-dispute')).toHaveLength(1);
  });

  test('a busy PayPal leaves the message for the sweep, which acts on it', async () => {
    const row = await paidOrder(world);
    const dispute = aDispute(row.capture_id);
    const busy = world.hearing({ findDispute: isBusy });
    const result = await handleMessage('CUSTOMER.DISPUTE.CREATED', { dispute_id: dispute.disputeId }, busy);
    expect(result).toBe('postponed: PayPal answered 503');
    world.advance(60_000);
    await sweepOrders(servicesHearing(dispute));
    expect(await stateOf(db(), row)).toBe('disputed');
  });
});

function isBusy() {
  return Promise.resolve(BUSY);
}

const BUSY = { kind: 'busy', reason: 'PayPal answered 503', httpStatus: 503, debugId: null } as const;
