import type { Metadata } from 'next';
import { DeskPage } from '@/app/(desk)/desk/desk-page';
import { deskMetadata } from '@/app/(desk)/desk/desk-metadata';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { AuditTable } from '@/components/desk/audit-table';
import { PageLinks } from '@/components/desk/page-links';
import { deskWords } from '@/content/desk';
import { retention } from '@/content/retention';
import { site } from '@/content/site';
import { listAudit } from '@/lib/desk/audit';
import { parseListCursor, toParams } from '@/lib/desk/list-query';
import { fillText } from '@/lib/site/text';
import { routes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata(deskWords.audit.title);
}

/** Who did what at the desk. */
export default async function AuditPage({ searchParams }: AuditPageProps) {
  const staff = await requireStaff();
  const params = toParams(await searchParams);
  const page = await listAudit(parseListCursor(params), getSite());
  const words = deskWords.audit;
  return (
    <DeskPage staff={staff} current="audit" title={words.title}>
      <p className="max-w-[62em]">{fillText(words.text, { days: String(retention.deskAuditDays) })}</p>
      <AuditTable lines={page.rows} words={deskWords} timeZone={site.timeZone} />
      <PageLinks page={page} path={routes.deskAudit()} filter={[]} words={deskWords.pages} />
    </DeskPage>
  );
}

type AuditPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };
