import type { ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { REQUEST_ID_HEADER } from '../lib/kernel/request-id.ts';
import { RESPONSE_POLICY, BASE_HEADER_RECORD, BASE_HEADERS } from '../lib/security/headers.ts';
import { stripNextVary } from './next-headers.ts';

export const POLICY = 'content-security-policy';

/** In this header the framework discloses how it routed a request. */
const INNER_ADDRESS = 'x-middleware-rewrite';

/** A response of a head alone, which no one may keep. */
export function sendHead(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, {
      ...BASE_HEADER_RECORD,
      [POLICY]: RESPONSE_POLICY,
      'cache-control': 'no-store',
      [REQUEST_ID_HEADER]: response.req.headers[REQUEST_ID_HEADER],
      ...headers,
    })
    .end();
}

/** What every response of the framework has, whatever it has set itself. */
export function addBaseHeaders(response: ServerResponse, isDev: boolean): void {
  onHeaders(response, () => {
    response.removeHeader(INNER_ADDRESS);
    response.setHeader(REQUEST_ID_HEADER, String(response.req.headers[REQUEST_ID_HEADER]));
    for (const { key, value } of BASE_HEADERS) if (!response.hasHeader(key)) response.setHeader(key, value);
    // Without a word of ours a cache decides by itself how long it keeps a response.
    if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-store');
    // In development the framework responds with static pages too, and gives them no policy of their own.
    if (isDev) return;
    if (!response.hasHeader(POLICY)) response.setHeader(POLICY, RESPONSE_POLICY);
    stripNextVary(response);
  });
}
