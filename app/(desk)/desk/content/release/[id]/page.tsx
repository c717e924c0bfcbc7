import type { Metadata } from 'next';
import { ReleaseView } from '@/app/(desk)/desk/content/parts';
import { listCallsOutsideOf } from '@/app/(desk)/desk/content/queries';
import { DeskGone, DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { OwnerOnly } from '@/app/(desk)/desk/staff/parts';
import { isConfirmed } from '@/lib/accounts/factor';
import { readProgress } from '@/lib/publishing';
import { findRelease } from '@/lib/publishing/releases';
import { isId } from '@/lib/site/ids';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Website');
}

/** One version: what it changes, its preview, and how it is published. */
export default async function ReleasePage({ params }: { params: Promise<{ id: string }> }) {
  const staff = await requireStaff();
  const { id } = await params;
  const site = getSite();
  const release = isId(id) ? await findRelease(site.db, id) : null;
  if (!release) return <DeskGone staff={staff} />;
  return (
    <DeskPage
      staff={staff}
      current="content"
      title={`Version ${release.number}`}
      crumb={{ label: 'Website', href: serverRoutes.deskContent() }}
    >
      <OwnerOnly staff={staff}>
        {staff.isOwner ? (
          <ReleaseView
            release={release}
            callsOutside={await listCallsOutsideOf(release, site)}
            progress={readProgress(site.env.DATA_DIR, release.id)}
            isConfirmed={isConfirmed(staff, 'money', site.now())}
          />
        ) : null}
      </OwnerOnly>
    </DeskPage>
  );
}
