import { describeRefundIssue } from '@/content/refunds';
import type { RefundRow } from '@/lib/site/db/tables';
import { formatMoney, toDecimal } from '@/lib/site/money';
import { freeToRefundMinor } from '@/lib/orders/ledger';
import type { RefundOutcome } from '@/lib/orders/refund';
import { routes } from '@/lib/site/routes';
import { newAuditEntry } from './audit';
import { confirmFactor, refuseFactor } from './confirm-factor';
import { redirectWithNotice, postedId, type DeskActionHandler, type DeskReply } from './desk-reply';
import type { DeskOrder } from './ports';
import {
  INVALID_REFUND,
  packErrors,
  parseRefundForm,
  typedRefund,
  type RefundErrors,
  type RefundForm,
} from './refund-form';

/** Refunds money. The form's hidden id makes it one refund, however often the same form comes. */
export const refundOrder: DeskActionHandler = async (post, services) => {
  const { params, staff } = post;
  const order = await services.orders.find(postedId(params, 'order'));
  const refundId = postedId(params, 'refund');
  if (!order || refundId === '') return redirectWithNotice(routes.deskOrders(), 'order-gone');
  const refunds = await services.orders.findRefunds(order.id);
  const known = refunds.find(({ id }) => id === refundId);
  const { currency } = order;
  const form = known
    ? formOf(known)
    : parseRefundForm(params, { freeMinor: freeToRefundMinor(order, { refunds }), currency });
  if (form.kind === 'invalid') return refuse(order, params, form.errors);
  const factor = await confirmFactor({ ...post, purpose: 'money' }, services);
  if (factor.kind !== 'confirmed')
    return refuseFactor(factor, routes.deskOrder(order.id), typedRefund(params));
  // The audit entry comes first: whatever happens at PayPal is then in it.
  const about = { actorId: staff.accountId, subjectId: order.id };
  const asked = `${toDecimal(form.amountMinor)} ${order.currency} ${form.reason}${known ? ' again' : ''}`;
  await services.audit.add(newAuditEntry({ ...about, action: 'order-refund', detail: asked }, services));
  const { kind: _, ...what } = form;
  const outcome = await services.attend.refundOrder({
    ...what,
    orderId: order.id,
    refundId,
    actorId: staff.accountId,
  });
  const answer = describeForAudit(outcome);
  await services.audit.add(
    newAuditEntry({ ...about, action: 'order-refund-answer', detail: answer }, services),
  );
  services.wakeDelivery();
  return replyTo(outcome, { order, params });
};

/** A form that was posted before means the refund that it made. */
function formOf({ amount_minor: amountMinor, reason, note }: RefundRow): RefundForm {
  return { kind: 'valid', amountMinor, reason: reason ?? '', note: note ?? '' };
}

function replyTo(outcome: RefundOutcome, { order, params }: Asked): DeskReply {
  if (outcome.kind === 'unknown') return redirectWithNotice(routes.deskOrders(), 'order-gone');
  if (outcome.kind === 'not_free') return refuse(order, params, { amount: 'too_much' });
  const { refund, isRepeat } = outcome;
  const amount = formatMoney({ minor: refund.amount_minor, currency: order.currency });
  const location = routes.deskOrder(order.id);
  if (refund.state === 'failed')
    return redirectWithNotice(location, 'refund-failed', describeRefundIssue(refund.issue));
  return redirectWithNotice(location, `refund-${isRepeat ? 'repeat' : refund.state}`, amount);
}

/** The page comes back with what was typed, and says at each field what is wrong. */
function refuse(order: DeskOrder, params: URLSearchParams, errors: RefundErrors): DeskReply {
  const notice = { code: INVALID_REFUND, detail: packErrors(errors), typed: typedRefund(params) } as const;
  return { kind: 'go', location: `${routes.deskOrder(order.id)}#refund`, notice };
}

function describeForAudit(outcome: RefundOutcome): string {
  if (outcome.kind !== 'recorded') return outcome.kind;
  const { state, provider_id: providerId, issue } = outcome.refund;
  return [state, providerId, issue].filter(Boolean).join(' ');
}

type Asked = { order: DeskOrder; params: URLSearchParams };
