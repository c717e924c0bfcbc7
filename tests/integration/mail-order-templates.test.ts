import { expect, test } from 'vitest';
import { renderAttentionMails, renderReceiptMails, renderRefundMails } from '@/lib/mail/render-order-mails';
import type { OrderForMail } from '@/lib/mail/templates/order-for-mail';
import { mailSettings, parseHtml as parse, rowsOf } from './mail-fixtures';

const anOrder = (change: Partial<OrderForMail> = {}): OrderForMail => ({
  id: 'order1',
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
const orderSettings = { ...mailSettings, orderNumber: () => 'CP-ABCDE-FGHJK' };

test('a paid order brings the buyer a receipt that adds up, and the agency word of it', async () => {
  const [receipt, notify] = await renderReceiptMails(anOrder(), orderSettings);
  expect(receipt).toMatchObject({
    to: 'buyer@example.com',
    subject: 'Receipt for order CP-ABCDE-FGHJK',
    kind: 'receipt',
  });
  expect(rowsOf(receipt?.html ?? '')).toMatchObject({
    Setup: '$2,499.00',
    'First month': '$149.00',
    'Total, due today (USD)': '$2,648.00',
    'Each month after': '$149.00',
  });
  const link = parse(receipt?.html ?? '').querySelector('a[href*="/success"]');
  expect(link?.getAttribute('href')).toBe('https://cornerpin.example/success?key=key1');
  expect(notify).toMatchObject({
    to: mailSettings.agencyTo,
    replyTo: 'buyer@example.com',
    kind: 'order-notify',
  });
  expect(notify?.text).toContain('Bea <b>Buyer</b>');
  expect(parse(notify?.html ?? '').querySelectorAll('b')).toHaveLength(0);
});

test('a one-off order names no monthly sum, and another currency keeps its sign', async () => {
  const order = anOrder({
    monthlyMinor: 0,
    currency: 'GBP',
    lines: [{ label: 'Basic Website Package', minor: 264_800 }],
  });
  const [receipt] = await renderReceiptMails(order, orderSettings);
  expect(receipt?.text).toContain('£2,648.00');
  expect(receipt?.text).not.toContain('Each month after');
});

test('a buyer without a usable address gets no mail, the agency does', async () => {
  for (const payerEmail of [null, 'no address', 'a@example.com, b@example.com']) {
    const mails = await renderReceiptMails(anOrder({ payerEmail }), orderSettings);
    expect(mails.map(mail => mail.kind)).toEqual(['order-notify']);
  }
});

test('an order that needs a person goes to the agency with the reason', async () => {
  const mails = await renderAttentionMails(anOrder({ attentionReason: 'The amount differs' }), orderSettings);
  expect(mails.map(mail => [mail.to, mail.kind])).toEqual([[mailSettings.agencyTo, 'order-attention']]);
  expect(mails[0]?.text).toContain('The amount differs');
  const again = await renderAttentionMails(anOrder({ updatedAt: Date.now() }), orderSettings);
  expect(again[0]?.idempotencyKey).not.toBe(mails[0]?.idempotencyKey);
});

test('a refund is told to both, under keys of their own', async () => {
  const order = anOrder({ state: 'refunded', refundedMinor: 264_800 });
  const mails = await renderRefundMails(order, orderSettings);
  expect(mails[0]?.text).toContain('Order CP-ABCDE-FGHJK ($2,648.00) was refunded');
  expect(mails.map(mail => mail.to)).toEqual(['buyer@example.com', mailSettings.agencyTo]);
  expect(new Set(mails.map(mail => mail.idempotencyKey)).size).toBe(2);
});

test.each([
  ['another sum', 100, 'Order CP-ABCDE-FGHJK ($1.00) was refunded'],
  ['another currency', 0, 'Order CP-ABCDE-FGHJK was refunded'],
])('of a payment of %s the mails name no money that never moved', async (_, refundedMinor, told) => {
  const mails = await renderRefundMails(anOrder({ state: 'refunded', refundedMinor }), orderSettings);
  expect(mails.map(mail => mail.subject)).toEqual([
    'Refund for order CP-ABCDE-FGHJK',
    'Order CP-ABCDE-FGHJK was refunded',
  ]);
  expect(mails[0]?.text).toContain(told);
});

test('a refund of a part says how much, and the next one is told too', async () => {
  const first = await renderRefundMails(anOrder({ refundedMinor: 14_900 }), orderSettings);
  const second = await renderRefundMails(anOrder({ refundedMinor: 249_900 }), orderSettings);
  expect(first.map(mail => mail.subject)).toEqual([
    'Refund for order CP-ABCDE-FGHJK',
    'Order CP-ABCDE-FGHJK was refunded in part',
  ]);
  expect(first[0]?.text).toContain('Of the $2,648.00 for order CP-ABCDE-FGHJK, $149.00 has been refunded');
  expect(rowsOf(second[1]?.html ?? '')).toMatchObject({ 'Refunded so far': '$2,499.00' });
  expect(new Set([...first, ...second].map(mail => mail.idempotencyKey)).size).toBe(4);
});
