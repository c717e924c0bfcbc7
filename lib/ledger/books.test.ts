import { expect, test } from 'vitest';
import type { Transaction } from '@/lib/paypal/money';
import { compareBooks, type OurEntry } from './books';

const RANGE = { from: 0, to: 1_000 };

test('a payment that both sides have is no difference', () => {
  expect(compare([row({})], [entry({})])).toEqual([]);
});

test('money that the agency sends is no payment received', () => {
  expect(compare([row({ amountMinor: -5_000 }), row({ eventCode: 'T0000', amountMinor: -1 })], [])).toEqual(
    [],
  );
});

test('a reversal that was undone is not another reversal', () => {
  const back = chargeback({ transactionId: 'BACK1', eventCode: 'T1202', amountMinor: 9_900 });
  expect(compare([row({}), chargeback({}), back], [entry({}), reversal({})])).toEqual([]);
});

test('a chargeback that PayPal books under an id of its own is the reversal that we know, both ways', () => {
  expect(compare([row({}), chargeback({})], [entry({}), reversal({})])).toEqual([]);
});

test('a chargeback that PayPal books twice is one reversal, known or not', () => {
  const rows = [
    row({}),
    chargeback({ transactionId: 'R1', eventCode: 'T1106', amountMinor: -4_000 }),
    chargeback({ transactionId: 'CB1', amountMinor: -4_000 }),
  ];
  const missing = compare(rows, [entry({})]);
  expect(missing).toMatchObject([{ kind: 'missing_here', providerId: 'R1', theirMinor: 4_000 }]);
  expect(compare(rows, [entry({}), reversal({ providerId: 'R1', amountMinor: 4_000 })])).toEqual([]);
  expect(compare(rows, [entry({}), reversal({ providerId: 'CB1', amountMinor: 4_000 })])).toEqual([]);
});

test('two chargebacks of the same sum are two: one that we know explains one', () => {
  const rows = [
    row({}),
    chargeback({ amountMinor: -4_000 }),
    chargeback({ transactionId: 'CB2', amountMinor: -4_000 }),
  ];
  const known = reversal({ amountMinor: 4_000 });
  expect(compare(rows, [entry({}), known])).toMatchObject([{ kind: 'missing_here', providerId: 'CB2' }]);
  expect(compare(rows, [entry({}), known, { ...known, providerId: 'REV2' }])).toEqual([]);
});

test('a chargeback that names PayPal’s order, or only ourEntries, is the reversal of its capture', () => {
  const ourEntries = [entry({}), reversal({})];
  const byOrder = chargeback({ referenceId: 'PAY1', referenceType: 'order' });
  const byOurs = chargeback({ referenceId: null, referenceType: null, customId: 'order1' });
  expect(compare([row({}), byOrder], ourEntries)).toEqual([]);
  expect(compare([row({}), byOurs], ourEntries)).toEqual([]);
});

test('one chargeback that names the capture once and PayPal’s order once is one reversal', () => {
  const twice = [
    chargeback({ transactionId: 'R1', eventCode: 'T1106' }),
    chargeback({ transactionId: 'CB1', referenceId: 'PAY1', referenceType: 'order' }),
  ];
  expect(compare([row({}), ...twice], [entry({})])).toHaveLength(1);
});

test('a reversal that was cut to the captured sum does not differ', () => {
  const whole = chargeback({ transactionId: 'REV1', eventCode: 'T1106', amountMinor: -11_900 });
  const ourEntries = [entry({}), reversal({})];
  expect(compare([row({}), whole], ourEntries)).toEqual([]);
  expect(compare([row({}), { ...whole, transactionId: 'CB1' }], ourEntries)).toEqual([]);
});

test('a chargeback of another sum, currency or order is not the reversal that we know', () => {
  const ourEntries = [entry({}), reversal({ amountMinor: 4_000 })];
  const kinds = (one: Transaction) => compare([row({}), one], ourEntries).map(({ kind }) => kind);
  const both = ['missing_here', 'missing_at_paypal'];
  expect(kinds(chargeback({ amountMinor: -4_001 }))).toEqual(both);
  expect(kinds(chargeback({ amountMinor: -4_000, currency: 'EUR' }))).toEqual(both);
  expect(kinds(chargeback({ amountMinor: -4_000, referenceId: 'C2' }))).toEqual(both);
});

test('a reversal that an order’s payment listed as a refund is still to be written down, once', () => {
  const rows = [row({}), chargeback({ transactionId: 'R1', eventCode: 'T1106' })];
  const refund = entry({ type: 'refund', providerId: 'R1' });
  expect(compare(rows, [entry({}), refund])).toMatchObject([{ kind: 'missing_here', type: 'reversal' }]);
  const both = [entry({}), reversal({ providerId: 'R1' }), { ...refund, amountMinor: 1 }];
  expect(compare(rows, both)).toEqual([]);
});

test('rows that share an id are each compared, and a row that is listed twice counts once', () => {
  const taken = chargeback({ transactionId: 'C1', eventCode: 'T1106' });
  expect(compare([row({}), row({}), taken, taken], [entry({})])).toMatchObject([
    { kind: 'missing_here', type: 'reversal', providerId: 'C1' },
  ]);
  expect(compare([row({ amountMinor: 100 }), row({})], [entry({})])).toMatchObject([
    { kind: 'amount_differs', theirMinor: 100, ourMinor: 9_900 },
  ]);
});

function compare(transactions: Transaction[], ourEntries: OurEntry[]) {
  return compareBooks({ transactions, ourEntries, range: RANGE });
}

/** PayPal's row of a payment of 99.00. */
function row(change: Partial<Transaction>): Transaction {
  return {
    transactionId: 'C1',
    referenceId: 'PAY1',
    referenceType: 'order',
    eventCode: 'T0006',
    status: 'success',
    amountMinor: 9_900,
    currency: 'USD',
    feeMinor: 0,
    invoiceId: null,
    customId: null,
    texts: [],
    at: 500,
    ...change,
  };
}

function chargeback(change: Partial<Transaction>): Transaction {
  const reference = { referenceId: 'C1', referenceType: 'transaction' } as const;
  return row({ transactionId: 'CB1', eventCode: 'T1201', amountMinor: -9_900, ...reference, ...change });
}

function entry(change: Partial<OurEntry>): OurEntry {
  return {
    type: 'capture',
    providerId: 'C1',
    captureId: 'C1',
    paymentId: 'PAY1',
    orderId: 'order1',
    amountMinor: 9_900,
    capturedMinor: 9_900,
    currency: 'USD',
    at: 500,
    ...change,
  };
}

function reversal(change: Partial<OurEntry>): OurEntry {
  return entry({ type: 'reversal', providerId: 'REV1', ...change });
}
