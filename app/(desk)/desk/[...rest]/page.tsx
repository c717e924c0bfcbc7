import type { Metadata } from 'next';
import { deskMetadata } from '@/app/(desk)/desk/desk-metadata';
import { DeskGone } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { deskWords } from '@/content/desk';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata(deskWords.notFound.title);
}

/** Every address of the desk without a page of its own, so strangers find the way to sign in there too. */
export default async function NothingHere() {
  return <DeskGone staff={await requireStaff()} />;
}
