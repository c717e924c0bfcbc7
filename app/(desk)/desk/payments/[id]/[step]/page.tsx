import type { Metadata } from 'next';
import { DeskGone, DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { PAYMENT_KINDS, paymentAmount, PaymentMark } from '@/app/(desk)/desk/payments/parts';
import { AttachStep, SettleStep } from '@/app/(desk)/desk/payments/steps';
import { isConfirmed } from '@/lib/accounts/factor';
import { findUnknownPayment } from '@/lib/ledger/unknown-payment';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Payments without an order');
}

/** What becomes of a payment without an order, on a page of its own. */
export default async function PaymentStepPage({ params }: PaymentStepPageProps) {
  const staff = await requireStaff();
  const { id, step } = await params;
  const site = getSite();
  const payment = await findUnknownPayment(site.db, id);
  const isMoneyConfirmed = isConfirmed(staff, 'money', site.now());
  const title = TITLES.get(step);
  if (!payment || title === undefined) return <DeskGone staff={staff} />;
  const shown = { payment, isConfirmed: isMoneyConfirmed };
  return (
    <DeskPage
      staff={staff}
      current="orders"
      title={title}
      crumb={{
        label: `${PAYMENT_KINDS[payment.kind]} of ${paymentAmount(payment)}`,
        href: serverRoutes.deskPayments(id),
      }}
      meta={<PaymentMark payment={payment} />}
    >
      {step === 'attach' ? <AttachStep {...shown} /> : <SettleStep {...shown} />}
    </DeskPage>
  );
}

const TITLES: ReadonlyMap<string, string> = new Map([
  ['attach', 'Attach to an order'],
  ['settle', 'Settle with a note'],
]);

type PaymentStepPageProps = { params: Promise<{ id: string; step: string }> };
