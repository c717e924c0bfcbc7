// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addOnPressBehaviour } from './add-on-press-behaviour';
import { PACKAGE_KEY } from './package-store';

let stop = () => {};

beforeEach(() => {
  document.body.innerHTML = `<div id="root"><div data-island="package"><form>
    <input type="radio" name="plan" value="basic"><input type="radio" name="plan" value="pro" checked>
    <input type="radio" name="billing" value="setup-and-monthly" checked>
    <button name="addOns" value="live-chat">Add</button><button name="addOns" value="payment-gateway">Add</button>
  </form></div></div>`;
  stop = addOnPressBehaviour(find('#root'));
  // As the early script does while the island sleeps.
  document.addEventListener('click', hold, true);
});

afterEach(() => {
  stop();
  document.removeEventListener('click', hold, true);
  localStorage.clear();
});

test('what was pressed before its script came is remembered when the page is left', () => {
  press('live-chat');
  press('live-chat');
  expect(remembered()).toBeNull();
  dispatchEvent(new Event('pagehide'));
  expect(remembered()).toEqual({ planId: 'pro', billing: 'setup-and-monthly', addOnIds: ['live-chat'] });
});

test('a remembered package keeps its plan, and an add-on that was in it is taken out', () => {
  const kept = { planId: 'basic', billing: 'monthly-only', addOnIds: ['live-chat', 'multilingual-support'] };
  localStorage.setItem(PACKAGE_KEY, JSON.stringify(kept));
  press('live-chat');
  press('payment-gateway');
  dispatchEvent(new Event('pagehide'));
  expect(remembered()).toEqual({ ...kept, addOnIds: ['multilingual-support', 'payment-gateway'] });
});

test('a page that returns hears the press itself, once', () => {
  press('live-chat');
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(new Event('pageshow'));
  expect(remembered()).toMatchObject({ addOnIds: [] });
});

test('an island that is awake remembers by itself', () => {
  press('live-chat');
  find('[data-island]').dataset['awake'] = '';
  press('payment-gateway');
  dispatchEvent(new Event('pagehide'));
  expect(remembered()).toBeNull();
});

function press(id: string): void {
  find(`[value="${id}"]`).click();
}

function hold(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function remembered(): unknown {
  return JSON.parse(localStorage.getItem(PACKAGE_KEY) ?? 'null');
}

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
}
