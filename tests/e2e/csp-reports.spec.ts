/** The address that browsers report to, over HTTP: whatever is sent, the answer is 204. */
import { request as send } from 'node:http';
import { PORTS } from './ports';
import { expect, test } from './test';

const SITE = `http://127.0.0.1:${PORTS.site}`;

const BODIES: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['no JSON', '{"csp-report":'],
  ['another site’s page', oldReport('https://elsewhere.test/garbage')],
  ['a list of nonsense', '[null, 1, [], {"type": "csp-violation"}]'],
  ['no text at all', '\u0000\uFFFD'],
  ['more than 16 KB', JSON.stringify({ 'csp-report': { filler: 'x'.repeat(17 * 1024) } })],
];

for (const [what, body] of BODIES)
  test(`${what} is answered with 204`, async () => {
    expect(await post(body)).toBe(204);
  });

test('a browser reports what a policy stopped', async ({ page }) => {
  await page.goto('/about');
  const reported = page.waitForRequest('**/csp-reports');
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  const request = await reported;
  expect(request.postData()).toContain('style-src-attr');
  expect((await request.response())?.status()).toBe(204);
});

function oldReport(page: string): string {
  return JSON.stringify({
    'csp-report': { 'document-uri': page, 'effective-directive': 'style-src-attr', 'blocked-uri': 'inline' },
  });
}

function post(body: string, localAddress = '127.0.0.76'): Promise<number | undefined> {
  const headers = { 'content-type': 'application/csp-report', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const report = send(`${SITE}/csp-reports`, { method: 'POST', headers, localAddress }, response => {
      response.resume();
      resolve(response.statusCode);
    });
    report.once('error', reject);
    report.end(body);
  });
}
