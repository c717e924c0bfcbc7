import { TransactionSearchController } from '@paypal/paypal-server-sdk';
import { expect, test } from 'vitest';
import { HOUR_MS } from '@/lib/site/time';
import {
  anOrderRequest,
  approvedId,
  clientOf,
  createdId,
  ordersOf,
  refusalOf,
  usePayPal,
} from './paypal-fixture';

const paypal = usePayPal();

type Query = Parameters<TransactionSearchController['searchTransactions']>[0];

function search(changes: Partial<Query> = {}) {
  const query = { startDate: around(-HOUR_MS), endDate: around(48 * HOUR_MS), fields: 'transaction_info' };
  return new TransactionSearchController(clientOf(paypal())).searchTransactions({ ...query, ...changes });
}

function around(ms: number): string {
  return `${new Date(Date.now() + ms).toISOString().slice(0, 19)}Z`;
}

/** What the books say: code, amount, fee and status of each row. */
async function rows(changes: Partial<Query> = {}) {
  const { result } = await search(changes);
  return (result.transactionDetails ?? []).map(({ transactionInfo: info }) => [
    info?.transactionEventCode,
    info?.transactionAmount?.value,
    info?.feeAmount?.value,
    info?.transactionStatus,
  ]);
}

/** The capture of an order of 599.00 USD. */
async function capturedOrder(invoiceId = 'INV-1'): Promise<{ id: string; captureId: string }> {
  const orders = ordersOf(paypal());
  const id = await approvedId(paypal(), orders, anOrderRequest({ invoiceId }));
  await orders.captureOrder({ id });
  return { id, captureId: paypal().order(id)?.capture?.id ?? '' };
}

test('a payment stands in the books with its ids, its fee and its order, though the URL has &&& in it', async () => {
  const { id, captureId } = await capturedOrder();
  const { result } = await search();
  expect(paypal().calls('transactions')[0]?.path).toContain('&&');
  expect(result).toMatchObject({
    accountNumber: 'TESTMERCHANT2',
    lastRefreshedDatetime: expect.stringMatching(/\+0000$/),
    page: 1,
    totalItems: 1,
    totalPages: 1,
    transactionDetails: [
      {
        transactionInfo: {
          transactionId: captureId,
          paypalReferenceId: id,
          paypalReferenceIdType: 'ODR',
          transactionEventCode: 'T0006',
          transactionAmount: { currencyCode: 'USD', value: '599.00' },
          feeAmount: { value: '-21.40' },
          transactionStatus: 'S',
          invoiceId: 'INV-1',
          customField: 'our-order-id',
        },
      },
    ],
  });
});

test('a refund is a debit that refers to its capture, and PayPal keeps the fee', async () => {
  const { captureId } = await capturedOrder();
  paypal().refundCapture(captureId, '100.00');
  expect(await rows()).toEqual([
    ['T0006', '599.00', '-21.40', 'S'],
    ['T1107', '-100.00', undefined, 'S'],
  ]);
  const [, refund] = (await search()).result.transactionDetails ?? [];
  expect(refund?.transactionInfo).toMatchObject({
    paypalReferenceId: captureId,
    paypalReferenceIdType: 'TXN',
  });
});

test('reversals and chargebacks have their own codes, return the fee, and are undone when won back', async () => {
  const first = await capturedOrder('INV-1');
  paypal().reverseCapture(first.captureId);
  const second = await capturedOrder('INV-2');
  paypal().reverseCapture(second.captureId, undefined, 'bank');
  paypal().winBack(second.captureId);
  const codes = await rows();
  expect(codes.map(([code, amount]) => `${code} ${amount}`).sort()).toEqual([
    'T0006 599.00',
    'T0006 599.00',
    'T1106 -599.00',
    'T1108 -21.40',
    'T1108 21.40',
    'T1108 21.40',
    'T1201 -599.00',
    'T1205 599.00',
  ]);
});

