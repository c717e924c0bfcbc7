import type { Metadata } from 'next';
import { deskWords } from '@/content/desk';
import { site } from '@/content/site';
import { findDeskVisitorHere, findStaffHere } from './find-staff';

/** A page of the desk is named in staff's browsers and listed nowhere; for everyone else it is not found. */
export async function deskMetadata(title: string): Promise<Metadata> {
  return (await findStaffHere()) ? named(title) : NOT_FOUND_METADATA;
}

/** As `deskMetadata`, and for someone who has only entered a staff account's password, too. */
export async function authMetadata(title: string): Promise<Metadata> {
  return (await findDeskVisitorHere()) ? named(title) : NOT_FOUND_METADATA;
}

function named(title: string): Metadata {
  return { title: `${title} | ${deskWords.name} | ${site.name}`, robots: { index: false, follow: false } };
}

/** As app/global-not-found.tsx has it. */
const NOT_FOUND_METADATA: Metadata = {
  title: `404 Page Not Found | ${site.name}`,
  robots: { index: false },
};
