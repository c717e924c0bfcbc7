import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { findDeskVisitor } from '@/app/(desk)/desk/visitor';
import type { Staff } from '@/app/(desk)/desk/visitor';
import { DESK_PATH_HEADER, readDeskPath, serverRoutes } from '@/lib/site/routes';
import { logRefusal } from '@/lib/site/security/refusals';
import { getSite } from '@/lib/site/site';

/** The member of staff on the browser that asks; null for everyone else. */
export async function findStaffHere(): Promise<Staff | null> {
  const visitor = await findDeskVisitorHere();
  return visitor?.kind === 'staff' ? visitor.staff : null;
}

/** Staff, or someone who has only entered a staff account's password. Looked up once per request. */
export const findDeskVisitorHere = cache(async () => {
  const requestHeaders = await headers();
  const visitor = await findDeskVisitor(requestHeaders.get('cookie'), getSite());
  if (!visitor) logRefusal('access_refused', 'desk', requestHeaders);
  return visitor;
});

/** For anyone but staff: status 404, before anything of the desk is read. The code is asked for first. */
export async function requireStaff(): Promise<Staff> {
  const visitor = await findDeskVisitorHere();
  if (!visitor) notFound();
  if (visitor.kind === 'needs-code') redirect(serverRoutes.deskEnter(await findWayBack()));
  return visitor.staff;
}

/** The page of the desk that is asked for, to come back to after signing in; its first page needs no mention. */
export async function findWayBack(): Promise<string | undefined> {
  const path = readDeskPath((await headers()).get(DESK_PATH_HEADER));
  return path === serverRoutes.desk() ? undefined : path;
}
