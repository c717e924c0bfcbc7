import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { afterAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { fillScripts } from '#engine/build';
import { HOSTILE_TEXTS } from '../../tests/support/hostile-texts';
import { PART_NAMES, PARTS, type PartName } from './parts';

/**
 * What an owner types at the desk is data in every place that it comes to. Every text of every part is walked, as its schema
 * has it, with signs that mean something to one of these places. What the schema refuses is tried all the same: each place
 * encodes for itself.
 */
const HOSTILE = HOSTILE_TEXTS;

type Text = { part: PartName; path: string[]; schema: z.ZodType };

/** Every text of a part that is typed freely, by its path in the value; of a list, the first item's. */
function textsOf(part: PartName, schema: z.ZodType = PARTS[part].schema, path: string[] = []): Text[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, inner]) =>
      textsOf(part, inner, [...path, key]),
    );
  if (schema instanceof z.ZodArray) return textsOf(part, schema.element as z.ZodType, [...path, '0']);
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap(option => textsOf(part, option as z.ZodType, path));
  const isText = schema instanceof z.ZodString || schema instanceof z.ZodStringFormat;
  return isText ? [{ part, path, schema }] : [];
}

const TEXTS = PART_NAMES.flatMap(part => textsOf(part));
/** Days are compared and added up, so nothing else than a day may come there. */
const FREE = TEXTS.filter(({ schema }) => !(schema instanceof z.ZodISODate));

const nameOf = ({ part, path }: Text) => [part, ...path].join('.');

function withText(value: unknown, [key, ...rest]: string[], text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (String(index) === key ? withText(item, rest, text) : item));
  const former = typeof value === 'object' && value !== null ? value : {};
  return { ...former, [key]: withText(Reflect.get(former, key), rest, text) };
}

test('the walk finds the texts of every part that has any', () => {
  expect([...new Set(TEXTS.map(({ part }) => part))]).toEqual([
    'contact',
    'hours',
    'people',
    'reviews',
    'answers',
  ]);
  expect(FREE.map(nameOf)).toEqual(
    expect.arrayContaining(['contact.street', 'people.0.bio', 'reviews.items.0.text']),
  );
});

test.each(TEXTS.map(text => [nameOf(text), text] as const))(
  '%s takes no code and nothing invisible, and says so in a sentence',
  (_, { schema }) => {
    for (const sign of [
      '{',
      '}',
      '<',
      '>',
      '\u202e',
      '\u2066',
      '\u200b',
      '\u2028',
      '\u0007',
      '\ufeff',
      '\ud800',
    ]) {
      const parsed = schema.safeParse(`18${sign}Mill`);
      expect([sign, parsed.error?.issues[0]?.message]).toEqual([sign, expect.stringMatching(/^[A-Z].*\.$/)]);
    }
  },
);

test('joined emoji, accents and line breaks of a long text are taken as they are', () => {
  const review = {
    id: 1,
    author: 'Zoë',
    business: 'Café & Söhne',
    rating: 5,
    source: 'google',
    date: '2026-01-05',
  };
  const item = { ...review, text: 'Great 👩‍🔧!\n“Twice.”', provenance: 'sample' };
  const value = { ...(PARTS.reviews.value as object), items: [item] };
  expect(PARTS.reviews.schema.safeParse(value)).toMatchObject({ success: true, data: { items: [item] } });
});

test.each(PART_NAMES)('the script of a page that has %s evaluates to exactly the data', async part => {
  const folder = mkdtempSync(join(tmpdir(), 'scripts-'));
  mkdirSync(join(folder, 'from'));
  writeFileSync(join(folder, 'from', 'page.js'), `export const value=__LIVE__("${part}");`);
  for (const [at, hostile] of HOSTILE.entries()) {
    const value = TEXTS.filter(text => text.part === part).reduce<unknown>(
      (sum, { path }) => withText(sum, path, `${hostile}${at}`),
      PARTS[part].value,
    );
    const names = fillScripts(join(folder, 'from'), join(folder, `to-${at}`), { [part]: value });
    const file = join(folder, `to-${at}`, names.get('page.js') ?? '');
    const url = `data:text/javascript,${encodeURIComponent(readFileSync(file, 'utf8'))}`;
    const written = (await import(/* @vite-ignore */ url)) as object;
    expect(Reflect.get(written, 'value')).toEqual(JSON.parse(JSON.stringify(value)));
  }
  rmSync(folder, { recursive: true });
});

