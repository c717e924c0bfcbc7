import type { Metadata } from 'next';
import { DeskGone, DeskPage } from '@/app/(desk)/desk/desk-page';
import { deskMetadata } from '@/app/(desk)/desk/desk-metadata';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { DeskSection } from '@/components/desk/desk-section';
import { MailTable } from '@/components/desk/mail-table';
import { OrderFacts } from '@/components/desk/order-facts';
import { OrderRefunds } from '@/components/desk/order-refunds';
import { OrderSums } from '@/components/desk/order-sums';
import { OrderTimeline } from '@/components/desk/order-timeline';
import { OrderIssues } from '@/components/desk/order-issues';
import { PaymentCalls } from '@/components/desk/payment-calls';
import { TextLink } from '@/components/ui/text-link';
import { deskWords } from '@/content/desk';
import { site as agency } from '@/content/site';
import { catalog } from '@/lib/orders/price';
import { insertAuditOnce } from '@/lib/site/security/audit';
import { isConfirmed } from '@/lib/accounts/factor';
import { listMailsAbout } from '@/lib/desk/mails';
import { findDeskLedger, findDeskOrder, listCalls, listRefunds, listSteps } from '@/lib/desk/orders.sql';
import { refundErrorsIn } from '@/lib/desk/refund-form';
import { typedIn } from '@/lib/desk/staff';
import { isId } from '@/lib/site/ids';
import { orderNumber } from '@/lib/orders/order';
import { resolutionCenterOf } from '@/lib/orders/paypal';
import { routes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata(deskWords.orders.title);
}

/** One order: its state, what can be done for it, and everything that happened to it. */
export default async function OrderPage({ params }: { params: Promise<{ id: string }> }) {
  const staff = await requireStaff();
  const { id } = await params;
  const site = getSite();
  const order = isId(id) ? await findDeskOrder(id, site) : null;
  if (!order) return <DeskGone staff={staff} />;
  await insertAuditOnce({ actorId: staff.accountId, action: 'order-read', subjectId: order.id }, site);
  const words = deskWords.order;
  const resolutionCenter = resolutionCenterOf(site.env);
  return (
    <DeskPage staff={staff} current="orders" title={orderNumber(order.id)}>
      <p>
        <TextLink href={routes.deskOrders()}>{words.back}</TextLink>
      </p>
      <div className="desk-columns">
        <OrderFacts
          order={order}
          words={deskWords}
          timeZone={agency.timeZone}
          isConfirmed={isConfirmed(staff, 'money', site.now())}
        />
        <OrderSums order={order} words={words} />
      </div>
      <OrderIssues
        order={order}
        ledger={await findDeskLedger(order.id, site)}
        resolutionCenter={resolutionCenter}
        now={site.now()}
        words={deskWords.money.issues}
        timeZone={agency.timeZone}
      />
      <OrderRefunds
        order={order}
        refunds={await listRefunds(order.id, site)}
        refundId={site.newId()}
        typed={typedIn(staff)}
        errors={refundErrorsIn(staff)}
        factor={{ isConfirmed: isConfirmed(staff, 'money', site.now()), words: deskWords.factor }}
        catalog={catalog}
        resolutionCenter={resolutionCenter}
        timeZone={agency.timeZone}
      />
      <DeskSection title={words.timeline}>
        <OrderTimeline steps={await listSteps(order.id, site)} words={deskWords} timeZone={agency.timeZone} />
      </DeskSection>
      <DeskSection title={words.mails}>
        <MailTable
          mails={await listMailsAbout(order.id, site)}
          words={deskWords}
          caption={words.mails}
          empty={words.noMails}
          timeZone={agency.timeZone}
        />
      </DeskSection>
      <PaymentCalls calls={await listCalls(order.id, site)} words={deskWords.money.calls} />
    </DeskPage>
  );
}
