import { PaymentsController } from '@paypal/paypal-server-sdk';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { getJson } from '@/lib/orders/paypal-client';
import { approvedId, clientOf, ordersOf, refusalOf, usePayPal } from './paypal-fixture';
import { useWebhookReceiver } from './paypal-shop-fixture';

const shop = useWebhookReceiver();
const paypal = usePayPal(() => ({ webhookUrl: shop.webhookUrl(), webhookRetryDelaysMs: [] }));

type Event = { id: string; event_type: string; resource_type: string; resource: Record<string, unknown> };

/** The capture of an order of 599.00 USD. Events are held, so they arrive in their order. */
async function capturedOrder(): Promise<{ id: string; captureId: string }> {
  paypal().holdWebhooks();
  const orders = ordersOf(paypal());
  const id = await approvedId(paypal(), orders);
  await orders.captureOrder({ id });
  return { id, captureId: paypal().order(id)?.capture?.id ?? '' };
}

/** What was told, apart from the payment itself. */
async function events(): Promise<Event[]> {
  await paypal().releaseWebhooks();
  const all: Event[] = shop.received().map(({ body }) => JSON.parse(body));
  return all.filter(({ event_type: type }) => !/APPROVED|CAPTURE.COMPLETED/.test(type));
}

async function paymentsOf(id: string) {
  return (await ordersOf(paypal()).getOrder({ id })).result.purchaseUnits?.[0]?.payments;
}

test.each([
  [undefined, '599.00', 'REFUNDED'],
  ['99.00', '99.00', 'PARTIALLY_REFUNDED'],
])('a reversal of %s names its capture by a link only, and GET agrees', async (value, amount, status) => {
  const { id, captureId } = await capturedOrder();
  const reversal = paypal().reverseCapture(captureId, value);
  const [event] = await events();
  expect(event).toMatchObject({
    event_type: 'PAYMENT.CAPTURE.REVERSED',
    resource_type: 'refund',
    resource: {
      id: reversal?.id,
      status: 'COMPLETED',
      amount: { value: amount },
      note_to_payer: 'Payment reversed',
      links: [{ rel: 'self' }, { rel: 'up', href: `${paypal().origin}/v2/payments/captures/${captureId}` }],
    },
  });
  expect(event?.resource).not.toHaveProperty('custom_id');
  expect(event?.resource).not.toHaveProperty('supplementary_data');
  expect(await paymentsOf(id)).toMatchObject({
    captures: [{ status }],
    refunds: [{ id: reversal?.id, status: 'COMPLETED', amount: { value: amount } }],
  });
});

test('a reversal that is won back leaves the capture whole and sends no event', async () => {
  const { id, captureId } = await capturedOrder();
  paypal().reverseCapture(captureId);
  expect(paypal().winBack(captureId)).toMatchObject({ status: 'CANCELLED' });
  expect(paypal().winBack(captureId)).toBeNull();
  expect(await paymentsOf(id)).toMatchObject({
    captures: [{ status: 'COMPLETED' }],
    refunds: [{ status: 'CANCELLED' }],
  });
  expect(await events()).toHaveLength(1);
});

test('a dispute sends an event as it opens, changes and ends, with what the seller must know', async () => {
  const { captureId } = await capturedOrder();
  const dispute = paypal().openDispute(captureId, { value: '100.00', respondWithinMs: 60_000 });
  const id = dispute?.id ?? '';
  paypal().updateDispute(id, { stage: 'CHARGEBACK', status: 'UNDER_REVIEW', respondBy: null });
  paypal().resolveDispute(id, 'RESOLVED_SELLER_FAVOUR');
  const [opened, updated, resolved] = await events();
  expect(opened).toMatchObject({
    event_type: 'CUSTOMER.DISPUTE.CREATED',
    resource_type: 'dispute',
    resource: {
      dispute_id: id,
      status: 'WAITING_FOR_SELLER_RESPONSE',
      reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
      dispute_life_cycle_stage: 'INQUIRY',
      dispute_amount: { currency_code: 'USD', value: '100.00' },
      seller_response_due_date: expect.stringMatching(/Z$/),
      disputed_transactions: [
        { seller_transaction_id: captureId, custom: 'our-order-id', invoice_number: 'INV-1' },
      ],
      money_movements: [{ affected_party: 'SELLER', type: 'DEBIT', amount: { value: '100.00' } }],
    },
  });
  expect(updated).toMatchObject({
    event_type: 'CUSTOMER.DISPUTE.UPDATED',
    resource: { status: 'UNDER_REVIEW', dispute_life_cycle_stage: 'CHARGEBACK' },
  });
  expect(updated?.resource).not.toHaveProperty('seller_response_due_date');
  expect(resolved).toMatchObject({
    event_type: 'CUSTOMER.DISPUTE.RESOLVED',
    resource: {
      status: 'RESOLVED',
      dispute_outcome: { outcome_code: 'RESOLVED_SELLER_FAVOUR', amount_refunded: { value: '0.00' } },
    },
  });
});

