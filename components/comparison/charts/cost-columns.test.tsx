import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CostColumn } from '@/content/comparisons/chart';
import { CostColumns } from './cost-columns';
import { tippingHour, totalOf, withHour } from './cost-sums';

const BILLS = { look: 'brick', dollars: 1725, label: 'bills' } as const;
const columns: readonly CostColumn[] = [
  { name: 'Evenings free', note: '', parts: [BILLS] },
  { name: 'Hours paid', note: '', parts: [BILLS, { look: 'hours', dollars: 3600, label: 'hours' }] },
  {
    name: 'Ours',
    note: '',
    parts: [
      { look: 'door', dollars: 1499, label: 'setup' },
      { look: 'months', dollars: 3564, label: 'months' },
    ],
  },
];
const HOURS = 72;

test('the second building follows the price of an hour, and the others stay', () => {
  expect(sumsAt(50)).toEqual([1725, 5325, 5063]);
  expect(sumsAt(20)).toEqual([1725, 3165, 5063]);
});

test('floors are drawn to one scale', () => {
  const html = renderToStaticMarkup(<CostColumns columns={columns} most={7485} />);
  const houses = Array.from(html.matchAll(/cost-floors">(.*?)<\/div>/g), ([, floors = '']) =>
    Array.from(floors.matchAll(/height="(\d+)"/g), ([, height]) => Number(height)),
  );
  const perDollar = (houses[2]?.[1] ?? 0) / 3564;
  expect(perDollar).toBeGreaterThan(0);
  for (const [index, { parts }] of columns.entries())
    for (const [floor, { dollars }] of parts.entries())
      expect(Math.abs((houses[index]?.[floor] ?? 0) - dollars * perDollar)).toBeLessThanOrEqual(1);
});

test('an hour tips the scale where the two sums meet', () => {
  const price = tippingHour(columns, HOURS);
  expect(price).toBe(46);
  expect(sumsAt(price - 1)[1]).toBeLessThan(sumsAt(0)[2] ?? 0);
  expect(sumsAt(price + 1)[1]).toBeGreaterThan(sumsAt(0)[2] ?? 0);
});

function sumsAt(dollars: number): number[] {
  return withHour(columns, HOURS, dollars).map(({ parts }) => totalOf(parts));
}
