import type { Metadata } from 'next';
import { DeskPage } from '@/app/(desk)/desk/desk-page';
import { deskMetadata } from '@/app/(desk)/desk/desk-metadata';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { PersonForms } from '@/components/desk/person-forms';
import { PersonRecordsView } from '@/components/desk/person-records';
import { PersonSearch } from '@/components/desk/person-search';
import { deskWords } from '@/content/desk';
import { forms } from '@/content/forms';
import { site as agency } from '@/content/site';
import { insertAuditOnce } from '@/lib/site/security/audit';
import { isConfirmed } from '@/lib/accounts/factor';
import { toParams } from '@/lib/desk/list-query';
import { promiseFor, sitePromise } from '@/lib/leads/promise';
import { collectPerson, findPersonAddress } from '@/lib/desk/people';
import { typedIn } from '@/lib/desk/staff';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata(deskWords.person.title);
}

/** Everything under one address. The address is found through one of its rows, so no URL holds it. */
export default async function PersonPage({ searchParams }: PersonPageProps) {
  const staff = await requireStaff();
  const site = getSite();
  const ref = toParams(await searchParams).get('of') ?? '';
  const address = await findPersonAddress(ref, site);
  const words = deskWords.person;
  if (address === null)
    return (
      <DeskPage staff={staff} current="person" title={words.title}>
        <p className="max-w-[62em]">{words.text}</p>
        <PersonSearch words={words} />
      </DeskPage>
    );
  await insertAuditOnce({ actorId: staff.accountId, action: 'person-read', subjectId: ref }, site);
  const records = await collectPerson(address, site);
  return (
    <DeskPage staff={staff} current="person" title={address}>
      <PersonRecordsView
        records={records}
        promiseOf={lead => promiseFor(lead, sitePromise, site.now())}
        reference={ref}
        words={deskWords}
        forms={forms}
        timeZone={agency.timeZone}
      />
      <PersonForms
        reference={ref}
        isStaff={records.accounts.some(({ role }) => role === 'staff')}
        words={words}
        isExportConfirmed={isConfirmed(staff, 'export', site.now())}
        isEraseConfirmed={isConfirmed(staff, 'erase', site.now())}
        typedConfirmation={typedIn(staff)['confirmation']}
        factorWords={deskWords.factor}
      />
    </DeskPage>
  );
}

type PersonPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };
