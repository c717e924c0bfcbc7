import { describe, expect, test } from 'vitest';
import { readDispute } from './disputes';

function usd(value: string): { currency_code: string; value: string } {
  return { currency_code: 'USD', value };
}

test('a dispute of which PayPal tells nothing but the id can be kept', () => {
  expect(readDispute({ dispute_id: 'PP-1' })).toEqual({
    disputeId: 'PP-1',
    status: 'other',
    stage: 'other',
    reason: 'other',
    amountMinor: null,
    currency: null,
    respondBy: null,
    outcome: 'none',
    refundedMinor: 0,
    createdAt: null,
    updatedAt: null,
    transactions: [],
  });
});

test('times are read with any offset, and words that we do not know are "other"', () => {
  const dispute = readDispute({
    dispute_id: 'PP-1',
    status: 'SOMETHING_NEW',
    dispute_life_cycle_stage: 'SOMETHING_NEW',
    reason: 'SOMETHING_NEW',
    create_time: '2026-03-01T10:00:00.000Z',
    update_time: '2026-03-01T03:00:00-07:00',
    seller_response_due_date: 'soon',
  });
  expect(dispute).toMatchObject({ status: 'other', stage: 'other', reason: 'other', respondBy: null });
  expect(dispute.createdAt).toBe(Date.UTC(2026, 2, 1, 10));
  expect(dispute.updatedAt).toBe(dispute.createdAt);
});

test('a dispute without an id, or about an amount that cannot be read, is none', () => {
  expect(() => readDispute({})).toThrow('dispute_id');
  expect(() => readDispute({ dispute_id: 'PP-1', dispute_amount: usd('ten') })).toThrow(
    'not plain decimal text',
  );
});

describe('a payout', () => {
  const resolved = { dispute_id: 'PP-1', dispute_outcome: { outcome_code: 'RESOLVED_WITH_PAYOUT' } };
  const seller = (type: 'DEBIT' | 'CREDIT', value: string) => ({
    affected_party: 'SELLER',
    type,
    amount: usd(value),
  });

  test.each([
    ['our money, as nothing says otherwise', [], 'lost'],
    ['our money, as it was taken', [seller('DEBIT', '10.00')], 'lost'],
    ['our money in part', [seller('DEBIT', '10.00'), seller('CREDIT', '4.00')], 'lost'],
    ['PayPal’s money, as ours came back', [seller('DEBIT', '10.00'), seller('CREDIT', '10.00')], 'won'],
    ['not ours to tell', [{ affected_party: 'BUYER', type: 'CREDIT', amount: usd('10.00') }], 'lost'],
  ] as const)('is %s', (_, money_movements, outcome) => {
    expect(readDispute({ ...resolved, money_movements }).outcome).toBe(outcome);
  });
});
