// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectFilterBehaviour } from './project-filter-behaviour';

let detach = () => {};

beforeEach(() => history.replaceState(null, '', '/portfolio'));
afterEach(() => detach());

test('a chosen category goes into the address and its count is announced', () => {
  const page = open();
  page.choose('retail');
  expect(location.search).toBe('?category=retail');
  expect(page.shown()).toEqual(['retail', 'retail']);
  expect(page.cards()).toEqual(['retail']);
  expect(page.status()).toBe('Showing 1 of 3 projects');
});

test('the choice of everything leaves a clean address', () => {
  const page = open('?category=retail');
  page.choose('all');
  expect(location.href).toMatch(/\/portfolio$/);
  expect(page.cards()).toHaveLength(3);
  expect(page.status()).toBe('Showing 3 of 3 projects');
});

test('an address that names a category opens with it', () => {
  const page = open('?category=restaurant&utm_source=map');
  expect(page.shown()).toEqual(['restaurant', 'restaurant']);
  expect(page.status()).toBe('Showing 2 of 3 projects');
});

test('an address that names no category of ours shows everything', () => {
  expect(open('?category=zeppelins').shown()).toEqual(['all', 'all']);
});

test('each choice is a step that Back takes back, and the same choice again is none', () => {
  const page = open();
  const before = history.length;
  page.choose('retail');
  page.choose('retail');
  page.choose('restaurant');
  expect(history.length).toBe(before + 2);
});

test('going back restores what the address says', () => {
  const page = open();
  page.choose('retail');
  history.replaceState(null, '', '/portfolio?category=restaurant');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(page.shown()).toEqual(['restaurant', 'restaurant']);
});

test('attaching twice changes nothing', () => {
  const page = open();
  const detachAgain = projectFilterBehaviour(page.root);
  const before = history.length;
  page.choose('retail');
  expect(history.length).toBe(before + 1);
  expect(page.status()).toBe('Showing 1 of 3 projects');
  detachAgain();
});

function open(search = '') {
  history.replaceState(null, '', `/portfolio${search}`);
  document.body.innerHTML = `<div data-projects="all">
    <form>${['all', 'restaurant', 'retail'].map(button).join('')}</form>
    <output>Showing 3 of 3 projects</output>
    <ul><li data-category="restaurant"></li><li data-category="retail"></li><li data-category="restaurant"></li></ul>
  </div>`;
  const root = document.body.querySelector('div') ?? document.body;
  detach = projectFilterBehaviour(root);
  return {
    root,
    choose: (value: string) => root.querySelector<HTMLElement>(`button[value="${value}"]`)?.click(),
    /** The categories of the cards that are not hidden. */
    cards: () =>
      Array.from(
        root.querySelectorAll<HTMLElement>('li:not([hidden])'),
        ({ dataset }) => dataset['category'],
      ),
    /** By the pressed buttons, and by what the styles go by. */
    shown: () => [
      ...Array.from(
        root.querySelectorAll<HTMLButtonElement>('[aria-pressed="true"]'),
        pressed => pressed.value,
      ),
      root.dataset['projects'],
    ],
    status: () => root.querySelector('output')?.textContent,
  };
}

function button(value: string): string {
  return `<button type="submit" name="category" value="${value}" aria-pressed="${value === 'all'}"></button>`;
}
