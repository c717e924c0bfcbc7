import { DeskShell } from '@/components/desk/desk-shell';
import { PageNotFound } from '@/components/sections/page-not-found';
import { VacantShop } from '@/components/sections/vacant-shop';
import { windowNow } from '@/app/(site)/christmas-in-july/moment-now';
import { SiteShell } from '@/components/shell/site-shell';
import { deskWords } from '@/content/desk';
import { NOT_FOUND_METADATA } from './desk-metadata';
import { findStaffHere } from './find-staff';
import { readDeskCounts } from './read-counts';

export const metadata = NOT_FOUND_METADATA;

/** The same page as for any unknown address, unless it is staff who looks for a lead that is gone. */
export default async function DeskNotFound() {
  const staff = await findStaffHere();
  if (!staff)
    return (
      <SiteShell promotion={windowNow()}>
        <PageNotFound picture={<VacantShop />} />
      </SiteShell>
    );
  const { title, text } = deskWords.notFound;
  return (
    <DeskShell
      words={deskWords}
      title={title}
      current={null}
      email={staff.email}
      counts={await readDeskCounts()}
    >
      <p>{text}</p>
    </DeskShell>
  );
}
