import { expect, test } from 'vitest';
import { checkupEvidence, checkupFindings, type CheckId } from '@/content/checkup-findings';
import { factsOf, GOOD, NOTHING, typed, verdictOf } from '@/tests/support/checkup';
import type { Facts } from './facts';
import { judge, RANK } from './judge';
import { explainFinding, topFindings } from './words';

const html = (change: (good: string) => string) => factsOf(change(GOOD));
const more = (facts: Partial<Facts>) => factsOf(GOOD, facts);
const file = (facts: Partial<Facts['files'][number]>): Promise<Facts> =>
  more({
    files: [
      {
        url: 'https://northside.test/a.jpg',
        kind: 'picture',
        type: 'image/jpeg',
        wireBytes: 1_000,
        gzippedBytes: null,
        encoding: '',
        keepSeconds: 2_592_000,
        cacheControl: '',
        isModern: false,
        ...facts,
      },
    ],
  });
const body = (text: string) => html(good => good.replace('</body>', `${text}</body>`));
const head = (text: string) => html(good => good.replace('</head>', `${text}</head>`));
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join('');
const link = (name: 'googleLine' | 'result', value: unknown) =>
  more({
    robots: {
      result: 'read',
      status: 200,
      googleLine: null,
      forbidsUs: false,
      isUnread: false,
      [name]: value,
    },
  });

test('a page with nothing to fix has nothing to fix', async () => {
  const findings = judge(await factsOf(), {
    business: 'Northside Auto, Inc.',
    town: 'Liverpool',
    phone: '315.555.0160',
  });
  expect(findings.fix).toEqual([]);
  expect(findings.unknown).toEqual([]);
});

