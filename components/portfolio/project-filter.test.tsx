// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { projectCategories } from '@/content/portfolio';
import { portfolio } from '@/content/portfolio-page';
import { ProjectFilter } from './project-filter';

afterEach(cleanup);

test('a chosen category goes into the address and its count is announced', () => {
  open();
  press('Retail');
  expect(location.search).toBe('?category=retail');
  expect(pressedAndStatus()).toEqual(['Retail', 'Showing 1 of 3 projects']);
});

test('the choice of everything leaves a clean address', () => {
  open('?category=retail');
  press('All');
  expect(location.href).toMatch(/\/portfolio$/);
  expect(pressedAndStatus()).toEqual(['All', 'Showing 3 of 3 projects']);
});

test('an address with a category opens with it; an unknown category shows everything', () => {
  open('?category=restaurant&utm_source=map');
  expect(pressedAndStatus()).toEqual(['Restaurant', 'Showing 2 of 3 projects']);
  cleanup();
  open('?category=zeppelins');
  expect(pressedAndStatus()).toEqual(['All', 'Showing 3 of 3 projects']);
});

test('each choice is a step that Back takes back, and the same choice again is none', () => {
  open();
  const before = history.length;
  press('Retail');
  press('Retail');
  press('Restaurant');
  expect(history.length).toBe(before + 2);
  history.replaceState(null, '', '/portfolio?category=retail');
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(pressedAndStatus()).toEqual(['Retail', 'Showing 1 of 3 projects']);
});

test('a page with an earlier choice follows an address that has changed since', () => {
  open('', 'retail');
  expect(pressedAndStatus()).toEqual(['All', 'Showing 3 of 3 projects']);
});

test('the styles know each category', () => {
  const styles = readFileSync('components/portfolio/project-grid.css', 'utf8').replace(/\s+/g, ' ');
  for (const { id } of projectCategories)
    expect(styles).toContain(
      `main:has([value='${id}'][aria-pressed='true']) [data-category]:not([data-category='${id}'])`,
    );
});

const CATEGORIES = [
  { id: 'restaurant', label: 'Restaurant', count: 2 },
  { id: 'retail', label: 'Retail', count: 1 },
];

function open(search = '', first?: string): void {
  history.replaceState(null, '', `/portfolio${search}`);
  render(<ProjectFilter {...portfolio.filter} categories={CATEGORIES} {...(first ? { first } : {})} />);
}

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

function pressedAndStatus(): (string | null)[] {
  const pressed = screen.getAllByRole('button', { pressed: true });
  return [...pressed, screen.getByRole('status')].map(element => element.textContent);
}
