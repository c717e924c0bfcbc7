import { DeskShell } from '@/components/desk/desk-shell';
import { PageNotFound } from '@/components/sections/page-not-found';
import { VacantShop } from '@/components/sections/vacant-shop';
import { windowNow } from '@/app/(site)/christmas-in-july/moment-now';
import { SiteShell } from '@/components/shell/site-shell';
import { deskWords } from '@/content/desk';
import { getEnv } from '@/lib/env/server';
import { routes } from '@/lib/routes';
import { NOT_FOUND_METADATA } from './desk-metadata';
import { findStaffHere, findWayBack } from './find-staff';
import { readDeskCounts } from './read-counts';

export const metadata = NOT_FOUND_METADATA;

/** The page of any unknown address, with a way in for staff who are signed out; for staff, that something is gone. */
export default async function DeskNotFound() {
  const staff = await findStaffHere();
  if (!staff)
    return (
      <SiteShell testingNotice={getEnv().TESTING_NOTICE} promotion={windowNow()}>
        <PageNotFound
          picture={<VacantShop />}
          signIn={routes.signIn((await findWayBack()) ?? routes.desk())}
        />
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
