import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JsonLd } from '@/components/seo/json-ld';
import { site } from '@/content/site';
import { socialImage } from './addresses';
import { pageGraph } from './json-ld';
import { fullTitle, pageMetadata } from './page-metadata';

test('a page names itself as canonical, in its cards too', () => {
  const metadata = pageMetadata({ title: 'Team', description: 'Who we are.', path: '/team' });
  expect(metadata.alternates?.canonical).toBe('http://127.0.0.1:3000/team');
  expect(metadata.openGraph).toMatchObject({ url: 'http://127.0.0.1:3000/team', type: 'website' });
  expect(metadata.robots).toBeUndefined();
});

test('a page that search engines should not list still lets them follow its links', () => {
  const metadata = pageMetadata({ title: 'Search', description: '', path: '/search', noindex: true });
  expect(metadata.robots).toEqual({ index: false, follow: true });
});

test('a page with a secret in its address sends only its origin as the referrer', () => {
  const head = { title: 'Receipt', description: '', path: '/success' };
  expect(pageMetadata({ ...head, hasSecretAddress: true }).referrer).toBe('strict-origin');
  expect(pageMetadata(head).referrer).toBeUndefined();
});

test('a long title stands without the site name', () => {
  expect(fullTitle('Short')).toBe(`Short | ${site.name}`);
  expect(fullTitle('x'.repeat(60))).toBe('x'.repeat(60));
});

test('a page is shared with its own picture, a policy with the policies’ one, a private page with the site’s', () => {
  expect(socialImage('/services/google/analytics')).toBe('/social/services/google/analytics.png');
  expect(socialImage('/terms-policies-and-notices/refund-policy')).toBe(
    '/social/terms-policies-and-notices.png',
  );
  expect(socialImage('/')).toBe('/social/home.png');
  const page = { title: 'Sign In', description: 'Sign in.', path: '/sign-in', noindex: true };
  expect(pageMetadata(page).openGraph?.images).toMatchObject([
    { url: expect.stringMatching(/\/social\/home\.png$/) },
  ]);
});

test('structured data cannot close its script', () => {
  const html = renderToStaticMarkup(
    createElement(JsonLd, { graph: { name: '</script><script>alert(1)</script>' } }),
  );
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});

test('the graph has one node per id and resolves its own references', () => {
  const trail = [{ label: 'Home', href: '/' }, { label: 'Team' }];
  const graph = pageGraph({ path: '/team', title: 'Team', description: 'Who we are.', trail });
  const ids = graph['@graph'].map(node => node['@id']);
  expect(new Set(ids).size).toBe(ids.length);
  const references = Array.from(JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g), match => match[1]);
  expect(references.filter(id => !ids.includes(id))).toEqual([]);
  expect(JSON.stringify(graph)).toContain('"position":2,"name":"Team","item":"http://127.0.0.1:3000/team"');
});
