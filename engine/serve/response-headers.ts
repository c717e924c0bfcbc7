import type { ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import type { Site } from '../site.ts';
import { stripNextResponse } from './next-headers.ts';

export const POLICY = 'content-security-policy';

/** What every response of the framework has, whatever it has set itself. */
export function addBaseHeaders(
  response: ServerResponse,
  { site, isDev }: { site: Site; isDev: boolean },
): void {
  onHeaders(response, () => {
    response.setHeader(site.requestIdHeader, String(response.req.headers[site.requestIdHeader]));
    for (const [name, value] of Object.entries(site.headers))
      if (!response.hasHeader(name)) response.setHeader(name, value);
    // Without a word of ours a cache decides by itself how long it keeps a response.
    if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-store');
    // In development the framework responds with static pages too, without a policy of their own.
    if (isDev) return;
    if (!response.hasHeader(POLICY)) response.setHeader(POLICY, site.filePolicy);
    stripNextResponse(response);
  });
}
