import type { Metadata } from 'next';
import { DeskPage } from '@/app/(desk)/desk/desk-page';
import { deskMetadata } from '@/app/(desk)/desk/desk-metadata';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { PageLinks } from '@/components/desk/page-links';
import { QuarantineTable } from '@/components/desk/quarantine-table';
import { deskWords } from '@/content/desk';
import { retention } from '@/content/retention';
import { forms } from '@/content/forms';
import { site } from '@/content/site';
import { listQuarantine } from '@/lib/desk/leads.sql';
import { parseListCursor, toParams } from '@/lib/desk/list-query';
import { fillText } from '@/lib/site/text';
import { routes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata(deskWords.quarantine.title);
}

/** Leads that are held back, each with the reason and one click to let it through. */
export default async function QuarantinePage({ searchParams }: QuarantinePageProps) {
  const staff = await requireStaff();
  const params = toParams(await searchParams);
  const page = await listQuarantine(parseListCursor(params), getSite());
  const words = deskWords.quarantine;
  return (
    <DeskPage staff={staff} current="quarantine" title={words.title}>
      <p className="max-w-[62em]">{fillText(words.text, { days: String(retention.quarantinedLeadDays) })}</p>
      <QuarantineTable leads={page.rows} words={deskWords} forms={forms} timeZone={site.timeZone} />
      <PageLinks page={page} path={routes.deskQuarantine()} filter={[]} words={deskWords.pages} />
    </DeskPage>
  );
}

type QuarantinePageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };
