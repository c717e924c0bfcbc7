import type { Metadata } from 'next';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { CodesStep } from '@/app/(desk)/desk/factor/parts';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { findFactor, isConfirmed } from '@/lib/accounts/factor';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('New recovery codes');
}

/** New recovery codes, on a page of their own. */
export default async function FactorCodesPage() {
  const staff = await requireStaff();
  const site = getSite();
  const factor = await findFactor(staff.accountId, site);
  return (
    <DeskPage
      staff={staff}
      current="factor"
      title="New recovery codes"
      crumb={{ label: 'Your second factor', href: serverRoutes.deskFactor() }}
    >
      <CodesStep codesLeft={factor?.codesLeft ?? 0} isConfirmed={isConfirmed(staff, 'codes', site.now())} />
    </DeskPage>
  );
}
