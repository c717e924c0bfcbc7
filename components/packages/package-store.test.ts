// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createPackageStore, PACKAGE_KEY } from './package-store';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('what is written is read again, here and by the next page', () => {
  createPackageStore().write('one');
  expect(createPackageStore().read()).toBe('one');
});

test('a listener is called after a write, and no longer once it has unsubscribed', () => {
  const store = createPackageStore();
  const heard = vi.fn<() => void>();
  const stop = store.subscribe(heard);
  store.write('one');
  stop();
  store.write('two');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a change in another tab arrives', () => {
  const store = createPackageStore();
  const stop = store.subscribe(() => {});
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  expect(store.read()).toBeNull();
  dispatchEvent(new StorageEvent('storage', { key: PACKAGE_KEY, newValue: 'elsewhere' }));
  expect(store.read()).toBe('elsewhere');
  stop();
});

test('a page that Back brings out of the browser’s memory has the package of the page before', () => {
  const store = createPackageStore();
  const stop = store.subscribe(() => {});
  store.write('one');
  localStorage.setItem(PACKAGE_KEY, 'two');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(store.read()).toBe('two');
  stop();
});

test('with storage switched off the choice holds as long as the page', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const store = createPackageStore();
  expect(store.read()).toBeNull();
  store.write('one');
  expect(store.read()).toBe('one');
});

function refuse(): never {
  throw new DOMException('denied', 'SecurityError');
}
