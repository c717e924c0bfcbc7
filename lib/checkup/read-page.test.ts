import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPage } from './read-page';

const url = new URL('https://casa-rosa.test/');
const read = (html: string) => readPage(html, url);

test('hidden parts, scripts and templates are no visible text', async () => {
  const page = await read(
    '<!doctype html><title>T</title><body><p>Seen <b>315</b> 555</p><script>no</script><style>no</style><noscript>no</noscript><template>no</template><p hidden>no <b>no</b></p><p>end',
  );
  expect(page.text).toBe('Seen 315 555\nend');
  expect(page.isWhole).toBe(true);
});

test('a link is read against the base of the page, with its words', async () => {
  const page = await read(
    '<base href="/es/"><a href="hours"><img alt="Our hours"></a><a href="#top">Top</a>',
  );
  expect(page.links).toMatchObject([{ url: 'https://casa-rosa.test/es/hours', text: 'Our hours' }]);
});

test('a number to call is found wherever a script would find it', async () => {
  const page = await read(
    `<button onclick="location='tel:+1-315-555-0142'">Call</button><a href="tel:315%20555%200143">`,
  );
  expect(page.telLinks.map(({ number }) => number)).toEqual(['+1-315-555-0142', '315 555 0143']);
});

test('only plain scripts of the head hold up the page', async () => {
  const page = await read(
    '<head><script src=a.js></script><script src=b.js defer></script><script src=c.js type=module></script></head><body><script src=d.js></script>',
  );
  expect(page.scripts.filter(({ isBlocking }) => isBlocking).map(script => script.url)).toEqual([
    'https://casa-rosa.test/a.js',
  ]);
});

test('a title of a drawing is no title of the page', async () => {
  const page = await read('<body><svg><title>Icon</title></svg>');
  expect(page.title).toBeNull();
});

test('business data is found in a graph, a list and among several types', async () => {
  const page = await read(
    `<script type="application/ld+json">//<![CDATA[
    [{"@graph":[{"@type":["Thing","https://schema.org/Plumber"],"name":"Joe","telephone":"315-555-0142","address":{"@id":"#a"},"openingHours":"Mo-Fr"}]}]
    //]]></script>`,
  );
  expect(page.data).toMatchObject({
    problem: null,
    businesses: [
      { type: 'Plumber', hasName: true, hasAddress: true, hasHours: true, telephone: '315-555-0142' },
    ],
  });
});

test('business data is found in microdata', async () => {
  const page = await read(
    '<div itemscope itemtype="https://schema.org/Bakery"><b itemprop="name">Rosa</b><p itemprop="address" itemscope itemtype="https://schema.org/PostalAddress">x</p><i itemprop="telephone">315</i></div>',
  );
  expect(page.data.businesses).toMatchObject([
    { type: 'Bakery', hasName: true, hasAddress: true, hasHours: false },
  ]);
});

test('a place that a script fills is seen as empty only when it is', async () => {
  expect((await read('<body><div id="root"></div><script src=a.js></script>')).hasEmptyRoot).toBe(true);
  expect((await read('<body><div id="root"><p>Hello</p></div>')).hasEmptyRoot).toBe(false);
});

test('a tag that is named like a part of every object is read like any other', async () => {
  const page = await read(
    '<constructor hidden>x</constructor><toString onclick=1>y</toString><hasOwnProperty itemprop=__proto__>',
  );
  expect(page.text).toBe('y');
});

test('depth and tags have an end, and what came before is known', async () => {
  const page = await read(`<title>Deep</title><h1>Diner</h1>${'<div>'.repeat(5_000)}<p>never read`);
  expect(page).toMatchObject({ isWhole: false, hasHead: true, headings: [{ level: 1, text: 'Diner' }] });
  expect(page.text).not.toContain('never read');
});

test('any text of tags ends, and leaves lists within their limits', async () => {
  const piece = fc.constantFrom(
    '<div>',
    '</div>',
    '<p',
    '>',
    '"',
    "'",
    '<script>',
    '</script>',
    '<!--',
    '-->',
    '<a href="',
    '<title>',
    '<h1>',
    '&#0;',
    '<template>',
    '</template>',
    '<svg>',
    '<![CDATA[',
    '\u0000',
    '<meta name=description content="',
    '<iframe>',
    'tel:1',
    '<form action=',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(piece, fc.string()), { maxLength: 200 }), async pieces => {
      const page = await read(pieces.join(''));
      expect(page.links.length).toBeLessThanOrEqual(500);
    }),
    { numRuns: 100 },
  );
});
