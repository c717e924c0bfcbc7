import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { failure } from '@/content/failure';
import { site } from '@/content/site';
import { plainPage, PLAIN_PAGE_STYLE, plainPageLinks } from '../lib/http/plain-page.ts';
import { sourceHash } from '../lib/security/content-security-policy.ts';
import { REFERENCE_HEADER } from '../lib/security/request-reference.ts';
import { bufferResponse } from './buffered-response.ts';

/** The policy of a plain page: only its own style sheet. */
export const PLAIN_PAGE_POLICY = `default-src 'none'; style-src ${sourceHash(PLAIN_PAGE_STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * Replaces every response of the framework with status 500: its own page is empty without scripts, and a failed route
 * handler's has no text at all. The page gives a number, under which the log has the error (instrumentation.ts;
 * docs/promises.md, U7).
 */
export function replaceErrors(request: IncomingMessage, response: ServerResponse): void {
  const reference = randomBytes(REFERENCE_BYTES).toString('hex');
  request.headers[REFERENCE_HEADER] = reference;
  bufferResponse(response, {
    isBuffered: () => response.statusCode === 500 && !response.headersSent,
    finish: () => {
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      response.setHeader('content-security-policy', PLAIN_PAGE_POLICY);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('cache-control', 'no-store');
      return errorPage({ reference, canRetry: request.method === 'GET' });
    },
  });
}

/** `canRetry`: the same address may be requested again. */
function errorPage({ reference, canRetry }: { reference: string; canRetry: boolean }): string {
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
