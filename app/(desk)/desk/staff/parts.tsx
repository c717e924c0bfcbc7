import type { ReactNode } from 'react';
import { OWNERS_ONLY } from '@/app/(desk)/desk/deed';
import { DeskMark, initialsOf, Moment } from '@/app/(desk)/desk/shell/parts';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import type { StaffMember } from '@/lib/accounts/staff-users';
import { serverRoutes } from '@/lib/site/routes';

/** Shows its children to an owner of the desk, and everyone else why they are not there. */
export function OwnerOnly({ staff, children }: { staff: { isOwner: boolean }; children: ReactNode }) {
  return staff.isOwner ? children : <p className="soft">{OWNERS_ONLY}</p>;
}

/** Who may use the desk, each the way to their page. */
export function StaffTable({ members, accountId }: { members: readonly StaffMember[]; accountId: string }) {
  return (
    <DeskTable
      caption="Staff"
      empty="No one can use the desk yet."
      rows={members}
      look="desk-people"
      columns={[
        [
          'Who',
          ({ id, name, email }) => (
            <>
              <span className="desk-initials" aria-hidden="true">
                {initialsOf(name)}
              </span>
              <span className="min-w-0 wrap-anywhere">
                <a href={serverRoutes.deskStaff(id)} className="text-link font-bold">
                  {id === accountId ? `${name} (you)` : name}
                </a>
                <span className="soft block wrap-anywhere">{email}</span>
              </span>
            </>
          ),
          'main',
        ],
        ['Role', ({ isOwner }) => <RoleMark isOwner={isOwner} />],
        ['State', member => <AccessMark member={member} />],
        ['Since', ({ createdAt }) => <Moment at={createdAt} />],
      ]}
    />
  );
}

export function RoleMark({ isOwner }: Pick<StaffMember, 'isOwner'>) {
  return <DeskMark tone={isOwner ? 'good' : 'calm'}>{isOwner ? 'Owner' : 'Staff'}</DeskMark>;
}

/** Whether they can sign in. */
export function AccessMark({ member: { isInvited } }: { member: StaffMember }) {
  return isInvited ? (
    <DeskMark tone="open">Invited, no password yet</DeskMark>
  ) : (
    <DeskMark tone="good">Can sign in</DeskMark>
  );
}
