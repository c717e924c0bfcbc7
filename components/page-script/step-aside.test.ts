// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSteppingAside } from './step-aside';

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
    },
  );
  document.body.innerHTML = `<main><a class="btn">Get started</a></main>
    <section data-consent-bar><button type="button" class="btn">Accept</button></section>`;
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

function attach({ isPhone }: { isPhone: boolean }): HTMLElement {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  const bar = document.querySelector('section') ?? document.body;
  startSteppingAside();
  return bar;
}

/** Says of each watched button whether it lies under the bar. */
function lies(isIntersecting: boolean): void {
  report(observed.map(target => ({ target, isIntersecting })));
}

type Entry = { target: Element; isIntersecting: boolean };
