import type { Metadata } from 'next';
import { DeskGone, DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { PAYMENT_KINDS, paymentAmount, PaymentFacts, PaymentMark } from '@/app/(desk)/desk/payments/parts';
import { Deeds } from '@/app/(desk)/desk/shell/step';
import { findUnknownPayment } from '@/lib/ledger/unknown-payment';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Payments without an order');
}

/** One payment without an order: what we know of it, and what can be done. */
export default async function PaymentPage({ params }: { params: Promise<{ id: string }> }) {
  const staff = await requireStaff();
  const payment = await findUnknownPayment(getSite().db, (await params).id);
  if (!payment) return <DeskGone staff={staff} />;
  return (
    <DeskPage
      staff={staff}
      current="orders"
      title={`${PAYMENT_KINDS[payment.kind]} of ${paymentAmount(payment)}`}
      crumb={{ label: 'Payments without an order', href: serverRoutes.deskPayments() }}
      meta={<PaymentMark payment={payment} />}
    >
      <div className="desk-halves">
        <PaymentFacts payment={payment} />
        {payment.settled_at === null ? (
          <Deeds
            deeds={[
              {
                label: 'Attach it to its order',
                href: serverRoutes.deskPaymentStep(payment.id, 'attach'),
                hint: 'When you found the order that it pays for. The order is paid then.',
              },
              {
                label: 'Settle it with a note',
                href: serverRoutes.deskPaymentStep(payment.id, 'settle'),
                hint: 'When it needs no order, such as a bill of yours. No money moves.',
              },
            ]}
          />
        ) : null}
      </div>
    </DeskPage>
  );
}
