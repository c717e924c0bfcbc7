import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { deskMetadata } from '@/app/(desk)/desk/desk-metadata';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { deskWords } from '@/content/desk';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata(deskWords.notFound.title);
}

/** Every address of the desk without a page is missing as the others are for a stranger: with the way in. */
export default async function NothingHere() {
  await requireStaff();
  notFound();
}
