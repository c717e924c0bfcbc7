import type { Metadata } from 'next';
import { DeskGone, DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { AccessMark, RoleMark } from '@/app/(desk)/desk/staff/parts';
import { ChangeStep, RemoveStep, ResetFactorStep } from '@/app/(desk)/desk/staff/steps';
import { isConfirmed } from '@/lib/accounts/factor';
import { listStaff } from '@/lib/accounts/staff-users';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Staff');
}

/** One thing that an owner does to a member of staff, on a page of its own. */
export default async function MemberStepPage({ params }: MemberStepPageProps) {
  const staff = await requireStaff();
  const { id, step } = await params;
  const site = getSite();
  const member = (await listStaff(site)).find(member => member.id === id);
  const title = TITLES.get(step);
  if (!member || title === undefined) return <DeskGone staff={staff} />;
  const isOwnerConfirmed = staff.isOwner ? isConfirmed(staff, 'staff', site.now()) : null;
  const shown = { member, isSelf: id === staff.accountId, isConfirmed: isOwnerConfirmed };
  return (
    <DeskPage
      staff={staff}
      current="staff"
      title={title}
      crumb={{ label: member.name, href: serverRoutes.deskStaff(id) }}
      meta={
        <>
          <RoleMark isOwner={member.isOwner} />
          <AccessMark member={member} />
        </>
      }
    >
      {step === 'change' ? <ChangeStep {...shown} /> : null}
      {step === 'factor' ? <ResetFactorStep {...shown} /> : null}
      {step === 'remove' ? <RemoveStep {...shown} /> : null}
    </DeskPage>
  );
}

const TITLES: ReadonlyMap<string, string> = new Map([
  ['change', 'Change the name or the role'],
  ['factor', 'Remove the second factor'],
  ['remove', 'Remove from the desk'],
]);

type MemberStepPageProps = { params: Promise<{ id: string; step: string }> };
