import type { Metadata } from 'next';
import { DeskGone, DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { Facts, Moment } from '@/app/(desk)/desk/shell/parts';
import { Deeds } from '@/app/(desk)/desk/shell/step';
import { AccessMark, RoleMark } from '@/app/(desk)/desk/staff/parts';
import { listStaff } from '@/lib/accounts/staff-users';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Staff');
}

/** One member of staff, and what an owner can do: of themselves, change only the name. */
export default async function MemberPage({ params }: { params: Promise<{ id: string }> }) {
  const staff = await requireStaff();
  const { id } = await params;
  const member = (await listStaff(getSite())).find(member => member.id === id);
  if (!member) return <DeskGone staff={staff} />;
  const isSelf = id === staff.accountId;
  const isOwners = !staff.isOwner;
  return (
    <DeskPage
      staff={staff}
      current="staff"
      title={isSelf ? `${member.name} (you)` : member.name}
      crumb={{ label: 'Staff', href: serverRoutes.deskStaff() }}
      meta={
        <>
          <RoleMark isOwner={member.isOwner} />
          <AccessMark member={member} />
        </>
      }
    >
      <div className="desk-halves">
        <Facts
          rows={[
            ['Email', member.email],
            [
              'Role',
              member.isOwner
                ? 'Owner: also money, downloads, erasing and staff'
                : 'Staff: leads, orders, emails',
            ],
            ['Since', <Moment key="since" at={member.createdAt} />],
          ]}
        />
        <Deeds
          deeds={[
            {
              label: isSelf ? 'Change your name' : 'Change the name or the role',
              href: serverRoutes.deskStaff(id, 'change'),
              hint: isSelf ? 'Another owner changes your role.' : 'It counts from their next click.',
              isOwners,
            },
            !isSelf && {
              label: 'Remove the second factor',
              href: serverRoutes.deskStaff(id, 'factor'),
              hint: 'For a lost phone. They set up a new one at the next sign-in.',
              isOwners,
            },
            !isSelf && {
              label: 'Remove from the desk',
              href: serverRoutes.deskStaff(id, 'remove'),
              hint: 'They are signed out at once. What they did stays in the audit.',
              isOwners,
            },
          ]}
        />
      </div>
    </DeskPage>
  );
}
