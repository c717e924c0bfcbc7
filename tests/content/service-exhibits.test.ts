import { gzipSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import CapabilitiesPage from '@/app/(site)/capabilities/page';
import SmallBusinessPage from '@/app/(site)/solutions/small-business/page';
import { ServiceDetail } from '@/components/catalogue/service-detail';
import { countTopThree, firstDayRanks, ninetyDayRanks } from '@/components/drawings/rank-grid';
import { ServiceHeroExhibit } from '@/components/exhibits/services/service-hero-exhibit';
import { calendarExhibit, profileExhibit } from '@/content/exhibits/service-heroes';
import { serviceCharts } from '@/content/exhibits/service-charts';
import { serviceDetails } from '@/content/service-details';
import { topics } from '@/content/topics';
import { findServicePage } from '@/lib/documents/read-services';

const IDS = serviceDetails.map(({ id }) => id);

test.each(IDS)('the exhibit of %s is at most 8 KB compressed', id => {
  expect(gzipSync(exhibitOf(id)).length).toBeLessThanOrEqual(8 * 1024);
});

test.each(IDS)('%s keeps its benefits, its reasons and its links, and tags its sample figures', id => {
  const service = findServicePage(id);
  if (!service) throw new Error(`no page for ${id}`);
  const html = renderToStaticMarkup(
    createElement(ServiceDetail, { service, trail: [{ label: service.title }] }),
  );
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('Key benefits');
  expect(html).toContain(topics.reasons);
  expect(html).toContain(topics.faq);
  expect(html).toContain('href="/get-started"');
  expect(html).toContain('class="sample-tag"');
  expect(html).not.toContain('style=');
});

test.each(IDS)('the bars of %s are as long as their figures, on one scale from zero', id => {
  const service = findServicePage(id);
  if (!service) throw new Error(`no page for ${id}`);
  const html = renderToStaticMarkup(
    createElement(ServiceDetail, { service, trail: [{ label: service.title }] }),
  );
  const widths = Array.from(html.matchAll(/<svg width="([\d.]+)%"/g), ([, width]) => Number(width));
  const values = serviceCharts[id].rows.map(({ value }) => value);
  expect(widths).toHaveLength(values.length);
  for (const [index, value] of values.entries())
    expect(widths[index]).toBeCloseTo((value / Math.max(...values)) * 100, 1);
});

test('the rank chart begins and ends with what the two maps show', () => {
  const { rows } = serviceCharts['local-seo-optimization'];
  expect(rows[0].value).toBe(countTopThree(firstDayRanks).top);
  expect(rows[3].value).toBe(countTopThree(ninetyDayRanks).top);
});

test('the profile says how many fields are whose, and the calendar how many posts there are', () => {
  const ours = profileExhibit.rows.filter(({ by }) => by === 'us');
  expect([profileExhibit.rows.length, ours.length]).toEqual([8, 5]);
  expect(calendarExhibit.posts).toHaveLength(12);
  expect(calendarExhibit.posts.filter(({ day }) => ![0, 2, 4].includes((day - 1) % 7))).toEqual([]);
});

test('capabilities and small business show their exhibits', () => {
  const house = renderToStaticMarkup(createElement(CapabilitiesPage));
  expect(house.match(/class="room-/g)).toHaveLength(6);
  const day = renderToStaticMarkup(createElement(SmallBusinessPage));
  expect(day).toContain('class="sample-tag"');
  for (const html of [house, day]) expect(html).not.toContain('style=');
});

function exhibitOf(id: (typeof IDS)[number]): string {
  return renderToStaticMarkup(createElement(ServiceHeroExhibit, { id }));
}
