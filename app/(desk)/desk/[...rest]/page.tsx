import type { Metadata } from 'next';
import { DeskGone, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Page not found');
}

/** Every address of the desk without a page of its own, so strangers find the way to sign in there too. */
export default async function NothingHere() {
  return <DeskGone staff={await requireStaff()} />;
}
