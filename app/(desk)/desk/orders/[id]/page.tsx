import type { Metadata } from 'next';
import { DeskGone, DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { MailTable } from '@/app/(desk)/desk/mail/parts';
import { OrderIssues } from '@/app/(desk)/desk/newsletter/issues';
import { OrderFacts, OrderSums, OrderTimeline, PaymentCalls } from '@/app/(desk)/desk/orders/order';
import { OrderRefunds } from '@/app/(desk)/desk/orders/refunds';
import { listLeadsOfBuyer } from '@/app/(desk)/desk/person/queries';
import { DeskSection } from '@/app/(desk)/desk/shell/parts';
import { isConfirmed } from '@/lib/accounts/factor';
import { listMailsAbout } from '@/lib/desk/mails';
import { findDeskLedger, findDeskOrder, listCalls, listRefunds, listSteps } from '@/lib/desk/orders.sql';
import { orderNumber } from '@/lib/orders/order';
import { resolutionCenterOf } from '@/lib/paypal/paypal';
import { isId } from '@/lib/site/ids';
import { serverRoutes } from '@/lib/site/routes';
import { insertAuditOnce } from '@/lib/site/security/audit';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Orders');
}

/** One order: its state, what can be done for it, and everything that happened to it. */
export default async function OrderPage({ params }: { params: Promise<{ id: string }> }) {
  const staff = await requireStaff();
  const { id } = await params;
  const site = getSite();
  const order = isId(id) ? await findDeskOrder(id, site) : null;
  if (!order) return <DeskGone staff={staff} />;
  await insertAuditOnce({ actorId: staff.accountId, action: 'order-read', subjectId: order.id }, site);
  const now = site.now();
  const isMoneyConfirmed = isConfirmed(staff, 'money', now);
  // Null for staff who are no owner: they take and refund no money.
  const isOwnerConfirmed = staff.isOwner ? isMoneyConfirmed : null;
  const resolutionCenter = resolutionCenterOf(site.env);
  return (
    <DeskPage
      staff={staff}
      current="orders"
      title={orderNumber(order.id)}
      crumb={{ label: 'Orders', href: serverRoutes.deskOrders() }}
    >
      <div className="desk-columns">
        <OrderFacts
          order={order}
          leads={await listLeadsOfBuyer(order, site)}
          isConfirmed={isOwnerConfirmed}
        />
        <OrderSums order={order} />
      </div>
      <OrderIssues
        order={order}
        ledger={await findDeskLedger(order.id, site)}
        resolutionCenter={resolutionCenter}
        now={now}
        isConfirmed={isMoneyConfirmed}
      />
      <OrderRefunds
        order={order}
        refunds={await listRefunds(order.id, site)}
        refundId={site.newId()}
        isConfirmed={isOwnerConfirmed}
        resolutionCenter={resolutionCenter}
      />
      <OrderTimeline steps={await listSteps(order.id, site)} />
      <DeskSection title="Emails">
        <MailTable
          mails={await listMailsAbout(order.id, site)}
          caption="Emails"
          empty="This order has no emails."
        />
      </DeskSection>
      <PaymentCalls calls={await listCalls(order.id, site)} />
    </DeskPage>
  );
}
