import type { Metadata } from 'next';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { FactorFacts, RecoveryCodes } from '@/app/(desk)/desk/factor/parts';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { DeskMark } from '@/app/(desk)/desk/shell/parts';
import { findFactor, takeNewCodes } from '@/lib/accounts/factor';
import { listDevices } from '@/lib/accounts/sessions';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Your second factor');
}

/** The second factor of the signed-in member of staff. New recovery codes are shown once. */
export default async function FactorPage() {
  const staff = await requireStaff();
  const site = getSite();
  const codes = await takeNewCodes(staff.sessionId, site);
  const factor = await findFactor(staff.accountId, site);
  return (
    <DeskPage
      staff={staff}
      current="factor"
      title="Your second factor"
      meta={factor ? <DeskMark tone="good">Set up</DeskMark> : null}
    >
      {codes.length > 0 ? <RecoveryCodes codes={codes} email={staff.email} /> : null}
      <FactorFacts factor={factor} devices={(await listDevices(staff.accountId, site)).length} />
    </DeskPage>
  );
}
