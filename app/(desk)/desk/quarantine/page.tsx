import type { Metadata } from 'next';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { QuarantineTable } from '@/components/desk/leads';
import { PageLinks } from '@/components/desk/table';
import { retention } from '@/content/retention';
import { listQuarantine } from '@/lib/desk/leads.sql';
import { parseListCursor, toParams } from '@/lib/desk/lists';
import { routes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Quarantine');
}

/** Leads that are held back, each with the reason and one click to let it through. */
export default async function QuarantinePage({ searchParams }: QuarantinePageProps) {
  const staff = await requireStaff();
  const params = toParams(await searchParams);
  const page = await listQuarantine(parseListCursor(params), getSite());
  return (
    <DeskPage staff={staff} current="quarantine" title="Quarantine">
      <p className="max-w-[62em]">
        These leads look like spam. Their emails wait until you decide. One click releases a lead and sends
        its emails. A lead that no one releases is deleted after {retention.quarantinedLeadDays} days.
      </p>
      <QuarantineTable leads={page.rows} />
      <PageLinks page={page} path={routes.deskQuarantine()} />
    </DeskPage>
  );
}

type QuarantinePageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };
