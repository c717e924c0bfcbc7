import type { Metadata } from 'next';
import { BillingWaits, InvoiceTable, PaidTwice, PlanTable } from '@/app/(desk)/desk/billing/parts';
import { BillingTiles, BillingViews, parseView, readViews } from '@/app/(desk)/desk/billing/views';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { ExportForm, isExportRefused } from '@/app/(desk)/desk/shell/forms';
import { Empty } from '@/app/(desk)/desk/shell/parts';
import { ButtonLink } from '@/components/ui/button';
import { isConfirmed } from '@/lib/accounts/factor';
import { readBilling } from '@/lib/billing/desk';
import { todayOf } from '@/lib/billing/invoice';
import { toParams } from '@/lib/site/list-filter';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Billing');
}

/** What comes in each month, who has not paid, and every plan. */
export default async function BillingPage({ searchParams }: BillingPageProps) {
  const staff = await requireStaff();
  const site = getSite();
  const billing = await readBilling(site);
  const { subscriptions, paidTwice, isRestored } = billing;
  const views = await readViews(billing, site);
  const view = parseView(toParams(await searchParams).get('show'));
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
      <BillingTiles billing={billing} views={views} />
      <BillingViews view={view} billing={billing} views={views} />
      {view !== 'plans' ? (
        <InvoiceTable
          invoices={views[view]}
          today={todayOf(site)}
          caption={CAPTIONS[view][0]}
          empty={CAPTIONS[view][1]}
        />
      ) : subscriptions.length === 0 ? (
        <Empty
          title="No plan yet."
          action={
            <ButtonLink href={serverRoutes.deskOrders()} variant="line" size="sm">
              Orders
            </ButtonLink>
          }
        >
          A plan begins by itself with an order that costs something each month.
        </Empty>
      ) : (
        <PlanTable subscriptions={subscriptions} />
      )}
    </DeskPage>
  );
}

/** What each list of invoices is called, and what stands in its place. */
const CAPTIONS = {
  due: ['Not paid', 'Every invoice is paid.'],
  late: ['Past due', 'No invoice is past due.'],
  paid: ['Paid this month', 'No invoice was paid this month.'],
} as const;

type BillingPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };
