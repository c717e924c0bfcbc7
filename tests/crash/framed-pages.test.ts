import { beforeEach, expect, test } from 'vitest';
import { startOwnSite, type OwnSite } from '../support/own-site';

// A process that has just started has no frame yet: the framework makes the first page of each kind, we draw the next.
let site: OwnSite;

beforeEach(async () => {
  site = await startOwnSite();
  return site.remove;
});

// One page of each kind for each process.
test.each([
  [
    '/search?q=seo&type=service&type=page',
    '/checkout?plan=premium&cancelled=1&addOns=google-ads&addOns=chat&amount=5',
  ],
  ['/search?q=nothing-like-this', '/checkout?plan=%3Cscript%3E&amount=abc&name=%22%3E%3C'],
  ['/search'],
])(
  '%s: each is the same page from the framework and drawn into its frame, and differs in what is made once',
  async (...paths) => {
    for (const path of paths) expect(await comparePages(path)).toBe(path.startsWith('/checkout') ? 3 : 0);
  },
);

/** Gives how many checkout attempts three answers hold. */
async function comparePages(path: string): Promise<number> {
  const [made, drawn, again] = [await read(path), await read(path), await read(path)];
  expect(made.policy).toContain("'nonce-");
  expect(drawn.policy).toBe(made.policy.replace(/ 'nonce-[^']*'/, ''));
  expect(drawn.html).not.toContain('nonce');
  expect(comparable(drawn.html)).toBe(comparable(made.html));
  const attempts = [made, drawn, again].flatMap(({ html }) => ATTEMPT.exec(html)?.[1] ?? []);
  return new Set(attempts).size;
}

async function read(path: string): Promise<{ html: string; policy: string }> {
  const answer = await fetch(site.origin + path);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([
    200,
    'private, no-cache, no-store, max-age=0, must-revalidate',
  ]);
  return { html: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' };
}

/** Without what is made for each request, and the marks that the framework's own script would read. */
function comparable(html: string): string {
  const attempt = ATTEMPT.exec(html)?.[1] ?? 'none';
  return html
    .replaceAll(/ nonce="[^"]*"/g, '')
    .replaceAll(attempt, 'attempt')
    .replaceAll(/<!--\/?\$-->/g, '');
}

const ATTEMPT = /attemptId&quot;:&quot;([\w-]+)/;
