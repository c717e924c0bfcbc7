// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ComparisonResult, sayComparison } from './comparison';

const RUNNING = { step: 'list', done: 12, total: 36, stepSince: 0 } as const;

test('a comparison that runs shows its step, its share and the time left, and the page comes again', () => {
  const { container } = render(<ComparisonResult comparison={null} progress={RUNNING} now={60_000} />);
  expect(screen.getByText('12 of 36 parts of PayPal’s list are read.')).toBeTruthy();
  expect(container.textContent).toContain('About 2 minutes are left.');
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('12');
  expect(container.querySelector('[aria-current=step]')?.textContent).toBe('PayPal’s list is read');
  expect(container.querySelector('[data-refresh="5"]')).not.toBeNull();
});

test('without one, the page does not come again', () => {
  const { container } = render(<ComparisonResult comparison={null} progress={null} now={0} />);
  expect(container.querySelector('[data-refresh]')).toBeNull();
});

test.each([
  [{ ...RUNNING, step: 'orders' }, '12 of 36 orders are settled with PayPal.'],
  [{ ...RUNNING, step: 'missing' }, '12 of 36 missing payments are looked up.'],
] as const)('the title says the step, too: %j', (progress, words) => {
  expect(sayComparison(progress)).toBe(words);
});
