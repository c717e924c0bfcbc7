import type { Metadata } from 'next';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { InviteStep } from '@/app/(desk)/desk/staff/steps';
import { isConfirmed } from '@/lib/accounts/factor';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Invite someone');
}

/** Makes an account for someone, and emails them the way in. */
export default async function InvitePage() {
  const staff = await requireStaff();
  return (
    <DeskPage
      staff={staff}
      current="staff"
      title="Invite someone"
      crumb={{ label: 'Staff', href: serverRoutes.deskStaff() }}
    >
      <InviteStep isConfirmed={staff.isOwner ? isConfirmed(staff, 'staff', getSite().now()) : null} />
    </DeskPage>
  );
}
