import { expect, test } from 'vitest';
import { requestKind } from './request-kind';

test.each([
  ['GET', '/', 200, 'page'],
  ['POST', '/', 303, 'form'],
  ['GET', '/pricing?utm=1', 200, 'page'],
  ['GET', '/blog/an-article', 200, 'page'],
  ['GET', '/sitemap.xml', 200, 'file'],
  ['GET', '/_next/static/chunk.js', 200, 'file'],
  ['GET', '/search?q=ada%40shop.test', 200, 'search'],
  ['GET', '/search/results?q=seo', 200, 'search_results'],
  ['GET', '/checkout?plan=pro', 200, 'checkout'],
  ['POST', '/order', 201, 'order'],
  ['POST', '/order/confirm', 303, 'order'],
  ['GET', '/checkout/return?key=k', 303, 'order'],
  ['GET', '/success?key=k', 200, 'receipt'],
  ['POST', '/webhooks/paypal', 200, 'webhook'],
  ['GET', '/account', 303, 'account'],
  ['POST', '/account-actions/sign-out', 303, 'account'],
  ['GET', '/desk/leads/abc', 404, 'desk'],
  ['GET', '/thanks/contact/sent', 200, 'thanks'],
  ['GET', '/request?token=t', 200, 'request'],
  ['POST', '/csp-reports', 204, 'report'],
  ['GET', '/ada@shop.test', 404, 'unknown'],
  ['GET', '/%E0%A4%A', 404, 'unknown'],
])('%s %s answered %i counts as %s', (method, url, status, kind) => {
  expect(requestKind({ method, url }, status)).toBe(kind);
});
