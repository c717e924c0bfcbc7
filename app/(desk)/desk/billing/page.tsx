import type { Metadata } from 'next';
import {
  BillingSums,
  BillingWaits,
  OpenInvoices,
  PaidTwice,
  PlanTable,
} from '@/app/(desk)/desk/billing/parts';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { ExportForm, isExportRefused } from '@/app/(desk)/desk/shell/forms';
import { isConfirmed } from '@/lib/accounts/factor';
import { readBilling } from '@/lib/billing/desk';
import { todayOf } from '@/lib/billing/invoice';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Billing');
}

/** What comes in each month, who has not paid, and every plan. */
export default async function BillingPage() {
  const staff = await requireStaff();
  const site = getSite();
  const { subscriptions, open, sums, ended, paidTwice, isRestored } = await readBilling(site);
  return (
    <DeskPage
      staff={staff}
      current="billing"
      title="Billing"
      more={
        staff.isOwner
          ? {
              isOpen: isExportRefused('invoices-export'),
              children: (
                <ExportForm
                  action="invoices-export"
                  filter={[]}
                  isConfirmed={isConfirmed(staff, 'export', site.now())}
                  title="Download as CSV"
                >
                  For the bookkeeper: every invoice with its lines, tax, late fee, and what was received for
                  it.
                </ExportForm>
              ),
            }
          : null
      }
    >
      <BillingWaits isRestored={isRestored} />
      <PaidTwice paidTwice={paidTwice} />
      <OpenInvoices invoices={open} today={todayOf(site)} />
      <BillingSums sums={sums} ended={ended} />
      <PlanTable subscriptions={subscriptions} />
    </DeskPage>
  );
}
