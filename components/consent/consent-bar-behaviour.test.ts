// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CONSENT_KEY } from '@/lib/consent/consent-key';
import { consentBarBehaviour } from './consent-bar-behaviour';

const { dataset } = document.documentElement;
let stop: () => void = () => undefined;

beforeEach(() => {
  dataset['tagManager'] = 'GTM-AB12CD3';
  dataset['consent'] = 'ask';
  dataset['consentOpen'] = '';
  document.body.innerHTML = `
    <main tabindex="-1"></main>
    <footer><button type="button" data-cookie-choices>Cookie choices</button></footer>
    <section data-consent-bar tabindex="-1">
      <button type="button" data-consent-answer="denied">Decline</button>
      <button type="button" data-consent-answer="granted">Accept</button>
      <button type="button" data-consent-close>Close</button>
    </section>`;
  stop = consentBarBehaviour(find('[data-consent-bar]'));
});

afterEach(() => {
  stop();
  localStorage.clear();
  document.head.replaceChildren();
  delete window.dataLayer;
  for (const name of Object.keys(dataset)) delete dataset[name];
});

test.each(['granted', 'denied'])('an answer of %s closes the bar and is remembered', answer => {
  find(`[data-consent-answer="${answer}"]`).click();
  expect(isOpen()).toBe(false);
  expect(localStorage.getItem(CONSENT_KEY)).toBe(answer);
  expect(document.activeElement).toBe(find('main'));
});

test('cookie choices bring the question back, and the focus returns to where it came from', () => {
  find('[data-consent-answer="denied"]').click();
  find('[data-cookie-choices]').click();
  expect(isOpen()).toBe(true);
  expect(document.activeElement).toBe(find('[data-consent-bar]'));
  find('[data-consent-answer="granted"]').click();
  expect(isOpen()).toBe(false);
  expect(localStorage.getItem(CONSENT_KEY)).toBe('granted');
  expect(document.activeElement).toBe(find('[data-cookie-choices]'));
});

test('closing without an answer answers nothing', () => {
  find('[data-consent-close]').click();
  expect(isOpen()).toBe(false);
  expect(localStorage.getItem(CONSENT_KEY)).toBeNull();
});

test('Escape closes a bar that was asked for, not one that asks', () => {
  press('Escape');
  expect(isOpen()).toBe(true);
  find('[data-cookie-choices]').click();
  press('Escape');
  expect(isOpen()).toBe(false);
});

test('attached twice it still works once', () => {
  consentBarBehaviour(find('[data-consent-bar]'));
  find('[data-consent-answer="denied"]').click();
  expect(window.dataLayer).toHaveLength(1);
});

test('detached, it listens no more, and can be attached again', () => {
  stop();
  find('[data-consent-answer="denied"]').click();
  expect(isOpen()).toBe(true);
  stop = consentBarBehaviour(find('[data-consent-bar]'));
  find('[data-consent-answer="denied"]').click();
  expect(isOpen()).toBe(false);
});

test('an answer in another tab holds here too', () => {
  window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY, newValue: 'granted' }));
  expect(isOpen()).toBe(false);
  expect(dataset['consent']).toBe('granted');
  window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY, newValue: 'maybe' }));
  expect(dataset['consent']).toBe('granted');
});

function isOpen(): boolean {
  return dataset['consentOpen'] !== undefined;
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}

function press(key: string): void {
  find('[data-consent-bar]').dispatchEvent(new KeyboardEvent('keydown', { key }));
}
