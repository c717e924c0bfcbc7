import type { Metadata } from 'next';
import { DeskGone, DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { findPersonAddress, viewPerson } from '@/app/(desk)/desk/person/queries';
import { DownloadStep, EraseStep, SignOutStep } from '@/app/(desk)/desk/person/steps';
import { isConfirmed } from '@/lib/accounts/factor';
import { listCallsOf } from '@/lib/bookings';
import { toParams } from '@/lib/site/list-filter';
import { serverRoutes } from '@/lib/site/routes';
import { insertAuditOnce } from '@/lib/site/security/audit';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('One person');
}

/** One thing that is done with everything under an address, on a page of its own. */
export default async function PersonStepPage({ params, searchParams }: PersonStepPageProps) {
  const staff = await requireStaff();
  const site = getSite();
  const { step } = await params;
  const reference = toParams(await searchParams).get('of') ?? '';
  const title = TITLES.get(step);
  const address = title === undefined ? null : await findPersonAddress(reference, site);
  if (title === undefined || address === null) return <DeskGone staff={staff} />;
  await insertAuditOnce({ actorId: staff.accountId, action: 'person-read', subjectId: reference }, site);
  const confirmed = (purpose: 'export' | 'erase') =>
    staff.isOwner ? isConfirmed(staff, purpose, site.now()) : null;
  const shown = { address, reference, records: await viewPerson(address, site) };
  return (
    <DeskPage
      staff={staff}
      current="leads"
      title={title}
      crumb={{ label: address, href: serverRoutes.deskPerson(reference) }}
    >
      {step === 'download' ? <DownloadStep {...shown} isConfirmed={confirmed('export')} /> : null}
      {step === 'sign-out' ? <SignOutStep {...shown} /> : null}
      {step === 'erase' ? (
        <EraseStep {...shown} calls={await listCallsOf(address, site)} isConfirmed={confirmed('erase')} />
      ) : null}
    </DeskPage>
  );
}

const TITLES: ReadonlyMap<string, string> = new Map([
  ['download', 'Send a copy'],
  ['sign-out', 'Sign out everywhere'],
  ['erase', 'Erase everything'],
]);

type PersonStepPageProps = {
  params: Promise<{ step: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};
