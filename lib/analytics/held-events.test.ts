// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applyConsent } from '@/lib/analytics/consent';
import { loadTagManager } from './consent';
import { trackBeginCheckout, trackPurchase } from './track';

const { dataset } = document.documentElement;
const TAGS = 'GTM-AB12CD3';

beforeEach(() => {
  dataset['tagManager'] = TAGS;
  dataset['consent'] = 'granted';
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of Object.keys(dataset)) delete dataset[name];
});

test('a sale reaches the tag manager on the next page that loads it, once, after the tag manager’s start', () => {
  buy();
  openPage('/');
  loadTagManager(TAGS);
  expect(events()).toEqual(['gtm.js', 'begin_checkout', 'purchase']);
  openPage('/pricing');
  loadTagManager(TAGS);
  expect(events()).toEqual(['gtm.js']);
});

test.each(['ask', 'denied', 'signal', 'off'])('with the consent “%s” nothing is kept for later', consent => {
  dataset['consent'] = consent;
  buy();
  expect(sessionStorage).toHaveLength(0);
});

test('who takes back the yes takes back what is kept', () => {
  buy();
  applyConsent('denied');
  expect(sessionStorage).toHaveLength(0);
});

test('a page with the tag manager reports at once and holds nothing back', () => {
  openPage('/pricing');
  trackBeginCheckout({ amount: '99.00', currency: 'USD' });
  expect(sessionStorage).toHaveLength(0);
  expect(events()).toEqual(['begin_checkout']);
});

function buy(): void {
  openPage('/checkout');
  trackBeginCheckout({ amount: '99.00', currency: 'USD', plan: 'pro' });
  openPage('/success');
  trackPurchase({ orderKey: 'key-00000001', number: 'CP-0A1B2-C3D4E', valueMinor: 9_900, currency: 'USD' });
}

/** As a fresh document: no data layer, no scripts. */
function openPage(path: string): void {
  history.replaceState(null, '', path);
  document.head.replaceChildren();
  delete window.dataLayer;
}

function events(): unknown[] {
  return (window.dataLayer ?? []).map(entry => Reflect.get(Object(entry), 'event'));
}
