import {
  attachPayment,
  findUnknownPayment,
  settleDispute,
  settleReversal,
  settleUnknownPayment,
  type SettleOutcome,
} from '@/lib/ledger';
import { captureNow, checkWithPayPal, idStart, type StaffOrderOutcome } from '@/lib/orders';
import type { AuditAction } from '@/lib/site/db/tables';
import { serverRoutes } from '@/lib/site/routes';
import { insertAudit } from '@/lib/site/security/audit';
import type { Site } from '@/lib/site/site';
import { toTypedLines } from '@/lib/site/typed-text';
import { findDeskOrder } from './orders.sql';
import {
  comeBack,
  postedId,
  redirectWithNotice,
  type DeskActions,
  type DeskPost,
  type DeskReply,
} from './reply';

export const orderActions = {
  /** Takes money, so the second factor is asked for again. */
  'order-capture': async (post, site) => {
    return attend(post, { action: 'order-capture', work: id => captureNow(id, site) }, site);
  },

  'order-check': (post, site) =>
    attend(post, { action: 'order-check', work: id => checkWithPayPal(id, site) }, site),

  /** Staff say how a reversal ended. */
  'reversal-settle': (post, site) => {
    const outcome = OUTCOMES.find(end => end === post.params.get('outcome'));
    if (!outcome) {
      const orderId = postedId(post.params, 'order');
      const location = orderId ? serverRoutes.deskOrder(orderId) : serverRoutes.deskOrders();
      return Promise.resolve(redirectWithNotice(location, 'settle-unclear'));
    }
    const work = (ids: LedgerIds) => settleReversal({ ...ids, outcome }, site);
    return settleLedgerRow(post, { action: 'reversal-settled', detail: outcome, work }, site);
  },

  /** Staff have seen how a dispute ended. */
  'dispute-settle': (post, site) =>
    settleLedgerRow(
      post,
      { action: 'dispute-settled', detail: null, work: ids => settleDispute(ids, site) },
      site,
    ),

  /** Staff say which order a payment belongs to. */
  'payment-attach': async ({ params, staff }, site) => {
    const id = postedPayPalId(params);
    const orderNumber = (params.get('number') ?? '').trim().slice(0, NUMBER_MAX);
    const { accountId: staffId } = staff;
    if (!(await findUnknownPayment(site.db, id)))
      return redirectWithNotice(serverRoutes.deskPayments(), 'payment-gone');
    const detail = idStart(orderNumber);
    await insertAudit(site.db, { actorId: staffId, action: 'payment-attached', subjectId: id, detail }, site);
    const outcome = await attachPayment({ id, orderNumber, staffId }, site);
    site.wakeDelivery();
    if (outcome.kind === 'attached')
      return redirectWithNotice(serverRoutes.deskOrder(outcome.orderId), 'payment-attached');
    if (outcome.kind === 'changed' || outcome.kind === 'gone')
      return redirectWithNotice(serverRoutes.deskPayments(), `payment-${outcome.kind}`);
    return comeBack(serverRoutes.deskPayments(), { number: ATTACH_ERRORS[outcome.kind] });
  },

  /** Staff say why a payment without an order needs nothing more. */
  'payment-settle': async ({ params, staff }, site) => {
    const id = postedPayPalId(params);
    const note = toTypedLines(params.get('note') ?? '');
    const { accountId: staffId } = staff;
    if (note === '' || note.length > PAYMENT_NOTE_MAX)
      return comeBack(serverRoutes.deskPayments(), {
        note: `Write a note of 1 to ${PAYMENT_NOTE_MAX} characters first.`,
      });
    if (!(await findUnknownPayment(site.db, id)))
      return redirectWithNotice(serverRoutes.deskPayments(), 'payment-gone');
    await insertAudit(site.db, { actorId: staffId, action: 'payment-settled', subjectId: id }, site);
    const outcome = await settleUnknownPayment({ id, note, staffId }, site);
    return redirectWithNotice(
      serverRoutes.deskPayments(),
      outcome === 'done' ? 'payment-settled' : 'payment-changed',
    );
  },
} satisfies DeskActions;

/** The audit entry comes first: whatever happens at PayPal is then in it. */
async function attend(
  { params, staff }: DeskPost,
  { action, work }: { action: AuditAction; work: (orderId: string) => Promise<StaffOrderOutcome> },
  site: Site,
): Promise<DeskReply> {
  const id = postedId(params, 'order');
  const order = await findDeskOrder(id, site);
  if (!order) return redirectWithNotice(serverRoutes.deskOrders(), 'order-gone');
  const note = { actorId: staff.accountId, action, subjectId: id, detail: order.state };
  await insertAudit(site.db, note, site);
  const outcome = await work(id);
  site.wakeDelivery();
  return redirectWithNotice(serverRoutes.deskOrder(id), `order-${outcome.kind}`, detailOf(outcome));
}

function detailOf(outcome: StaffOrderOutcome): string | undefined {
  if (outcome.kind === 'unsettled') return outcome.reason;
  return 'state' in outcome ? outcome.state : undefined;
}

/** Written down first, as everything that is done for an order is. */
async function settleLedgerRow(
  { params, staff }: DeskPost,
  { action, detail, work }: Settling,
  site: Site,
): Promise<DeskReply> {
  const orderId = postedId(params, 'order');
  if (!(await findDeskOrder(orderId, site)))
    return redirectWithNotice(serverRoutes.deskOrders(), 'order-gone');
  const id = postedPayPalId(params);
  const ids = [id, detail].filter(Boolean).join(' ');
  const { accountId: actorId } = staff;
  await insertAudit(site.db, { actorId, action, subjectId: orderId, detail: ids }, site);
  const { kind, state } = await work({ orderId, id, staffId: actorId });
  site.wakeDelivery();
  return redirectWithNotice(serverRoutes.deskOrder(orderId), `settle-${kind}`, state);
}

/** PayPal's id in a post; empty when it has not the shape of one. */
function postedPayPalId(params: URLSearchParams): string {
  const id = params.get('id') ?? '';
  return /^[\w-]{1,64}$/.test(id) ? id : '';
}

/** Why a payment was not attached, where another number may do. */
const ATTACH_ERRORS = {
  no_order: 'There is no order with that number. Check it and try again.',
  other_payment:
    'Not attached: the order has another PayPal payment, or this payment belongs to another order.',
  not_possible: 'Not attached: an order takes a payment only when it is expired or canceled.',
  not_paid: 'Not attached: this order has no payment yet. Attach the payment itself first.',
  unreadable: 'PayPal didn’t tell us what this is. Try again in a minute.',
};

/** Characters of a note on a payment. */
export const PAYMENT_NOTE_MAX = 500;
const NUMBER_MAX = 40;

const OUTCOMES = ['kept_back', 'returned'] as const;

type LedgerIds = { orderId: string; id: string; staffId: string };
type Settling = {
  action: AuditAction;
  detail: string | null;
  work: (ids: LedgerIds) => Promise<SettleOutcome>;
};
