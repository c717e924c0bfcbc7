// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { PACKAGE_KEY } from '@/components/packages/package-store';
import { start } from './package-press';

const PACKAGE = `<form>
  <input type="radio" name="plan" value="basic"><input type="radio" name="plan" value="pro" checked>
  <input type="radio" name="billing" value="setup-and-monthly" checked>
  <button name="addOns" value="live-chat">Add</button><button name="addOns" value="payment-gateway">Add</button>
</form>`;
document.addEventListener('click', event => (event.preventDefault(), event.stopPropagation()), true);

test('what was pressed before its script came is remembered when the page is left', () => {
  const { press } = openProducts();
  press('live-chat');
  press('live-chat');
  expect(storedPackage()).toBeNull();
  dispatchEvent(new Event('pagehide'));
  expect(storedPackage()).toEqual({ planId: 'pro', billing: 'setup-and-monthly', addOnIds: ['live-chat'] });
});

test('a remembered package keeps its plan, and an add-on that was in it is taken out', () => {
  const saved = { planId: 'basic', billing: 'monthly-only', addOnIds: ['live-chat', 'multilingual-support'] };
  const { press } = openProducts(JSON.stringify(saved));
  press('live-chat');
  press('payment-gateway');
  dispatchEvent(new Event('pagehide'));
  expect(storedPackage()).toEqual({ ...saved, addOnIds: ['multilingual-support', 'payment-gateway'] });
});

test('a page that returns finds the package as it was, and hears the press itself', () => {
  const { press } = openProducts();
  press('live-chat');
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(new Event('pageshow'));
  expect(storedPackage()).toBeNull();
});

test('an island that is awake remembers by itself', () => {
  const { press, island } = openProducts();
  press('live-chat');
  island.dataset['awake'] = '';
  press('payment-gateway');
  dispatchEvent(new Event('pagehide'));
  expect(storedPackage()).toBeNull();
});

/** The page while its island sleeps. Those of earlier tests are woken, so they do nothing more. */
function openProducts(saved: string | null = null) {
  for (const earlier of document.querySelectorAll('div')) earlier.dataset['awake'] = '';
  localStorage.clear();
  if (saved !== null) localStorage.setItem(PACKAGE_KEY, saved);
  const island = document.createElement('div');
  island.innerHTML = PACKAGE;
  document.body.append(island);
  start(island, new Event('pointerdown'));
  const press = (id: string) => island.querySelector<HTMLElement>(`[value="${id}"]`)?.click();
  return { island, press };
}

function storedPackage(): unknown {
  return JSON.parse(localStorage.getItem(PACKAGE_KEY) ?? 'null');
}
