/** The address that browsers report to, over HTTP: whatever is sent, the answer is 204 and little is kept. */
import { request as send } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { expect, test } from './test';
import { EMBEDDED_FILE } from '@/lib/site/db/connect';
import { PORTS } from './ports';

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

test('it takes posts only', async ({ request }) => {
  const answer = await request.get('/csp-reports');
  expect([answer.status(), answer.headers()['allow']]).toEqual([405, 'POST, OPTIONS']);
});

test('a flood from one address is answered and not counted beyond its limit', async () => {
  // Of an address of its own, so other tests keep theirs.
  const statuses = await Promise.all(
    Array.from({ length: 60 }, () => post(oldReport(`${SITE}/flood`), '127.0.0.77')),
  );
  expect(new Set(statuses)).toEqual(new Set([204]));
  // A minute may end in the middle.
  expect(counted('/flood')).toBeGreaterThanOrEqual(20);
  expect(counted('/flood')).toBeLessThanOrEqual(40);
  expect(counted('/garbage')).toBe(0);
});

function oldReport(page: string): string {
  return JSON.stringify({
    'csp-report': { 'document-uri': page, 'effective-directive': 'style-src-attr', 'blocked-uri': 'inline' },
  });
}

function post(body: string, localAddress = '127.0.0.76'): Promise<number | undefined> {
  const headers = { 'content-type': 'application/csp-report', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const sent = send(`${SITE}/csp-reports`, { method: 'POST', headers, localAddress }, response => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

function counted(path: string): number {
  const file = join(process.env['E2E_DATA_DIR'] ?? '', EMBEDDED_FILE);
  const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  try {
    const row = database
      .prepare('select coalesce(sum(count), 0) as total from policy_violations where path = ?')
      .get(path);
    return Number(row?.['total']);
  } finally {
    database.close();
  }
}
