import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { DeskGone, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { routes } from '@/lib/site/routes';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Page not found');
}

/**
 * Every address of the desk without a page of its own, so strangers find the way to sign in there too. Former addresses
 * lead staff on.
 */
export default async function NothingHere({ params }: { params: Promise<{ rest: string[] }> }) {
  const staff = await requireStaff();
  const moved = MOVED.get((await params).rest.join('/'));
  if (moved !== undefined) permanentRedirect(moved);
  return <DeskGone staff={staff} />;
}

const MOVED: ReadonlyMap<string, string> = new Map([
  ['quarantine', routes.deskQuarantine()],
  ['payments', routes.deskPayments()],
  ['searches', `${routes.deskHealth()}#searches`],
]);
