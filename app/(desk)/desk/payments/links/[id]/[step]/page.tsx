import type { Metadata } from 'next';
import { DeskGone, DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { SendLinkStep, WithdrawLinkStep } from '@/app/(desk)/desk/payments/link-steps';
import { PaymentLinkMark } from '@/app/(desk)/desk/payments/links';
import { isConfirmed } from '@/lib/accounts/factor';
import { findPaymentLink } from '@/lib/billing';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Payment links');
}

/** One thing that is done with a payment link, on a page of its own. */
export default async function PaymentLinkStepPage({ params }: PaymentLinkStepPageProps) {
  const staff = await requireStaff();
  const { id, step } = await params;
  const site = getSite();
  const link = await findPaymentLink(id, site);
  const title = TITLES.get(step);
  if (!link || title === undefined) return <DeskGone staff={staff} />;
  const isOwnerConfirmed = staff.isOwner ? isConfirmed(staff, 'money', site.now()) : null;
  const shown = { link, isConfirmed: isOwnerConfirmed };
  return (
    <DeskPage
      staff={staff}
      current="links"
      title={title}
      crumb={{ label: link.what, href: serverRoutes.deskPaymentLink(id) }}
      meta={<PaymentLinkMark state={link.state} />}
    >
      {step === 'send' ? <SendLinkStep {...shown} /> : <WithdrawLinkStep {...shown} />}
    </DeskPage>
  );
}

const TITLES: ReadonlyMap<string, string> = new Map([
  ['send', 'Email a payment link'],
  ['withdraw', 'Withdraw a payment link'],
]);

type PaymentLinkStepPageProps = { params: Promise<{ id: string; step: string }> };
