import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BASE_HEADER_RECORD } from '../lib/security/headers.ts';
import { REFERENCE_HEADER } from '../lib/security/request-reference.ts';
import { failurePage } from './failure-page.ts';
import { PLAIN_PAGE_POLICY } from './plain-page-policy.ts';

/**
 * Puts a page of ours in the place of whatever the framework answers with status 500: its own page is empty without
 * scripts, and a failed route handler's has no words at all. The page says nothing of the error but a number, under
 * which the log tells what it was (instrumentation.ts; quality.md U7).
 */
export function explainFailures(request: IncomingMessage, response: ServerResponse): void {
  const reference = randomBytes(REFERENCE_BYTES).toString('hex');
  request.headers[REFERENCE_HEADER] = reference;
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const flushHeaders = response.flushHeaders.bind(response);
  const hasFailed = () => response.statusCode === 500 && !response.headersSent;
  const explain = () => {
    const page = Buffer.from(failurePage({ reference, canRetry: request.method === 'GET' }));
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.writeHead(500, {
      ...BASE_HEADER_RECORD,
      'content-security-policy': PLAIN_PAGE_POLICY,
      'content-type': 'text/html; charset=utf-8',
      'content-length': page.length,
      'cache-control': 'no-store',
    });
    return end(page, 'utf8');
  };
  response.flushHeaders = () => (hasFailed() ? undefined : flushHeaders());
  response.write = (...given: unknown[]) => hasFailed() || Reflect.apply(write, response, given);
  response.end = (...given: unknown[]) => (hasFailed() ? explain() : Reflect.apply(end, response, given));
}

const REFERENCE_BYTES = 4;
