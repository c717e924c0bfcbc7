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
import { OrderParts } from '@/app/(desk)/desk/orders/parts';
import { ExportForm } from '@/app/(desk)/desk/shell/forms';
import { OwnerOnly } from '@/app/(desk)/desk/staff/parts';
import { isConfirmed } from '@/lib/accounts/factor';
import { readBilling } from '@/lib/billing/desk';
import { todayOf } from '@/lib/billing/invoice';
import { countAttention } from '@/lib/desk/orders.sql';
import { countUnknownPayments } from '@/lib/ledger/unknown-payment';
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
    <DeskPage staff={staff} current="orders" title="Billing">
      <OrderParts
        current="billing"
        waiting={{ orders: await countAttention(site), payments: await countUnknownPayments(site.db) }}
      />
      <BillingWaits isRestored={isRestored} />
      <PaidTwice paidTwice={paidTwice} />
      <OpenInvoices invoices={open} today={todayOf(site)} />
      <BillingSums sums={sums} ended={ended} />
      <PlanTable subscriptions={subscriptions} />
      <OwnerOnly staff={staff}>
        <ExportForm
          action="invoices-export"
          filter={[]}
          isConfirmed={isConfirmed(staff, 'export', site.now())}
          title="Download as CSV"
        >
          For the bookkeeper: every invoice with its lines, tax, late fee, and what was received for it.
        </ExportForm>
      </OwnerOnly>
    </DeskPage>
  );
}
