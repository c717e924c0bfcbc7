/** The site as a search engine reads it: plain HTTP from the home page and from the sitemap, no script run. */
import { expect } from '@playwright/test';
import { site as business } from '@/content/site';
import { routes } from '@/lib/site/routes';
import { graphFaults, pricesOf } from '../support/structured-data';
import { findCanaries } from './find-canaries';
import { internalUrl, isListed, pagesOf, SHORT_NAMES, visit } from './site/crawl';
import { test, UNLINKED } from './site/site-test';

test('every link leads to a page, or by one declared short name to one', ({ site }) => {
  const byUrl = new Map(site.visits.map(one => [one.url, one]));
  const faults = site.visits.flatMap(({ url, path, status, location, from }) => {
    if (status === 200) return [];
    if (!SHORT_NAMES.has(path) || status !== 308) return [`${from} → ${url}: ${status}`];
    const target = byUrl.get(internalUrl(location ?? '', { url, origin: site.origin }) ?? '');
    return target?.status === 200 ? [] : [`${url} → ${location}: not a page`];
  });
  expect(faults).toEqual([]);
});

test('no answer holds a secret setting, whatever kind of answer it is', async ({ site, request }) => {
  const visits = [...site.visits];
  for (const url of [...UNLINKED, ...FOR_PROGRAMS]) visits.push(await visit(request, { url }));
  const posts = await Promise.all(
    ['/', routes.order(), '/webhooks/paypal', '/webhooks/resend'].map(path =>
      request.post(path, { data: {}, headers: { accept: 'application/json' } }),
    ),
  );
  for (const answer of posts)
    expect(findCanaries(JSON.stringify(answer.headersArray()) + (await answer.text())), answer.url()).toEqual(
      [],
    );
  expect(visits.flatMap(({ url, secrets }) => secrets.map(name => `${url}: ${name}`))).toEqual([]);
});

test('a short name is linked to only where it is specified', ({ site }) => {
  const faults = pagesOf(site).flatMap(({ path, url, page }) =>
    page.links.flatMap(({ href, place }) => {
      const target = internalUrl(href, { url, origin: site.origin });
      if (target === null || !SHORT_NAMES.has(target)) return [];
      return NAMED_IN[target]?.(path, place) ? [] : [`${path}: ${target} in the ${place}`];
    }),
  );
  expect(faults).toEqual([]);
});

