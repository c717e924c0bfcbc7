import { afterEach, expect, test } from 'vitest';
import { siteProcess } from '@/lib/site/process';
import { DAY_MS } from '@/lib/site/time';
import { noteViolations } from './note-violations';

const SITE = 'https://shop.test';

test('the old format and the new one say the same', () => {
  const old = {
    'csp-report': {
      'document-uri': `${SITE}/pricing?utm_source=mail`,
      'effective-directive': 'style-src-attr',
      'blocked-uri': 'inline',
    },
  };
  const wanted = [{ directive: 'style-src-attr', blocked: 'inline', path: '/pricing' }];
  expect(parse(old)).toEqual(wanted);
  expect(parse([report({ url: `${SITE}/pricing?utm_source=mail` })])).toEqual(wanted);
});

test('an old browser names the directive with its sources, and under the old name', () => {
  const old = {
    'document-uri': `${SITE}/`,
    'violated-directive': "img-src 'self' data:",
    'blocked-uri': 'data',
  };
  expect(parse({ 'csp-report': old })).toEqual([{ directive: 'img-src', blocked: 'data', path: '/' }]);
});

test('equal entries are all counted and logged once a day, and no more of a post than a browser would send', () => {
  const counts = countViolations();
  const site = aSite();
  const many = JSON.stringify(Array.from({ length: 100 }, () => report()));
  noteViolations(many, site);
  noteViolations(many, site);
  expect([counts, site.lines.length]).toEqual([{ 'style-src-attr': 40 }, 1]);
  noteViolations(many, { ...site, now: () => site.now() + DAY_MS });
  expect(site.lines).toHaveLength(2);
});

test('kinds that are made up by the thousand are counted, and logged no more than 200 times a day', () => {
  const counts = countViolations();
  const site = aSite();
  for (let post = 0; post < 100; post += 1) {
    const made = Array.from({ length: 20 }, (_, at) =>
      report({ blockedURL: `https://ads-${post}-${at}.test` }),
    );
    noteViolations(JSON.stringify(made), site);
  }
  expect([counts, site.lines.length]).toEqual([{ 'style-src-attr': 2_000 }, 200]);
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
])('of a page only the words of its path are kept: %s', (path, words) => {
  expect(parse([report({ url: SITE + path })])).toEqual([expect.objectContaining({ path: words })]);
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
  const counts = countViolations();
  const site = aSite();
  noteViolations(text, site);
  expect([counts, site.lines]).toEqual([{}, []]);
});

afterEach(() => {
  siteProcess.metrics = undefined;
});

/** What is logged of a post. */
function parse(posted: unknown): unknown[] {
  const site = aSite();
  noteViolations(JSON.stringify(posted), site);
  return site.lines;
}

/** What has been counted since, by directive. */
function countViolations(): Record<string, number> {
  const counts: Record<string, number> = {};
  siteProcess.metrics = {
    countLogLine: () => undefined,
    countCall: () => undefined,
    countWork: () => undefined,
    countViolation: directive => {
      counts[directive] = (counts[directive] ?? 0) + 1;
    },
  };
  return counts;
}

/** Each on a month of its own: what the process logged on one day, it does not log again on it. */
function aSite() {
  now += 30 * DAY_MS;
  const at = now;
  const lines: unknown[] = [];
  const log = (level: string, event: string, fields: unknown) => {
    expect([level, event]).toEqual(['warn', 'policy_violation']);
    lines.push(fields);
  };
  return { env: { SITE_URL: SITE }, now: () => at, log, lines };
}

let now = Date.parse('2026-01-05T12:00:30Z');

function report({ url = `${SITE}/pricing`, ...body }: Record<string, string> = {}) {
  return {
    type: 'csp-violation',
    age: 3,
    url,
    user_agent: 'Browser',
    body: { effectiveDirective: 'style-src-attr', blockedURL: 'inline', sample: 'secret', ...body },
  };
}
