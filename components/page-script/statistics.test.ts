// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONSENT_KEY } from '@/lib/analytics/consent';
import { startStatistics } from './statistics';

const root = document.documentElement;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  delete window.dataLayer;
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
});

// The page's listeners stay: this one and the next use those of the first call.
startsOnce();

test('an accepted lead is reported by its form’s name, without anything that was typed', () => {
  accept('contact-form', { ok: true, message: 'Thank you, Ann' });
  expect(window.dataLayer).toEqual([{ event: 'generate_lead', form: 'contact-form' }]);
});

test.each([
  // The page that a sign-in leads to tells of it: told here too, it would count twice.
  ['signin-form', { ok: true, user: { id: '0123456789abcdefghjkmnpqrs', email: 'ann@mail.test' } }],
  ['forgot-form', { ok: true }],
  ['constructor', { ok: true }],
])('%s with the answer %j tells nothing', (form, answer) => {
  accept(form, answer);
  expect(window.dataLayer).toBeUndefined();
});

test('an answer in another tab holds here too, and moves no focus', () => {
  root.dataset['tagManager'] = 'GTM-AB12CD3';
  root.dataset['consentOpen'] = '';
  localStorage.setItem(CONSENT_KEY, 'granted');
  window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY }));
  expect(root.dataset['consentOpen']).toBeUndefined();
  expect(root.dataset['consent']).toBe('granted');
  localStorage.setItem(CONSENT_KEY, 'maybe');
  window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY }));
  expect(root.dataset['consent']).toBe('granted');
});

test.each(['granted', 'denied'])(
  'a page that Back brings out of the browser’s memory knows the answer %s of the page before',
  answer => {
    root.dataset['tagManager'] = 'GTM-AB12CD3';
    root.dataset['consent'] = 'ask';
    root.dataset['consentOpen'] = '';
    localStorage.setItem(CONSENT_KEY, answer);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(root.dataset['consentOpen']).toBeUndefined();
    expect(root.dataset['consent']).toBe(answer);
  },
);

test.each([
  ['denied', 0],
  ['granted', 1],
])('after the remembered answer %s the tag manager comes by itself in %d scripts', (consent, scripts) => {
  root.dataset['tagManager'] = 'GTM-AB12CD3';
  root.dataset['consent'] = consent;
  startStatistics();
  expect(document.querySelectorAll('script[src*="gtm.js?id=GTM-AB12CD3"]')).toHaveLength(scripts);
});

function startsOnce(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  startStatistics();
}

function accept(form: string, detail: unknown): void {
  document.body.innerHTML = `<form id="${form}"></form>`;
  document.body.firstElementChild?.dispatchEvent(new CustomEvent('form-accepted', { detail, bubbles: true }));
}
