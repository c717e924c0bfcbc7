import type { Metadata } from 'next';
import { nameOfPlan } from '@/app/(desk)/desk/billing/parts';
import { PlanFacts, PlanForms, PlanInvoices } from '@/app/(desk)/desk/billing/plan';
import { DeskGone, DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { MailTable } from '@/app/(desk)/desk/mail/parts';
import { DeskSection } from '@/app/(desk)/desk/shell/parts';
import { OwnerOnly } from '@/app/(desk)/desk/staff/parts';
import { isConfirmed } from '@/lib/accounts/factor';
import { readSubscription } from '@/lib/billing/desk';
import { todayOf } from '@/lib/billing/invoice';
import { listMailsAbout } from '@/lib/desk/mails';
import { isId } from '@/lib/site/ids';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Billing');
}

/** One plan: its state, its invoices, and what can be done. */
export default async function PlanPage({ params }: { params: Promise<{ id: string }> }) {
  const staff = await requireStaff();
  const { id } = await params;
  const site = getSite();
  const plan = isId(id) ? await readSubscription(id, site) : null;
  if (!plan) return <DeskGone staff={staff} />;
  const { subscription, invoices } = plan;
  const isMoneyConfirmed = isConfirmed(staff, 'money', site.now());
  return (
    <DeskPage
      staff={staff}
      current="billing"
      title={nameOfPlan(subscription)}
      crumb={{ label: 'Billing', href: serverRoutes.deskBilling() }}
    >
      <PlanFacts plan={plan} today={todayOf(site)} isConfirmed={isMoneyConfirmed} />
      <PlanInvoices plan={plan} isConfirmed={isMoneyConfirmed} mayVoid={staff.isOwner} />
      <OwnerOnly staff={staff}>
        <PlanForms plan={plan} isConfirmed={isMoneyConfirmed} />
      </OwnerOnly>
      <DeskSection title="Emails">
        <MailTable
          mails={await listMailsAbout([id, ...invoices.map(invoice => invoice.id)], site)}
          caption="Emails"
          empty="There are no emails about this plan yet."
        />
      </DeskSection>
    </DeskPage>
  );
}
