import type { Metadata } from 'next';
import { MakeForm, PartCards } from '@/app/(desk)/desk/content/cards';
import { ReleaseTable } from '@/app/(desk)/desk/content/versions';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { PromotionPlaces } from '@/app/(desk)/desk/promotion/parts';
import { DeskSection, Hint } from '@/app/(desk)/desk/shell/parts';
import { OwnerOnly } from '@/app/(desk)/desk/staff/parts';
import { isConfirmed } from '@/lib/accounts/factor';
import { findPublished, listDrafts, listReleases } from '@/lib/publishing/releases';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Website');
}

/** What owners change of the website without a developer. */
export default async function ContentPage() {
  const staff = await requireStaff();
  return (
    <DeskPage staff={staff} current="content" title="Website">
      <OwnerOnly staff={staff}>
        {staff.isOwner ? <Content isConfirmed={isConfirmed(staff, 'money', getSite().now())} /> : null}
      </OwnerOnly>
      <PromotionPlaces />
    </DeskPage>
  );
}

async function Content({ isConfirmed }: { isConfirmed: boolean }) {
  const { db } = getSite();
  const drafts = await listDrafts(db);
  const published = await findPublished(db);
  const releases = await listReleases(db);
  return (
    <>
      {drafts.length > 0 ? (
        <p className="desk-panel desk-needs">
          <strong>
            {drafts.length} {drafts.length === 1 ? 'change is' : 'changes are'} not on the website yet.
          </strong>{' '}
          <a href="#make" className="text-link">
            Build a preview, look at it and publish it
          </a>
        </p>
      ) : null}
      <div>
        <Hint>
          Change what is here, build a preview, look at it on the real pages, and publish. Until then nothing
          of the website changes.
        </Hint>
        <PartCards drafts={drafts} releases={releases} />
      </div>
      {drafts.length > 0 ? <MakeForm isConfirmed={isConfirmed} /> : null}
      <DeskSection title="Versions">
        <ReleaseTable releases={releases} publishedId={published?.id ?? null} isConfirmed={isConfirmed} />
      </DeskSection>
    </>
  );
}
