import type { Metadata } from 'next';
import { DeskGone, DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { CaptureStep } from '@/app/(desk)/desk/orders/capture';
import { ReversalStep } from '@/app/(desk)/desk/orders/issues';
import { buyerOf, OrderMark } from '@/app/(desk)/desk/orders/parts';
import { RefundStep } from '@/app/(desk)/desk/orders/refunds';
import type { Staff } from '@/app/(desk)/desk/visitor';
import { isConfirmed } from '@/lib/accounts/factor';
import { findDeskLedger, findDeskOrder, listRefunds, type DeskOrder } from '@/lib/orders/desk-orders.sql';
import { orderNumber } from '@/lib/orders/order';
import { resolutionCenterOf } from '@/lib/paypal/paypal';
import { isId } from '@/lib/site/ids';
import { toParams } from '@/lib/site/list-filter';
import { parseTypedMoney, toDecimal } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import { insertAuditOnce } from '@/lib/site/security/audit';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Orders');
}

/** One thing that is done with an order's money, on a page of its own. */
export default async function OrderStepPage({ params, searchParams }: OrderStepProps) {
  const staff = await requireStaff();
  const { id, step } = await params;
  const site = getSite();
  const order = isId(id) ? await findDeskOrder(id, site) : null;
  const title = TITLES[step];
  if (!order || title === undefined) return <DeskGone staff={staff} />;
  await insertAuditOnce({ actorId: staff.accountId, action: 'order-read', subjectId: order.id }, site);
  return (
    <DeskPage
      staff={staff}
      current="orders"
      title={title}
      crumb={{ label: `${buyerOf(order)}, ${order.description}`, href: serverRoutes.deskOrder(id) }}
      meta={
        <>
          <OrderMark order={order} />
          <span>{orderNumber(order.id)}</span>
        </>
      }
    >
      {await drawStep(step, { order, staff, params: toParams(await searchParams) })}
    </DeskPage>
  );
}

const TITLES: Readonly<Record<string, string>> = {
  refund: 'Refund',
  capture: 'Capture the payment',
  reversal: 'How the reversal ended',
};

async function drawStep(step: string, { order, staff, params }: Drawn) {
  const site = getSite();
  const isMoneyConfirmed = isConfirmed(staff, 'money', site.now());
  // Null for staff who are no owner: they take and refund no money.
  const isOwnerConfirmed = staff.isOwner ? isMoneyConfirmed : null;
  if (step === 'refund') {
    const minor = parseTypedMoney(params.get('amount') ?? '', order.currency);
    return (
      <RefundStep
        order={order}
        refunds={await listRefunds(order.id, site)}
        amount={minor === null ? null : toDecimal(minor)}
        refundId={site.newId()}
        isConfirmed={isOwnerConfirmed}
        resolutionCenter={resolutionCenterOf(site.env)}
      />
    );
  }
  if (step === 'capture') return <CaptureStep order={order} isConfirmed={isOwnerConfirmed} />;
  const { reversals } = await findDeskLedger(order.id, site);
  const reversal = reversals.find(({ id }) => id === params.get('of'));
  return <ReversalStep order={order} reversal={reversal} isConfirmed={isMoneyConfirmed} />;
}

type Drawn = { order: DeskOrder; staff: Staff; params: URLSearchParams };

type OrderStepProps = {
  params: Promise<{ id: string; step: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};
