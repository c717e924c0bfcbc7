import { expect, test } from 'vitest';
import { guaranteeTexts } from '@/content/guarantees';
import { orderMailTexts } from '@/content/order-mails';
import { describeRefundIssue, refundReasons } from '@/content/refunds';
import { renderAttentionMails, renderReceiptMails } from '@/lib/orders/mails';
import { renderRefundFailedMails, renderRefundMails } from '@/lib/orders/mails-money';
import type { OrderForMail } from '@/lib/orders/mails-to';
import { orderNumber } from '@/lib/orders/order';
import type { RefundRow } from '@/lib/site/db/tables';
import { anOrder as aStoredOrder } from '@/tests/support/orders-fixture';
import { upToBrace } from '@/tests/support/up-to-brace';
import { fillBraces, testMailSettings, parseHtml as parse, labeledValues } from './fixtures';

const { refund, sums } = orderMailTexts;
const say = (text: string, values: Record<string, string> = {}) =>
  fillBraces(text, { number: orderNumber(ID), ...values });
const ID = 'abcdefghjk';

const anOrder = (change: Partial<OrderForMail> = {}): OrderForMail => ({
  ...aStoredOrder(),
  id: ID,
  state: 'paid',
  key: 'key1',
  description: 'Pro plan',
  lines: [
    { label: 'Setup', minor: 249_900 },
    { label: 'First month', minor: 14_900 },
  ],
  amountMinor: 264_800,
  monthlyMinor: 14_900,
  currency: 'USD',
  payerEmail: 'buyer@example.com',
  payerName: 'Bea <b>Buyer</b>',
  attentionReason: null,
  createdAt: Date.parse('2026-07-06T14:00:00Z'),
  updatedAt: Date.parse('2026-07-06T15:00:00Z'),
  paidAt: Date.parse('2026-07-06T15:00:00Z'),
  refundedMinor: 0,
  ...change,
});
const orderSettings = testMailSettings;

test('a paid order brings the buyer a receipt that adds up, and the agency word of it', async () => {
  const [receipt, notify] = await renderReceiptMails(anOrder(), orderSettings);
  expect(receipt).toMatchObject({
    to: 'buyer@example.com',
    subject: say(orderMailTexts.receipt.subject),
    kind: 'receipt',
  });
  expect(labeledValues(receipt?.html ?? '')).toMatchObject({
    Setup: '$2,499.00',
    'First month': '$149.00',
    [`${sums.total} (USD)`]: '$2,648.00',
    [sums.monthly]: '$149.00',
  });
  const link = parse(receipt?.html ?? '').querySelector('a[href*="/success"]');
  expect(link?.getAttribute('href')).toBe('https://cornerpin.example/success?key=key1');
  expect(notify).toMatchObject({
    to: testMailSettings.agencyTo,
    replyTo: 'buyer@example.com',
    kind: 'order-notify',
  });
  expect(notify?.text).toContain('Bea <b>Buyer</b>');
  expect(parse(notify?.html ?? '').querySelectorAll('b')).toHaveLength(0);
});

test('a receipt for something monthly says that it renews and how to cancel, and another does not', async () => {
  const [monthly] = await renderReceiptMails(anOrder(), orderSettings);
  const [once] = await renderReceiptMails(anOrder({ monthlyMinor: 0 }), orderSettings);
  const text = [monthly, once].map(mail => mail?.text.replace(/\s+/g, ' ') ?? '');
  expect(text.map(each => each.includes(orderMailTexts.receipt.renews))).toEqual([true, false]);
});

test('the buyer’s receipt names each guarantee beside the amount that it covers', async () => {
  const lines = [
    { label: 'Setup', minor: 249_900, guarantee: 'build' as const },
    { label: 'First month', minor: 14_900, guarantee: 'plan' as const },
  ];
  const [receipt] = await renderReceiptMails(anOrder({ lines }), orderSettings);
  expect(labeledValues(receipt?.html ?? '')).toMatchObject({
    [`Setup. ${guaranteeTexts.build(30)}`]: '$2,499.00',
    [`First month. ${guaranteeTexts.plan(7)}`]: '$149.00',
  });
});

test('the buyer’s receipt says until when the money can be asked for, and when the next invoice comes', async () => {
  const paidAt = Date.parse('2026-03-10T15:00:00Z');
  const lines = [{ label: 'Basic plan, first month', minor: 9_900, guarantee: 'plan' as const }];
  const order = anOrder({ billing: 'monthly-only', lines, amountMinor: 9_900, monthlyMinor: 9_900, paidAt });
  const [receipt] = await renderReceiptMails(order, orderSettings);
  const text = receipt?.text.replace(/\s+/g, ' ');
  for (const day of ['March 17, 2026', 'April 9, 2026', 'April 10, 2026']) expect(text).toContain(day);
});

test('a one-off order names no monthly sum, and another currency keeps its sign', async () => {
  const order = anOrder({
    monthlyMinor: 0,
    currency: 'GBP',
    lines: [{ label: 'Basic Website Package', minor: 264_800 }],
  });
  const [receipt] = await renderReceiptMails(order, orderSettings);
  expect(receipt?.text).toContain('£2,648.00');
  expect(receipt?.text).not.toContain(sums.monthly);
});

