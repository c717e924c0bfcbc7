import type { StaffOrderOutcome } from '@/lib/orders/staff';
import { routes } from '@/lib/site/routes';
import { newAuditEntry, type AuditAction } from './audit';
import { confirmFactor, refuseFactor } from './confirm-factor';
import { redirectWithNotice, postedId, type DeskActionHandler, type DeskReply } from './desk-reply';

/** Takes money, so the second factor is asked for again. */
export const captureOrder: DeskActionHandler = async (post, services) => {
  const outcome = await confirmFactor({ ...post, purpose: 'money' }, services);
  if (outcome.kind !== 'confirmed')
    return refuseFactor(outcome, routes.deskOrder(postedId(post.params, 'order')));
  return attend(post, { action: 'order-capture', work: services.attend.captureNow }, services);
};

export const checkOrder: DeskActionHandler = (post, services) =>
  attend(post, { action: 'order-check', work: services.attend.checkWithPayPal }, services);

/** The audit entry comes first: whatever happens at PayPal is then in it. */
async function attend(
  { params, staff }: Parameters<DeskActionHandler>[0],
  { action, work }: Attendance,
  services: Parameters<DeskActionHandler>[1],
): Promise<DeskReply> {
  const id = postedId(params, 'order');
  const order = await services.orders.find(id);
  if (!order) return redirectWithNotice(routes.deskOrders(), 'order-gone');
  await services.audit.add(
    newAuditEntry({ actorId: staff.accountId, action, subjectId: id, detail: order.state }, services),
  );
  const outcome = await work(id);
  services.wakeDelivery();
  return redirectWithNotice(routes.deskOrder(id), `order-${outcome.kind}`, detailOf(outcome));
}

function detailOf(outcome: StaffOrderOutcome): string | undefined {
  if (outcome.kind === 'unsettled') return outcome.reason;
  return 'state' in outcome ? outcome.state : undefined;
}

type Attendance = { action: AuditAction; work: (orderId: string) => Promise<StaffOrderOutcome> };
