import {
  CHANGED,
  comeBack,
  deed,
  postedPayPalId,
  redirectWithNotice,
  type Seen,
} from '@/app/(desk)/desk/deed';
import { attachPayment, findUnknownPayment, settleUnknownPayment } from '@/lib/ledger';
import { idStart, orderNumber } from '@/lib/orders';
import type { UnknownPaymentRow } from '@/lib/site/db/tables';
import { serverRoutes } from '@/lib/site/routes';
import { insertAudit } from '@/lib/site/security/audit';
import { attachForm, settleForm } from './forms';

const payment = {
  find: ({ params }, site) => findUnknownPayment(site.db, postedPayPalId(params)),
  gone: [serverRoutes.deskPayments(), 'This payment doesn’t exist.'],
  version: ({ settled_at }) => settled_at,
  says: ({ order_id, note }) =>
    order_id === null
      ? `It is settled, with the note “${note ?? ''}”.`
      : `It is attached to the order ${orderNumber(order_id)}.`,
} satisfies Seen<UnknownPaymentRow, number | null, 'id'>;

export const deeds = {
  /** Staff say which order a payment belongs to. */
  'payment-attach': deed({
    who: 'staff',
    audit: ['payment-attached'],
    notices: ['payment-attached'],
    fields: ['id'],
    form: attachForm,
    factor: 'money',
    page: ({ params }) => serverRoutes.deskPaymentStep(postedPayPalId(params), 'attach'),
    seen: payment,
    do: async ({ staff, row: { id }, values: { number } }, site) => {
      const { accountId: staffId } = staff;
      const detail = idStart(number);
      await insertAudit(
        site.db,
        { actorId: staffId, action: 'payment-attached', subjectId: id, detail },
        site,
      );
      const outcome = await attachPayment({ id, orderNumber: number, staffId }, site);
      site.wakeDelivery();
      if (outcome.kind === 'attached')
        return redirectWithNotice(serverRoutes.deskOrder(outcome.orderId), 'payment-attached');
      if (outcome.kind === 'changed' || outcome.kind === 'gone') return CHANGED;
      return comeBack(serverRoutes.deskPaymentStep(id, 'attach'), { number: ATTACH_ERRORS[outcome.kind] });
    },
  }),

  /** Staff say why a payment without an order needs nothing more. */
  'payment-settle': deed({
    who: 'staff',
    audit: ['payment-settled'],
    notices: ['payment-settled'],
    fields: ['id'],
    form: settleForm,
    factor: 'money',
    page: ({ params }) => serverRoutes.deskPaymentStep(postedPayPalId(params), 'settle'),
    seen: payment,
    do: async ({ staff, row: { id }, values: { note } }, site) => {
      const { accountId: staffId } = staff;
      await insertAudit(site.db, { actorId: staffId, action: 'payment-settled', subjectId: id }, site);
      const outcome = await settleUnknownPayment({ id, note, staffId }, site);
      return outcome === 'done'
        ? redirectWithNotice(serverRoutes.deskPayments(), 'payment-settled')
        : CHANGED;
    },
  }),
};

/** Why a payment was not attached, where another number may do. */
const ATTACH_ERRORS = {
  no_order: 'There is no order with that number. Check it and try again.',
  other_payment:
    'Not attached: the order has another PayPal payment, or this payment belongs to another order.',
  not_possible: 'Not attached: an order takes a payment only when it is expired or canceled.',
  not_paid: 'Not attached: this order has no payment yet. Attach the payment itself first.',
  unreadable: 'PayPal didn’t tell us what this is. Try again in a minute.',
};
