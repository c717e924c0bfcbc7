import { DeskShell } from '@/components/desk/desk-shell';
import { Shop } from '@/components/drawings/shop';
import { NotFoundPanel } from '@/components/sections/not-found-panel';
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
      <SiteShell>
        <NotFoundPanel picture={<Shop shop="vacant" className="mx-auto w-[min(100%,420px)]" />} />
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
