import type { Metadata } from 'next';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { Hint } from '@/app/(desk)/desk/shell/parts';
import { retention } from '@/content/retention';
import { listSources } from '@/lib/leads/leads.sql';
import { toParams } from '@/lib/site/list-filter';
import { insertAuditOnce } from '@/lib/site/security/audit';
import { getSite } from '@/lib/site/site';
import { CheckupFilters, CheckupTable, isNarrowed } from './parts';
import { LISTED_MAX, listCheckups, parseCheckupFilter } from './queries';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Website checkups');
}

/** Every website that someone had checked, newest first. */
export default async function CheckupsPage({ searchParams }: CheckupsPageProps) {
  const staff = await requireStaff();
  const site = getSite();
  const filter = parseCheckupFilter(toParams(await searchParams));
  await insertAuditOnce({ actorId: staff.accountId, action: 'checkup-read' }, site);
  return (
    <DeskPage staff={staff} current="checkups" title="Website checkups">
      <Hint>
        The newest {LISTED_MAX}. A checkup is deleted after {retention.checkupDays} days, or when someone with
        its link deletes it.
      </Hint>
      <CheckupFilters filter={filter} sources={await listSources('checkups', site)} />
      <CheckupTable checkups={await listCheckups(filter, site)} isNarrowed={isNarrowed(filter)} />
    </DeskPage>
  );
}

type CheckupsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };
