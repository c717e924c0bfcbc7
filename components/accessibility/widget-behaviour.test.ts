// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { widgetBehaviour } from './widget-behaviour';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test('nothing is loaded before the first press, and one script however often it is pressed', () => {
  const { button, script, stop } = aButton();
  expect(script()).toBeNull();
  button.click();
  button.click();
  expect(document.querySelectorAll('script')).toHaveLength(1);
  expect(script()?.src).toBe('https://widget.test/a.js');
  stop();
});

test('it opens half a second after it has loaded, and at once on the next press', () => {
  const { button, script, openWidget, stop } = aButton();
  button.click();
  script()?.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(499);
  expect(openWidget).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(openWidget).toHaveBeenCalledTimes(1);
  button.click();
  expect(openWidget).toHaveBeenCalledTimes(2);
  stop();
});

test('a widget that cannot be loaded gives way to our own panel, and is tried again on the next press', () => {
  const { button, script, fallback, stop } = aButton();
  button.click();
  script()?.dispatchEvent(new Event('error'));
  expect(fallback).toHaveBeenCalledTimes(1);
  expect(script()).toBeNull();
  button.click();
  expect(script()).not.toBeNull();
  stop();
});

test('a widget that does not come gives way too, and opens on the next press when it comes after all', () => {
  const { button, script, openWidget, fallback, stop } = aButton();
  button.click();
  const late = script();
  vi.advanceTimersByTime(3_999);
  expect(fallback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(fallback).toHaveBeenCalledTimes(1);
  late?.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(60_000);
  expect(openWidget, 'not over what the visitor is using').not.toHaveBeenCalled();
  button.click();
  expect(openWidget).toHaveBeenCalledTimes(1);
  stop();
});

test('a widget without the named function gives way too', () => {
  const { button, script, fallback, stop } = aButton('Widget.missing');
  button.click();
  script()?.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(500);
  expect(fallback).toHaveBeenCalledTimes(1);
  stop();
});

function aButton(openFunction = 'Widget.open') {
  const openWidget = vi.fn();
  const fallback = vi.fn();
  vi.stubGlobal('Widget', { open: openWidget });
  const button = document.createElement('button');
  document.body.append(button);
  const stop = widgetBehaviour(button, { script: 'https://widget.test/a.js', openFunction, fallback });
  return { button, script: () => document.querySelector('script'), openWidget, fallback, stop };
}
