import type { Metadata } from 'next';
import { DeskGone, DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { isConfirmed } from '@/lib/accounts/factor';
import { findPaymentLink } from '@/lib/billing';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';
import { SendLinkStep, WithdrawLinkStep } from '../../../link-steps';
import { PaymentLinkMark } from '../../../links';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Payment links');
}

/** One thing that is done with a payment link, on a page of its own. */
export default async function PaymentLinkStepPage({ params }: PaymentLinkStepPageProps) {
  const staff = await requireStaff();
  const { id, step } = await params;
  const site = getSite();
  const link = await findPaymentLink(id, site);
  const Step = STEPS.get(step);
  if (!link || !Step) return <DeskGone staff={staff} />;
  return (
    <DeskPage
      staff={staff}
      current="links"
      title={Step === SendLinkStep ? 'Email a payment link' : 'Withdraw a payment link'}
      crumb={{ label: link.what, href: serverRoutes.deskPaymentLink(id) }}
      meta={<PaymentLinkMark state={link.state} />}
    >
      <Step link={link} isConfirmed={staff.isOwner ? isConfirmed(staff, 'money', site.now()) : null} />
    </DeskPage>
  );
}

const STEPS: ReadonlyMap<string, typeof SendLinkStep> = new Map([
  ['send', SendLinkStep],
  ['withdraw', WithdrawLinkStep],
]);

type PaymentLinkStepPageProps = { params: Promise<{ id: string; step: string }> };
