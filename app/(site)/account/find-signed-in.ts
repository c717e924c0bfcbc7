import { headers } from 'next/headers';
import { cache } from 'react';
import { readSessionSecret } from '@/lib/accounts/session-cookie';
import { findVisitor, type Visitor } from '@/lib/accounts/visitor';
import { getAccountServices } from '@/lib/services';

/** Who is signed in on the browser that asks; looked up once a request. */
export const findSignedIn = cache(async (): Promise<Visitor | null> => {
  const services = getAccountServices();
  const cookies = (await headers()).get('cookie');
  return findVisitor(readSessionSecret(cookies, services.isSecure), services);
});
