import type { Metadata } from 'next';
import { deskWords } from '@/content/desk';
import { site } from '@/content/site';
import { findStaffHere } from './find-staff';

/** A page of the desk is named in staff's browsers and listed nowhere; for everybody else it does not exist. */
export async function deskMetadata(title: string): Promise<Metadata> {
  const staff = await findStaffHere();
  if (!staff) return NOT_FOUND_METADATA;
  return { title: `${title} | ${deskWords.name} | ${site.name}`, robots: { index: false, follow: false } };
}

/** As app/global-not-found.tsx has it. */
export const NOT_FOUND_METADATA: Metadata = {
  title: `404 Page Not Found | ${site.name}`,
  robots: { index: false },
};
