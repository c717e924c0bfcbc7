import type { Metadata } from 'next';
import { DeskPage } from '@/app/(desk)/desk/desk-page';
import { deskMetadata } from '@/app/(desk)/desk/desk-metadata';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { ComparisonResult } from '@/components/desk/comparison-result';
import { DeskSection } from '@/components/desk/desk-section';
import { UnknownPayments } from '@/components/desk/unknown-payments';
import { deskWords } from '@/content/desk';
import { site as agency } from '@/content/site';
import { findComparison } from '@/lib/orders/comparison.sql';
import { listUnknownPayments } from '@/lib/orders/unknown-payment';
import { PAYMENT_NOTE_MAX } from '@/lib/desk/orders';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata(deskWords.money.payments.title);
}

/** Payments at PayPal that belong to no order, and how our books compare with PayPal's. */
export default async function PaymentsPage() {
  const staff = await requireStaff();
  const site = getSite();
  const payments = await listUnknownPayments(site.db, LISTED);
  const comparison = await findComparison(site.db);
  const words = deskWords.money.payments;
  return (
    <DeskPage staff={staff} current="payments" title={words.title}>
      <DeskSection title={words.unknown}>
        {payments.length > 0 ? <p className="soft mb-3 max-w-[62em] text-small">{words.text}</p> : null}
        <UnknownPayments
          payments={payments}
          words={words}
          noteMax={PAYMENT_NOTE_MAX}
          timeZone={agency.timeZone}
        />
      </DeskSection>
      <ComparisonResult
        comparison={comparison}
        words={deskWords.money.comparison}
        timeZone={agency.timeZone}
      />
    </DeskPage>
  );
}

const LISTED = 100;
