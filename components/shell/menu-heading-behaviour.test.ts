// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { menuHeadingBehaviour } from './menu-heading-behaviour';

test('the heading of a menu is called a button and says whether the menu is open', () => {
  const menu = document.createElement('details');
  const heading = document.createElement('summary');
  menu.append(heading);
  const detach = menuHeadingBehaviour(heading);
  expect([heading.role, heading.ariaExpanded]).toEqual(['button', 'false']);
  toggle(menu);
  expect(heading.ariaExpanded).toBe('true');
  detach();
  toggle(menu);
  expect(heading.ariaExpanded).toBe('true');
});

function toggle(menu: HTMLDetailsElement): void {
  menu.open = !menu.open;
  menu.dispatchEvent(new Event('toggle'));
}
