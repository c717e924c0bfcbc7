import type { Metadata } from 'next';
import { DeskPage } from '@/app/(desk)/desk/desk-page';
import { deskMetadata } from '@/app/(desk)/desk/desk-metadata';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { PersonForms } from '@/components/desk/person-forms';
import { PersonRecordsView } from '@/components/desk/person-records';
import { PersonSearch } from '@/components/desk/person-search';
import { deskWords } from '@/content/desk';
import { forms } from '@/content/forms';
import { site } from '@/content/site';
import { noteOnce } from '@/lib/desk/note-once';
import { isConfirmed } from '@/lib/desk/confirm-factor';
import { toParams } from '@/lib/desk/list-query';
import { promiseFor } from '@/lib/leads/promise';
import { typedIn } from '@/lib/desk/staff';
import { getDeskServices } from '@/lib/services';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata(deskWords.person.title);
}

/** Everything under one address. The address is found through one of its rows, so no URL holds it. */
export default async function PersonPage({ searchParams }: PersonPageProps) {
  const staff = await requireStaff();
  const services = getDeskServices();
  const { people, clock } = services;
  const ref = toParams(await searchParams).get('of') ?? '';
  const address = await people.findAddress(ref);
  const words = deskWords.person;
  if (address === null)
    return (
      <DeskPage staff={staff} current="person" title={words.title}>
        <p className="max-w-[62em]">{words.text}</p>
        <PersonSearch words={words} />
      </DeskPage>
    );
  await noteOnce({ actorId: staff.accountId, action: 'person-read', subjectId: ref }, services);
  const records = await people.collect(address);
  return (
    <DeskPage staff={staff} current="person" title={address}>
      <PersonRecordsView
        records={records}
        promiseOf={lead => promiseFor(lead, services.promise, clock.now())}
        reference={ref}
        words={deskWords}
        forms={forms}
        timeZone={site.timeZone}
      />
      <PersonForms
        reference={ref}
        isStaff={records.accounts.some(({ role }) => role === 'staff')}
        words={words}
        isExportConfirmed={isConfirmed(staff, 'export', clock.now())}
        isEraseConfirmed={isConfirmed(staff, 'erase', clock.now())}
        typedConfirmation={typedIn(staff)['confirmation']}
        factorWords={deskWords.factor}
      />
    </DeskPage>
  );
}

type PersonPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };
