import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { siteHeadScript } from '../components/shell/site-head-script.ts';
import { getEnv } from '../lib/site/site.ts';
import { DESK_PATH_HEADER } from '../lib/site/routes.ts';
import { deskPolicy } from './desk-policy.ts';
import { addressOf } from '#engine/server';

/**
 * Prepares a request for the framework: leads a post to a page's address to the route handler behind it, and sets
 * the desk's own address and a policy with a nonce, because the framework renders the desk for each request.
 */
export function prepareForFramework(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  response: Pick<ServerResponse, 'setHeader'>,
  { isDev }: { isDev: boolean },
): void {
  const url = request.url ?? '/';
  const address = addressOf(url);
  const [, ...query] = url.split('?');
  if (request.method === 'POST')
    request.url = [handlerOf(address) ?? url.split('?', 1)[0], ...query].join('?');
  if (!DESK.test(address)) return;
  // The framework finds the nonce in the request, and puts it on its inline scripts.
  const headScript = siteHeadScript(getEnv());
  const policy = deskPolicy({ nonce: randomUUID(), headScript, isDev });
  request.headers['content-security-policy'] = policy;
  request.headers[DESK_PATH_HEADER] = [address, ...query].join('?');
  response.setHeader('content-security-policy', policy);
}

/** A page and a route handler cannot both own an address. */
function handlerOf(address: string): string | undefined {
  if (address === '/') return '/forms';
  return POSTED_PAGE.test(address) ? address.replace('/newsletter/', '/newsletter-actions/') : undefined;
}

const POSTED_PAGE = /^\/newsletter\/(?:confirm|unsubscribe)$/;
const DESK = /^\/desk(?:\/|$)/;
