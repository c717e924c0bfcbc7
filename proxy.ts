import { randomUUID } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { siteHeadScript } from './components/shell/site-head-script';
import { DESK_PATH_HEADER } from './lib/site/routes';
import { getEnv } from './lib/site/site';
import { deskPolicy } from './server/desk-policy';

/**
 * What Next asks before it answers: a post to a page's address goes to the route handler behind it, because a page and a
 * handler cannot share an address; a page of the desk gets its own address and a policy with a nonce, because it is
 * rendered for each request.
 */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  if (DESK.test(pathname)) return withDeskPolicy(request);
  const handler = request.method === 'POST' ? HANDLERS[pathname] : undefined;
  return handler ? NextResponse.rewrite(new URL(handler + search, request.url)) : NextResponse.next();
}

/** Next finds the nonce in the request, and puts it on its inline scripts. */
function withDeskPolicy(request: NextRequest): NextResponse {
  const isDev = process.env.NODE_ENV === 'development';
  const policy = deskPolicy({ nonce: randomUUID(), headScript: siteHeadScript(getEnv()), isDev });
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  headers.set(DESK_PATH_HEADER, request.nextUrl.pathname + request.nextUrl.search);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

/** Nothing else passes here: the server in front sends pages that are built before it asks Next. */
export const config = {
  matcher: ['/', '/newsletter/confirm', '/newsletter/unsubscribe', '/desk', '/desk/:path*'],
};

const HANDLERS: Readonly<Record<string, string>> = {
  '/': '/forms',
  '/newsletter/confirm': '/newsletter-actions/confirm',
  '/newsletter/unsubscribe': '/newsletter-actions/unsubscribe',
};
const DESK = /^\/desk(?:\/|$)/;
