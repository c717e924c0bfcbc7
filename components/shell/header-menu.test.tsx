// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HeaderMenu } from './header-menu';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test('a menu opens when the mouse has rested on its word, and not before', () => {
  const { area, menu } = aMenu();
  fireEvent.pointerEnter(area, MOUSE);
  vi.advanceTimersByTime(100);
  expect(menu.open).toBe(false);
  vi.advanceTimersByTime(30);
  expect(menu.open).toBe(true);
});

test('a finger that touches the word does not open it by itself', () => {
  const { area, menu } = aMenu();
  fireEvent.pointerEnter(area, { pointerType: 'touch' });
  vi.advanceTimersByTime(5_000);
  expect(menu.open).toBe(false);
});

test('Escape dismisses what the mouse opened, wherever the focus is, until the mouse comes back', () => {
  const { area, menu, summary } = aMenu();
  fireEvent.pointerEnter(area, MOUSE);
  vi.advanceTimersByTime(130);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(menu.open).toBe(false);
  expect(document.activeElement).toBe(document.body);
  vi.advanceTimersByTime(5_000);
  expect(menu.open, 'while the mouse stays').toBe(false);
  fireEvent.pointerLeave(area, MOUSE);
  vi.advanceTimersByTime(300);
  fireEvent.pointerEnter(area, MOUSE);
  vi.advanceTimersByTime(130);
  expect(menu.open, 'when it comes back').toBe(true);
  fireEvent.click(summary, { detail: 1 });
  expect(menu.open, 'after the press that confirms a hover').toBe(true);
});

test('a click on the chevron opens again what Escape has dismissed under the mouse', () => {
  const { area, menu, summary } = aMenu();
  fireEvent.pointerEnter(area, MOUSE);
  vi.advanceTimersByTime(130);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.click(summary, { detail: 1 });
  expect(menu.open).toBe(true);
});

test('it stays open while focus goes back to its word, and closes when focus leaves both', () => {
  const { menu, word, link } = aMenu();
  menu.open = true;
  link.focus();
  word.focus();
  expect(menu.open).toBe(true);
  fireEvent.focusOut(word, { relatedTarget: document.body });
  expect(menu.open).toBe(false);
});

const MOUSE = { pointerType: 'mouse' };

function aMenu() {
  const { container } = render(
    <HeaderMenu opensOnHover className="area">
      <a href="/services">Services</a>
      <details>
        <summary tabIndex={0}>Services menu</summary>
        <a href="/services/google">Google</a>
      </details>
    </HeaderMenu>,
  );
  const find = (selector: string): HTMLElement => {
    const element = container.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`No ${selector}`);
    return element;
  };
  const menu = container.querySelector('details');
  if (!menu) throw new Error('No menu');
  return {
    area: find('.area'),
    word: find('a'),
    menu,
    summary: find('summary'),
    link: find('details a'),
  };
}
