import type { Order } from '@/lib/orders/order';
import type { Payment } from '@/lib/paypal/orders';
import { NO_SOURCE } from '@/lib/site/http/request';

/** A placed order of 99.00 USD for tests, changed where a test says so. */
export function anOrder(changes: Partial<Order> = {}): Order {
  return {
    id: '0123456789abcdefghjkmnpqrs',
    key: 'srqpnmkjhgfedcba9876543210',
    attemptId: 'attempt-0000000000001',
    state: 'awaiting_approval',
    planId: null,
    billing: null,
    addOnIds: [],
    lines: [{ label: 'Custom Amount', minor: 9_900 }],
    guaranteeDays: { build: 30, plan: 7 },
    monthlyMinor: 0,
    description: 'Custom Amount',
    amountMinor: 9_900,
    currency: 'USD',
    paymentId: 'PAY1',
    approveUrl: 'https://www.paypal.com/checkoutnow?token=PAY1',
    captureAttempt: 1,
    captureId: null,
    payerId: null,
    payerEmail: null,
    payerName: null,
    attentionReason: null,
    createdAt: 0,
    updatedAt: 0,
    paidAt: null,
    declinedAt: null,
    cancelledAt: null,
    unapprovedAt: null,
    capturedMinor: 0,
    refundedMinor: 0,
    reversedMinor: 0,
    duplicateOf: null,
    invoiceKey: null,
    vault: null,
    paymentLinkId: null,
    business: null,
    phone: null,
    website: null,
    source: NO_SOURCE,
    ...changes,
  };
}

/** The completed payment of `anOrder`. */
export function aPayment(changes: Partial<Payment> = {}): Payment {
  return {
    paymentId: 'PAY1',
    status: 'completed',
    payer: { id: 'PAYER1', email: 'maria@example.com', name: 'Maria Lee' },
    vaultId: null,
    payeeMerchantId: 'MERCHANT23456',
    orderId: anOrder().id,
    capture: {
      captureId: 'CAP1',
      status: 'completed',
      amountMinor: 9_900,
      currency: 'USD',
      refundedMinor: 0,
      createdAt: null,
    },
    refunds: [],
    updatedAt: null,
    ...changes,
  };
}
