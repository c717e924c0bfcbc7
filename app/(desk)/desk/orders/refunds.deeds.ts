import {
  CHANGED,
  comeBack,
  deed,
  postedId,
  redirectTold,
  redirectWithNotice,
  type FieldErrors,
  type Posted,
  type DeskReply,
} from '@/app/(desk)/desk/deed';
import { describeRefundIssue, isRefundReason, refundFigures } from '@/content/refunds';
import { refundOrder, type RefundOutcome } from '@/lib/ledger';
import { parseAddress } from '@/lib/mail';
import { freeToRefundMinor } from '@/lib/orders';
import { findDeskOrder, listRefunds, type DeskOrder } from '@/lib/orders/desk-orders.sql';
import type { RefundRow } from '@/lib/site/db/tables';
import { formatMoney, parseTypedMoney, toDecimal, type Currency } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import { insertAudit } from '@/lib/site/security/audit';
import { toSingleLine } from '@/lib/site/text';
import { trimTyped } from '@/lib/site/typed-text';

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
    fields: ['order', 'refund', 'amount', 'reason', 'note'],
    factor: 'money',
    page: ({ params }) => serverRoutes.deskOrderStep(postedId(params, 'order'), 'refund'),
    seen: {
      find: async ({ params }, site) => {
        const order = await findDeskOrder(postedId(params, 'order'), site);
        const refundId = postedId(params, 'refund');
        if (!order || refundId === '') return null;
        const refunds = await listRefunds(order.id, site);
        return { order, refunds, refundId, freeMinor: freeToRefundMinor(order, { refunds }) };
      },
      gone: [serverRoutes.deskOrders(), 'This order doesn’t exist.'],
      version: ({ freeMinor }) => freeMinor,
      says: ({ order: { currency }, freeMinor: minor }) =>
        `${formatMoney({ minor, currency })} can still be refunded.`,
      isRepeat: ({ row: { refunds, refundId } }) => refunds.some(({ id }) => id === refundId),
    },
    do: async (post, site) => {
      const { params, staff, row } = post;
      const { order, refunds, refundId, freeMinor } = row;
      const known = refunds.find(({ id }) => id === refundId);
      const { currency } = order;
      const form = known ? formOf(known) : parseRefundForm(params, { freeMinor, currency });
      const here = serverRoutes.deskOrderStep(order.id, 'refund');
      if (form.kind === 'invalid') return comeBack(here, form.errors);
      // The audit entry comes first: whatever happens at PayPal is then in it.
      const about = { actorId: staff.accountId, subjectId: order.id };
      const wanted = `${toDecimal(form.amountMinor)} ${currency} ${form.reason}${known ? ' again' : ''}`;
      await insertAudit(site.db, { ...about, action: 'order-refund', detail: wanted }, site);
      const { kind: _, ...what } = form;
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

/** A form that was posted before means the refund that it made. */
function formOf({ amount_minor: amountMinor, reason, note }: RefundRow): RefundForm {
  return { kind: 'valid', amountMinor, reason: reason ?? '', note: note ?? '' };
}

function replyTo(
  outcome: RefundOutcome,
  { id, currency, payerEmail }: DeskOrder,
): DeskReply<RefundNotice, 'amount'> | typeof CHANGED {
  if (outcome.kind === 'unknown' || outcome.kind === 'changed') return CHANGED;
  const location = serverRoutes.deskOrder(id);
  if (outcome.kind === 'not_free')
    return comeBack(serverRoutes.deskOrderStep(id, 'refund'), { amount: tooMuch({ ...outcome, currency }) });
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

/** Reads the posted refund; `freeMinor` is what can still be refunded, in cents of `currency`. */
export function parseRefundForm(
  params: Posted<RefundField>,
  { freeMinor, currency }: Refundable,
): RefundForm {
  const read = (name: RefundField) => trimTyped(params.get(name) ?? '');
  const [amount, reason, note] = [read('amount'), read('reason'), toSingleLine(read('note'))];
  const amountMinor = parseTypedMoney(amount, currency);
  const amountError = errorOfAmount(amount, amountMinor, { freeMinor, currency });
  if (amountMinor !== null && !amountError && isRefundReason(reason) && note.length <= refundFigures.noteMax)
    return { kind: 'valid', amountMinor, reason, note };
  const errors = {
    ...(amountError ? { amount: amountError } : {}),
    ...(isRefundReason(reason) ? {} : { reason: 'Choose a reason.' }),
    ...(note.length > refundFigures.noteMax
      ? { note: `Shorten the note to ${refundFigures.noteMax} characters.` }
      : {}),
  };
  return { kind: 'invalid', errors };
}

function errorOfAmount(
  text: string,
  minor: number | null,
  { freeMinor, currency }: Refundable,
): string | null {
  if (text === '') return 'Enter an amount.';
  if (minor === null) return 'Enter an amount such as 25.00, with up to two decimals.';
  if (minor === 0) return 'Enter an amount above zero.';
  if (minor <= freeMinor) return null;
  return tooMuch({ freeMinor, currency });
}

function tooMuch({ freeMinor: minor, currency }: Refundable): string {
  return `Only ${formatMoney({ minor, currency })} can still be refunded.`;
}

type Refundable = { freeMinor: number; currency: Currency };

type RefundForm =
  | { kind: 'valid'; amountMinor: number; reason: string; note: string }
  | { kind: 'invalid'; errors: FieldErrors<RefundField> };
type RefundField = 'amount' | 'reason' | 'note';
