// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stepAsideBehaviour } from './step-aside-behaviour';

let report: (entries: Entry[]) => void = () => undefined;
const observed: Element[] = [];

beforeEach(() => {
  observed.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe = (element: Element) => observed.push(element);
      disconnect = () => (report = () => undefined);
    },
  );
  document.body.innerHTML = `<main><a class="btn">Get started</a></main>
    <section><button type="button" class="btn">Accept</button></section>`;
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('on a phone the bar makes room for a button of the page, and comes back after it', () => {
  const bar = attach({ isPhone: true });
  lies(true);
  expect(bar.hasAttribute('data-aside')).toBe(true);
  lies(false);
  expect(bar.hasAttribute('data-aside')).toBe(false);
});

test('it stays while the visitor is on one of its own buttons', () => {
  const bar = attach({ isPhone: true });
  bar.querySelector('button')?.focus();
  lies(true);
  expect(bar.hasAttribute('data-aside')).toBe(false);
});

test('on wider screens it stays where it is', () => {
  attach({ isPhone: false });
  expect(observed).toEqual([]);
});

test('detached, it is there again', () => {
  const bar = document.querySelector('section') ?? document.body;
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const stop = stepAsideBehaviour(bar);
  lies(true);
  stop();
  expect(bar.hasAttribute('data-aside')).toBe(false);
});

function attach({ isPhone }: { isPhone: boolean }): HTMLElement {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  const bar = document.querySelector('section') ?? document.body;
  stepAsideBehaviour(bar);
  return bar;
}

/** Says of each watched button whether it lies under the bar. */
function lies(isIntersecting: boolean): void {
  report(observed.map(target => ({ target, isIntersecting })));
}

type Entry = { target: Element; isIntersecting: boolean };
