import type { z } from 'zod';
import {
  CHANGED,
  comeBack,
  deed,
  postedId,
  redirectTold,
  redirectWithNotice,
  type DeskReply,
} from '@/app/(desk)/desk/deed';
import { describeRefundIssue } from '@/content/refunds';
import { refundOrder, type RefundOutcome } from '@/lib/ledger';
import { parseAddress } from '@/lib/mail';
import { freeToRefundMinor } from '@/lib/orders';
import { findDeskOrder, listRefunds, type DeskOrder } from '@/lib/orders/desk-orders.sql';
import type { RefundRow } from '@/lib/site/db/tables';
import { formatMoney, toDecimal } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import { insertAudit } from '@/lib/site/security/audit';
import { refundForm } from './forms';

const NOTICES = [
  'refund-failed',
  'refund-repeat',
  'refund-requested',
  'refund-completed',
  'refund-pending',
] as const;
type RefundNotice = (typeof NOTICES)[number];

export const deeds = {
  /** Refunds money. The form's hidden id makes it one refund, however often the same form comes. */
  'order-refund': deed({
    who: 'owner',
    audit: ['order-refund', 'order-refund-answer'],
    notices: NOTICES,
    fields: ['order', 'refund'],
    factor: 'money',
    page: ({ params }) => serverRoutes.deskOrderStep(postedId(params, 'order'), 'refund'),
    seen: {
      find: async ({ params }, site) => {
        const order = await findDeskOrder(postedId(params, 'order'), site);
        const refundId = postedId(params, 'refund');
        if (!order || refundId === '') return null;
        const refunds = await listRefunds(order.id, site);
        const known = refunds.find(({ id }) => id === refundId) ?? null;
        return { order, known, refundId, freeMinor: freeToRefundMinor(order, { refunds }) };
      },
      gone: [serverRoutes.deskOrders(), 'This order doesn’t exist.'],
      version: ({ freeMinor }) => freeMinor,
      says: ({ order: { currency }, freeMinor: minor }) =>
        `${formatMoney({ minor, currency })} can still be refunded.`,
      isRepeat: ({ row: { known } }) => known !== null,
    },
    // Posted again, it may be more than what is left.
    formFor: ({ order: { currency, capturedMinor }, known, freeMinor }: Refundable) =>
      refundForm({ currency, freeMinor: known ? capturedMinor : freeMinor }),
    do: async (post, site) => {
      const { staff, row, values } = post;
      const { order, known, refundId, freeMinor } = row;
      const { currency } = order;
      const what = known ? refundOf(known) : toRefund(values);
      // The audit entry comes first: whatever happens at PayPal is then in it.
      const about = { actorId: staff.accountId, subjectId: order.id };
      const wanted = `${toDecimal(what.amountMinor)} ${currency} ${what.reason}${known ? ' again' : ''}`;
      await insertAudit(site.db, { ...about, action: 'order-refund', detail: wanted }, site);
      const outcome = await refundOrder(
        { ...what, orderId: order.id, refundId, actorId: staff.accountId, shownMinor: freeMinor },
        site,
      );
      const answer = describeForAudit(outcome);
      await insertAudit(site.db, { ...about, action: 'order-refund-answer', detail: answer }, site);
      site.wakeDelivery();
      return replyTo(outcome, order);
    },
  }),
};

type Refundable = { order: DeskOrder; known: RefundRow | null; freeMinor: number };

/** A form that was posted before means the refund that it made. */
function refundOf({ amount_minor: amountMinor, reason, note }: RefundRow) {
  return { amountMinor, reason: reason ?? '', note: note ?? '' };
}

function toRefund({ amount: amountMinor, reason, note }: z.output<ReturnType<typeof refundForm>>) {
  return { amountMinor, reason, note: note ?? '' };
}

function replyTo(
  outcome: RefundOutcome,
  { id, currency, payerEmail }: DeskOrder,
): DeskReply<RefundNotice, 'amount'> | typeof CHANGED {
  if (outcome.kind === 'unknown' || outcome.kind === 'changed') return CHANGED;
  const location = serverRoutes.deskOrder(id);
  if (outcome.kind === 'not_free')
    return comeBack(serverRoutes.deskOrderStep(id, 'refund'), {
      amount: `Only ${formatMoney({ minor: outcome.freeMinor, currency })} can still be refunded.`,
    });
  const { refund, isRepeat } = outcome;
  if (refund.state === 'failed')
    return redirectWithNotice(location, 'refund-failed', describeRefundIssue(refund.issue));
  const amount = formatMoney({ minor: refund.amount_minor, currency });
  const isReached = parseAddress(payerEmail ?? '') !== null;
  if (isRepeat) return redirectWithNotice(location, 'refund-repeat', amount);
  if (refund.state === 'requested') return redirectWithNotice(location, 'refund-requested', amount);
  const told = isReached ? 'queued' : 'nobody';
  return redirectTold(location, { code: `refund-${refund.state}`, told, detail: amount });
}

function describeForAudit(outcome: RefundOutcome): string {
  if (outcome.kind !== 'recorded') return outcome.kind;
  const { state, provider_id: providerId, issue } = outcome.refund;
  return [state, providerId, issue].filter(Boolean).join(' ');
}