test('an open dispute holds the money back, and its end releases or takes it', async () => {
  const { captureId } = await capturedOrder();
  const dispute = paypal().openDispute(captureId, { value: '100.00' });
  expect((await rows()).at(-1)).toEqual(['T1110', '-100.00', undefined, 'S']);
  paypal().resolveDispute(dispute?.id ?? '', 'RESOLVED_BUYER_FAVOUR');
  expect((await rows()).map(([code, amount]) => `${code} ${amount}`).sort()).toEqual([
    'T0006 599.00',
    'T1106 -100.00',
    'T1110 -100.00',
    'T1111 100.00',
  ]);
});

test('what has not touched the balance is shown only to who asks for it', async () => {
  paypal().setNextOutcome({ kind: 'pending' });
  const { captureId } = await capturedOrder();
  expect(await rows()).toEqual([]);
  expect(await rows({ balanceAffectingRecordsOnly: 'N' })).toEqual([['T0006', '599.00', undefined, 'P']]);
  paypal().settleCapture(captureId, 'DECLINED');
  expect(await rows({ balanceAffectingRecordsOnly: 'N', transactionStatus: 'D' })).toHaveLength(1);
});

test('rows are paged, and filtered by id, code and status', async () => {
  const { captureId } = await capturedOrder('INV-1');
  await capturedOrder('INV-2');
  paypal().refundCapture(captureId);
  const second = await search({ pageSize: 2, page: 2 });
  expect(second.result).toMatchObject({ page: 2, totalItems: 3, totalPages: 2 });
  expect(second.result.transactionDetails).toHaveLength(1);
  expect(await rows({ transactionId: captureId })).toEqual([['T0006', '599.00', '-21.40', 'V']]);
  expect(await rows({ transactionType: 'T1107' })).toHaveLength(1);
});

test('the books leave out unpaid orders, and include payments that the shop never created', async () => {
  await createdId(ordersOf(paypal()));
  paypal().captureForeign({ value: '12.34', currency: 'EUR' });
  expect(await rows()).toEqual([['T0006', '12.34', '-0.92', 'S']]);
});

test('the books can be behind', async () => {
  paypal().setReporting({ delayMs: 3 * HOUR_MS });
  await capturedOrder();
  expect(await rows()).toEqual([]);
  paypal().advanceClock(3 * HOUR_MS + 1000);
  expect(await rows()).toHaveLength(1);
});

test('too many rows are refused by the name of the error', async () => {
  await capturedOrder('INV-1');
  await capturedOrder('INV-2');
  paypal().setReporting({ maxRows: 1 });
  const refusal = await refusalOf(search());
  expect(refusal).toMatchObject({
    status: 400,
    body: { name: 'RESULTSET_TOO_LARGE', total_items: 2, maximum_items: 1, debug_id: expect.any(String) },
  });
});

test.each([
  ['startDate', '2026-01-01', 'INVALID_PARAMETER_SYNTAX'],
  ['startDate', '2026-01-01T00:00Z', 'INVALID_PARAMETER_SYNTAX'],
  ['startDate', '2026-01-01T00:00:00', 'INVALID_PARAMETER_SYNTAX'],
  ['startDate', '2001-01-01T00:00:00Z', 'INVALID_PARAMETER_VALUE'],
  ['pageSize', 501, 'INVALID_PARAMETER_VALUE'],
  ['page', 0, 'INVALID_PARAMETER_VALUE'],
  ['transactionStatus', 'X', 'INVALID_PARAMETER_VALUE'],
])('%s %s is refused', async (field, value, issue) => {
  expect(await refusalOf(search({ [field]: value }))).toMatchObject({ status: 400, issue });
});

test('a range of 31 days is taken, a second more is not', async () => {
  const [startDate, endDate] = ['2026-10-01T00:00:00Z', '2026-11-01T00:00:00+00:00'];
  expect((await search({ startDate, endDate })).statusCode).toBe(200);
  const more = search({ startDate, endDate: '2026-11-01T00:00:01Z' });
  expect(await refusalOf(more)).toMatchObject({ status: 400, issue: 'INVALID_PARAMETER_VALUE' });
});

test('an app without the permission gets an error that says so', async () => {
  paypal().addFault({ kind: '403', operation: 'transactions' });
  expect(await refusalOf(search())).toMatchObject({ status: 403, issue: 'PERMISSION_DENIED' });
});
