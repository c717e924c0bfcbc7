import type { Metadata } from 'next';
import { DeskPage } from '@/app/(desk)/desk/desk-page';
import { deskMetadata } from '@/app/(desk)/desk/desk-metadata';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { FactorFacts } from '@/components/desk/factor-facts';
import { RecoveryCodes } from '@/components/desk/recovery-codes';
import { deskWords } from '@/content/desk';
import { site as agency } from '@/content/site';
import { findFactor, isConfirmed, takeNewCodes } from '@/lib/accounts/factor';
import { fillText } from '@/lib/site/text';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata(deskWords.factor.page.title);
}

/** The second factor of the signed-in member of staff. New recovery codes are shown once. */
export default async function FactorPage() {
  const staff = await requireStaff();
  const site = getSite();
  const codes = await takeNewCodes(staff.sessionId, site);
  const factor = await findFactor(staff.accountId, site);
  const words = deskWords.factor;
  return (
    <DeskPage staff={staff} current={null} title={words.page.title}>
      {codes.length > 0 ? (
        <RecoveryCodes
          codes={codes}
          heading={fillText(words.page.fileTitle, { email: staff.email, site: agency.name })}
          words={words.page}
        />
      ) : null}
      <FactorFacts
        factor={factor}
        isConfirmed={isConfirmed(staff, 'codes', site.now())}
        words={words}
        timeZone={agency.timeZone}
      />
    </DeskPage>
  );
}
