import { expect, test } from 'vitest';
import type { CheckId } from '@/content/checkup-findings';
import { factsOf, GOOD, NOTHING, verdictOf } from '@/tests/support/checkup';
import { judge } from './judge';

/** Pages as owners and their builders really write them. What they have is never called missing. */

const VIEWPORT = /<meta name="viewport"[^>]*>/;
const CALL = /<a href="tel:[^>]*>[^<]*<\/a>/;
const DATA = /<script type="application\/ld\+json">.*?<\/script>/s;
const HOURS = 'Monday to Friday, 8 a.m. to 5:30 p.m.';
const STREET = '7 Oswego Street, Liverpool, NY 13088.';
const PRIVACY = '<a href="/privacy">Privacy</a>';
const noData = GOOD.replace(DATA, '');
const manyLinks = Array.from({ length: 600 }, (_, index) => `<a href="/part/${index}">Part</a>`).join('');

const viewport = (content: string) => GOOD.replace(VIEWPORT, `<meta name="viewport" content="${content}">`);
const call = (html: string) => GOOD.replace(CALL, html);

test.each<[what: string, id: CheckId, html: string]>([
  ['a viewport whose settings blanks part', 'viewport', viewport('width=device-width initial-scale=1')],
  [
    'a viewport in capitals',
    'viewport',
    GOOD.replace(VIEWPORT, '<META NAME="ViewPort" CONTENT="WIDTH = Device-Width">'),
  ],
  [
    'a link with blanks in its number',
    'phone-link',
    call('<a href="tel:+1 315 555 0160">(315) 555-0160</a>'),
  ],
  [
    'a link with its area in parentheses',
    'phone-link',
    call('<a href="tel:(315) 555-0160">(315) 555-0160</a>'),
  ],
  ['a link with two slashes', 'phone-link', call('<a href="tel://315-555-0160">(315) 555-0160</a>')],
  [
    'a link with an extension',
    'phone-link',
    call('<a href="tel:+1-315-555-0160;ext=12">(315) 555-0160 ext. 12</a>'),
  ],
  [
    'a link that waits before the extension',
    'phone-link',
    call('<a href="tel:3155550160,,12">315.555.0160 x12</a>'),
  ],
  ['a number with bullets', 'phone-link', call('<a href="tel:3155550160">315 • 555 • 0160</a>')],
  ['a number with middle dots', 'phone-link', call('<a href="tel:3155550160">315·555·0160</a>')],
  ['a number with slashes', 'phone-link', call('<a href="tel:3155550160">315/555-0160</a>')],
  [
    'a number with blanks around its dashes',
    'phone-link',
    call('<a href="tel:3155550160">315 – 555 – 0160</a>'),
  ],
  ['a number of one letter each', 'phone-link', call('<a href="tel:3155550160">3 1 5 - 5 5 5 - 0 1 6 0</a>')],
  [
    'a number for WhatsApp beside the one to call',
    'phone-link',
    call('<a href="https://wa.me/13155550160">WhatsApp</a> <a href="tel:3155550160">Call</a>'),
  ],
  [
    'a number in a drawn template',
    'phone-link',
    call(
      '<x-call><template shadowrootmode="open"><a href="tel:3155550160">(315) 555-0160</a></template></x-call>',
    ),
  ],
  [
    'a number in a script with blanks',
    'phone-link',
    call(`<button onclick="location='tel:(315) 555-0160'">(315) 555-0160</button>`),
  ],
  ['hours in a picture', 'hours', noData.replace(HOURS, '<img src="/h.webp" alt="Open Mon-Fri 8am-5pm">')],
  ['an address in a picture', 'address', noData.replace(STREET, '<img src="/h.webp" alt="7 Oswego Street">')],
  [
    'robots with a blank before none of pictures',
    'indexable',
    GOOD.replace('<title>', '<meta name="robots" content="index, follow, max-image-preview: none"><title>'),
  ],
  [
    'a heading that is a drawing with a name',
    'heading',
    GOOD.replace('<h1>Auto repair</h1>', '<h1><svg role="img" aria-label="Northside Auto"></svg></h1>'),
  ],
  [
    'a heading by its role',
    'heading',
    GOOD.replace('<h1>Auto repair</h1>', '<div role="heading" aria-level="1">Auto repair</div>'),
  ],
  ['hours without a day', 'hours', noData.replace(HOURS, 'Store hours: 9am - 5pm')],
  ['hours by the clock of 24', 'hours', noData.replace(HOURS, 'Open 08:00–17:30')],
  ['hours with short days', 'hours', noData.replace(HOURS, 'Mo-Fr 8-17 h')],
  [
    'hours in microdata of an organization',
    'hours',
    noData.replace(
      HOURS,
      '<div itemscope itemtype="https://schema.org/Organization"><time itemprop="openingHours" datetime="Mo-Fr 08:00-17:00">Workdays</time></div>',
    ),
  ],
  [
    'an address in microdata alone',
    'address',
    noData.replace(
      STREET,
      '<div itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">At the old mill</span></div>',
    ),
  ],
  [
    'an address in microdata of a person',
    'address',
    noData.replace(
      STREET,
      '<div itemscope itemtype="https://schema.org/Person"><div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress">By the old mill</div></div>',
    ),
  ],
  [
    'an address in RDFa',
    'address',
    noData.replace(
      STREET,
      '<div vocab="https://schema.org/" typeof="PostalAddress"><span property="streetAddress">By the old mill</span></div>',
    ),
  ],
  [
    'a map in a frame that waits',
    'address',
    noData.replace(STREET, '<iframe data-src="https://www.google.com/maps/embed?pb=1"></iframe>'),
  ],
  ['a privacy link behind many others', 'privacy', GOOD.replace(PRIVACY, manyLinks + PRIVACY)],
  [
    'a privacy link that a script opens',
    'privacy',
    GOOD.replace(PRIVACY, '<a href="#" onclick="show()">Privacy policy</a>'),
  ],
  [
    'a privacy link as a button',
    'privacy',
    GOOD.replace(PRIVACY, '<button type="button">Privacy policy</button>'),
  ],
  ['years in a row', 'copyright', GOOD.replace('© 2026', '© 1998, 2010, 2026')],
  ['years with words between', 'copyright', GOOD.replace('© 2026', '© 1998 through 2026')],
  ['years with a slash', 'copyright', GOOD.replace('© 2026', '© 1998/2026')],
  [
    'a form that the browser sends encrypted',
    'form-target',
    GOOD.replace(
      '<title>',
      '<meta http-equiv="Content-Security-Policy" content="upgrade-insecure-requests"><title>',
    ).replace('</h1>', '</h1><form action="http://northside.test/send"><input name="a"></form>'),
  ],
  [
    'pictures with their size as a style',
    'picture-space',
    GOOD.replace('</h1>', `</h1>${'<img src="/a.webp" alt="" style="width: 40px; height: 30px">'.repeat(4)}`),
  ],
  [
    'pictures with their shape as a style',
    'picture-space',
    GOOD.replace(
      '</h1>',
      `</h1>${'<img src="/a.webp" alt="" style="aspect-ratio:4/3;width:100%">'.repeat(4)}`,
    ),
  ],
  [
    'a doctype behind a comment',
    'old-technology',
    GOOD.replace(
      '<!doctype html>',
      '<!-- saved from url --><!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN">',
    ),
  ],
  [
    'a title behind the one of a drawing',
    'title',
    GOOD.replace('<title>', '<svg><title>Home</title></svg><title>'),
  ],
  [
    'data in a list in a graph',
    'local-data',
    GOOD.replace(
      DATA,
      '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[[{"@type":["Organization","AutoRepair"],"name":"N","telephone":"315-555-0160","address":{"@id":"#a"},"openingHoursSpecification":[{"@type":"OpeningHoursSpecification","dayOfWeek":"Monday"}]}]]}</script>',
    ),
  ],
])('%s is no fault', async (_what, id, html) => {
  expect(verdictOf(id, await factsOf(html))).toMatch(/^fine$/);
});

test('what stands in a frame of another page, or in a picture alone, is not called missing', async () => {
  const framed = await factsOf(
    '<!doctype html><title>Northside Auto</title><meta name="viewport" content="width=device-width"><iframe src="https://northside.builder.test/"></iframe>',
  );
  for (const id of ['heading', 'phone-link', 'hours', 'address', 'privacy'] as const)
    expect(verdictOf(id, framed)).toBe('frames');
  const picture = await factsOf(call('<img src="/p.webp" alt="Call (315) 555-0160">'));
  expect(judge(picture, NOTHING).fix.map(({ id, variant }) => [id, variant])).toContainEqual([
    'phone-link',
    null,
  ]);
});
