import type { Metadata } from 'next';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { FactorFacts, RecoveryCodes } from '@/app/(desk)/desk/factor/parts';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { findFactor, isConfirmed, takeNewCodes } from '@/lib/accounts/factor';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Your second factor');
}

/** The second factor of the signed-in member of staff. New recovery codes are shown once. */
export default async function FactorPage() {
  const staff = await requireStaff();
  const site = getSite();
  const codes = await takeNewCodes(staff.sessionId, site);
  return (
    <DeskPage staff={staff} current="factor" title="Your second factor">
      {codes.length > 0 ? <RecoveryCodes codes={codes} email={staff.email} /> : null}
      <FactorFacts
        factor={await findFactor(staff.accountId, site)}
        isConfirmed={isConfirmed(staff, 'codes', site.now())}
      />
    </DeskPage>
  );
}
