// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { CONSENT_KEY, consentScript } from './consent';

const { dataset } = document.documentElement;
const TAGS = 'GTM-AB12CD3';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  delete window.dataLayer;
  for (const name of Object.keys(dataset)) delete dataset[name];
});

test('the first entry of the data layer says no to everything', () => {
  run(TAGS);
  expect(commands()).toEqual([
    [
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
      },
    ],
  ]);
});

test('commands are arguments objects, which is how the tag manager knows them', () => {
  run(TAGS);
  expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]');
});

test('without a tag manager there is nothing to ask, whatever was answered before', () => {
  localStorage.setItem(CONSENT_KEY, 'granted');
  run(null);
  expect(dataset).toMatchObject({ consent: 'off' });
  expect(dataset['tagManager']).toBeUndefined();
  expect(dataset['consentOpen']).toBeUndefined();
  expect(commands()).toHaveLength(1);
});

test('with one, a new visitor is asked', () => {
  run(TAGS);
  expect(dataset).toMatchObject({ consent: 'ask', consentOpen: '', tagManager: TAGS });
});

test('a remembered yes lets statistics through, and nothing of advertising', () => {
  localStorage.setItem(CONSENT_KEY, 'granted');
  run(TAGS);
  expect(dataset).toMatchObject({ consent: 'granted' });
  expect(dataset['consentOpen']).toBeUndefined();
  expect(commands()[1]).toEqual(['consent', 'update', { analytics_storage: 'granted' }]);
});

test('a remembered no is not asked again', () => {
  localStorage.setItem(CONSENT_KEY, 'denied');
  run(TAGS);
  expect(dataset).toMatchObject({ consent: 'denied' });
  expect(commands()).toHaveLength(1);
});

test('Global Privacy Control is a no, over a remembered yes too', () => {
  localStorage.setItem(CONSENT_KEY, 'granted');
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  run(TAGS);
  expect(dataset).toMatchObject({ consent: 'signal' });
  expect(dataset['consentOpen']).toBeUndefined();
  expect(commands()).toHaveLength(1);
});

test('where nothing can be remembered no one is asked on every page: no stands', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('storage is switched off');
  });
  run(TAGS);
  expect(dataset).toMatchObject({ consent: 'denied' });
});

test('something odd in storage counts as no answer', () => {
  localStorage.setItem(CONSENT_KEY, '{"granted":true}');
  run(TAGS);
  expect(dataset).toMatchObject({ consent: 'ask' });
});

test('what others pushed before stays, and the script is the same each time', () => {
  window.dataLayer = [{ event: 'early' }];
  run(TAGS);
  expect(window.dataLayer).toHaveLength(2);
  expect(consentScript(TAGS)).toBe(consentScript(TAGS));
});

test('a page that is rendered ahead asks no one, and an answer given before the click counts', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  run(TAGS);
  expect(Object.keys(dataset)).toEqual([]);
  expect(commands()).toHaveLength(1);
  localStorage.setItem(CONSENT_KEY, 'granted');
  document.dispatchEvent(new Event('prerenderingchange'));
  Reflect.deleteProperty(document, 'prerendering');
  expect(dataset).toMatchObject({ consent: 'granted', tagManager: TAGS });
  expect(dataset['consentOpen']).toBeUndefined();
  expect(commands()[1]).toEqual(['consent', 'update', { analytics_storage: 'granted' }]);
});

function run(tagManagerId: string | null): void {
  runInThisContext(consentScript(tagManagerId));
}

function commands(): unknown[][] {
  return (window.dataLayer ?? []).map(entry => Array.from(entry as ArrayLike<unknown>));
}