test('no link is empty or a script, and each fragment names a part of its page', ({ site }) => {
  const pages = pagesOf(site);
  const ids = new Map(pages.map(({ path, page }) => [path, new Set(page.ids)]));
  const faults = pages.flatMap(({ path, url, page }) =>
    page.links.flatMap(({ href, text }) => {
      if (/^(?:#?|javascript:.*)$/i.test(href)) return [`${path}: ${text} → '${href}'`];
      const target = URL.parse(href, site.origin + url);
      if (target?.origin !== site.origin || target.hash === '') return [];
      return ids.get(target.pathname)?.has(target.hash.slice(1)) ? [] : [`${path}: nothing is ${href}`];
    }),
  );
  expect(faults).toEqual([]);
});

test('no page has a style attribute or a style sheet of its own: its policy would block them', async ({
  site,
  request,
}) => {
  const visits = [...site.visits];
  for (const url of UNLINKED) visits.push(await visit(request, { url }));
  const faults = visits.flatMap(({ url, html }) =>
    Array.from(html.replace(SCRIPT, '').matchAll(/<style\b|<[^>]*\sstyle=/g), ([tag]) => `${url}: ${tag}`),
  );
  expect(faults).toEqual([]);
});

test('every drawing finds the parts that it is put together from', ({ site }) => {
  const faults = pagesOf(site).flatMap(({ path, page }) =>
    page.partIds.filter(id => !page.ids.includes(id)).map(id => `${path}: no ${id}`),
  );
  expect(faults).toEqual([]);
});

test('no word runs into the next where a line is broken', ({ site }) => {
  const glued = /[^\s>](?:<\/\w+>)*<br/g;
  const faults = site.visits.flatMap(({ path, html }) =>
    Array.from(html.matchAll(glued), ({ index }) => `${path}: ${html.slice(index - 30, index + 40)}`),
  );
  expect(faults).toEqual([]);
});

test('the pages that may be listed are those of the sitemap', ({ site }) => {
  const listed = pagesOf(site)
    .filter(({ page }) => isListed(page))
    .map(({ path }) => path);
  const inSitemap = site.sitemap.map(({ path }) => path);
  expect(listed.filter(path => !inSitemap.includes(path))).toEqual([]);
  expect(inSitemap.filter(path => !listed.includes(path))).toEqual([]);
  expect(site.sitemap.filter(({ url }) => !url.startsWith(`${site.origin}/`))).toEqual([]);
});

test('no listed page is more than three clicks from the home page', ({ site }) => {
  const deep = pagesOf(site).filter(({ depth, page }) => depth > 3 && isListed(page));
  expect(deep.map(({ url, depth }) => `${url}: ${depth}`)).toEqual([]);
});

test('titles and descriptions have the right length, and no two listed pages share one', ({ site }) => {
  const pages = pagesOf(site);
  const faults = pages.flatMap(({ path, page }) => [
    ...(isBetween(page.title, 10, 65) ? [] : [`${path}: title '${page.title}'`]),
    ...(isBetween(page.metas['description'] ?? '', 50, 165) ? [] : [`${path}: description`]),
  ]);
  const listed = pages.filter(({ page }) => isListed(page));
  expect([
    ...faults,
    ...findRepeated(pages.map(({ page }) => page.title)),
    ...findRepeated(listed.map(({ page }) => page.metas['description'] ?? '')),
  ]).toEqual([]);
});

test('each page has its language, one first heading, and no level skipped', ({ site }) => {
  const faults = pagesOf(site).flatMap(({ path, page: { lang, headings } }) => {
    const top = headings.filter(({ level }) => level === 1);
    const skips = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? level) + 1);
    return [
      ...(lang === 'en' ? [] : [`${path}: lang '${lang}'`]),
      ...(top.length === 1 ? [] : [`${path}: ${top.length} h1`]),
      ...skips.map(({ level, text }) => `${path}: h${level} '${text}' skips a level`),
    ];
  });
  expect(faults).toEqual([]);
});

test('each page is canonical to itself, whatever its query, and its cards say the same as its head', ({
  site,
}) => {
  const faults = site.visits.flatMap(({ url, path, page, status }) => {
    if (!page || status !== 200) return [];
    const address = site.origin + path;
    const { metas, title, canonicals } = page;
    const wanted: Record<string, string | undefined> = {
      'og:url': address,
      'og:title': title,
      'twitter:title': title,
      'og:description': metas['description'],
      'twitter:card': 'summary_large_image',
      'twitter:image': metas['og:image'],
      'og:site_name': business.name,
    };
    return [
      ...(canonicals.length === 1 && canonicals[0] === address
        ? []
        : [`${url}: canonical ${canonicals.join()}`]),
      ...Object.keys(wanted)
        .filter(name => metas[name] !== wanted[name])
        .map(name => `${url}: ${name} ${metas[name]}`),
      ...['og:type', 'og:image', 'og:image:alt']
        .filter(name => !metas[name])
        .map(name => `${url}: no ${name}`),
    ];
  });
  expect(faults).toEqual([]);
});

