// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { startSteppingAside } from './step-aside';

test('on a phone the bar stays while the visitor is on one of its own buttons, and makes room otherwise', () => {
  const observed: Element[] = [];
  let report: Report | undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Report) {
        report = callback;
      }
      observe = (element: Element) => observed.push(element);
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  document.body.innerHTML = `<main><a class="btn">Get started</a></main>
    <section data-consent-bar><button type="button" class="btn">Accept</button></section>`;
  startSteppingAside();
  const bar = document.querySelector('section');
  const own = bar?.querySelector('button');
  own?.focus();
  report?.(observed.map(target => ({ target, isIntersecting: true })));
  expect(bar?.hasAttribute('data-aside')).toBe(false);
  own?.blur();
  report?.(observed.map(target => ({ target, isIntersecting: true })));
  expect(bar?.hasAttribute('data-aside')).toBe(true);
});

type Report = (entries: { target: Element; isIntersecting: boolean }[]) => void;
