import type { Metadata } from 'next';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { OrderViews } from '@/app/(desk)/desk/orders/views';
import { ExportForm, isExportRefused } from '@/app/(desk)/desk/shell/forms';
import { OwnerOnly } from '@/app/(desk)/desk/staff/parts';
import { isConfirmed } from '@/lib/accounts/factor';
import { readComparisonProgress } from '@/lib/ledger/comparison-progress';
import { findComparison } from '@/lib/ledger/comparison.sql';
import { listKnownPayments, listPaymentRules } from '@/lib/ledger/payment-rule';
import { listUnknownPayments } from '@/lib/ledger/unknown-payment';
import { getSite } from '@/lib/site/site';
import { ComparisonResult, Differences, sayComparison } from './comparison';
import { UnknownPayments } from './parts';
import { KnownPayments, PaymentRules } from './rules';

/** While PayPal's transactions are compared with our orders, the title of the tab says how far that is. */
export function generateMetadata(): Promise<Metadata> {
  const progress = readComparisonProgress(getSite());
  return deskMetadata(progress === null ? 'Payments without an order' : sayComparison(progress));
}

/** Money at PayPal that belongs to no order, how our books compare with PayPal's, and which payments are no sales. */
export default async function PaymentsPage() {
  const staff = await requireStaff();
  const site = getSite();
  const now = site.now();
  const comparison = await findComparison(site.db);
  return (
    <DeskPage
      staff={staff}
      current="orders"
      title="Orders"
      more={
        staff.isOwner
          ? {
              isOpen: isExportRefused('payments-export'),
              children: (
                <ExportForm
                  action="payments-export"
                  filter={[]}
                  isConfirmed={isConfirmed(staff, 'export', now)}
                  title="Download as CSV"
                >
                  All payments without an order, the known ones too.
                </ExportForm>
              ),
            }
          : null
      }
    >
      <OrderViews filter={null} site={site} />
      <div className="desk-columns">
        <div className="grid gap-6">
          <UnknownPayments payments={await listUnknownPayments(site.db, PAYMENTS_MAX)} now={now} />
          <Differences differences={comparison?.differences ?? []} />
          <KnownPayments payments={await listKnownPayments(site.db, PAYMENTS_MAX)} now={now} />
        </div>
        <div className="grid gap-6">
          <ComparisonResult comparison={comparison} progress={readComparisonProgress(site)} now={now} />
          <OwnerOnly staff={staff}>
            <PaymentRules rules={await listPaymentRules(site.db)} />
          </OwnerOnly>
        </div>
      </div>
    </DeskPage>
  );
}

const PAYMENTS_MAX = 100;
