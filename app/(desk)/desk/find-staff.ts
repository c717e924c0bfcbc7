import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { readSessionSecret } from '@/lib/accounts/session-cookie';
import { findDeskVisitor, type Staff } from '@/lib/desk/staff';
import { routes } from '@/lib/routes';
import { logRefusal } from '@/lib/security-services';
import { getDeskServices } from '@/lib/services';

/** The member of staff on the browser that asks; null for everyone else. */
export async function findStaffHere(): Promise<Staff | null> {
  const found = await findDeskVisitorHere();
  return found?.kind === 'staff' ? found.staff : null;
}

/** Staff, or someone who has only entered a staff account's password. Looked up once per request. */
export const findDeskVisitorHere = cache(async () => {
  const services = getDeskServices();
  const given = await headers();
  const found = await findDeskVisitor(readSessionSecret(given.get('cookie'), services.isSecure), services);
  if (!found) logRefusal('access_refused', 'desk', given);
  return found;
});

/** For anyone but staff there is no such page: status 404, before anything is sent. The code is asked for first. */
export async function requireStaff(): Promise<Staff> {
  const found = await findDeskVisitorHere();
  if (!found) notFound();
  if (found.kind === 'needs-code') redirect(routes.deskEnter());
  return found.staff;
}
