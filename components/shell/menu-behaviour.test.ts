// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { menuBehaviour } from './menu-behaviour';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PointerEvent', MousePointer);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('a menu opens when the mouse has rested on its word, and not before', () => {
  const { area, menu, detach } = aHeader();
  area.dispatchEvent(new PointerEvent('pointerenter'));
  vi.advanceTimersByTime(100);
  expect(menu.open).toBe(false);
  vi.advanceTimersByTime(30);
  expect(menu.open).toBe(true);
  detach();
});

test('Escape closes it and gives focus back to its heading', () => {
  const { menu, summary, link, detach } = aHeader();
  menu.open = true;
  link.focus();
  link.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(menu.open).toBe(false);
  expect(document.activeElement).toBe(summary);
  detach();
});

test('Escape dismisses what the mouse opened, wherever the focus is, until the mouse comes back', () => {
  const { area, menu, summary, detach } = aHeader();
  area.dispatchEvent(new PointerEvent('pointerenter'));
  vi.advanceTimersByTime(130);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(menu.open).toBe(false);
  expect(document.activeElement).toBe(document.body);
  vi.advanceTimersByTime(5_000);
  expect(menu.open, 'while the mouse stays').toBe(false);
  area.dispatchEvent(new PointerEvent('pointerleave'));
  vi.advanceTimersByTime(300);
  area.dispatchEvent(new PointerEvent('pointerenter'));
  vi.advanceTimersByTime(130);
  expect(menu.open, 'when it comes back').toBe(true);
  summary.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  expect(menu.open, 'after the press that confirms a hover').toBe(true);
  detach();
});

test('a press on the word’s chevron opens again what Escape has dismissed under the mouse', () => {
  const { area, menu, summary, detach } = aHeader();
  area.dispatchEvent(new PointerEvent('pointerenter'));
  vi.advanceTimersByTime(130);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
  summary.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
  expect(menu.open).toBe(true);
  detach();
});

test('it stays open while focus goes back to its word, and closes when focus leaves both', () => {
  const { menu, word, link, detach } = aHeader();
  menu.open = true;
  link.focus();
  word.focus();
  expect(menu.open).toBe(true);
  word.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: document.body }));
  expect(menu.open).toBe(false);
  detach();
});

test('a press elsewhere closes it', () => {
  const { menu, detach } = aHeader();
  menu.open = true;
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(menu.open).toBe(false);
  detach();
});

test('attaching it twice does nothing twice', () => {
  const { header, detach } = aHeader();
  menuBehaviour(header)();
  expect(header.dataset.menus).toBe('attached');
  detach();
  expect(header.dataset.menus).toBeUndefined();
});

function aHeader() {
  const header = document.createElement('header');
  const area = document.createElement('div');
  area.dataset.menuArea = '';
  const word = aLink('/services');
  const menu = document.createElement('details');
  menu.dataset.menu = '';
  const summary = document.createElement('summary');
  summary.tabIndex = 0;
  const link = aLink('/services/google');
  menu.append(summary, link);
  area.append(word, menu);
  header.append(area);
  document.body.append(header);
  return { header, area, word, menu, summary, link, detach: menuBehaviour(header) };
}

function aLink(href: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  return link;
}

class MousePointer extends MouseEvent {
  pointerType = 'mouse';
}
