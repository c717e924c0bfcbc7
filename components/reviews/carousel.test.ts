// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carouselBehaviour } from '@/components/ui/carousel-behaviour';
import { carouselRotationBehaviour } from './carousel-rotation-behaviour';

let cleanups: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
  cleanups.forEach(cleanup => cleanup());
  cleanups = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it moves on every four seconds and wraps around at the end', () => {
  const carousel = aCarousel();
  vi.advanceTimersByTime(3999);
  expect(carousel.current()).toBe('1');
  vi.advanceTimersByTime(1);
  expect(carousel.current()).toBe('2');
  vi.advanceTimersByTime(8000);
  expect(carousel.current()).toBe('1');
});

test('the pause button stops it, and starts it again', () => {
  const carousel = aCarousel();
  carousel.pause.click();
  vi.advanceTimersByTime(12_000);
  expect(carousel.current()).toBe('1');
  expect(carousel.pause.getAttribute('aria-pressed')).toBe('true');
  carousel.pause.click();
  carousel.pause.blur();
  vi.advanceTimersByTime(4000);
  expect(carousel.current()).toBe('2');
});

test('it waits while the focus is inside', () => {
  const carousel = aCarousel();
  carousel.pause.focus();
  vi.advanceTimersByTime(12_000);
  expect(carousel.current()).toBe('1');
});

test('it does not move by itself where less motion is asked for', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const carousel = aCarousel();
  vi.advanceTimersByTime(12_000);
  expect(carousel.current()).toBe('1');
  expect(carousel.pause.hidden).toBe(true);
});

test('moving by itself is not announced, moving by hand is', () => {
  const carousel = aCarousel();
  carousel.pause.click();
  expect(carousel.live()).toBe('polite');
  carousel.pause.click();
  expect(carousel.live()).toBe('off');
});

function aCarousel() {
  document.body.innerHTML = `<div>
    <ul data-live aria-live="off"><li data-slide data-current>1</li><li data-slide>2</li><li data-slide>3</li></ul>
    <button data-step="1"></button><button data-pause aria-pressed="false"></button>
  </div>`;
  const root = document.body.querySelector('div') ?? document.body;
  const pause = root.querySelector<HTMLElement>('[data-pause]') ?? root;
  cleanups = [carouselBehaviour(root), carouselRotationBehaviour(root)];
  return {
    pause,
    current: () => root.querySelector('[data-current]')?.textContent,
    live: () => root.querySelector('[data-live]')?.getAttribute('aria-live'),
  };
}
