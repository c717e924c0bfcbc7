import type { Metadata } from 'next';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import {
  PersonDeeds,
  PersonFacts,
  PersonRecordsView,
  PersonSearch,
  sayRecords,
} from '@/app/(desk)/desk/person/parts';
import { listStaff } from '@/lib/accounts/staff-users';
import { toParams } from '@/lib/site/list-filter';
import { serverRoutes } from '@/lib/site/routes';
import { insertAuditOnce } from '@/lib/site/security/audit';
import { getSite } from '@/lib/site/site';
import { findPersonAddress, viewPerson } from './queries';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('One person');
}

/** Everything under one address. The address is found through one of its rows, so no URL holds it. */
export default async function PersonPage({ searchParams }: PersonPageProps) {
  const staff = await requireStaff();
  const site = getSite();
  const ref = toParams(await searchParams).get('of') ?? '';
  const address = await findPersonAddress(ref, site);
  if (address === null)
    return (
      <DeskPage
        staff={staff}
        current="leads"
        title="One person"
        crumb={LEADS_CRUMB}
        meta="Everything we have for one email address: to send to someone who asks, or to erase."
      >
        <PersonSearch />
      </DeskPage>
    );
  await insertAuditOnce({ actorId: staff.accountId, action: 'person-read', subjectId: ref }, site);
  const records = await viewPerson(address, site);
  return (
    <DeskPage
      staff={staff}
      current="leads"
      title={address}
      crumb={{ label: 'One person', href: serverRoutes.deskPerson() }}
      meta={sayRecords(records)}
    >
      <div className="desk-halves">
        <PersonFacts records={records} />
        <PersonDeeds records={records} reference={ref} isOwner={staff.isOwner} />
      </div>
      <PersonRecordsView records={records} reference={ref} staff={await listStaff(site)} now={site.now()} />
    </DeskPage>
  );
}

const LEADS_CRUMB = { label: 'Leads', href: serverRoutes.deskLeads() };

type PersonPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };
