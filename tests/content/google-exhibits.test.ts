import { gzipSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChangePlates } from '@/components/exhibits/google/change-plates';
import { googleDocuments } from '@/components/exhibits/google/documents';
import { ToolCabinet } from '@/components/exhibits/google/tool-cabinet';
import { googleServices } from '@/content/google-services';
import { adCoins } from '@/content/google-services/documents/ad-coins';
import { analyticsReport } from '@/content/google-services/documents/analytics-report';
import { depositReceipt } from '@/content/google-services/documents/deposit-receipt';
import { footerMaps } from '@/content/google-services/documents/footer-maps';
import { priceShelf } from '@/content/google-services/documents/price-shelf';
import { searchList } from '@/content/google-services/documents/search-list';
import { tagDrawer } from '@/content/google-services/documents/tag-drawer';
import { googleHub } from '@/content/google-services/hub';
import { escapeHtml } from '@/lib/site/text';

const LARGEST = 8 * 1024;

test.each(googleServices)('the document of $id is at most 8 KB, with its three remarks', ({ id, desk }) => {
  const html = renderToStaticMarkup(createElement(googleDocuments[id], { marks: desk.marks }));
  expect(gzipSync(html).length).toBeLessThanOrEqual(LARGEST);
  expect(html.match(/class="red-remark /g)).toHaveLength(3);
  expect(html).not.toMatch(/ style="/);
});

test.each(googleServices)('the labels in the document of $id are no headings of the page', ({ id, desk }) => {
  const html = renderToStaticMarkup(createElement(googleDocuments[id], { marks: desk.marks }));
  expect(html).not.toMatch(/<h[1-6]/);
});

test.each(googleServices)(
  '$id tells both sides of its change, with a choice that needs no script',
  ({ change }) => {
    const html = renderToStaticMarkup(createElement(ChangePlates, { caption: 'Change', rows: change }));
    expect(html).toMatch(/<th scope="col">Without us<\/th>.*<th scope="col">With us<\/th>/);
    for (const { thing, before, after } of change)
      expect(html).toContain(
        `<th scope="row">${escapeHtml(thing)}</th><td>${escapeHtml(before)}</td><td aria-hidden="true"><i></i></td><td>${escapeHtml(after)}</td>`,
      );
    expect(html.match(/<input type="radio"/g)).toHaveLength(2);
    expect(html).not.toMatch(/ hidden|<button/);
  },
);

test('the cabinet has thirteen drawers, the four that are free first open', () => {
  const html = renderToStaticMarkup(createElement(ToolCabinet));
  expect(html.match(/<a /g)).toHaveLength(13);
  expect(html.split('<a ').filter(drawer => drawer.includes('drawer-card'))).toHaveLength(4);
  const drawers = Object.keys(googleHub.cabinet.opened);
  const free = googleServices.filter(({ id, costs }) => drawers.includes(id) && costs.google === 'Nothing');
  expect(free).toHaveLength(drawers.length);
});

test('the thirty coins are the budget, and twelve of them were wanted', () => {
  const coins = adCoins.rows.reduce((count, row) => count + row.coins, 0);
  expect([coins, coins * adCoins.coin]).toEqual([30, adCoins.budget]);
  expect(adCoins.rows[0].coins).toBe(12);
});

test('the report’s calls come out: by source, by month and in its headings', () => {
  const calls = analyticsReport.totals[0].now;
  expect(analyticsReport.sources.reduce((count, source) => count + source.calls, 0)).toBe(calls);
  expect(analyticsReport.months.at(-1)).toMatchObject({
    now: calls,
    before: analyticsReport.totals[0].before,
  });
  expect(analyticsReport.months).toHaveLength(12);
  expect(analyticsReport.sourcesTitle).toContain(` ${calls} calls`);
  expect(analyticsReport.counted + analyticsReport.uncounted).toBe(10);
});

test('the lists are as long as their headings say', () => {
  const searches = searchList.groups.flatMap(({ rows }) => rows.map(row => 'isCircled' in row));
  expect([searches.length, searches.filter(Boolean).length]).toEqual([10, 3]);
  const goods = priceShelf.shelves.flatMap(shelf => shelf.map(card => 'refused' in card));
  expect([goods.length, goods.filter(Boolean).length]).toEqual([8, 2]);
  expect(tagDrawer.rows.map(row => row.length)).toEqual([4, 1, 3]);
  expect(depositReceipt.fields).toHaveLength(6);
  expect(depositReceipt.line).toBe(`${depositReceipt.seats} seats at $${depositReceipt.perSeat}`);
  expect(footerMaps.heavy.kilobytes / footerMaps.light.kilobytes).toBe(20);
});
