import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Refund } from '@/lib/paypal/money';
import type { RefundRow } from '@/lib/site/db/tables';
import { anOrder, aPayment } from '@/tests/support/orders-fixture';
import { ledgerStep, type LedgerUpdate } from './advance';
import { CAPTURED_STATES, freeToRefundMinor, withRecords, type Ledger, type Order } from './order';
import { transition, type OrderEvent } from './transition';

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

const AGREED = 9_900;
const payer = { id: 'PAYER1', email: 'maria@example.com', name: 'Maria Lee' };
const money = { captureId: 'CAP1', capturedMinor: AGREED, payer };
const minor = fc.integer({ min: 1, max: 12_000 });

/** What can be reported of an order before its money is captured: in any order, twice and late. */
const aWord = fc.oneof(
  fc
    .record({
      type: fc.constantFrom('capture_started' as const, 'purchase_confirmed' as const),
      attempt: fc.integer({ min: 1, max: 4 }),
    })
    .map((word): OrderEvent => ({ ...word, payer, reason: 'approved' })),
  fc
    .integer({ min: 1, max: 4 })
    .map((attempt): OrderEvent => ({ type: 'payment_declined', attempt, captureId: null })),
  fc.integer({ min: 1, max: 4 }).map((attempt): OrderEvent => ({ type: 'capture_not_approved', attempt })),
  fc.constantFrom<OrderEvent>(
    { type: 'capture_ordered', payer, reason: 'approved' },
    { type: 'duplicate_found', duplicateOf: 'other', payer, reason: 'paid before' },
    { type: 'payment_completed', duplicateOf: null, ...money },
    { type: 'payment_confirmed', ...money },
    { type: 'payment_pending', ...money },
    { type: 'payment_lost', reason: 'gone' },
    { type: 'buyer_cancelled', cancelledAt: 0, unapprovedAt: null },
    { type: 'lapsed' },
    { type: 'attention_needed', reason: 'its payee is another one', money },
  ),
);

/**
 * `ask`: staff ask for a refund; `isTold` whether PayPal's response reaches us, `knowsUs` whether PayPal lists it with our
 * id. `hear`: we read what PayPal lists, now or as it was. The others happen at PayPal.
 */
const anAct = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('word' as const), event: aWord }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('ask' as const),
      minor,
      status: fc.constantFrom('completed' as const, 'pending' as const, 'failed' as const),
      isTold: fc.boolean(),
      knowsUs: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('give_back' as const, 'reverse' as const), minor }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('settle' as const, 'win_back' as const, 'repeat' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('hear' as const), past: fc.nat() }) },
);

type Act = typeof anAct extends fc.Arbitrary<infer T> ? T : never;

/** A captured order, and up to eleven events after that. */
const actsAfterCapture: fc.Arbitrary<Act[]> = fc
  .array(anAct, { minLength: 1, maxLength: 11 })
  .map(acts => [
    { kind: 'word', event: { type: 'payment_completed', duplicateOf: null, ...money } },
    ...acts,
  ]);

/** Up to twelve events, most of them before a capture. */
const actsFromTheStart: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof({ weight: 5, arbitrary: fc.record({ kind: fc.constant('word' as const), event: aWord }) }, anAct),
  { minLength: 1, maxLength: 12 },
);

/** An order as we have it and as PayPal has it. */
class MoneyModel {
  order: Order = anOrder({ amountMinor: AGREED });
  ledger: Ledger = { refunds: [], reversals: [], disputes: [] };
  /** Events that changed the order, the oldest first. */
  accepted: OrderEvent['type'][] = [];
  private refunds: Refund[] = [];
  private past: Refund[][] = [[]];
  private answers = new Map<string, string>();
  private now = 0;
  private ids = 0;

  apply(act: Act): void {
    this.now += 1;
    if (act.kind === 'word') this.move(act.event, []);
    else if (act.kind === 'ask') this.ask(act);
    else if (act.kind === 'give_back') this.giveBack(act.minor);
    else if (act.kind === 'reverse') this.reverse(act.minor);
    else if (act.kind === 'win_back') this.winBack();
    else if (act.kind === 'settle') this.settle();
    else if (act.kind === 'repeat') this.repeatAll();
    else if (act.kind === 'hear') this.hear(this.past[act.past % this.past.length] ?? []);
  }

