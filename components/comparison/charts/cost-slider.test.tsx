// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { CostColumn } from '@/content/comparisons/chart';
import { CostSlider } from './cost-slider';
import { tippingHour, totalOf, withHour } from './cost-sums';

afterEach(cleanup);

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
const hour = { label: 'An hour is worth', hours: 72, dollars: 50 };

test('the second building follows the price of an hour, and the others stay', () => {
  render(<CostSlider columns={columns} label={hour.label} hours={hour.hours} dollars={hour.dollars} />);
  expect(sums()).toEqual(['$1,725', '$5,325', '$5,063']);
  fireEvent.change(screen.getByRole('slider', { name: hour.label }), { target: { value: '20' } });
  expect(sums()).toEqual(['$1,725', '$3,165', '$5,063']);
  expect(screen.getByRole('status').textContent).toBe('$20');
});

test('floors are drawn to one scale', () => {
  render(<CostSlider columns={columns} label={hour.label} hours={hour.hours} dollars={hour.dollars} />);
  const heights = Array.from(document.querySelectorAll('.cost-floors'), house =>
    Array.from(house.querySelectorAll('svg'), floor => Number(floor.getAttribute('height'))),
  );
  const perDollar = (heights[2]?.[1] ?? 0) / 3564;
  expect(perDollar).toBeGreaterThan(0);
  for (const [index, { parts }] of columns.entries())
    for (const [floor, { dollars }] of parts.entries())
      expect(Math.abs((heights[index]?.[floor] ?? 0) - dollars * perDollar)).toBeLessThanOrEqual(1);
});

test('an hour tips the scale where the two sums meet', () => {
  const price = tippingHour(columns, hour.hours);
  const at = (dollars: number) => withHour(columns, hour.hours, dollars).map(({ parts }) => totalOf(parts));
  expect(price).toBe(46);
  expect(at(price - 1)[1]).toBeLessThan(at(0)[2] ?? 0);
  expect(at(price + 1)[1]).toBeGreaterThan(at(0)[2] ?? 0);
});

function sums(): (string | null)[] {
  return Array.from(document.querySelectorAll('.cost-sum'), element => element.textContent);
}
