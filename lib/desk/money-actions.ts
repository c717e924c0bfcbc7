import { idStart } from '@/lib/orders/order';
import type { SettleOutcome } from '@/lib/orders/reversal';
import { routes } from '@/lib/site/routes';
import { newAuditEntry, type AuditAction } from './audit';
import { redirectWithNotice, postedId, type DeskActionHandler, type DeskReply } from './desk-reply';

/** Staff say how a reversal ended. */
export const settleReversal: DeskActionHandler = (post, services) => {
  const outcome = OUTCOMES.find(end => end === post.params.get('outcome'));
  if (!outcome) {
    const orderId = postedId(post.params, 'order');
    return Promise.resolve(
      redirectWithNotice(orderId ? routes.deskOrder(orderId) : routes.deskOrders(), 'settle-unclear'),
    );
  }
  const work = (ids: LedgerIds) => services.money.settleReversal({ ...ids, outcome });
  return settle(post, { action: 'reversal-settled', detail: outcome, work }, services);
};

/** Staff have seen how a dispute ended. */
export const settleDispute: DeskActionHandler = (post, services) =>
  settle(post, { action: 'dispute-settled', detail: null, work: services.money.settleDispute }, services);

/** Written down first, as everything that is done for an order is. */
async function settle(
  { params, staff }: Parameters<DeskActionHandler>[0],
  { action, detail, work }: Settling,
  services: Parameters<DeskActionHandler>[1],
): Promise<DeskReply> {
  const orderId = postedId(params, 'order');
  if (!(await services.orders.find(orderId))) return redirectWithNotice(routes.deskOrders(), 'order-gone');
  const id = postedPayPalId(params);
  const ids = [id, detail].filter(Boolean).join(' ');
  const { accountId: actorId } = staff;
  await services.audit.add(newAuditEntry({ actorId, action, subjectId: orderId, detail: ids }, services));
  const { kind, state } = await work({ orderId, id, staffId: staff.accountId });
  services.wakeDelivery();
  return redirectWithNotice(routes.deskOrder(orderId), `settle-${kind}`, state);
}

/** Staff say which order a payment belongs to. */
export const attachPayment: DeskActionHandler = async ({ params, staff }, services) => {
  const id = postedPayPalId(params);
  const orderNumber = (params.get('number') ?? '').trim().slice(0, NUMBER_MAX);
  const { accountId: staffId } = staff;
  if (!(await services.unknownPayments.find(id)))
    return redirectWithNotice(routes.deskPayments(), 'payment-gone');
  const done = {
    actorId: staffId,
    action: 'payment-attached',
    subjectId: id,
    detail: idStart(orderNumber),
  } as const;
  await services.audit.add(newAuditEntry(done, services));
  const outcome = await services.money.attachPayment({ id, orderNumber, staffId });
  services.wakeDelivery();
  const location = outcome.kind === 'attached' ? routes.deskOrder(outcome.orderId) : routes.deskPayments();
  return redirectWithNotice(location, `payment-${outcome.kind}`);
};

/** Staff say why a payment without an order needs nothing more. */
export const settlePayment: DeskActionHandler = async ({ params, staff }, services) => {
  const id = postedPayPalId(params);
  const note = (params.get('note') ?? '').trim();
  const { accountId: staffId } = staff;
  if (note === '' || note.length > PAYMENT_NOTE_MAX)
    return redirectWithNotice(routes.deskPayments(), 'payment-note', String(PAYMENT_NOTE_MAX));
  if (!(await services.unknownPayments.find(id)))
    return redirectWithNotice(routes.deskPayments(), 'payment-gone');
  const done = { actorId: staffId, action: 'payment-settled', subjectId: id } as const;
  await services.audit.add(newAuditEntry(done, services));
  const outcome = await services.money.settleUnknownPayment({ id, note, staffId });
  return redirectWithNotice(
    routes.deskPayments(),
    outcome === 'done' ? 'payment-settled' : 'payment-changed',
  );
};

/** PayPal's id in a post; empty when it has not the shape of one. */
function postedPayPalId(params: URLSearchParams): string {
  const id = params.get('id') ?? '';
  return /^[\w-]{1,64}$/.test(id) ? id : '';
}

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
