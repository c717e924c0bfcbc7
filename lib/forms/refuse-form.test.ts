import { expect, test } from 'vitest';
import type { Site } from '@/lib/site/site';
import { noDatabase, testSite } from '@/tests/support/site';
import type { FormName } from './define';
import { formPageAgain, refuseForm } from './parse';

const ORIGIN = 'https://agency.test';
const ATTEMPT = { values: { name: 'Ana' }, errors: [], message: 'Try again.' };
const REFUSAL = { kind: 'again', status: 503, formName: 'contact-form', ...ATTEMPT } as const;

/** `pages`: by path, with a slot of the form that is named there; every other path has the contact form's. */
async function fillFormAgain(
  { formName = 'contact-form', ...headers }: Post,
  pages: Record<string, string> = {},
) {
  const paths: string[] = [];
  const fillPage: NonNullable<Site['fillPage']> = (path, visits) => {
    paths.push(path);
    const isThere = (pages[path] ?? 'contact-form') in visits;
    return Promise.resolve(isThere ? `<title>x</title><p>${path} ${JSON.stringify(visits)}</p>` : null);
  };
  const request = new Request(`${ORIGIN}/forms`, { headers: { host: 'agency.test', ...headers } });
  const html = await formPageAgain({ ...REFUSAL, formName }, request, testSite(noDatabase, { fillPage }));
  return { html, paths };
}

type Post = { formName?: FormName; referer?: string; host?: string };

test('the page that the visitor came from is given back', async () => {
  const { html, paths } = await fillFormAgain({
    referer: `${ORIGIN}/services/local-seo-optimization?utm=1#top`,
  });
  expect(paths).toEqual(['/services/local-seo-optimization']);
  expect(html).toContain(JSON.stringify({ 'contact-form': ATTEMPT }));
  expect(html).toMatch(/^<title>Error: x/);
});

test('the server’s other name in the Referer is known by the Host', async () => {
  const { paths } = await fillFormAgain({ referer: 'http://localhost:3000/about', host: 'localhost:3000' });
  expect(paths).toEqual(['/about']);
});

test.each([
  'https://evil.test/contact',
  'https://agency.test.evil.test/contact',
  `${ORIGIN}//evil.test/`,
  `${ORIGIN}/checkout/return?key=abc`,
  `${ORIGIN}/account`,
  `${ORIGIN}/api/search`,
  `${ORIGIN}/forms`,
  `${ORIGIN}/a%2fb`,
  `${ORIGIN}/a%5cb`,
  'javascript:alert(1)',
  'not an address',
])('a Referer like %s is never fetched; the form’s own page is', async referer => {
  const { paths } = await fillFormAgain({ referer });
  expect(paths).toEqual(['/contact']);
});

test('a page without the form is passed over', async () => {
  const { html, paths } = await fillFormAgain(
    { referer: `${ORIGIN}/about` },
    { '/about': 'newsletter-form' },
  );
  expect(paths).toEqual(['/about', '/contact']);
  expect(html).toContain('<p>/contact ');
});

test('when no page has the form there is none to return', async () => {
  const { html } = await fillFormAgain({ formName: 'newsletter-form' });
  expect(html).toBeNull();
});

test('a page that comes back runs no script and fetches none', async () => {
  const scripts =
    '<script type="module" src="/_page/a.js"></script><script>let a = "</b>"</script>' +
    '<link rel="preload" as="script" href="/a.js"/><link rel="modulepreload" href="/b.js"/>';
  const fillPage = () =>
    Promise.resolve(`<title>x</title>${scripts}<link rel="preload" as="font" href="/c"/><p>Text</p>`);
  const request = new Request(`${ORIGIN}/forms`);
  expect(await formPageAgain(REFUSAL, request, testSite(noDatabase, { fillPage }))).toBe(
    '<title>Error: x</title><link rel="preload" as="font" href="/c"/><p>Text</p>',
  );
});

test.each([
  [400, null],
  [413, 'close'],
] as const)('after a body that was refused with %d the connection is told %j', async (status, connection) => {
  const request = new Request(`${ORIGIN}/forms`, { headers: { accept: 'application/json' } });
  const refusal = { kind: 'refused', status, message: 'No.' } as const;
  const answer = await refuseForm(refusal, request, testSite(noDatabase));
  expect([answer.status, answer.headers.get('connection')]).toEqual([status, connection]);
  expect(await answer.json()).toEqual({ ok: false, errors: [], message: 'No.' });
});
