import type { Metadata } from 'next';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { leadName } from '@/app/(desk)/desk/leads/parts';
import { NewLinkStep } from '@/app/(desk)/desk/payments/link-steps';
import { paymentLinkFigures } from '@/content/payment-links';
import { site as agency } from '@/content/site';
import { isConfirmed } from '@/lib/accounts/factor';
import { findDeskLead } from '@/lib/leads/leads.sql';
import { isId } from '@/lib/site/ids';
import { toParams } from '@/lib/site/list-filter';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';
import { dayIn, daysAfter } from '@/lib/site/time';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('New payment link');
}

/** Asks a customer for a sum; `lead` in the address is whom it is for, if that is a lead. */
export default async function NewPaymentLinkPage({ searchParams }: NewPaymentLinkPageProps) {
  const staff = await requireStaff();
  const site = getSite();
  const leadId = toParams(await searchParams).get('lead') ?? '';
  const lead = isId(leadId) ? await findDeskLead(leadId, site) : null;
  const today = dayIn(agency.timeZone, site.now());
  return (
    <DeskPage
      staff={staff}
      current="links"
      title="New payment link"
      crumb={{ label: 'Payment links', href: serverRoutes.deskPaymentLinks(lead?.id) }}
    >
      <NewLinkStep
        linkId={site.newId()}
        until={daysAfter(today, paymentLinkFigures.days)}
        lead={lead && { id: lead.id, name: leadName(lead), email: lead.email }}
        isConfirmed={staff.isOwner ? isConfirmed(staff, 'money', site.now()) : null}
      />
    </DeskPage>
  );
}

type NewPaymentLinkPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };
