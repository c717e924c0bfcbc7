import { gzipSync } from 'node:zlib';
import { createElement, type FunctionComponent } from 'react';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import AboutPage from '@/app/(site)/about/page';
import CareersPage from '@/app/(site)/careers/page';
import CommunityPage from '@/app/(site)/resources/community/page';
import ResourcesPage from '@/app/(site)/resources/page';
import SupportPage from '@/app/(site)/resources/support/page';
import TeamPage from '@/app/(site)/team/page';
import WhyUsPage from '@/app/(site)/why-us/page';
import { claimOnce, layStreet } from '@/components/drawings/street';
import { StarWall } from '@/components/exhibits/company/star-wall';
import { streetYears } from '@/content/exhibits/company';
import { facts } from '@/content/facts';
import { reviews } from '@/content/reviews';
import { team } from '@/content/team';

const PAGES: readonly (readonly [string, FunctionComponent])[] = [
  ['hung-signs', WhyUsPage],
  ['streets', AboutPage],
  ['table', TeamPage],
  ['back-door', CareersPage],
  ['rack', ResourcesPage],
  ['phone', SupportPage],
  ['cork', CommunityPage],
];

test.each(PAGES)('the %s is its page’s own exhibit, at most 8 KB compressed', async (name, page) => {
  const html = await render(page);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).not.toContain('style=');
  const exhibit = exhibitIn(html);
  expect(exhibit).toContain(`data-exhibit="${name}"`);
  expect(html.match(/data-exhibit=/g)).toHaveLength(1);
  expect(gzipSync(exhibit).length).toBeLessThanOrEqual(8 * 1024);
});

test('the wall has as many stars as there are five-star reviews, and a gap for each that is shown larger', () => {
  const stars = Number.parseInt(reviews.stats.fiveStarWords, 10);
  const wall = renderToStaticMarkup(createElement(StarWall, { stars, reviews: reviews.items }));
  expect(gzipSync(wall).length).toBeLessThanOrEqual(8 * 1024);
  const fullStars = reviews.items.filter(({ rating }) => rating === 5).length;
  const small = wall.slice(0, wall.indexOf('<ul'));
  expect(small.match(/<use /g)).toHaveLength(stars);
  expect(small.match(/stroke-dasharray/g)).toHaveLength(fullStars);
});

test('the table has a seat for each of the team, and each year of the street shows its pins and people', async () => {
  expect(exhibitIn(await render(TeamPage)).match(/lunch-chair/g)).toHaveLength(team.length);
  const street = exhibitIn(await render(AboutPage));
  expect(street).toContain('class="sample-tag"');
  const years = street.split(/<li[ >]/).slice(1);
  for (const [index, { clients, crew }] of streetYears.years.entries()) {
    expect(years[index]?.match(/class="pin"/g) ?? []).toHaveLength(clients);
    expect(years[index]?.match(/"#?crew-[a-z]+"/g) ?? []).toHaveLength(crew.length);
  }
});

test('each year of the street shows its four shops whole, at every width', async () => {
  const { width } = layStreet(['barber', 'hardware', 'florist', 'plumber'], claimOnce());
  const street = exhibitIn(await render(AboutPage));
  const boxes = Array.from(
    street.matchAll(/<svg viewBox="(\S+) \S+ (\S+) (\S+)" preserveAspectRatio/g),
    box => box.slice(1).map(Number),
  );
  expect(boxes).toHaveLength(streetYears.years.length);
  const [, ratio = ''] = /aspect-\[(\d+\/\d+)\]/.exec(street) ?? [];
  for (const [left = 0, across = 0, high = 0] of boxes) {
    expect(left).toBeLessThanOrEqual(0);
    expect(left + across).toBeGreaterThanOrEqual(width);
    // The picture fills its frame: another proportion would cut it.
    expect(ratio).toBe(`${across}/${high}`);
  }
});

test('the phone says each priority with its times, and the board has six cards', async () => {
  const phone = exhibitIn(await render(SupportPage));
  expect(phone.match(/line-light/g)).toHaveLength(3);
  const { high, medium, low } = facts.support;
  const times = [
    `High.*${high.responseHours} hour`,
    `Medium.*${medium.responseHours} hours.*${medium.resolutionBusinessDays} business day`,
    `Low.*${low.businessDays} business days`,
  ];
  expect(phone).toMatch(new RegExp(times.join('.*'), 's'));
  expect(exhibitIn(await render(CommunityPage)).match(/cork-card/g)).toHaveLength(6);
});

/** Loads the components of the page's islands first. */
async function render(page: FunctionComponent): Promise<string> {
  const stream = await renderToReadableStream(createElement(page));
  await stream.allReady;
  return new Response(stream).text();
}

function exhibitIn(html: string): string {
  return /<figure data-exhibit.*?<\/figure>/s.exec(html)?.[0] ?? '';
}
