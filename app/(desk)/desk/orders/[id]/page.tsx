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
import { site } from '@/content/site';
import { catalog } from '@/lib/orders/catalog';
import { noteOnce } from '@/lib/desk/note-once';
import { isConfirmed } from '@/lib/desk/confirm-factor';
import { refundErrorsIn } from '@/lib/desk/refund-form';
import { typedIn } from '@/lib/desk/staff';
import { isId } from '@/lib/site/ids';
import { orderNumber } from '@/lib/orders/order';
import { routes } from '@/lib/site/routes';
import { getDeskServices } from '@/lib/services';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata(deskWords.orders.title);
}

/** One order: its state, what can be done for it, and everything that happened to it. */
export default async function OrderPage({ params }: { params: Promise<{ id: string }> }) {
  const staff = await requireStaff();
  const { id } = await params;
  const services = getDeskServices();
  const { orders, mails, clock, newId, resolutionCenter } = services;
  const order = isId(id) ? await orders.find(id) : null;
  if (!order) return <DeskGone staff={staff} />;
  await noteOnce({ actorId: staff.accountId, action: 'order-read', subjectId: order.id }, services);
  const words = deskWords.order;
  return (
    <DeskPage staff={staff} current="orders" title={orderNumber(order.id)}>
      <p>
        <TextLink href={routes.deskOrders()}>{words.back}</TextLink>
      </p>
      <div className="desk-columns">
        <OrderFacts
          order={order}
          words={deskWords}
          timeZone={site.timeZone}
          isConfirmed={isConfirmed(staff, 'money', clock.now())}
        />
        <OrderSums order={order} words={words} />
      </div>
      <OrderIssues
        order={order}
        ledger={await orders.findLedger(order.id)}
        resolutionCenter={resolutionCenter}
        now={clock.now()}
        words={deskWords.money.issues}
        timeZone={site.timeZone}
      />
      <OrderRefunds
        order={order}
        refunds={await orders.findRefunds(order.id)}
        refundId={newId()}
        typed={typedIn(staff)}
        errors={refundErrorsIn(staff)}
        factor={{ isConfirmed: isConfirmed(staff, 'money', clock.now()), words: deskWords.factor }}
        catalog={catalog}
        resolutionCenter={resolutionCenter}
        timeZone={site.timeZone}
      />
      <DeskSection title={words.timeline}>
        <OrderTimeline
          steps={await orders.findTimeline(order.id)}
          words={deskWords}
          timeZone={site.timeZone}
        />
      </DeskSection>
      <DeskSection title={words.mails}>
        <MailTable
          mails={await mails.findAbout(order.id)}
          words={deskWords}
          caption={words.mails}
          empty={words.noMails}
          timeZone={site.timeZone}
        />
      </DeskSection>
      <PaymentCalls calls={await orders.findCalls(order.id)} words={deskWords.money.calls} />
    </DeskPage>
  );
}
