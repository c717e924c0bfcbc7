import type { Metadata } from 'next';
import { DeskGone, DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { OrderIssues } from '@/app/(desk)/desk/orders/issues';
import { OrderFacts, OrderSum, OrderTimeline, PaymentCalls } from '@/app/(desk)/desk/orders/order';
import { buyerOf, mayBeCaptured } from '@/app/(desk)/desk/orders/parts';
import { listLeadsOfBuyer } from '@/app/(desk)/desk/person/queries';
import { PostButton } from '@/app/(desk)/desk/shell/forms';
import { Moment } from '@/app/(desk)/desk/shell/parts';
import { Deeds } from '@/app/(desk)/desk/shell/step';
import type { Staff } from '@/app/(desk)/desk/visitor';
import { ButtonLink } from '@/components/ui/button';
import { listMailsAbout } from '@/lib/mail/mails.sql';
import {
  findDeskLedger,
  findDeskOrder,
  listCalls,
  listRefunds,
  listSteps,
  type DeskOrder,
} from '@/lib/orders/desk-orders.sql';
import { freeToRefundMinor, orderNumber } from '@/lib/orders/order';
import { resolutionCenterOf } from '@/lib/paypal/paypal';
import { isId } from '@/lib/site/ids';
import { formatMoney } from '@/lib/site/money';
import { routes, serverRoutes } from '@/lib/site/routes';
import { insertAuditOnce } from '@/lib/site/security/audit';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Orders');
}

/** One order: what it came to, everything that happened to it, who it is from, and what can be done. */
export default async function OrderPage({ params }: { params: Promise<{ id: string }> }) {
  const staff = await requireStaff();
  const { id } = await params;
  const site = getSite();
  const order = isId(id) ? await findDeskOrder(id, site) : null;
  if (!order) return <DeskGone staff={staff} />;
  await insertAuditOnce({ actorId: staff.accountId, action: 'order-read', subjectId: order.id }, site);
  const refunds = await listRefunds(order.id, site);
  const freeMinor = freeToRefundMinor(order, { refunds });
  return (
    <DeskPage
      staff={staff}
      current="orders"
      title={`${buyerOf(order)}, ${order.description}`}
      crumb={{ label: 'Orders', href: serverRoutes.deskOrders() }}
      meta={
        <>
          <span>{orderNumber(order.id)}</span>
          <Moment at={order.paidAt ?? order.createdAt} />
        </>
      }
      action={<FirstDeed order={order} freeMinor={freeMinor} staff={staff} />}
    >
      <div className="desk-columns">
        <div className="grid gap-6">
          <OrderSum order={order} />
          <OrderIssues
            order={order}
            ledger={await findDeskLedger(order.id, site)}
            resolutionCenter={resolutionCenterOf(site.env)}
            now={site.now()}
          />
          <OrderTimeline
            order={order}
            steps={await listSteps(order.id, site)}
            refunds={refunds}
            mails={await listMailsAbout(order.id, site)}
          />
          <OrderDeeds order={order} freeMinor={freeMinor} staff={staff} />
          <PaymentCalls calls={await listCalls(order.id, site)} />
        </div>
        <OrderFacts order={order} leads={await listLeadsOfBuyer(order, site)} />
      </div>
    </DeskPage>
  );
}

/** What one does most often with an order in this state; for owners, who alone take and refund money. */
function FirstDeed({ order, freeMinor, staff }: OrderDeedsProps) {
  if (!staff.isOwner) return null;
  const step = freeMinor > 0 ? 'refund' : isCapturable(order) ? 'capture' : null;
  if (step === null) return null;
  return (
    <ButtonLink href={serverRoutes.deskOrderStep(order.id, step)} variant="ink" size="sm">
      {step === 'refund' ? 'Refund' : 'Capture'}
    </ButtonLink>
  );
}

function OrderDeeds({ order, freeMinor, staff }: OrderDeedsProps) {
  const { id, capturedMinor, currency, paymentId } = order;
  const money = (minor: number) => formatMoney({ minor, currency });
  const isOwners = !staff.isOwner;
  return (
    <Deeds
      deeds={[
        capturedMinor > 0 && {
          label: 'Refund the buyer',
          ...(freeMinor > 0
            ? {
                href: serverRoutes.deskOrderStep(id, 'refund'),
                hint: `${money(freeMinor)} of ${money(capturedMinor)} can still be refunded.`,
                isOwners,
              }
            : { hint: 'Nothing is left to refund.' }),
        },
        isCapturable(order) && {
          label: 'Capture the payment',
          href: serverRoutes.deskOrderStep(id, 'capture'),
          hint: 'Asks PayPal, and takes the money if the buyer approved. It can’t be taken twice.',
          isOwners,
        },
        paymentId !== null && {
          label: 'Ask PayPal what became of it',
          hint: 'Asks PayPal for the payment’s status and records it. Takes no money.',
          button: (
            <PostButton action="order-check" hidden={[['order', id]]} about={orderNumber(id)}>
              Check with PayPal
            </PostButton>
          ),
        },
        {
          label: 'Open the receipt page',
          href: routes.success(order.key),
          hint: 'What the buyer sees of this order.',
        },
      ]}
    />
  );
}

function isCapturable(order: DeskOrder): boolean {
  return order.paymentId !== null && mayBeCaptured(order);
}

type OrderDeedsProps = { order: DeskOrder; freeMinor: number; staff: Staff };
