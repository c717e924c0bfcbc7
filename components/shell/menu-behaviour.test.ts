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

test('a menu opens when the mouse has rested on it, and not before', () => {
  const { menu, detach } = aHeader();
  menu.dispatchEvent(new PointerEvent('pointerenter'));
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

test('its heading says whether it is open', () => {
  const { menu, summary, detach } = aHeader();
  expect(summary.ariaExpanded).toBe('false');
  menu.open = true;
  menu.dispatchEvent(new Event('toggle'));
  expect(summary.ariaExpanded).toBe('true');
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
  const menu = document.createElement('details');
  menu.dataset.menu = '';
  const summary = document.createElement('summary');
  summary.tabIndex = 0;
  const link = document.createElement('a');
  link.href = '/services';
  menu.append(summary, link);
  header.append(menu);
  document.body.append(header);
  return { header, menu, summary, link, detach: menuBehaviour(header) };
}

class MousePointer extends MouseEvent {
  pointerType = 'mouse';
}
