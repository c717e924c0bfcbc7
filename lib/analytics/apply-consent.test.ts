// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerConsent, applyConsent, CONSENT_KEY } from './consent';

const { dataset } = document.documentElement;

beforeEach(() => {
  dataset['tagManager'] = 'GTM-AB12CD3';
  dataset['consent'] = 'ask';
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  document.head.replaceChildren();
  delete window.dataLayer;
  for (const name of Object.keys(dataset)) delete dataset[name];
});

test('a yes is remembered, told, and loads the tag manager once', () => {
  answerConsent('granted');
  answerConsent('granted');
  expect(localStorage.getItem(CONSENT_KEY)).toBe('granted');
  expect(dataset['consent']).toBe('granted');
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3']);
  expect(command(0)).toEqual(['consent', 'update', { analytics_storage: 'granted' }]);
});

test('a no is remembered and loads nothing', () => {
  answerConsent('denied');
  expect(localStorage.getItem(CONSENT_KEY)).toBe('denied');
  const reload = vi.fn<() => void>();
  applyConsent('denied', reload);
  expect(scripts()).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

test('a no after a yes deletes the statistics cookies and loads the page again without the counting code', () => {
  document.cookie = '_ga=GA1.1.1;path=/';
  document.cookie = '_ga_AB12=GS1;path=/';
  document.cookie = 'session=kept;path=/';
  const reload = vi.fn<() => void>();
  applyConsent('granted', reload);
  applyConsent('denied', reload);
  expect(document.cookie).toBe('session=kept');
  expect(command(-1)).toEqual(['consent', 'update', { analytics_storage: 'denied' }]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('under Global Privacy Control a yes from elsewhere changes nothing', () => {
  dataset['consent'] = 'signal';
  applyConsent('granted');
  expect(dataset['consent']).toBe('signal');
  expect(scripts()).toEqual([]);
});

test('without a tag manager there is nothing to load', () => {
  delete dataset['tagManager'];
  applyConsent('granted');
  expect(scripts()).toEqual([]);
});

test('an id that is none is not put into an address', () => {
  dataset['tagManager'] = 'GTM-1"><script>';
  applyConsent('granted');
  expect(scripts()).toEqual([]);
});

test('where nothing can be remembered the answer holds for this page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('storage is switched off');
  });
  answerConsent('granted');
  expect(scripts()).toHaveLength(1);
});

function scripts(): string[] {
  return Array.from(document.scripts, script => script.src);
}

function command(index: number): unknown[] {
  return Array.from(window.dataLayer?.at(index) as ArrayLike<unknown>);
}
