import type { Metadata } from 'next';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { InviteForm, MemberForms, OwnerOnly, StaffTable } from '@/app/(desk)/desk/staff/parts';
import { isConfirmed } from '@/lib/accounts/factor';
import { listStaff } from '@/lib/accounts/staff-users';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Staff');
}

/** "3 people, 1 owner" */
function sayStaff(people: number, owners: number): string {
  return `${people} ${people === 1 ? 'person' : 'people'}, ${owners} ${owners === 1 ? 'owner' : 'owners'}`;
}

/** Who works at the desk. An owner invites, changes and removes people here. */
export default async function StaffPage() {
  const staff = await requireStaff();
  const site = getSite();
  const members = await listStaff(site);
  const isStaffConfirmed = isConfirmed(staff, 'staff', site.now());
  return (
    <DeskPage
      staff={staff}
      current="staff"
      title="Staff"
      meta={sayStaff(members.length, members.filter(({ isOwner }) => isOwner).length)}
    >
      <StaffTable members={members} accountId={staff.accountId} />
      <OwnerOnly staff={staff}>
        <div className="desk-columns">
          <div className="grid content-start gap-3">
            {members.map(member => (
              <MemberForms
                key={member.id}
                member={member}
                isSelf={member.id === staff.accountId}
                isConfirmed={isStaffConfirmed}
              />
            ))}
          </div>
          <InviteForm isConfirmed={isStaffConfirmed} />
        </div>
      </OwnerOnly>
    </DeskPage>
  );
}
