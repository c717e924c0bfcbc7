import type { Metadata } from 'next';
import { DeskGone, DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { isConfirmed } from '@/lib/accounts/factor';
import { findUnknownPayment } from '@/lib/ledger/unknown-payment';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';
import { PAYMENT_KINDS, paymentAmount, PaymentMark } from '../../parts';
import { AttachStep, SettleStep } from '../../steps';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Payments without an order');
}

/** What becomes of a payment without an order, on a page of its own. */
export default async function PaymentStepPage({ params }: PaymentStepPageProps) {
  const staff = await requireStaff();
  const { id, step } = await params;
  const site = getSite();
  const payment = await findUnknownPayment(site.db, id);
  const Step = STEPS.get(step);
  if (!payment || !Step) return <DeskGone staff={staff} />;
  return (
    <DeskPage
      staff={staff}
      current="orders"
      title={Step === AttachStep ? 'Attach to an order' : 'Settle with a note'}
      crumb={{
        label: `${PAYMENT_KINDS[payment.kind]} of ${paymentAmount(payment)}`,
        href: serverRoutes.deskPayments(id),
      }}
      meta={<PaymentMark payment={payment} />}
    >
      <Step payment={payment} isConfirmed={isConfirmed(staff, 'money', site.now())} />
    </DeskPage>
  );
}

const STEPS: ReadonlyMap<string, typeof AttachStep> = new Map([
  ['attach', AttachStep],
  ['settle', SettleStep],
]);

type PaymentStepPageProps = { params: Promise<{ id: string; step: string }> };
