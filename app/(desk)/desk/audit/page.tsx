import type { Metadata } from 'next';
import { AuditTable } from '@/app/(desk)/desk/audit/parts';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { Hint } from '@/app/(desk)/desk/shell/parts';
import { PageLinks } from '@/app/(desk)/desk/shell/table';
import { retention } from '@/content/retention';
import { toParams } from '@/lib/site/list-filter';
import { parseListCursor } from '@/lib/site/list-page';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';
import { listAudit } from './queries';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Audit');
}

/** Who did what at the desk. */
export default async function AuditPage({ searchParams }: AuditPageProps) {
  const staff = await requireStaff();
  const params = toParams(await searchParams);
  const page = await listAudit(parseListCursor(params), getSite());
  return (
    <DeskPage staff={staff} current="audit" title="Audit">
      <Hint>
        Who did or read what at the desk, and who signed in or tried to. It shows ids only, for{' '}
        {retention.deskAuditDays} days. Wrong passwords and repeated reads are listed once an hour.
      </Hint>
      <AuditTable lines={page.rows} />
      <PageLinks page={page} path={serverRoutes.deskAudit()} />
    </DeskPage>
  );
}

type AuditPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };
