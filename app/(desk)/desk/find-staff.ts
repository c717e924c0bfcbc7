import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { readSessionSecret } from '@/lib/accounts/session-cookie';
import { findStaff, type Staff } from '@/lib/desk/staff';
import { getDeskServices } from '@/lib/services';

/** The member of staff on the browser that asks; null for everybody else. Looked up once a request. */
export const findStaffHere = cache(async (): Promise<Staff | null> => {
  const services = getDeskServices();
  const cookies = (await headers()).get('cookie');
  return findStaff(readSessionSecret(cookies, services.isSecure), services);
});

/** For whoever is no staff there is no such page: status 404, before anything is sent. */
export async function requireStaff(): Promise<Staff> {
  const staff = await findStaffHere();
  return staff ?? notFound();
}
