import type { Metadata } from 'next';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { Hint } from '@/app/(desk)/desk/shell/parts';
import { retention } from '@/content/retention';
import { insertAuditOnce } from '@/lib/site/security/audit';
import { getSite } from '@/lib/site/site';
import { CheckupTable } from './parts';
import { LISTED_MAX, listCheckups } from './queries';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Website checkups');
}

/** Every website that someone had checked, newest first. */
export default async function CheckupsPage() {
  const staff = await requireStaff();
  const site = getSite();
  await insertAuditOnce({ actorId: staff.accountId, action: 'checkup-read' }, site);
  return (
    <DeskPage staff={staff} current="checkups" title="Website checkups">
      <Hint>
        The newest {LISTED_MAX}. A checkup is deleted after {retention.checkupDays} days, or when someone with
        its link deletes it.
      </Hint>
      <CheckupTable checkups={await listCheckups(site)} />
    </DeskPage>
  );
}