/** Loads everything that quotes the parts again, with `textAt` in the place of each of their texts. */
async function loadPlaces(textAt: (index: number) => string) {
  vi.resetModules();
  for (const part of PART_NAMES) {
    const { file, name, value } = PARTS[part];
    const mocked = FREE.reduce<unknown>(
      (sum, text, index) => (text.part === part ? withText(sum, text.path, textAt(index)) : sum),
      value,
    );
    vi.doMock(`@/content/${file}`, () => ({ [name]: mocked }));
  }
  const { toDocumentFile } = await import('@/lib/documents/document-files');
  const { parseArticle, getPolicy } = await import('@/lib/documents/read-documents');
  const { renderMdx } = await import('@/lib/documents/render-mdx');
  const { documentComponents } = await import('@/components/mdx/document-components');
  const { toJsonFeed, toRss } = await import('@/lib/documents/feeds');
  const { JsonLd } = await import('@/components/seo/json-ld');
  const { pageGraph } = await import('@/lib/seo/json-ld');
  const { toLlmsText, toSecurityText } = await import('@/lib/seo/text-files');
  const { composeLinkMail } = await import('@/lib/mail/compose-mail');
  const { renderInvitation } = await import('@/lib/bookings/invitation');
  const { LunchTable } = await import('@/components/exhibits/company/lunch-table');
  const { ReviewCard } = await import('@/components/reviews/review-card');
  const { SiteFooter } = await import('@/components/shell/site-footer');
  const { reviews } = await import('@/content/reviews');
  const { site: agency } = await import('@/content/site');
  const article = parseArticle(toDocumentFile('content/articles/quote.mdx', QUOTING), Date);
  const feed = {
    title: 'T',
    description: 'D',
    links: { home: '/', self: '/feed', article: (slug: string) => slug },
  };
  const page = { path: '/about', title: 'About', description: 'Who we are.' };
  const settings = {
    siteUrl: 'https://agency.test',
    agency,
    from: 'a@agency.test',
    agencyTo: 'b@agency.test',
  };
  const words = { subject: 'Hello', title: 'Hello', text: ['Hello'], link: 'Open', note: 'Once.' };
  const [mail] = await composeLinkMail('reader@shop.test', {
    settings,
    kind: 'call-booked',
    key: '1',
    subjectId: '1',
    words,
    href: 'https://agency.test/x',
  });
  const mdx = async (body: string) =>
    renderToStaticMarkup((await renderMdx(body, documentComponents)).content);
  return {
    document: await mdx(article.body),
    policy: await mdx(getPolicy('accessibility-policy').body),
    pages: await drawPage(
      <>
        <LunchTable />
        <ReviewCard review={reviews.items[0]} />
        <SiteFooter />
      </>,
    ),
    mail: mail?.html ?? '',
    mailText: mail?.text ?? '',
    structuredData: renderToStaticMarkup(<JsonLd graph={pageGraph(page)} />),
    feed: JSON.stringify(toJsonFeed([article], feed)),
    rss: toRss([article], feed),
    languageModels: toLlmsText([]),
    securityText: toSecurityText(0),
    calendar: renderInvitation({
      ...CALL,
      description: agency.address.street,
      organizer: { name: agency.address.city, email: agency.email },
    }),
  };
}

/** What waits for its props is drawn, too. */
async function drawPage(page: ReactElement): Promise<string> {
  const { prelude } = await prerender(page);
  return new Response(prelude).text();
}

type Place = keyof Awaited<ReturnType<typeof loadPlaces>>;