  /** We ask PayPal for the state of everything. */
  hearAll(): void {
    this.hear(this.refunds);
  }

  private hear(refunds: Refund[]): void {
    this.record({ payment: aPayment({ refunds }) });
  }

  /** Every request goes to PayPal again, under its id. */
  repeatAll(): void {
    for (const [customId, refundId] of this.answers) {
      const refund = this.refunds.find(one => one.refundId === refundId);
      if (refund) this.record({ payment: null, refunds: [{ ...refund, customId }] });
    }
  }

  /** What PayPal has sent back. */
  refundedAtPayPal(): number {
    return sum(this.refunds.filter(({ status }) => status === 'completed'));
  }

  /** The row is stored first, whatever PayPal makes of it. */
  private ask({ minor: amount, status, isTold, knowsUs }: Extract<Act, { kind: 'ask' }>): void {
    if (amount > freeToRefundMinor(this.order, this.ledger)) return;
    const row = this.newRow(amount);
    this.move({ type: 'refund_requested', reason: row.id }, [{ kind: 'refund', row }]);
    if (amount > this.leftAtPayPal()) {
      this.record({ payment: null, refusal: { id: row.id, issue: 'too_much' } });
      return;
    }
    const refund = this.addRefund({ amount, status, customId: knowsUs ? row.id : null });
    this.answers.set(row.id, refund.refundId);
    if (isTold) this.record({ payment: null, refunds: [{ ...refund, customId: row.id }] });
  }

  private giveBack(amount: number): void {
    if (this.order.capturedMinor > 0 && amount <= this.leftAtPayPal())
      this.addRefund({ amount, status: 'completed', customId: null });
  }

  private reverse(amount_minor: number): void {
    if (amount_minor > this.leftAtPayPal()) return;
    const about = { order_id: this.order.id, reversed_at: this.now, settled_at: null, settled_by: null };
    const row = { id: `V${this.now}`, state: 'open' as const, amount_minor, ...about };
    this.record({ payment: null, records: [{ kind: 'reversal', row }] });
  }

  private winBack(): void {
    const rows = this.ledger.reversals.map(row => ({ ...row, state: 'returned' as const }));
    this.record({ payment: null, records: rows.map(row => ({ kind: 'reversal', row })) });
  }

  private settle(): void {
    this.refunds = this.refunds.map(one =>
      one.status === 'pending' ? { ...one, status: 'completed' } : one,
    );
    this.past.push(this.refunds);
  }

  private record(news: LedgerUpdate): void {
    const { order, ledger, now } = this;
    if (order.capturedMinor === 0) return;
    const step = ledgerStep({ order, ledger, news, now, newId: () => `p${(this.ids += 1)}` });
    if (step) this.move(step.event, step.records);
  }

  private move(event: OrderEvent, records: Parameters<typeof withRecords>[1]): void {
    const timed = event.type === 'buyer_cancelled' ? { ...event, cancelledAt: this.now } : event;
    const after = transition(this.order, timed, this.now);
    if (!after) return;
    this.accepted.push(event.type);
    this.order = after;
    this.ledger = withRecords(this.ledger, records);
  }

  private leftAtPayPal(): number {
    const gone = this.refunds.filter(({ status }) => status === 'completed' || status === 'pending');
    const reversed = this.ledger.reversals.filter(({ state }) => state === 'open');
    return AGREED - sum(gone) - reversed.reduce((total, { amount_minor }) => total + amount_minor, 0);
  }

  private addRefund({ amount, status, customId }: NewRefund): Refund {
    const refundId = `R${this.refunds.length + 1}`;
    const refund = { refundId, status, amountMinor: amount, currency: 'USD', customId, createdAt: null };
    this.refunds = [...this.refunds, refund];
    this.past.push(this.refunds);
    return refund;
  }

  private newRow(amount_minor: number): RefundRow {
    return {
      id: `d${this.now}`,
      order_id: this.order.id,
      origin: 'desk',
      state: 'requested',
      amount_minor,
      reason: 'other',
      note: null,
      actor_id: null,
      provider_id: null,
      issue: null,
      created_at: this.now,
      updated_at: this.now,
    };
  }
}

function sum(refunds: readonly Refund[]): number {
  return refunds.reduce((total, { amountMinor }) => total + amountMinor, 0);
}

type NewRefund = { amount: number; status: Refund['status']; customId: string | null };