test('a buyer without a usable address gets no mail, the agency does', async () => {
  for (const payerEmail of [null, 'no address', 'a@example.com, b@example.com']) {
    const mails = await renderReceiptMails(anOrder({ payerEmail }), orderSettings);
    expect(mails.map(mail => mail.kind)).toEqual(['order-notify']);
  }
});

test('an order that needs a person goes to the agency with the reason', async () => {
  const mails = await renderAttentionMails(anOrder({ attentionReason: 'The amount differs' }), orderSettings);
  expect(mails.map(mail => [mail.to, mail.kind])).toEqual([[testMailSettings.agencyTo, 'order-attention']]);
  expect(mails[0]?.text).toContain('The amount differs');
  const again = await renderAttentionMails(anOrder({ updatedAt: Date.now() }), orderSettings);
  expect(again[0]?.idempotencyKey).not.toBe(mails[0]?.idempotencyKey);
});

const aRefund = (change: Partial<RefundRow> = {}): RefundRow => ({
  id: 'refund1',
  order_id: '${ID}',
  origin: 'desk',
  state: 'completed',
  amount_minor: 14_900,
  reason: 'goodwill',
  note: null,
  actor_id: 'staff1',
  provider_id: 'REFUND1',
  issue: null,
  created_at: 1,
  updated_at: 1,
  ...change,
});

const refundMails = (order: Partial<OrderForMail>, refunds: RefundRow[]) =>
  renderRefundMails(anOrder(order), { ledger: { refunds }, settings: orderSettings });

test('a full refund emails the buyer and the agency, under separate keys', async () => {
  const mails = await refundMails({ state: 'refunded', refundedMinor: 264_800 }, [
    aRefund({ amount_minor: 264_800 }),
  ]);
  expect(mails.map(mail => [mail.to, mail.subject])).toEqual([
    ['buyer@example.com', say(refund.subject)],
    [testMailSettings.agencyTo, say(refund.heading)],
  ]);
  expect(mails[0]?.text).toContain(say(refund.text, { amount: '$2,648.00' }));
  expect(mails[0]?.text).not.toContain(upToBrace(refund.soFar));
  expect(new Set(mails.map(mail => mail.idempotencyKey)).size).toBe(2);
});

test.each([
  ['another sum', 100, say(refund.text, { amount: '$1.00' })],
  ['another currency', 0, say(refund.textUnknown)],
])('of a payment of %s the mails name no money that never moved', async (_, refundedMinor, sentence) => {
  const mails = await refundMails({ state: 'refunded', refundedMinor }, []);
  expect(mails[0]?.text).toContain(sentence);
  expect(mails.map(mail => mail.text).join()).not.toContain('$0.00');
});

test('a partial refund says how much, how much so far, and reads the reason to the agency only', async () => {
  const first = await refundMails({ refundedMinor: 14_900 }, [
    aRefund({ note: 'Sorry about the <b>delay</b>' }),
  ]);
  const second = await refundMails({ refundedMinor: 24_900 }, [
    aRefund(),
    aRefund({ id: 'refund2', provider_id: 'REFUND2', amount_minor: 10_000, updated_at: 2 }),
  ]);
  expect(first.map(mail => mail.subject)).toEqual([say(refund.subject), say(refund.headingPart)]);
  expect(first[0]?.text).toContain(say(refund.textPart, { amount: '$149.00', total: '$2,648.00' }));
  expect(first[0]?.text).toContain('Our note: Sorry about the <b>delay</b>');
  expect(first[0]?.text).not.toContain(refundReasons.goodwill);
  expect(first[0]?.text).not.toContain(upToBrace(refund.soFar));
  expect(first[1]?.text).toContain(`${refundReasons.goodwill}.`);
  expect(second).toHaveLength(2);
  expect(second[0]?.text).toContain(say(refund.textPart, { amount: '$100.00', total: '$2,648.00' }));
  expect(second[0]?.text).toContain(say(refund.soFar, { refunded: '$249.00', total: '$2,648.00' }));
  expect(labeledValues(second[1]?.html ?? '')).toMatchObject({ [sums.refunded]: '$249.00' });
  expect(second[1]?.text).not.toContain(sums.monthly);
  expect(new Set([...first, ...second].map(mail => mail.idempotencyKey)).size).toBe(4);
});

test('a failed refund emails the agency only, with PayPal’s reason in words', async () => {
  const refunds = [aRefund({ state: 'failed', issue: 'no_funds', provider_id: null })];
  const mails = await renderRefundFailedMails(anOrder(), { ledger: { refunds }, settings: orderSettings });
  expect(mails.map(mail => mail.to)).toEqual([testMailSettings.agencyTo]);
  expect(mails[0]?.text).toContain(
    say(refund.failedNotice, { amount: '$149.00', issue: describeRefundIssue('no_funds') }),
  );
});
