// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boardWords } from '@/components/sections/board-words';
import { RotatingBoard } from '@/components/sections/rotating-board';
import { start } from './rotating-board';

beforeEach(() => {
  vi.useFakeTimers();
  stubMotion({ reduced: false });
  vi.stubGlobal('IntersectionObserver', SightStub);
});

afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the word fades out after three seconds and the next one is there half a second later', () => {
  const { root, text } = aBoard();
  vi.advanceTimersByTime(3000);
  expect(root.dataset['turning'], 'the button is seen').toBe('');
  expect(text.dataset['fading']).toBe('');
  expect(text.textContent).toBe('Accountants');
  vi.advanceTimersByTime(500);
  expect(text.dataset['fading']).toBeUndefined();
  expect(text.textContent).toBe('Zoos');
  vi.advanceTimersByTime(3000);
  expect(text.textContent, 'after the last word comes the first').toBe('Accountants');
});

test('it rests while it is paused, and a word that had begun to fade comes back', () => {
  const { text, toggle } = aBoard();
  vi.advanceTimersByTime(3200);
  toggle.click();
  expect(text.dataset['fading']).toBeUndefined();
  vi.advanceTimersByTime(10_000);
  expect(text.textContent).toBe('Accountants');
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
});

test('it never starts where less motion is asked for', () => {
  stubMotion({ reduced: true });
  const { text } = aBoard();
  vi.advanceTimersByTime(10_000);
  expect(text.textContent).toBe('Accountants');
});

function aBoard() {
  const words = boardWords(['Accountants', 'Zoos']);
  const first = words[0] ?? ['', 100, 1];
  document.body.innerHTML = renderToStaticMarkup(
    <RotatingBoard words={JSON.stringify(words)} first={first} steady="" before="We get" after="found" />,
  );
  const [root, text] = ['[data-board-root]', '[data-board-text]'].map(part =>
    document.querySelector<HTMLElement>(part),
  );
  const toggle = document.querySelector('button');
  if (!root || !text || !toggle) throw new Error('the board has changed');
  start(root);
  return { root, text, toggle };
}

function stubMotion({ reduced }: { reduced: boolean }): void {
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
}

class SightStub {
  observe = vi.fn();
}
