// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { consent } from '@/content/consent';
import { CONSENT_KEY } from '@/lib/analytics/consent';
import { ConsentBar } from './consent-bar';
import { CookieChoicesButton } from './cookie-choices-button';

const { dataset } = document.documentElement;

beforeEach(() => {
  dataset['tagManager'] = 'GTM-AB12CD3';
  dataset['consent'] = 'ask';
  dataset['consentOpen'] = '';
  render(
    <>
      <main tabIndex={-1} />
      <CookieChoicesButton />
      <ConsentBar />
    </>,
  );
});

afterEach(() => {
  press(consent.close);
  cleanup();
  localStorage.clear();
  document.head.replaceChildren();
  delete window.dataLayer;
  for (const name of Object.keys(dataset)) delete dataset[name];
});

test.each([
  [consent.accept, 'granted'],
  [consent.decline, 'denied'],
])('%s closes the bar and is remembered as %s', (name, answer) => {
  press(name);
  expect(isOpen()).toBe(false);
  expect(localStorage.getItem(CONSENT_KEY)).toBe(answer);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('cookie choices bring the question back, and the focus returns to where it came from', () => {
  press(consent.decline);
  press(consent.label);
  expect(isOpen()).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: consent.label }));
  press(consent.accept);
  expect(isOpen()).toBe(false);
  expect(localStorage.getItem(CONSENT_KEY)).toBe('granted');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: consent.label }));
});

test('closing without an answer answers nothing', () => {
  press(consent.close);
  expect(isOpen()).toBe(false);
  expect(localStorage.getItem(CONSENT_KEY)).toBeNull();
});

test('Escape closes a bar that the visitor opened, not one that asks', () => {
  pressEscape();
  expect(isOpen()).toBe(true);
  press(consent.label);
  pressEscape();
  expect(isOpen()).toBe(false);
});

function isOpen(): boolean {
  return dataset['consentOpen'] !== undefined;
}

function pressEscape(): void {
  fireEvent.keyDown(screen.getByRole('button', { name: consent.accept }), { key: 'Escape' });
}

function press(name: string): void {
  fireEvent.click(screen.getAllByRole('button', { name })[0] ?? document.body);
}
