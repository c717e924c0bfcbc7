import type { Metadata } from 'next';
import { MARKS, nameOfPlan, sayNext } from '@/app/(desk)/desk/billing/parts';
import { PlanDeeds, PlanFacts, PlanHint, PlanInvoices } from '@/app/(desk)/desk/billing/plan';
import { DeskGone, DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { MailTable } from '@/app/(desk)/desk/mail/parts';
import { DeskMark, DeskSection } from '@/app/(desk)/desk/shell/parts';
import { readSubscription } from '@/lib/billing/desk';
import { sayMinor, todayOf } from '@/lib/billing/invoice';
import { monthlyMinor } from '@/lib/billing/subscription';
import { listMailsAbout } from '@/lib/mail/mails.sql';
import { isId } from '@/lib/site/ids';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Billing');
}

/** One plan: what it brings a month, its invoices, who has it, and what can be done. */
export default async function PlanPage({ params }: { params: Promise<{ id: string }> }) {
  const staff = await requireStaff();
  const { id } = await params;
  const site = getSite();
  const plan = isId(id) ? await readSubscription(id, site) : null;
  if (!plan) return <DeskGone staff={staff} />;
  const { subscription, invoices } = plan;
  const [word, tone] = MARKS[subscription.state];
  return (
    <DeskPage
      staff={staff}
      current="billing"
      title={[subscription.customerName, nameOfPlan(subscription)].filter(Boolean).join(', ')}
      crumb={{ label: 'Billing', href: serverRoutes.deskBilling() }}
      meta={<span>Next month: {sayNext(subscription)}</span>}
    >
      <div className="desk-columns">
        <div className="grid gap-6">
          <div className="grid gap-2">
            <p className="money-sum">
              <strong>{sayMinor(monthlyMinor(subscription), subscription.currency)}</strong>
              <span>a month</span>
              <DeskMark tone={tone}>{word}</DeskMark>
            </p>
            <PlanHint state={subscription.state} />
          </div>
          <PlanInvoices plan={plan} mayVoid={staff.isOwner} />
          <PlanDeeds plan={plan} today={todayOf(site)} isOwner={staff.isOwner} />
        </div>
        <PlanFacts plan={plan} />
      </div>
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
