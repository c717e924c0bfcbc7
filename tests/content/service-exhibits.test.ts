import { gzipSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import CapabilitiesPage from '@/app/(site)/capabilities/page';
import SmallBusinessPage from '@/app/(site)/solutions/small-business/page';
import { ServiceDetail } from '@/components/catalog/service-detail';
import { countTopThree, firstDayRanks, ninetyDayRanks } from '@/components/drawings/rank-grid';
import { FirstMonth } from '@/components/exhibits/services/first-month';
import { ServiceChart } from '@/components/exhibits/services/service-chart';
import { ServiceHeroExhibit } from '@/components/exhibits/services/service-hero-exhibit';
import { chatbotExhibit } from '@/content/exhibits/chatbot';
import { serviceCharts } from '@/content/exhibits/service-charts';
import { calendarExhibit, profileExhibit } from '@/content/exhibits/service-heroes';
import { serviceDetails } from '@/content/service-details';
import { findServicePage } from '@/lib/documents/read-documents';
import { escapeHtml } from '@/lib/site/text';

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
  const headings = Array.from(html.matchAll(/<h\d[^>]*>(.*?)<\/h\d>/g), ([, text]) => text);
  expect(headings).toEqual(expect.arrayContaining(service.benefits.map(({ title }) => escapeHtml(title))));
  expect(html).toContain('href="/get-started"');
  expect(html).toContain('class="sample-tag"');
  expect(html).not.toContain('style=');
});

test.each(IDS)(
  '%s shows its first month on one calendar: four weeks, why us, a promise, and what we leave out',
  id => {
    const service = findServicePage(id);
    if (!service) throw new Error(`no page for ${id}`);
    const { month, reasons, limits } = service;
    const html = renderToStaticMarkup(createElement(FirstMonth, { month, reasons, limits }));
    expect(html).toContain('The first month, step by step');
    expect(html).toContain('What we don’t do');
    const parts = [...month.flatMap(({ term, text }) => [term, text]), reasons.title, limits];
    const reasonParts = reasons.items.flatMap(({ title, text }) => [title, text]);
    expect([...parts, ...reasonParts].filter(text => !html.includes(escapeHtml(text)))).toEqual([]);
    expect(month).toHaveLength(4);
    const promise = html.split('border-pin-fixed')[1]?.split('</p>')[0];
    expect(promise).toContain(escapeHtml(reasons.items.at(-1)?.title ?? ''));
    expect(service.answers.cost).toMatch(/for setup, then/);
  },
);

test('the first line of the bot in each sample chat says that it is a chatbot and that a person reads it', () => {
  const first = chatbotExhibit.cases.map(({ chat }) => chat.find(([from]) => from === 'bot')?.[1] ?? '');
  expect(first.filter(text => !/I’m the shop’s chatbot.*a person (?:reads|will read)/.test(text))).toEqual(
    [],
  );
});

test('no service promises a text to every customer', () => {
  expect(JSON.stringify(serviceDetails)).not.toMatch(/\bto every customer\b|\btext every customer\b/i);
});

test('the chatbot has six benefits', () => {
  expect(findServicePage('ai-chatbot-integration')?.benefits).toHaveLength(6);
});

const BARS = ['custom-website-design', 'google-business-profile', 'content-marketing'] as const;
const UNITS = ['ai-chatbot-integration', 'analytics-reporting', 'social-media'] as const;

test.each(IDS)('the chart of %s is at most 8 KB compressed', id => {
  expect(gzipSync(chartOf(id)).length).toBeLessThanOrEqual(8 * 1024);
});

test.each(UNITS)('the chart of %s draws exactly as many things as were counted, row by row', id => {
  const marks = chartOf(id)
    .split('<dt')
    .slice(1)
    .map(row => row.match(/<use /g)?.length);
  expect(marks).toEqual(serviceCharts[id].rows.map(({ value }) => value));
});

test('each customer who was asked is one comb, and shows how far that customer went', () => {
  const [invited, wrote, complained] = serviceCharts['reputation-management'].rows;
  const field = chartOf('reputation-management').split('</dl>')[1] ?? '';
  const marks = field
    .split('<span ')
    .slice(1)
    .map(part => part.match(/<use /g)?.length);
  expect(marks).toEqual([invited.value - wrote.value, wrote.value - complained.value, complained.value]);
});

test('each month shows all 35 corners, filled where the shop was in the top three', () => {
  const months = chartOf('local-seo-optimization').split('<dt').slice(1);
  expect(months.map(month => month.match(/<circle /g)?.length)).toEqual([35, 35, 35, 35]);
  expect(months.map(month => month.split('</g>')[0]?.match(/<circle /g)?.length ?? 0)).toEqual(
    serviceCharts['local-seo-optimization'].rows.map(({ value }) => value),
  );
});

test.each(BARS)('the bars of %s are as long as their figures, on one scale from zero', id => {
  const html = chartOf(id);
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

test('the profile counts our fields and the owner’s, and the calendar its posts', () => {
  const agencyRows = profileExhibit.rows.filter(({ by }) => by === 'agency');
  expect([profileExhibit.rows.length, agencyRows.length]).toEqual([8, 5]);
  expect(calendarExhibit.posts).toHaveLength(12);
  expect(calendarExhibit.posts.filter(({ day }) => ![0, 2, 4].includes((day - 1) % 7))).toEqual([]);
});

test('capabilities and small business show their exhibits', () => {
  const house = renderToStaticMarkup(createElement(CapabilitiesPage));
  expect(house.match(/\[--room:/g)).toHaveLength(6);
  const day = renderToStaticMarkup(createElement(SmallBusinessPage));
  expect(day).toContain('class="sample-tag"');
  for (const html of [house, day]) expect(html).not.toContain('style=');
});

function chartOf(id: (typeof IDS)[number]): string {
  const chart = serviceCharts[id];
  const html = renderToStaticMarkup(createElement(ServiceChart, { id, chart }));
  return /<figure data-exhibit="bars".*?<\/figure>/s.exec(html)?.[0].split('<details')[0] ?? '';
}

function exhibitOf(id: (typeof IDS)[number]): string {
  return renderToStaticMarkup(createElement(ServiceHeroExhibit, { id }));
}
