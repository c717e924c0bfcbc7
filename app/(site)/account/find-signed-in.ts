import { headers } from 'next/headers';
import { cache } from 'react';
import { findVisitorOf, type Visitor } from '@/lib/accounts/visitor';
import { getAccountServices } from '@/lib/services';

/** Who is signed in on the browser that asks; looked up once a request. */
export const findSignedIn = cache(async (): Promise<Visitor | null> => {
  const cookies = (await headers()).get('cookie');
  return findVisitorOf(cookies, getAccountServices());
});
