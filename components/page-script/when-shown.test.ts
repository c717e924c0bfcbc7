// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { whenShown } from './when-shown';

const { dataset } = document.documentElement;

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
  delete dataset['shownAt'];
});

test('a page that is opened starts at once', () => {
  const start = vi.fn<() => void>();
  whenShown(start);
  expect(start).toHaveBeenCalledTimes(1);
  expect(dataset['shownAt']).toBeUndefined();
});

test('a page that is rendered ahead starts when it is shown, once, and says when that was', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const start = vi.fn<() => void>();
  whenShown(start);
  expect(start).not.toHaveBeenCalled();
  expect(dataset['shownAt']).toBeUndefined();
  const before = Date.now();
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(start).toHaveBeenCalledTimes(1);
  expect(Number(dataset['shownAt'])).toBeGreaterThanOrEqual(before);
});