// A row: the check, what is measured, and the verdict. Thresholds have a row at them and one just below.
test.each<[CheckId, string, () => Promise<Facts>, string | null]>([
  ['indexable', 'noindex', () => head('<meta name=robots content="noindex, follow">'), 'now'],
  ['indexable', 'none for Google', () => head('<meta name=googlebot content=none>'), 'now'],
  ['indexable', 'index', () => head('<meta name=robots content="index, follow">'), 'fine'],
  ['indexable', 'in the header', () => more({ robotsTag: 'noindex' }), 'now'],
  [
    'indexable',
    'in the header, for another robot',
    () => more({ robotsTag: 'otherbot: noindex, nofollow' }),
    'fine',
  ],
  ['robots', 'forbids Google', () => link('googleLine', { number: 2, text: 'Disallow: /' }), 'now'],
  ['robots', 'fails', () => link('result', 'error'), 'soon'],
  ['robots', 'late', () => link('result', 'late'), 'soon'],
  ['robots', 'a web page', () => link('result', 'html'), 'later'],
  ['robots', 'missing', () => link('result', 'none'), 'fine'],
  ['robots', 'cut off', () => link('result', 'unknown'), 'noAnswer'],
  ['title', 'none', () => html(good => good.replace(/<title>.*<\/title>/, '')), 'now'],
  ['title', 'blank', () => html(good => good.replace(/<title>.*<\/title>/, '<title> </title>')), 'now'],
  [
    'title',
    'generic',
    () => html(good => good.replace(/<title>.*<\/title>/, '<title>HOME </title>')),
    'soon',
  ],
  [
    'title',
    'the host',
    () => html(good => good.replace(/<title>.*<\/title>/, '<title>northside.test</title>')),
    'soon',
  ],
  ['title', 'one letter', () => html(good => good.replace(/<title>.*<\/title>/, '<title>N</title>')), 'fine'],
  ['description', 'none', () => html(good => good.replace(/<meta name="description".*?>/, '')), 'soon'],
  [
    'description',
    '49 characters',
    () => html(good => good.replace(/content="Brakes.*?"/, `content="${'a'.repeat(49)}"`)),
    'later',
  ],
  [
    'description',
    '50 characters',
    () => html(good => good.replace(/content="Brakes.*?"/, `content="${'a'.repeat(50)}"`)),
    'fine',
  ],
  ['heading', 'none', () => html(good => good.replace(/h1/g, 'h2')), 'later'],
  [
    'heading',
    'a picture with words',
    () => html(good => good.replace('>Auto repair<', '><img alt="Auto"><')),
    'fine',
  ],
  ['heading', 'an empty one', () => html(good => good.replace('>Auto repair<', '><')), 'later'],
  ['canonical', 'another website', () => head('<link rel=canonical href="https://other.test/">'), 'now'],
  ['canonical', 'several', () => head('<link rel=canonical href="/"><link rel=canonical href="/b">'), 'soon'],
  [
    'canonical',
    'another host',
    () => head('<link rel=canonical href="https://www.northside.test/">'),
    'soon',
  ],
  ['canonical', 'http', () => head('<link rel=canonical href="http://northside.test/">'), 'soon'],
  ['canonical', 'another path', () => head('<link rel=canonical href="/index.html">'), 'later'],
  ['canonical', 'itself', () => head('<link rel=canonical href="/">'), 'fine'],
  [
    'sitemap',
    'missing',
    () => more({ sitemap: { result: 'missing', url: '', status: 404, count: 0, otherHost: null } }),
    'later',
  ],
  [
    'sitemap',
    'of another website',
    () => more({ sitemap: { result: 'other-host', url: '', status: 200, count: 2, otherHost: 'b.test' } }),
    'soon',
  ],
  [
    'sitemap',
    'not answered',
    () => more({ sitemap: { result: 'unknown', url: '', status: 0, count: 0, otherHost: null } }),
    'noAnswer',
  ],
  ['local-data', 'none', () => html(good => good.replace('"AutoRepair"', '"WebSite"')), 'soon'],
  ['local-data', 'not JSON', () => html(good => good.replace('"@type"', '@type')), 'soon'],
  ['local-data', 'no name', () => html(good => good.replace('"name"', '"nome"')), 'soon'],
  ['local-data', 'no address', () => html(good => good.replace('"address"', '"adress"')), 'soon'],
  [
    'local-data',
    'towns in place of an address',
    () => html(good => good.replace('"address"', '"areaServed"')),
    'fine',
  ],
  ['local-data', 'no hours', () => html(good => good.replace('"openingHours"', '"hours"')), 'later'],
  ['missing-pages', 'one answers', () => more({ missingPage: { result: 'answers', status: 200 } }), 'later'],
  ['missing-pages', 'not told', () => more({ missingPage: { result: 'unknown', status: 503 } }), 'noAnswer'],
  ['viewport', 'none', () => html(good => good.replace(/<meta name="viewport".*?>/, '')), 'now'],
  ['viewport', 'a fixed width', () => html(good => good.replace('width=device-width', 'width=1024')), 'now'],
  ['viewport', 'only a scale', () => html(good => good.replace('width=device-width, ', '')), 'fine'],
  [
    'viewport',
    'without zoom',
    () => html(good => good.replace('initial-scale=1', 'maximum-scale=1')),
    'later',
  ],
  [
    'viewport',
    'with some zoom',
    () => html(good => good.replace('initial-scale=1', 'maximum-scale=5')),
    'fine',
  ],
  [
    'phone-link',
    'no link',
    () => html(good => good.replace(/<a href="tel.*?<\/a>/, '(315) 555-0160')),
    'now',
  ],
  ['phone-link', 'no number', () => html(good => good.replace(/<a href="tel.*?<\/a>/, 'us')), 'now'],
  [
    'phone-link',
    'another number',
    () => html(good => good.replace('tel:+13155550160', 'tel:+13155550161')),
    'soon',
  ],
  ['phone-link', 'only a link', () => html(good => good.replace('(315) 555-0160', 'us')), 'fine'],
  [
    'phone-link',
    'a local number',
    () => html(good => good.replace('tel:+13155550160', 'tel:555-0160')),
    'fine',
  ],
  ['old-technology', 'frames', () => factsOf('<!doctype html><frameset><frame src="/a"></frameset>'), 'now'],
  ['old-technology', 'Flash', () => body('<embed src="/intro.swf">'), 'now'],
  ['old-technology', 'no doctype', () => html(good => good.replace('<!doctype html>', '')), 'later'],
  ['old-technology', '5 font tags', () => body(times(5, () => '<font>a</font>')), 'later'],
  ['old-technology', '4 font tags', () => body(times(4, () => '<font>a</font>')), 'fine'],
  ['garbled', 'a sign for a lost letter', () => body('Caf\ufffd'), 'soon'],
  ['garbled', 'two wrong pairs', () => body('CafÃ© dÃ©cor'), 'soon'],
  ['garbled', 'one such pair', () => body('CafÃ©'), 'fine'],
  [
    'garbled',
    'two charsets',
    () =>
      more({
        html: {
          wireBytes: 1,
          bytes: 1,
          gzippedBytes: 1,
          encoding: 'gzip',
          isAscii: false,
          headerCharset: 'ISO-8859-1',
        },
      }),
    'soon',
  ],
  [
    'garbled',
    'two charsets of plain letters',
    () =>
      more({
        html: {
          wireBytes: 1,
          bytes: 1,
          gzippedBytes: 1,
          encoding: 'gzip',
          isAscii: true,
          headerCharset: 'ISO-8859-1',
        },
      }),
    'fine',
  ],
  ['form-target', 'none', () => factsOf(), null],
  ['form-target', 'http', () => body('<form action="http://northside.test/send">'), 'now'],
  ['form-target', 'an email program', () => body('<form action="mailto:a@b.test">'), 'soon'],
  ['form-target', 'itself', () => body('<form method=post>'), 'fine'],
  ['first-byte', '0.8 s', () => more({ firstByteMs: 800 }), 'fine'],
  ['first-byte', 'over 0.8 s', () => more({ firstByteMs: 801 }), 'later'],
  ['first-byte', '1.8 s', () => more({ firstByteMs: 1_800 }), 'later'],
  ['first-byte', 'over 1.8 s', () => more({ firstByteMs: 1_801 }), 'soon'],
  ['weight', '1,500 KB', () => file({ wireBytes: 1_495_000 }), 'fine'],
  ['weight', 'over 1,500 KB', () => file({ wireBytes: 1_495_001 }), 'later'],
  ['weight', 'over 3,000 KB', () => file({ wireBytes: 2_995_001 }), 'soon'],
  ['requests', '40', () => body(times(40, index => `<img width=1 height=1 src="/${index}.webp">`)), 'fine'],
  ['requests', '41', () => body(times(41, index => `<img width=1 height=1 src="/${index}.webp">`)), 'later'],
  ['requests', '81', () => body(times(81, index => `<img width=1 height=1 src="/${index}.webp">`)), 'soon'],
  [
    'requests',
    '81 of which most are lazy',
    () => body(times(81, index => `<img loading=lazy width=1 height=1 src="/${index}.webp">`)),
    'fine',
  ],
  [
    'compression',
    'unpacked',
    () =>
      more({
        html: {
          wireBytes: 1_401,
          bytes: 1_401,
          gzippedBytes: 700,
          encoding: '',
          isAscii: true,
          headerCharset: null,
        },
      }),
    'soon',
  ],
  [
    'compression',
    'a small page',
    () =>
      more({
        html: {
          wireBytes: 1_400,
          bytes: 1_400,
          gzippedBytes: 700,
          encoding: '',
          isAscii: true,
          headerCharset: null,
        },
      }),
    'fine',
  ],
  [
    'compression',
    'an unpacked script',
    () => file({ kind: 'script', wireBytes: 2_000, gzippedBytes: 800 }),
    'later',
  ],
  ['caching', 'a day', () => file({ keepSeconds: 86_400 }), 'fine'],
  ['caching', 'under a day', () => file({ keepSeconds: 86_399 }), 'later'],
  ['caching', 'nothing said', () => file({ keepSeconds: null }), 'later'],
  [
    'caching',
    'files elsewhere',
    () => head('<script defer src="https://cdn.test/a.js"></script>'),
    'elsewhere',
  ],
  ['pictures', '1,000 KB', () => file({ wireBytes: 1_000_000, isModern: true }), 'later'],
  ['pictures', 'over 1,000 KB', () => file({ wireBytes: 1_000_001, isModern: true }), 'soon'],
  ['pictures', '300 KB', () => file({ wireBytes: 300_000, isModern: true }), 'fine'],
  ['pictures', 'a plain JPEG of 100 KB', () => file({ wireBytes: 100_000 }), 'fine'],
  ['pictures', 'a plain JPEG over 100 KB', () => file({ wireBytes: 100_001 }), 'later'],
  ['pictures', 'a bitmap', () => file({ type: 'image/bmp' }), 'soon'],
  ['pictures', 'elsewhere', () => body('<img width=1 height=1 src="https://cdn.test/a.jpg">'), 'elsewhere'],
  ['pictures', 'none', () => factsOf(), null],
  ['picture-space', '2 without', () => body('<img src=a><img src=b>'), 'fine'],
  ['picture-space', '3 without', () => body('<img src=a><img src=b><img src=c>'), 'later'],
  [
    'picture-space',
    '3 of 7',
    () => body(`<img src=a><img src=b><img src=c>${times(4, () => '<img src=d width=1 height=1>')}`),
    'fine',
  ],
  ['blocking', '1 script', () => head('<script src=a.js></script>'), 'later'],
  ['blocking', '3 scripts', () => head(times(3, index => `<script src=${index}.js></script>`)), 'later'],
  ['blocking', '4 scripts', () => head(times(4, index => `<script src=${index}.js></script>`)), 'soon'],
  [
    'blocking',
    '1 script with 7 sheets',
    () => head(`<script src=a.js></script>${times(7, index => `<link rel=stylesheet href=${index}.css>`)}`),
    'soon',
  ],
  ['blocking', 'deferred', () => head('<script defer src=a.js></script>'), 'fine'],
  [
    'third-parties',
    '4',
    () => body(times(4, index => `<img width=1 height=1 src="https://s${index}.test/a">`)),
    'fine',
  ],
  [
    'third-parties',
    '5',
    () => body(times(5, index => `<img width=1 height=1 src="https://s${index}.test/a">`)),
    'later',
  ],
  [
    'third-parties',
    '10',
    () => body(times(10, index => `<img width=1 height=1 src="https://s${index}.test/a">`)),
    'soon',
  ],
  [
    'third-parties',
    '10 names of one',
    () => body(times(10, index => `<img width=1 height=1 src="https://s${index}.cdn.test/a">`)),
    'fine',
  ],
  [
    'https',
    'http',
    () => more({ url: 'http://northside.test/', https: 'refused', certificate: null }),
    'now',
  ],
  [
    'https',
    'not told',
    () => more({ url: 'http://northside.test/', https: 'unknown', certificate: null }),
    'noAnswer',
  ],
  [
    'certificate',
    'expired',
    () => more({ certificate: { problem: 'expired', validTo: 0, daysLeft: -3 } }),
    'now',
  ],
  [
    'certificate',
    '14 days',
    () => more({ certificate: { problem: null, validTo: 0, daysLeft: 14 } }),
    'soon',
  ],
  [
    'certificate',
    '15 days',
    () => more({ certificate: { problem: null, validTo: 0, daysLeft: 15 } }),
    'fine',
  ],
  ['certificate', 'of http', () => more({ url: 'http://northside.test/', certificate: null }), null],
  ['https-redirect', 'stays', () => more({ httpVariant: { result: 'stays', hops: [] } }), 'soon'],
  ['https-redirect', 'no answer', () => more({ httpVariant: { result: 'unknown', hops: [] } }), 'noAnswer'],
  [
    'www',
    'no name',
    () => more({ wwwVariant: { host: 'www.northside.test', result: 'no-name', detail: '' } }),
    'soon',
  ],
  [
    'www',
    'answers',
    () => more({ wwwVariant: { host: 'www.northside.test', result: 'answers', detail: '' } }),
    'later',
  ],
  [
    'www',
    'names the page',
    () => more({ wwwVariant: { host: 'www.northside.test', result: 'canonical', detail: '' } }),
    'fine',
  ],
  ['www', 'none', () => more({ wwwVariant: null }), null],
  ['mixed', 'a script', () => body('<script src="http://cdn.test/a.js"></script>'), 'now'],
  ['mixed', 'a picture', () => body('<img width=1 height=1 src="http://cdn.test/a.jpg">'), 'later'],
  [
    'mixed',
    'asked for over https',
    () =>
      head(
        '<meta http-equiv=content-security-policy content=upgrade-insecure-requests><script defer src="http://cdn.test/a.js"></script>',
      ),
    'fine',
  ],
  [
    'hours',
    'none',
    () => html(good => good.replace(/Monday.*p\.m\./, '').replace('"openingHours"', '"hours"')),
    'soon',
  ],
  ['hours', 'only in the data', () => html(good => good.replace(/Monday.*p\.m\./, '')), 'fine'],
  [
    'hours',
    'none, in French',
    () =>
      html(good =>
        good
          .replace(/Monday.*p\.m\./, '')
          .replace('"openingHours"', '"hours"')
          .replace('lang="en"', 'lang="fr"'),
      ),
    'language',
  ],
  [
    'address',
    'none',
    () => html(good => good.replace(/7 Oswego.*?13088\./, '').replace(/"address":.*?,/, '')),
    'soon',
  ],
  [
    'address',
    'a map',
    () =>
      html(good =>
        good
          .replace(/7 Oswego.*?13088\./, '<a href="https://www.google.com/maps/place/x">Map</a>')
          .replace(/"address":.*?,/, ''),
      ),
    'fine',
  ],
  ['copyright', 'of the year before', () => html(good => good.replace('© 2026', '© 2025')), 'fine'],
  ['copyright', 'older', () => html(good => good.replace('© 2026', '© 2024')), 'later'],
  ['copyright', 'none', () => html(good => good.replace('© 2026', '')), null],
  ['privacy', 'none', () => html(good => good.replace(/<a href="\/privacy.*?<\/a>/, '')), 'later'],
  [
    'privacy',
    'none, and a form',
    () => html(good => good.replace(/<a href="\/privacy.*?<\/a>/, '<input type=email>')),
    'soon',
  ],
  [
    'privacy',
    'none, and statistics',
    () =>
      html(good =>
        good.replace(
          /<a href="\/privacy.*?<\/a>/,
          '<script async src="https://www.googletagmanager.com/gtm.js"></script>',
        ),
      ),
    'soon',
  ],
  [
    'broken-links',
    'one',
    () => more({ links: { named: 2, checked: 2, broken: [{ text: 'a', path: '/a', status: 404 }] } }),
    'soon',
  ],
  ['broken-links', 'none checked', () => more({ links: { named: 2, checked: 0, broken: [] } }), 'noAnswer'],
  ['broken-links', 'no links', () => more({ links: { named: 0, checked: 0, broken: [] } }), null],
])('%s: %s', async (id, _what, facts, verdict) => {
  expect(verdictOf(id, await facts())).toBe(verdict);
});

test('what was typed is compared with the page', async () => {
  const facts = await factsOf();
  expect(verdictOf('details-agree', facts, typed({ phone: '(315) 555-0161' }))).toBe('now');
  expect(verdictOf('details-agree', facts, typed({ phone: '1.315.555.0160' }))).toBe('fine');
  expect(verdictOf('details-agree', facts, typed({ business: 'Casa Rosa' }))).toBe('later');
  expect(verdictOf('details-agree', facts, typed({ business: 'NORTHSIDE AUTO LLC' }))).toBe('fine');
  expect(verdictOf('place', facts, typed({ town: 'liverpool' }))).toBe('fine');
  expect(verdictOf('place', facts, typed({ town: 'Oswego' }))).toBe('later');
  expect(verdictOf('place', facts, typed({ town: 'Syracuse' }))).toBe('soon');
  expect(verdictOf('place', facts)).toBeNull();
  const other = await html(good => good.replace('"315-555-0160"', '"315-555-0199"'));
  expect(verdictOf('details-agree', other)).toBe('soon');
});

const TEXT_CHECKS = [
  'heading',
  'phone-link',
  'hours',
  'address',
  'privacy',
  'broken-links',
  'copyright',
] as const;

test.each([
  [
    'a script draws',
    '<!doctype html><title>Northside Auto</title><div id="root"></div><script src=/a.js></script>',
    'scripts',
  ],
  [
    'frames show',
    '<!doctype html><title>Northside Auto</title><frameset><frame src=/a></frameset>',
    'frames',
  ],
  [
    'ended too early',
    `<!doctype html><title>Northside Auto</title><p>Hello ${'<i>'.repeat(600)}`,
    'notReached',
  ],
])('of a page that %s, nothing is called missing', async (_what, page, why) => {
  const facts = await factsOf(page);
  for (const id of TEXT_CHECKS) expect([id, verdictOf(id, facts)]).toEqual([id, why]);
});

test('a contact page that could not be read may have what the page lacks', async () => {
  const facts = await factsOf('<!doctype html><title>Northside Auto</title><body><h1>Hi</h1>', {
    unreadContactPages: 1,
  });
  for (const id of ['phone-link', 'hours', 'address', 'privacy'] as const)
    expect(verdictOf(id, facts)).toBe('contactPage');
  expect(verdictOf('heading', facts)).toBe('fine');
});

test('robots.txt that keeps us out leaves what it hides untold', async () => {
  const robots = { result: 'read', status: 200, googleLine: null, forbidsUs: true, isUnread: false } as const;
  const facts = await more({
    robots,
    sitemap: { result: 'unknown', url: '', status: 0, count: 0, otherHost: null },
    missingPage: { result: 'unknown', status: 0 },
    links: { named: 1, checked: 0, broken: [] },
  });
  for (const id of ['sitemap', 'missing-pages', 'broken-links', 'weight'] as const)
    expect(verdictOf(id, facts)).toBe('robots');
});

test('the worst comes first, and what can wait is never among the first three', async () => {
  const findings = judge(
    await factsOf('<font><font><font><font><font><p>(315) 555-0160', {
      url: 'http://northside.test/',
      https: 'refused',
      certificate: null,
    }),
    NOTHING,
  );
  expect(topFindings(findings).map(({ id }) => id)).toEqual(['https', 'phone-link', 'viewport']);
  const order = ['now', 'soon', 'later'];
  const severities = findings.fix.map(({ severity }) => order.indexOf(severity));
  expect(severities).toEqual(severities.toSorted((one, other) => one - other));
});

test('each check has words, a rank and a rule, and its words name only what is known', async () => {
  expect([...RANK].sort()).toEqual(Object.keys(checkupFindings).sort());
  expect(RANK).toHaveLength(35);
  const bad = await factsOf('<font><font><font><font><font><p>(315) 555-0160 © 2001', {
    url: 'http://northside.test/',
    https: 'refused',
    certificate: null,
    firstByteMs: 5_000,
    wwwVariant: { host: 'www.northside.test', result: 'answers', detail: '' },
    html: {
      wireBytes: 5_000_000,
      bytes: 9_000,
      gzippedBytes: 5_000,
      encoding: '',
      isAscii: false,
      headerCharset: null,
    },
  });
  for (const finding of judge(bad, { business: 'Casa', town: 'Rome', phone: '315-555-0199' }).fix) {
    const { title, why, self } = explainFinding(finding);
    expect([title, why, self].join(' ')).not.toMatch(/\{|\}|undefined/);
    const { evidence } = finding;
    const says = evidence.kind === 'number' ? evidence : { says: 'noTitle' as const, values: {} };
    const names = Array.from(checkupEvidence[says.says].matchAll(/\{(\w+)\}/g), ([, name]) => name);
    expect(Object.keys(says.values)).toEqual(expect.arrayContaining(names));
  }
});
