import { expect, test } from 'vitest';
import { MAX_ENTRIES, parseReports } from './parse-reports';

const SITE = 'https://shop.test';

test('the old format and the new one say the same', () => {
  const old = {
    'csp-report': {
      'document-uri': `${SITE}/pricing?utm_source=mail`,
      'effective-directive': 'style-src-attr',
      'blocked-uri': 'inline',
    },
  };
  const wanted = [{ directive: 'style-src-attr', blocked: 'inline', path: '/pricing', count: 1 }];
  expect(parse(old)).toEqual(wanted);
  expect(parse([report({ url: `${SITE}/pricing?utm_source=mail` })])).toEqual(wanted);
});

test('an old browser names the directive with its sources, and under the old name', () => {
  const old = {
    'document-uri': `${SITE}/`,
    'violated-directive': "img-src 'self' data:",
    'blocked-uri': 'data',
  };
  expect(parse({ 'csp-report': old })).toEqual([
    { directive: 'img-src', blocked: 'data', path: '/', count: 1 },
  ]);
});

test('equal entries are counted, and no more than a browser would send', () => {
  const many = Array.from({ length: 100 }, () => report());
  expect(parse(many)).toEqual([expect.objectContaining({ count: MAX_ENTRIES })]);
});

test.each([
  ['https://ads.test/pixel.gif?user=42', 'https://ads.test'],
  ['wss://chat.test:8443/socket', 'wss://chat.test:8443'],
  [`${SITE}/secret?token=1`, 'self'],
  ['trusted-types-sink', 'trusted-types-sink'],
])('of what was blocked only the origin is kept: %s', (blockedURL, blocked) => {
  expect(parse([report({ blockedURL })])).toEqual([expect.objectContaining({ blocked })]);
});

test.each([
  ['/desk/leads/01jd8m6q6v0v9g9x2r8k1c3b5n', '/desk/leads/*'],
  ['/ana@shop.test/x', '/*/x'],
  ['/%41na%20Ruiz', '/*'],
  ['/5551234567', '/*'],
  ['/a/b/c/d/e/f/g/h', '/a/b/c/d/e/f'],
  [`/${'a'.repeat(200)}`, '/*'],
])('of a page only the words of its path are kept: %s', (path, kept) => {
  expect(parse([report({ url: SITE + path })])).toEqual([expect.objectContaining({ path: kept })]);
});

test.each([
  ['another site’s page', { url: 'https://elsewhere.test/pricing' }],
  ['an unreadable page', { url: 'pricing' }],
  ['a directive that no policy of ours has', { effectiveDirective: 'sandbox' }],
  ['a made-up directive', { effectiveDirective: '<b>' }],
  ['an extension that was blocked', { blockedURL: 'chrome-extension' }],
  ['an extension that did it', { sourceFile: 'moz-extension://6d2f/content.js' }],
  ['an extension of Safari', { sourceFile: 'safari-web-extension://6d2f/content.js' }],
  ['a word that no browser sends', { blockedURL: 'hello' }],
  ['an endless host', { blockedURL: `https://${'a.'.repeat(100)}test/` }],
])('is dropped: %s', (_what, change) => {
  expect(parse([report(change), { type: 'deprecation', url: SITE, body: {} }])).toEqual([]);
});

test.each([
  '',
  'null',
  '[]',
  '{',
  '"text"',
  '[[]]',
  '[null,1,"a"]',
  '{"csp-report":[]}',
  '{"csp-report":{"document-uri":{}}}',
  '[{"type":"csp-violation","url":1,"body":null}]',
  '{"__proto__":{}}',
])('garbage holds no violation: %s', text => {
  expect(parseReports(text, SITE)).toEqual([]);
});

function parse(posted: unknown) {
  return parseReports(JSON.stringify(posted), SITE);
}

function report({ url = `${SITE}/pricing`, ...body }: Record<string, string> = {}) {
  return {
    type: 'csp-violation',
    age: 3,
    url,
    user_agent: 'Browser',
    body: { effectiveDirective: 'style-src-attr', blockedURL: 'inline', sample: 'secret', ...body },
  };
}
