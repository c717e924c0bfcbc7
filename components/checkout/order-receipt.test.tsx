import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { checkout } from '@/content/checkout';
import type { OrderReceipt as OrderReceiptData } from '@/lib/orders/receipt';
import { OrderReceipt } from './order-receipt';

const ORDER: OrderReceiptData = {
  kind: 'partly_refunded',
  orderNumber: 'CP-1',
  description: 'Basic plan',
  lines: [{ label: 'Basic plan, first month', minor: 9_900 }],
  addOnIds: [],
  isSale: true,
  totalMinor: 9_900,
  refundedMinor: 1_000,
  guaranteeDays: { build: 30, plan: 7 },
  monthlyMinor: 9_900,
  currency: 'EUR',
  placedAt: 0,
  paidAt: 0,
  buyer: { name: 'Ana', email: null, business: null, phone: null, website: null },
  nextSteps: [],
  terms: [],
  approveUrl: null,
  checkoutHref: '/checkout',
  paidBefore: null,
};

test('each amount of a receipt is in the currency that was paid, in its notes too', () => {
  const html = renderToStaticMarkup(<OrderReceipt order={ORDER} words={checkout.success.receipt} />);
  expect(html).toContain('Refunded so far: €10.00.');
  expect(html).toContain('Then €99.00 a month, by invoice.');
  expect(html).not.toContain('$');
});
