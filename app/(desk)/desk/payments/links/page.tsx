import type { Metadata } from 'next';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { leadName } from '@/app/(desk)/desk/leads/parts';
import {
  linksOf,
  NoPaymentLinks,
  parseLinkView,
  PaymentLinkTable,
  PaymentLinkViews,
} from '@/app/(desk)/desk/payments/links';
import { ButtonLink } from '@/components/ui/button';
import { listPaymentLinks } from '@/lib/billing';
import { findDeskLead } from '@/lib/leads/leads.sql';
import { isId } from '@/lib/site/ids';
import { toParams } from '@/lib/site/list-filter';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Payment links');
}

/** The links by which customers pay a sum that staff name: all, those of a state, or those of one lead. */
export default async function PaymentLinksPage({ searchParams }: PaymentLinksPageProps) {
  const staff = await requireStaff();
  const site = getSite();
  const params = toParams(await searchParams);
  const leadId = params.get('lead') ?? '';
  const lead = isId(leadId) ? await findDeskLead(leadId, site) : null;
  const links = await listPaymentLinks(lead?.id ?? null, site);
  const view = parseLinkView(params.get('show'));
  return (
    <DeskPage
      staff={staff}
      current="links"
      title={lead ? `Payment links for ${leadName(lead)}` : 'Payment links'}
      {...(lead ? { crumb: { label: 'All payment links', href: serverRoutes.deskPaymentLinks() } } : {})}
      action={
        staff.isOwner ? (
          <ButtonLink href={serverRoutes.deskNewPaymentLink(lead?.id)} variant="ink" size="sm">
            New payment link
          </ButtonLink>
        ) : null
      }
    >
      {links.length > 0 && lead === null ? <PaymentLinkViews links={links} view={view} /> : null}
      <PaymentLinkTable
        links={linksOf(links, view)}
        now={site.now()}
        empty={links.length > 0 ? 'No link is here.' : <NoPaymentLinks mayAdd={staff.isOwner} />}
      />
    </DeskPage>
  );
}

type PaymentLinksPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };
