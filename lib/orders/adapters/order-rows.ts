import 'server-only';
import { z } from 'zod';
import type { OrderRow } from '@/lib/site/db/tables';
import { CURRENCIES } from '@/lib/site/money';
import { toStoredAddress } from '@/lib/site/text';
import { foldForSearch } from '@/lib/site/text';
import { orderNumber, type Order } from '../order';

/** Without the account, which a later change of the order never touches: it may be gone by then. */
export function toOrderRow(order: Order): Omit<OrderRow, 'account_id'> {
  return {
    id: order.id,
    key: order.key,
    attempt_id: order.attemptId,
    state: order.state,
    plan_id: order.planId,
    billing: order.billing,
    add_on_ids: JSON.stringify(order.addOnIds),
    lines: JSON.stringify(order.lines),
    build_guarantee_days: order.guaranteeDays.build,
    plan_guarantee_days: order.guaranteeDays.plan,
    monthly_minor: order.monthlyMinor,
    description: order.description,
    amount_minor: order.amountMinor,
    currency: order.currency,
    paypal_order_id: order.paymentId,
    approve_url: order.approveUrl,
    capture_attempt: order.captureAttempt,
    capture_id: order.captureId,
    payer_id: order.payerId,
    payer_email: order.payerEmail === null ? null : toStoredAddress(order.payerEmail),
    payer_name: order.payerName,
    search_text: searchTextOf(order),
    attention_reason: order.attentionReason,
    created_at: order.createdAt,
    updated_at: order.updatedAt,
    paid_at: order.paidAt,
    declined_at: order.declinedAt,
    cancelled_at: order.cancelledAt,
    unapproved_at: order.unapprovedAt,
    captured_minor: order.capturedMinor,
    refunded_minor: order.refundedMinor,
    reversed_minor: order.reversedMinor,
    duplicate_of: order.duplicateOf,
  };
}

/** What the desk's search looks through. */
export function searchTextOf({
  id,
  payerName,
  payerEmail,
}: Pick<Order, 'id' | 'payerName' | 'payerEmail'>): string {
  return foldForSearch([orderNumber(id), payerName, payerEmail].filter(Boolean).join('\n'));
}

/** The order as the rules know it. Throws when a column holds what no version of this site wrote. */
export function toOrder(row: OrderRow): Order {
  return {
    id: row.id,
    key: row.key,
    attemptId: row.attempt_id,
    state: row.state,
    planId: row.plan_id,
    billing: billingSchema.parse(row.billing),
    addOnIds: idsSchema.parse(JSON.parse(row.add_on_ids)),
    lines: linesSchema.parse(JSON.parse(row.lines)),
    guaranteeDays: { build: row.build_guarantee_days, plan: row.plan_guarantee_days },
    monthlyMinor: row.monthly_minor,
    description: row.description,
    amountMinor: row.amount_minor,
    currency: currencySchema.parse(row.currency),
    paymentId: row.paypal_order_id,
    approveUrl: row.approve_url,
    captureAttempt: row.capture_attempt,
    captureId: row.capture_id,
    payerId: row.payer_id,
    payerEmail: row.payer_email,
    payerName: row.payer_name,
    attentionReason: row.attention_reason,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    paidAt: row.paid_at,
    declinedAt: row.declined_at,
    cancelledAt: row.cancelled_at,
    unapprovedAt: row.unapproved_at,
    capturedMinor: row.captured_minor,
    refundedMinor: row.refunded_minor,
    reversedMinor: row.reversed_minor,
    duplicateOf: row.duplicate_of,
  };
}

export const billingSchema = z.enum(['setup-and-monthly', 'monthly-only']).nullable();
const idsSchema = z.array(z.string());
export const linesSchema = z.array(
  z.object({ label: z.string(), minor: z.int(), guarantee: z.enum(['build', 'plan']).optional() }),
);
const currencySchema = z.enum(CURRENCIES);
