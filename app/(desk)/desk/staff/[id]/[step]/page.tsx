import type { Metadata } from 'next';
import { DeskGone, DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { isConfirmed } from '@/lib/accounts/factor';
import { listStaff } from '@/lib/accounts/staff-users';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';
import { AccessMark, RoleMark } from '../../parts';
import { ChangeStep, RemoveStep, ResetFactorStep } from '../../steps';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Staff');
}

/** One thing that an owner does to a member of staff, on a page of its own. */
export default async function MemberStepPage({ params }: MemberStepPageProps) {
  const staff = await requireStaff();
  const { id, step } = await params;
  const site = getSite();
  const member = (await listStaff(site)).find(member => member.id === id);
  const found = STEPS.get(step);
  if (!member || !found) return <DeskGone staff={staff} />;
  const [title, Step] = found;
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
      <Step
        member={member}
        isSelf={id === staff.accountId}
        isConfirmed={staff.isOwner ? isConfirmed(staff, 'staff', site.now()) : null}
      />
    </DeskPage>
  );
}

const STEPS: ReadonlyMap<string, readonly [title: string, typeof ChangeStep]> = new Map([
  ['change', ['Change the name or the role', ChangeStep]],
  ['factor', ['Remove the second factor', ResetFactorStep]],
  ['remove', ['Remove from the desk', RemoveStep]],
]);

type MemberStepPageProps = { params: Promise<{ id: string; step: string }> };
