import type { Metadata } from 'next';
import { DeskGone, DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { leadName } from '@/app/(desk)/desk/leads/parts';
import { PaymentLinkMark } from '@/app/(desk)/desk/payments/links';
import { Facts, Moment } from '@/app/(desk)/desk/shell/parts';
import { Deeds } from '@/app/(desk)/desk/shell/step';
import { site as agency } from '@/content/site';
import { findPaymentLink, paymentLinkUrl } from '@/lib/billing';
import { findDeskLead } from '@/lib/leads/leads.sql';
import { formatMoney } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';
import { dayIn, formatDay } from '@/lib/site/time';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Payment links');
}

/** One payment link: its address while it works, whom it is for, what became of it, and what can be done. */
export default async function PaymentLinkPage({ params }: { params: Promise<{ id: string }> }) {
  const staff = await requireStaff();
  const site = getSite();
  const link = await findPaymentLink((await params).id, site);
  if (!link) return <DeskGone staff={staff} />;
  const { id, what, amountMinor: minor, email, state, order, sentAt, createdAt, validUntil } = link;
  const lead = link.leadId === null ? null : await findDeskLead(link.leadId, site);
  const url = paymentLinkUrl(link, site);
  const isOwners = !staff.isOwner;
  return (
    <DeskPage
      staff={staff}
      current="links"
      title={`${formatMoney({ minor, currency: 'USD' })}, ${what}`}
      crumb={{ label: 'Payment links', href: serverRoutes.deskPaymentLinks() }}
      meta={<PaymentLinkMark state={state} />}
    >
      {state === 'open' ? (
        <div className="desk-panel max-w-[46em]">
          <label htmlFor="link">The link, for the customer</label>
          <input id="link" type="text" readOnly className="input" defaultValue={url} />
        </div>
      ) : null}
      <div className="desk-halves">
        <Facts
          rows={[
            ['Customer', email ?? 'No address named'],
            lead !== null && [
              'Lead',
              <a key="lead" href={serverRoutes.deskLead(lead.id)} className="text-link">
                {leadName(lead)}
              </a>,
            ],
            ['Made', <Moment key="made" at={createdAt} />],
            ['Emailed', sentAt === null ? 'Not yet' : <Moment key="sent" at={sentAt} />],
            ['Works through', formatDay(dayIn(agency.timeZone, validUntil - 1))],
            order !== null && [
              'Paid with',
              <a key="order" href={serverRoutes.deskOrder(order.id)} className="text-link">
                The order
              </a>,
            ],
          ]}
        />
        {state === 'open' ? (
          <Deeds
            deeds={[
              email !== null && {
                label: sentAt === null ? 'Email it' : 'Email it again',
                href: serverRoutes.deskPaymentLink(id, 'send'),
                hint: `To ${email}.`,
                isOwners,
              },
              {
                label: 'Withdraw it',
                href: serverRoutes.deskPaymentLink(id, 'withdraw'),
                hint: 'No one can pay by it then.',
                isOwners,
              },
            ]}
          />
        ) : null}
      </div>
    </DeskPage>
  );
}
