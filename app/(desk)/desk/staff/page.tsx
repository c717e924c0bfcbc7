import type { Metadata } from 'next';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { StaffTable } from '@/app/(desk)/desk/staff/parts';
import { ButtonLink } from '@/components/ui/button';
import { listStaff } from '@/lib/accounts/staff-users';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Staff');
}

/** "3 people, 1 owner" */
function sayStaff(people: number, owners: number): string {
  return `${people} ${people === 1 ? 'person' : 'people'}, ${owners} ${owners === 1 ? 'owner' : 'owners'}`;
}

/** Who works at the desk. Each has a page, where an owner changes and removes them. */
export default async function StaffPage() {
  const staff = await requireStaff();
  const members = await listStaff(getSite());
  return (
    <DeskPage
      staff={staff}
      current="staff"
      title="Staff"
      meta={sayStaff(members.length, members.filter(({ isOwner }) => isOwner).length)}
      action={
        staff.isOwner ? (
          <ButtonLink href={serverRoutes.deskInvite()} variant="ink" size="sm">
            Invite someone
          </ButtonLink>
        ) : null
      }
    >
      <StaffTable members={members} accountId={staff.accountId} />
      <p className="soft max-w-[62em]">
        Staff see leads, orders and emails. An owner can also move money, download, erase, and decide who
        works here.
      </p>
    </DeskPage>
  );
}
