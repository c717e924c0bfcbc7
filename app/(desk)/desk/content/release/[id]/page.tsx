import type { Metadata } from 'next';
import { listCallsOutsideOf } from '@/app/(desk)/desk/content/queries';
import { ReleaseView, sayProgress } from '@/app/(desk)/desk/content/release';
import { DeskGone, DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { OwnerOnly } from '@/app/(desk)/desk/staff/parts';
import { isConfirmed } from '@/lib/accounts/factor';
import { readProgress } from '@/lib/publishing';
import { findRelease, type ReleaseRow } from '@/lib/publishing/releases';
import { isId } from '@/lib/site/ids';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

/** While the pages are made, the title of the tab says how far they are. */
export async function generateMetadata({ params }: ReleasePageProps): Promise<Metadata> {
  const release = await findReleaseOf(params);
  return deskMetadata(
    release?.state === 'preparing'
      ? sayProgress(readProgress(getSite().env.DATA_DIR, release.id))
      : release?.state === 'ready'
        ? `Version ${release.number} is ready`
        : 'Website',
  );
}

type ReleasePageProps = { params: Promise<{ id: string }> };

async function findReleaseOf(params: ReleasePageProps['params']): Promise<ReleaseRow | null> {
  const { id } = await params;
  return isId(id) ? findRelease(getSite().db, id) : null;
}

/** One version: what it changes, its preview, and how it is published. */
export default async function ReleasePage({ params }: ReleasePageProps) {
  const staff = await requireStaff();
  const site = getSite();
  const release = await findReleaseOf(params);
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
            now={site.now()}
            isConfirmed={isConfirmed(staff, 'money', site.now())}
          />
        ) : null}
      </OwnerOnly>
    </DeskPage>
  );
}
