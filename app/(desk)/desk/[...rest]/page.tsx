import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { DeskGone, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { serverRoutes } from '@/lib/site/routes';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Page not found');
}

/**
 * Every address of the desk without a page of its own, so strangers find the way to sign in there too. Former addresses
 * lead staff on.
 */
export default async function NothingHere({ params }: { params: Promise<{ rest: string[] }> }) {
  const staff = await requireStaff();
  const newAddress = NEW_ADDRESSES.get((await params).rest.join('/'));
  if (newAddress !== undefined) permanentRedirect(newAddress);
  return <DeskGone staff={staff} />;
}

const NEW_ADDRESSES: ReadonlyMap<string, string> = new Map([
  ['quarantine', serverRoutes.deskQuarantine()],
  ['searches', `${serverRoutes.deskHealth()}#searches`],
]);
