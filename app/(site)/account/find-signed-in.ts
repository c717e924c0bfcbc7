import { headers } from 'next/headers';
import { cache } from 'react';
import { findVisitor, type Visitor } from '@/lib/accounts';
import { getSite } from '@/lib/site/site';

/** Who is signed in on the browser that asks; looked up once a request. */
export const findSignedIn = cache(async (): Promise<Visitor | null> => {
  return findVisitor((await headers()).get('cookie'), getSite());
});
