import { randomBytes } from 'node:crypto';
import type { Site } from '#engine/server';
import { failure } from '@/content/failure';
import { site } from '@/content/site';
import { isTagFree } from '../lib/analytics/tag-manager.ts';
import { plainPage, PLAIN_PAGE_STYLE, plainPageLinks } from '../lib/site/http/respond.ts';
import { UNKNOWN_ID } from '../lib/site/ids.ts';
import { REQUEST_ID_HEADER, REFERENCE_HEADER } from '../lib/site/log.ts';
import { siteProcess } from '../lib/site/process.ts';
import { routes } from '../lib/site/routes.ts';
import {
  sourceHash,
  BASE_HEADER_RECORD,
  RESPONSE_POLICY,
} from '../lib/site/security/content-security-policy.ts';
import { staticPagePolicy } from './static-page-policy.ts';

/** What the engine asks this site, when it builds and when it serves. */
export const deliveredSite: Site = {
  headers: BASE_HEADER_RECORD,
  filePolicy: RESPONSE_POLICY,
  pagePolicy: (html, path) => staticPagePolicy(html, path),
  requestIdHeader: REQUEST_ID_HEADER,
  notFoundId: UNKNOWN_ID,
  isRenderedAhead,
  hasLinksAhead: path => isRenderedAhead(path) || path === routes.search(),
  // The page shows the number that the error has in the log (instrumentation.ts; docs/promises.md, U7).
  failurePage: ({ headers, method }) => {
    const reference = randomBytes(REFERENCE_BYTES).toString('hex');
    headers[REFERENCE_HEADER] = reference;
    return () => ({
      html: failurePage({ reference, canRetry: method === 'GET' }),
      policy: PLAIN_PAGE_POLICY,
    });
  },
  report: (error, { headers }) => {
    const { name, message } = error instanceof Error ? error : { name: 'unknown', message: String(error) };
    siteProcess.metrics?.countLogLine('error', 'request_failed');
    const at = new Date().toISOString();
    const reference = headers[REFERENCE_HEADER];
    const line = {
      at,
      level: 'error',
      event: 'request_failed',
      request: headers[REQUEST_ID_HEADER],
      reference,
    };
    process.stdout.write(`${JSON.stringify({ ...line, error: name, reason: message })}\n`);
  },
};

/** The policy of a plain page: only its own style sheet. */
export const PLAIN_PAGE_POLICY = `default-src 'none'; style-src ${sourceHash(PLAIN_PAGE_STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Public pages that are the same for everyone: not where people sign in, pay or read what is theirs, nor a thank-you page. */
function isRenderedAhead(path: string): boolean {
  return !isTagFree(path) && !/^\/(?:_|search$|thanks(?:\/|$))/.test(path);
}

/** `canRetry`: the same address may be requested again. */
function failurePage({ reference, canRetry }: { reference: string; canRetry: boolean }): string {
  const { title, text, retry, call, home } = failure;
  const links = plainPageLinks([
    ...(canRetry ? [{ href: '', label: retry }] : []),
    { href: site.phone.href, label: `${call} ${site.phone.display}` },
    { href: '/', label: home },
  ]);
  return plainPage({
    title: `${title.replace('.', '')} | ${site.name}`,
    heading: title,
    brand: site.name,
    body: `<p>${text}</p>
${links}
<small>${failure.reference} <code>${reference}</code></small>`,
  });
}

const REFERENCE_BYTES = 4;