/** At the start of a line, in a heading, in a cell, in a link, in an attribute, and in front matter. */
const QUOTING = `---
title: <Fact name="company.postalAddress"/>
excerpt: In <Fact name="support.hours"/>
---

<Fact name="company.postalAddress"/>

## At <Fact name="company.postalAddress"/>

| Where | When |
| --- | --- |
| <Fact name="company.postalAddress"/> | <Fact name="support.hours"/> |

- [<Fact name="company.postalAddress"/>](/about)
`;

const CALL = {
  uid: '1@agency.test',
  sequence: 0,
  isCanceled: false,
  startsAt: 0,
  minutes: 30,
  changedAt: 0,
  summary: 'A call',
  attendee: 'ana@shop.test',
};

/** What a place looks like without the texts: as many tags, lines and links as with plain words. */
const SHAPES = {
  document: tagsOf,
  policy: tagsOf,
  pages: tagsOf,
  mail: tagsOf,
  mailText: text => text.length > 0,
  structuredData: tagsOf,
  feed: text => Object.keys(JSON.parse(text) as object),
  rss: tagsOf,
  languageModels: text => [text.split('\n').length, text.match(/(?<!\\)\]\(/g)?.length],
  securityText: text => text.split(/[\r\n]/).length,
  calendar: text => unfolded(text).map(line => /^[A-Z]+/.exec(line)?.[0]),
} satisfies Record<Place, (text: string) => unknown>;

function tagsOf(html: string): string[] {
  const tags = (html.match(/<[^>]*>/g) ?? []).filter(tag => tag !== '<wbr/>');
  return tags.map(tag => tag.replace(/"[^"]*"/g, '""'));
}

function unfolded(calendar: string): string[] {
  return calendar.replaceAll('\r\n ', '').split(/\r\n|[\r\n]/);
}

/** What a reader finds in each place that shows the agency's city. */
const READERS = {
  document: readHtml,
  policy: readHtml,
  pages: readHtml,
  mail: readHtml,
  mailText: text => text,
  structuredData: html => {
    const graph = JSON.parse(html.replace(/^<script[^>]*>|<\/script>$/g, '')) as { '@graph': unknown[] };
    return (Reflect.get(graph['@graph'][0] as object, 'address') as { addressLocality: string })
      .addressLocality;
  },
  feed: text => (JSON.parse(text) as { items: { content_text: string }[] }).items[0]?.content_text ?? '',
  rss: readHtml,
  languageModels: text => text.replace(/\\([[\]<>`*\\])/g, '$1'),
} satisfies Partial<Record<Place, (text: string) => string>>;

function readHtml(html: string): string {
  return new JSDOM(html.replace(/<\?xml[^>]*>/, '')).window.document.documentElement.textContent;
}

/** Line ends, invisible signs and runs of spaces do not count: some places keep them, others write one line. */
function words(text: string): string {
  return text.replace(/[\s\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g, '');
}

afterAll(() => {
  for (const part of PART_NAMES) vi.doUnmock(`@/content/${PARTS[part].file}`);
  vi.resetModules();
});

const plain = await loadPlaces(index => `Plain ${index}`);
const CITY = FREE.findIndex(text => nameOf(text) === 'contact.city');

test.each(HOSTILE)('as text of every part, %j is text in every place', async hostile => {
  const shift = HOSTILE.indexOf(hostile);
  // Each text has another one, and the city this one.
  const textAt = (index: number) =>
    HOSTILE[(index - CITY + shift + HOSTILE.length * 10) % HOSTILE.length] ?? '';
  const places = await loadPlaces(textAt);
  for (const place of Object.keys(SHAPES) as Place[])
    expect([place, SHAPES[place](places[place])]).toEqual([place, SHAPES[place](plain[place])]);
  for (const place of Object.keys(READERS) as (keyof typeof READERS)[])
    expect([place, words(READERS[place](places[place]))]).toEqual([
      place,
      expect.stringContaining(words(hostile)),
    ]);
  expect(Reflect.get(globalThis, 'ran')).toBeUndefined();
});
