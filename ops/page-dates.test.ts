import { expect, test } from 'vitest';
import { proposeDays, readContentDays } from './page-dates';

const pages = [
  '/about',
  '/services/google/analytics',
  '/comparison/wix-vs-our-system',
  '/platform/local-seo-website',
].map(path => ({ path, changed: '2026-11-20' }));

test.each([
  ['content/about.ts', '/about'],
  ['content/google-services/analytics.ts', '/services/google/analytics'],
  ['content/comparisons/wix.ts', '/comparison/wix-vs-our-system'],
  ['content/platform-pages.ts', '/platform/local-seo-website'],
])('a change of %s proposes its day for %s alone', (file, path) => {
  const proposals = proposeDays(pages, new Map([[file, '2026-11-21']]));
  expect(proposals).toEqual([{ path, changed: '2026-11-20', proposed: '2026-11-21', file }]);
});

test('content of the recorded day or before proposes nothing', () => {
  expect(proposeDays(pages, new Map([['content/about.ts', '2026-11-20']]))).toEqual([]);
});

test('the history knows a day for every committed file of content', () => {
  expect(readContentDays().get('content/about.ts')).toMatch(/^20\d\d-\d\d-\d\d$/);
});
