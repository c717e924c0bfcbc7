// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { isTagManagerLoaded, loadTagManager } from './consent';
import { RECEIPT_ADDRESS_SOURCE } from './receipt-address-script';

const { dataset } = document.documentElement;
const KEY = '0123456789abcdefghjkmnpqrs';
const TAGS = 'GTM-ABC1234';

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of Object.keys(dataset)) delete dataset[name];
  document.head.replaceChildren();
  document.cookie = 'receipt=;path=/success;max-age=0';
  history.replaceState(null, '', '/');
  delete window.dataLayer;
});

test('where statistics are counted the key leaves the address for a cookie', () => {
  expect(openReceipt({ tagManager: TAGS, consent: 'granted' })).toBe('/success');
  expect(document.cookie).toBe(`receipt=${KEY}`);
});

test('a yes that is given on the receipt itself finds no key either', () => {
  expect(openReceipt({ tagManager: TAGS, consent: 'ask' })).toBe('/success');
});

test.each([{ consent: 'off' }, { tagManager: TAGS, consent: 'signal' }])(
  'with %j nothing is counted, and the address stays',
  settings => {
    expect(openReceipt(settings)).toBe(`/success?key=${KEY}`);
    expect(document.cookie).toBe('');
  },
);

test('where no cookie is taken the address stays, and the tag manager stays away', () => {
  vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  expect(openReceipt({ tagManager: TAGS, consent: 'granted' })).toBe(`/success?key=${KEY}`);
  loadTagManager(TAGS);
  expect(isTagManagerLoaded()).toBe(false);
});

function openReceipt(settings: Record<string, string>): string {
  Object.assign(dataset, settings);
  history.replaceState(null, '', `/success?key=${KEY}`);
  runInThisContext(RECEIPT_ADDRESS_SOURCE);
  return location.pathname + location.search;
}
