import type { Metadata } from 'next';
import { PartForm } from '@/app/(desk)/desk/content/form';
import { DeskGone, DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { OwnerOnly } from '@/app/(desk)/desk/staff/parts';
import { isPartName, PARTS } from '@/lib/publishing/parts';
import { readPartValue } from '@/lib/publishing/releases';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Website');
}

/** One part of what owners change, as a form. */
export default async function PartPage({ params }: { params: Promise<{ part: string }> }) {
  const staff = await requireStaff();
  const { part } = await params;
  if (!isPartName(part)) return <DeskGone staff={staff} />;
  const { title } = PARTS[part];
  return (
    <DeskPage
      staff={staff}
      current="content"
      title={title}
      crumb={{ label: 'Website', href: serverRoutes.deskContent() }}
    >
      <OwnerOnly staff={staff}>
        {staff.isOwner ? <PartForm part={part} value={await readPartValue(part, getSite())} /> : null}
      </OwnerOnly>
    </DeskPage>
  );
}
