import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { startOwnSite, type OwnSite } from '../support/site-process';

// The table of docs/operations.md about a CDN, row by row.
const text = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'operations.md'), 'utf8');
const [, section = ''] = text.split('### Pages on a CDN\n');
const table =
  section
    .split('\n### ')[0]
    ?.split('\n')
    .filter(line => line.startsWith('|')) ?? [];
const rows = table.slice(2).map(line => {
  const [, what = '', examples = '', header = ''] = line.split('|');
  const paths = [...examples.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
  return { what: what.trim(), paths, header: header.replaceAll('`', '').trim() };
});

let site: OwnSite;

beforeAll(async () => {
  site = await startOwnSite();
  return site.remove;
});

test('the table has the kinds of responses', () => {
  expect(rows).toHaveLength(6);
  expect(rows.filter(({ paths }) => paths.length === 0)).toEqual([]);
});

test.each(rows)('$what: the header is the one that is documented', async ({ paths, header }) => {
  for (const example of paths) {
    const path = example === '{file}' ? await findFile() : example;
    const answer = await open(path);
    expect([path, answer.headers.get('cache-control')]).toEqual([path, header]);
    const isKept = header.startsWith('public');
    const vary = answer.headers.get('vary') ?? 'Accept-Encoding';
    expect([path, vary.toLowerCase()]).toEqual([path, 'accept-encoding']);
    if (isKept) await isUnchangedAgain(path, answer);
  }
});

test('what a form is answered with is kept nowhere', async () => {
  const body = new URLSearchParams({ 'form-name': 'newsletter-form', email: 'ada@shop.test' });
  const answer = await fetch(site.origin, { method: 'POST', redirect: 'manual', body });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'no-store']);
});

/** A cache that revalidates has an ETag to do it with. */
async function isUnchangedAgain(path: string, answer: Response): Promise<void> {
  const etag = answer.headers.get('etag') ?? '';
  // Without a word of its own about caches, fetch() asks for a fresh copy.
  const again = await open(path, { 'if-none-match': etag, 'cache-control': 'max-age=0' });
  expect([path, again.status]).toEqual([path, 304]);
}

function open(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(site.origin + path, { redirect: 'manual', headers });
}

async function findFile(): Promise<string> {
  const page = await (await open('/')).text();
  return /"(\/_page\/[^"]+\.css)"/.exec(page)?.[1] ?? 'none';
}
