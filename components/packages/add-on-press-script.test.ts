import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { ADD_ON_PRESS_SOURCE } from './add-on-press-script';
import { PACKAGE_KEY } from './package-store';

const PAGE = `<div><script>${ADD_ON_PRESS_SOURCE}</script><div data-island="package-builder"><form>
  <input type="radio" name="plan" value="basic"><input type="radio" name="plan" value="pro" checked>
  <input type="radio" name="billing" value="setup-and-monthly" checked>
  <button name="addOns" value="live-chat">Add</button><button name="addOns" value="payment-gateway">Add</button>
</form></div></div>`;

test('what was pressed before its script came is remembered when the page is left', () => {
  const { press, tell, remembered } = openProducts();
  press('live-chat');
  press('live-chat');
  expect(remembered()).toBeNull();
  tell('pagehide');
  expect(remembered()).toEqual({ planId: 'pro', billing: 'setup-and-monthly', addOnIds: ['live-chat'] });
});

test('a remembered package keeps its plan, and an add-on that was in it is taken out', () => {
  const kept = { planId: 'basic', billing: 'monthly-only', addOnIds: ['live-chat', 'multilingual-support'] };
  const { press, tell, remembered } = openProducts(JSON.stringify(kept));
  press('live-chat');
  press('payment-gateway');
  tell('pagehide');
  expect(remembered()).toEqual({ ...kept, addOnIds: ['multilingual-support', 'payment-gateway'] });
});

test('a page that returns hears the press itself, once', () => {
  const { press, tell, remembered } = openProducts();
  press('live-chat');
  tell('pagehide');
  tell('pageshow');
  expect(remembered()).toMatchObject({ addOnIds: [] });
});

test('an island that is awake remembers by itself', () => {
  const { press, tell, remembered, find } = openProducts();
  press('live-chat');
  find('[data-island]').dataset['awake'] = '';
  press('payment-gateway');
  tell('pagehide');
  expect(remembered()).toBeNull();
});

/** The page while its island sleeps, as the script in it finds it. */
function openProducts(kept: string | null = null) {
  const { window } = new JSDOM(PAGE, { runScripts: 'dangerously', url: 'https://shop.example/products' });
  const { document, localStorage } = window;
  if (kept !== null) localStorage.setItem(PACKAGE_KEY, kept);
  document.addEventListener('click', event => (event.preventDefault(), event.stopPropagation()), true);
  const find = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`There is no ${selector}`);
    return element;
  };
  return {
    find,
    press: (id: string) => find(`[value="${id}"]`).click(),
    tell: (event: string) => window.dispatchEvent(new window.Event(event)),
    remembered: (): unknown => JSON.parse(localStorage.getItem(PACKAGE_KEY) ?? 'null'),
  };
}
