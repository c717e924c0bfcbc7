// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rotateBoardBehaviour } from './rotate-board-behaviour';

beforeEach(() => {
  vi.useFakeTimers();
  stubMotion({ reduced: false });
  vi.stubGlobal('IntersectionObserver', SightStub);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('the word fades out after three seconds and the next one is there half a second later', () => {
  const { text, detach } = aBoard();
  vi.advanceTimersByTime(3000);
  expect(text.dataset.fading).toBe('');
  expect(text.textContent).toBe('Accountants');
  vi.advanceTimersByTime(500);
  expect(text.dataset.fading).toBeUndefined();
  expect(text.textContent).toBe('Zoos');
  detach();
});

test('after the last word comes the first', () => {
  const { text, detach } = aBoard();
  vi.advanceTimersByTime(6500);
  expect(text.textContent).toBe('Accountants');
  detach();
});

test('it rests while it is paused', () => {
  const { text, toggle, detach } = aBoard();
  toggle.click();
  vi.advanceTimersByTime(10_000);
  expect(text.textContent).toBe('Accountants');
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  detach();
});

test('a word that had begun to fade when it was paused comes back', () => {
  const { text, toggle, detach } = aBoard();
  vi.advanceTimersByTime(3200);
  toggle.click();
  expect(text.dataset.fading).toBeUndefined();
  vi.advanceTimersByTime(10_000);
  expect(text.textContent).toBe('Accountants');
  detach();
});

test('it never starts where less motion is asked for', () => {
  stubMotion({ reduced: true });
  const { text, detach } = aBoard();
  vi.advanceTimersByTime(10_000);
  expect(text.textContent).toBe('Accountants');
  detach();
});

test('attaching it twice does not make it run twice as fast', () => {
  const { root, text, detach } = aBoard();
  rotateBoardBehaviour(root);
  vi.advanceTimersByTime(3500);
  expect(text.textContent).toBe('Zoos');
  detach();
});

function aBoard() {
  const root = document.createElement('span');
  root.dataset.words = JSON.stringify([
    ['Accountants', 100, 1],
    ['Zoos', 125, 1],
  ]);
  const text = document.createElement('span');
  text.dataset.boardText = '';
  text.textContent = 'Accountants';
  const toggle = document.createElement('button');
  toggle.dataset.boardToggle = '';
  root.append(text, toggle);
  document.body.append(root);
  return { root, text, toggle, detach: rotateBoardBehaviour(root) };
}

function stubMotion({ reduced }: { reduced: boolean }): void {
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
}

class SightStub {
  observe = vi.fn();
  disconnect = vi.fn();
}
