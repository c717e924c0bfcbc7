import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actsAfterCapture, actsFromTheStart, AGREED, MoneyModel } from '@/tests/support/money-model';
import { CAPTURED_STATES } from './order';
import type { OrderEvent } from './transition';

// Of 12 events in any order, late and repeated.
const RUNS = 3_000;

test('never is more refunded and reversed than captured, nor more captured than agreed', () => {
  fc.assert(
    fc.property(fc.oneof(actsAfterCapture, actsFromTheStart), acts => {
      const model = new MoneyModel();
      for (const act of acts) {
        model.apply(act);
        const { capturedMinor, refundedMinor, reversedMinor } = model.order;
        expect(refundedMinor + reversedMinor).toBeLessThanOrEqual(capturedMinor);
        expect(capturedMinor).toBeLessThanOrEqual(AGREED);
      }
    }),
    { numRuns: RUNS },
  );
});

test('once PayPal was asked, our sum is PayPal’s: nothing is missed and nothing counted twice', () => {
  let refunded = 0;
  fc.assert(
    fc.property(actsAfterCapture, acts => {
      const model = new MoneyModel();
      for (const act of acts) model.apply(act);
      model.hearAll();
      model.repeatAll();
      if (!CAPTURED_STATES.has(model.order.state)) return;
      expect(model.order.refundedMinor).toBe(model.refundedAtPayPal());
      expect(model.ledger.refunds.map(({ state }) => state)).not.toContain('requested');
      const ids = model.ledger.refunds.flatMap(({ provider_id }) => provider_id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      expect(model.order.state === 'refunded').toBe(model.order.refundedMinor === AGREED);
      if (model.order.refundedMinor > 0) refunded += 1;
    }),
    { numRuns: RUNS },
  );
  expect(refunded, 'refunds were tried').toBeGreaterThan(RUNS / 10);
});

test('no capture begins without an approval later than the last decline or cancel', () => {
  let captures = 0;
  fc.assert(
    fc.property(actsFromTheStart, acts => {
      const model = new MoneyModel();
      for (const act of acts) model.apply(act);
      captures += countCaptures(model.accepted);
    }),
    { numRuns: RUNS },
  );
  expect(captures, 'captures were tried').toBeGreaterThan(RUNS / 10);
});

/** Follows the accepted events by themselves: PayPal's "not approved" is what makes a later approval a new one. */
function countCaptures(accepted: readonly OrderEvent['type'][]): number {
  let mayCapture = true;
  let captures = 0;
  for (const type of accepted) {
    if (type === 'payment_declined' || type === 'buyer_cancelled') mayCapture = false;
    if (type === 'capture_not_approved') mayCapture = true;
    if (!CAPTURES.has(type)) continue;
    expect([type, mayCapture]).toEqual([type, true]);
    captures += 1;
  }
  return captures;
}

const CAPTURES: ReadonlySet<string> = new Set(['capture_started', 'capture_ordered', 'purchase_confirmed']);
