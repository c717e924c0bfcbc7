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
  expect(page.status()).toBe('Showing 1 of 3 projects');
});

test('the choice of everything leaves a clean address', () => {
  const page = open('?category=retail');
  page.choose('all');
  expect(location.search).toBe('');
  expect(page.status()).toBe('Showing 3 of 3 projects');
});

test('an address that names a category opens with it', () => {
  const page = open('?category=restaurant&utm_source=map');
  expect(page.checked()).toBe('restaurant');
  expect(page.status()).toBe('Showing 2 of 3 projects');
});

test('an address that names no category of ours shows everything', () => {
  expect(open('?category=zeppelins').checked()).toBe('all');
});

test('a choice made before the script arrived is kept', () => {
  const page = open('', 'retail');
  expect(page.checked()).toBe('retail');
  expect(location.search).toBe('?category=retail');
});

test('going back restores what the address says', () => {
  const page = open();
  page.choose('retail');
  history.replaceState(null, '', '/portfolio?category=restaurant');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(page.checked()).toBe('restaurant');
});

test('attaching twice changes nothing', () => {
  const page = open();
  const detachAgain = projectFilterBehaviour(page.root);
  page.choose('retail');
  expect(page.status()).toBe('Showing 1 of 3 projects');
  detachAgain();
});

function open(search = '', preset = 'all') {
  history.replaceState(null, '', `/portfolio${search}`);
  document.body.innerHTML = `<div>
    ${['all', 'restaurant', 'retail'].map(radio).join('')}
    <output>Showing 3 of 3 projects</output>
    <ul><li data-category="restaurant"></li><li data-category="retail"></li><li data-category="restaurant"></li></ul>
  </div>`;
  const root = document.body.querySelector('div') ?? document.body;
  const find = (value: string) => root.querySelector<HTMLInputElement>(`input[value="${value}"]`);
  const preselected = find(preset);
  if (preselected) preselected.checked = true;
  detach = projectFilterBehaviour(root);
  return {
    root,
    choose: (value: string) => find(value)?.click(),
    checked: () => root.querySelector<HTMLInputElement>(':checked')?.value,
    status: () => root.querySelector('output')?.textContent,
  };
}

function radio(value: string): string {
  return `<input type="radio" name="category" value="${value}">`;
}
