import type { Metadata } from 'next';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { AddRuleStep, RemoveRuleStep } from '@/app/(desk)/desk/payments/rules';
import { isConfirmed } from '@/lib/accounts/factor';
import { listPaymentRules } from '@/lib/ledger/payment-rule';
import { toParams } from '@/lib/site/list-filter';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Rules for other payments');
}

/** Adds a rule for payments that are no sales, or removes the one that the address names. */
export default async function PaymentRulePage({ searchParams }: PaymentRulePageProps) {
  const staff = await requireStaff();
  const site = getSite();
  const of = toParams(await searchParams).get('of');
  const isOwnerConfirmed = staff.isOwner ? isConfirmed(staff, 'money', site.now()) : null;
  const rules = staff.isOwner ? await listPaymentRules(site.db) : [];
  return (
    <DeskPage
      staff={staff}
      current="orders"
      title={of === null ? 'Add a rule' : 'Remove a rule'}
      crumb={{ label: 'Payments without an order', href: serverRoutes.deskPayments() }}
    >
      {of === null ? (
        <AddRuleStep isConfirmed={isOwnerConfirmed} />
      ) : (
        <RemoveRuleStep rule={rules.find(({ id }) => id === of)} isConfirmed={isOwnerConfirmed} />
      )}
    </DeskPage>
  );
}

type PaymentRulePageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };
