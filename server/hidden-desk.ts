import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { staticPagePolicy } from '../lib/security/static-page-policy.ts';
import { pageFile } from './build-output.ts';
import type { PageManifest } from './page-manifest.ts';
import { withOwnFiles } from './page-html.ts';
import { addressOf } from './request-address.ts';

/** Gives the site's not-found page instead of the desk's, or `html` as it is. */
type HideDesk = (html: string, answered: { url: string; response: ServerResponse }) => string;

/**
 * To strangers there is no desk: every address there gives the same response to the last byte. The framework's own
 * differ in size, headers and data. Staff keep theirs, for example for a lead that was deleted.
 */
export function prepareHiddenDesk(buildDir: string, { script, styles }: PageManifest): HideDesk {
  const html = readFileSync(pageFile(buildDir, NOT_FOUND), 'utf8');
  const page = withOwnFiles(html, { script, sheet: styles[NOT_FOUND] });
  // As on the desk, without the tag manager.
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
/** In the data of pages inside the desk's frame. An address cannot put it there: its quotes would be escaped. */
const STAFF_FRAME = /"className\\?":\\?"desk-head/;
