import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { staticPagePolicy } from '../lib/security/static-page-policy.ts';
import { addressOf } from './address-of.ts';
import type { EarlyManifest } from './early-manifest.ts';
import { withOwnFiles } from './static-page.ts';
import { pageFile } from './static-pages.ts';

/** Puts the site's page for unknown addresses in the place of the desk's, or gives `html` as it is. */
export type HideDesk = (html: string, answered: { url: string; response: ServerResponse }) => string;

/**
 * To strangers there is no desk: whatever address they try there, the answer is the same to the last byte. The
 * framework's own differ by the page that refused, in size, headers, and data. Staff keep theirs, such as for a lead
 * that is gone.
 */
export function prepareHiddenDesk(buildDir: string, { scripts, styles }: EarlyManifest): HideDesk {
  const html = readFileSync(pageFile(buildDir, NOT_FOUND), 'utf8');
  const page = withOwnFiles(html, { scripts, sheet: styles[NOT_FOUND] });
  // As for the desk: no tag manager.
  const policy = staticPagePolicy(page, DESK_PATH);
  return (answer, { url, response }) => {
    const isHidden = response.statusCode === 404 && DESK.test(addressOf(url)) && !STAFF_FRAME.test(answer);
    if (!isHidden) return answer;
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('cache-control', 'no-store');
    response.setHeader('content-security-policy', policy);
    return page;
  };
}

const NOT_FOUND = '/_not-found';
const DESK_PATH = '/desk';
const DESK = /^\/desk(?:[/.]|$)/;
/** In the data of a page in the desk's frame. No address can bring it there: its quotes would be escaped. */
const STAFF_FRAME = /"className\\?":\\?"desk-head/;