test('a lost dispute takes the money from the capture and sends a reversal event', async () => {
  const { id, captureId } = await capturedOrder();
  const dispute = paypal().openDispute(captureId);
  paypal().resolveDispute(dispute?.id ?? '', 'RESOLVED_BUYER_FAVOUR');
  expect((await events()).map(({ event_type: type }) => type)).toEqual([
    'CUSTOMER.DISPUTE.CREATED',
    'PAYMENT.CAPTURE.REVERSED',
    'CUSTOMER.DISPUTE.RESOLVED',
  ]);
  expect(await paymentsOf(id)).toMatchObject({ captures: [{ status: 'REFUNDED' }] });
  expect(paypal().resolveDispute(dispute?.id ?? '', 'NONE')).toBeNull();
});

test('what is not there, not left or declined cannot be reversed or disputed', async () => {
  const { captureId } = await capturedOrder();
  expect(paypal().reverseCapture('UNKNOWN1')).toBeNull();
  expect(paypal().reverseCapture(captureId, '599.01')).toBeNull();
  expect(paypal().openDispute(captureId, { value: '599.01' })).toBeNull();
  paypal().refundCapture(captureId);
  expect(paypal().reverseCapture(captureId)).toBeNull();
  expect(paypal().openDispute(captureId)).toBeNull();
  expect(paypal().winBack(captureId)).toBeNull();
});

test('a payment that the shop never created sends events, and so does its refund', async () => {
  paypal().holdWebhooks();
  const foreign = paypal().captureForeign({ value: '12.34', currency: 'EUR', invoiceId: 'OTHER-1' });
  const captureId = foreign?.capture?.id ?? '';
  paypal().refundCapture(captureId, '2.34');
  await paypal().releaseWebhooks();
  const received: Event[] = shop.received().map(({ body }) => JSON.parse(body));
  expect(received.map(({ event_type: type }) => type)).toEqual([
    'PAYMENT.CAPTURE.COMPLETED',
    'PAYMENT.CAPTURE.REFUNDED',
  ]);
  expect(received[0]?.resource).toMatchObject({ id: captureId, invoice_id: 'OTHER-1' });
  expect(received[0]?.resource).not.toHaveProperty('custom_id');
  const { result } = await new PaymentsController(clientOf(paypal())).getCapturedPayment({ captureId });
  expect(result).toMatchObject({ status: 'PARTIALLY_REFUNDED', amount: { value: '12.34' } });
});

test('events about disputes can be held, turned round and repeated', async () => {
  const { id, captureId } = await capturedOrder();
  await events();
  paypal().holdWebhooks();
  const dispute = paypal().openDispute(captureId);
  paypal().resolveDispute(dispute?.id ?? '', 'DENIED');
  await paypal().releaseWebhooks({ reversed: true });
  await paypal().sendWebhook('CUSTOMER.DISPUTE.UPDATED', id, { copies: 2 });
  const received = await events();
  expect(received.map(({ event_type: type }) => type.split('.')[2])).toEqual([
    'RESOLVED',
    'CREATED',
    'UPDATED',
    'UPDATED',
  ]);
  expect(received[2]?.id).toBe(received[3]?.id);
});

test('there is no event to send about a dispute that there is not', async () => {
  const { id } = await capturedOrder();
  expect(await paypal().sendWebhook('CUSTOMER.DISPUTE.CREATED', id)).toBeNull();
});

test('an approval that was not used in time names its order by order_id', async () => {
  paypal().holdWebhooks();
  const id = await approvedId(paypal(), ordersOf(paypal()));
  await paypal().sendWebhook('CHECKOUT.PAYMENT-APPROVAL.REVERSED', id);
  expect((await events())[0]?.resource).toEqual({ order_id: id });
});

test('disputes are listed by state, the newest first, and a link leads to the next page', async () => {
  const disputes = [1, 2, 3].map(
    () => paypal().openDispute(paypal().captureForeign({ value: '12.34' })?.capture?.id ?? '')?.id,
  );
  paypal().updateDispute(disputes[1] ?? '', { status: 'UNDER_REVIEW' });
  const first = await list({ page_size: '2' });
  expect(first).toEqual({ ids: [disputes[2], disputes[1]], next: expect.any(URLSearchParams) });
  expect(await list(Object.fromEntries(first.next ?? []))).toEqual({ ids: [disputes[0]] });
  const open = await list({ dispute_state: 'REQUIRED_ACTION,RESOLVED' });
  expect(open.ids).toEqual([disputes[2], disputes[0]]);
  for (const wrong of [{ page_size: '51' }, { dispute_state: 'OPEN' }, { next_page_token: 'eHg' }])
    expect(await refusalOf(list(wrong))).toMatchObject({ status: 400 });
});

async function list(query: Record<string, string>) {
  const abortSignal = AbortSignal.timeout(10_000);
  const { result } = await getJson(
    clientOf(paypal()),
    { path: '/v1/customer/disputes', query },
    { abortSignal },
  );
  const { items, links } = listSchema.parse(result);
  const next = links.find(({ rel }) => rel === 'next')?.href;
  return {
    ids: items.map(item => item.dispute_id),
    ...(next === undefined ? {} : { next: new URL(next).searchParams }),
  };
}

const listSchema = z.object({
  items: z.array(z.object({ dispute_id: z.string() })),
  links: z.array(z.object({ rel: z.string(), href: z.string() })),
});
