import { NextResponse, type NextRequest } from 'next/server';
import { siteHeadScript } from '@/components/shell/site-head-script';
import { findTagManagerId } from '@/lib/analytics/tag-manager';
import { getEnv } from '@/lib/site/env/server';
import { systemClock } from '@/lib/site/clock';
import { DESK_PATH_HEADER } from '@/lib/site/routes';
import { dynamicPagePolicy } from '@/lib/site/security/dynamic-page-policy';

/**
 * The request door. It hands what is posted to a page's address to the route handler behind it, and gives
 * the pages that are rendered per request a policy with a nonce. The matcher keeps every static page out of here:
 * `GET /` is let in only when it announces a body, which no browser does.
 */
export function proxy(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  if (request.method === 'POST') return takePost(request, pathname);
  return pathname === '/' ? NextResponse.next() : withNonce(request, pathname);
}

/** A page and a route handler cannot both own an address. */
function takePost({ url, nextUrl }: NextRequest, path: string): NextResponse {
  const handler = path === '/' ? '/forms' : path.replace('/newsletter/', '/newsletter-actions/');
  return NextResponse.rewrite(new URL(`${handler}${nextUrl.search}`, url));
}

/** The framework reads the nonce from the request's own policy header and puts it on its inline scripts. */
function withNonce(request: NextRequest, path: string): NextResponse {
  const env = getEnv();
  const tagManagerId = findTagManagerId(env.TAG_MANAGER_ID);
  const headScript = siteHeadScript(env, systemClock.now());
  const policy = dynamicPagePolicy({
    path,
    nonce: crypto.randomUUID(),
    headScript,
    tagManagerId,
    isDev: process.env.NODE_ENV === 'development',
  });
  const headers = new Headers(request.headers);
  headers.set(POLICY_HEADER, policy);
  headers.set(DESK_PATH_HEADER, path + request.nextUrl.search);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set(POLICY_HEADER, policy);
  return response;
}

const POLICY_HEADER = 'content-security-policy';

export const config = {
  matcher: [
    '/success',
    '/account',
    '/desk',
    '/desk/:path*',
    '/reset-password',
    '/verify-email',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/request',
    '/thanks/:form/sent',
    { source: '/', has: [{ type: 'header', key: 'content-type' }] },
    { source: '/', has: [{ type: 'header', key: 'content-length' }] },
    { source: '/', has: [{ type: 'header', key: 'transfer-encoding' }] },
  ],
};
