import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DayColumns, Shares } from './charts';

const days = [
  { day: '2026-10-05', count: 1, before: 4 },
  { day: '2026-10-06', count: 2, before: 0 },
  { day: '2026-10-07', count: 0, before: null },
];

test('columns stand on zero, to one scale with the period before, and the highest says its figure', () => {
  const html = renderToStaticMarkup(<DayColumns days={days} what="leads" before="The week before" />);
  expect(Array.from(html.matchAll(/<svg height="(\d+)"/g), ([, height]) => Number(height))).toEqual([
    140, 35, 0, 70, 0, 0,
  ]);
  expect(html.match(/<b>\d<\/b>/g)).toEqual(['<b>2</b>']);
  expect(html).toContain('October 7, 2026</th><td>0</td><td></td>');
});

test('days without anything draw no chart', () => {
  const none = days.map(day => ({ ...day, count: 0, before: 0 }));
  const html = renderToStaticMarkup(<DayColumns days={none} what="leads" before="The week before" />);
  expect(html).toBe('<p class="desk-panel soft">No leads in either period.</p>');
});

test('a figure leads to its list where it has one and is not zero, and a source without any is folded', () => {
  const rows = [row('google', 2), row('yelp', 1), row('bing', 0)];
  const html = renderToStaticMarkup(<Shares caption="c" label="l" empty="e" rows={rows} />);
  expect(html.match(/href="[^"]+"/g)).toEqual(['href="/leads?2"', 'href="/leads?1"']);
  expect(html.match(/<svg width="[^"]+"/g)).toEqual(['<svg width="100%"', '<svg width="50%"']);
  expect(html).toContain('1 without any this time');
  expect(html).toContain('<p class="soft">bing</p>');
});

function row(name: string, leads: number) {
  return { name, visits: { now: leads * 10, before: 0 }, leads: cell(leads), orders: cell(0) };
}

function cell(now: number) {
  return { now, before: 1, href: `/leads?${now}` };
}
