import type { Metadata } from 'next';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { ComparisonResult, UnknownPayments } from '@/components/desk/payments';
import { findComparison } from '@/lib/orders/comparison.sql';
import { listUnknownPayments } from '@/lib/orders/unknown-payment';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Payments');
}

/** Payments at PayPal that belong to no order, and how our books compare with PayPal's. */
export default async function PaymentsPage() {
  const staff = await requireStaff();
  const { db } = getSite();
  return (
    <DeskPage staff={staff} current="payments" title="Payments">
      <UnknownPayments payments={await listUnknownPayments(db, LISTED)} />
      <ComparisonResult comparison={await findComparison(db)} />
    </DeskPage>
  );
}

const LISTED = 100;
