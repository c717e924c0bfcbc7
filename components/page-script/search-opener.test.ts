// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { startSearchOpener } from './search-opener';

const onClick = vi.fn<(event: Event) => void>(event => event.preventDefault());

document.body.innerHTML =
  '<header><a href="/search" data-search-open>Search</a><input data-search-input="header"></header>';
opener().addEventListener('click', onClick);
startSearchOpener();

beforeEach(() => {
  onClick.mockClear();
});

test('the link becomes a button that the space bar presses without moving the page', () => {
  expect(opener().getAttribute('role')).toBe('button');
  expect(press(opener(), ' ')).toBe(false);
  expect(onClick).toHaveBeenCalledOnce();
});

test('a slash goes to the search box, and where none can be seen it presses the button', () => {
  const isVisible = vi.fn<() => boolean>(() => true);
  Object.assign(field(), { checkVisibility: isVisible });
  expect(press(document.body, '/')).toBe(false);
  expect(document.activeElement).toBe(field());
  isVisible.mockReturnValue(false);
  press(document.body, '/');
  expect(onClick).toHaveBeenCalledOnce();
});

/** Whether the key was left to the browser. */
function press(target: HTMLElement, key: string): boolean {
  return target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

function opener(): HTMLElement {
  return find('[data-search-open]');
}

function field(): HTMLElement {
  return find('input');
}

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`No ${selector}`);
  return element;
}
