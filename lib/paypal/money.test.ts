import { expect, test } from 'vitest';
import { readCaptureRecord, readRefundRecord } from './money';

const usd = (value: string) => ({ currencyCode: 'USD', value });
const up = (href: string) => [{ rel: 'up', href }];
const API = 'https://api-m.paypal.com';

test('a refund knows its capture by the link up, and no other link will do', () => {
  const refund = { id: 'R1', status: 'COMPLETED', amount: usd('9.50') };
  const read = (links: unknown) => readRefundRecord({ ...refund, links }).captureId;
  expect(read(up(`${API}/v2/payments/captures/CAP1`))).toBe('CAP1');
  expect(read([{ rel: 'self', href: `${API}/v2/payments/captures/CAP1` }])).toBeNull();
  expect(read(up(`${API}/v2/payments/captures/CAP1/refund`))).toBeNull();
  expect(read(undefined)).toBeNull();
});

test('a refund in a state that we do not know has given nothing back yet', () => {
  const refund = {
    id: 'R1',
    status: 'NEW_STATE',
    amount: usd('9.50'),
    createTime: '2026-03-01T03:00:00-07:00',
  };
  expect(readRefundRecord(refund)).toEqual({
    refundId: 'R1',
    status: 'other',
    amountMinor: 950,
    currency: 'USD',
    customId: null,
    createdAt: Date.UTC(2026, 2, 1, 10),
    captureId: null,
    totalRefundedMinor: null,
  });
});

test.each(['9.505', 'ten', '', '1e3'])('an amount of %j is not money', value => {
  expect(() => readRefundRecord({ id: 'R1', status: 'COMPLETED', amount: usd(value) })).toThrow(
    'not plain decimal text',
  );
});

test('a capture knows its order by its own word, or else by the link up', () => {
  const capture = { id: 'CAP1', status: 'COMPLETED', amount: usd('9.50') };
  const links = up(`${API}/v2/checkout/orders/ORDER1`);
  const supplementaryData = { relatedIds: { orderId: 'ORDER2' } };
  expect(readCaptureRecord({ ...capture, links }).paymentId).toBe('ORDER1');
  expect(readCaptureRecord({ ...capture, links, supplementaryData }).paymentId).toBe('ORDER2');
  expect(
    readCaptureRecord({ ...capture, links: up(`${API}/v2/payments/authorizations/A1`) }).paymentId,
  ).toBeNull();
});