test('structured data is one graph of complete nodes, with prices that the page shows', ({ site }) => {
  const faults = pagesOf(site).flatMap(({ path, page }) => {
    if (page.structuredData.length === 0) return isListed(page) ? [`${path}: no structured data`] : [];
    const graphs = page.structuredData.map((text): unknown => JSON.parse(text));
    const hidden = graphs.flatMap(pricesOf).filter(price => !isVisible(price, page.text));
    const isAtHome = page.structuredData.join('').includes(`"@id":"${site.origin}${path}#webpage"`);
    return [
      ...(graphs.length === 1 ? [] : [`${path}: ${graphs.length} graphs`]),
      ...graphs.flatMap(graphFaults).map(fault => `${path}: ${fault}`),
      ...hidden.map(price => `${path}: the price ${price} is not on the page`),
      ...(isAtHome ? [] : [`${path}: the page is not in its own graph`]),
    ];
  });
  expect(faults).toEqual([]);
});

test('each image has its size and its words', ({ site }) => {
  const faults = pagesOf(site).flatMap(({ path, page }) =>
    page.images
      .filter(({ width, height, alt }) => !width || !height || alt === undefined)
      .map(({ src }) => `${path}: ${src}`),
  );
  expect(faults).toEqual([]);
});

test('name, address, phone and the ways to help are the same on every page', ({ site }) => {
  const { street, city, region, postalCode } = business.address;
  const pages = pagesOf(site);
  const footers = new Set(pages.map(({ page }) => linksOf(page.links, 'footer')));
  const headers = new Set(pages.map(({ page }) => linksOf(page.links, 'header')));
  const faults = pages.flatMap(({ path, page }) => [
    ...(page.address.includes(`${street}, ${city}, ${region} ${postalCode}`) ? [] : [`${path}: address`]),
    ...(page.address.includes(business.phone.display) ? [] : [`${path}: phone`]),
    ...page.links
      .filter(({ href }) => href.startsWith('tel:') && href !== business.phone.href)
      .map(({ href }) => `${path}: ${href}`),
  ]);
  expect(faults).toEqual([]);
  expect([headers.size, footers.size]).toEqual([1, 1]);
});

test('no listed page is thin, and no link says only to learn more', ({ site }) => {
  const faults = pagesOf(site).flatMap(({ path, page }) => [
    ...(isListed(page) && page.text.split(' ').length < 120 ? [`${path}: fewer than 120 words`] : []),
    ...page.links
      .filter(({ text }) => VAGUE.test(text))
      .map(({ href, text }) => `${path}: '${text}' → ${href}`),
  ]);
  expect(faults).toEqual([]);
});

function isVisible(price: string, text: string): boolean {
  const [whole = '', cents = ''] = price.split('.');
  const dollars = `$${Number(whole).toLocaleString('en-US')}`;
  return (
    text.includes(`${dollars}.${cents}`) ||
    (cents === '00' && new RegExp(`\\${dollars}(?![\\d,.]\\d)`).test(text))
  );
}

function isBetween(text: string, least: number, most: number): boolean {
  return text.length >= least && text.length <= most;
}

function findRepeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

function linksOf(links: readonly { href: string; text: string; place: string }[], place: string): string {
  return links
    .filter(link => link.place === place)
    .map(({ href, text }) => `${text} ${href}`)
    .join('\n');
}

type IsNamed = (path: string, place: string) => boolean;

const inFooter: IsNamed = (_path, place) => place === 'footer';
const onResources: IsNamed = path => path === routes.resources();

/** docs/product/routes.md#short-names */
const NAMED_IN: Record<string, IsNamed> = {
  '/services/local-seo': inFooter,
  '/services/website-design': inFooter,
  '/services/chatbot': inFooter,
  [routes.resourcesBlog()]: onResources,
  [routes.resourcesCareers()]: onResources,
  [routes.privacy()]: path => path === routes.landing(),
};

const VAGUE = /^(?:learn more|read more|more|here|click here|details)$/i;

/** Answers that no link leads to. */
const FOR_PROGRAMS = [
  '/healthz',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/manifest.webmanifest',
  '/search-index.json',
  '/search/results?q=seo',
];

const SCRIPT = /<script\b[^]*?<\/script>/g;
