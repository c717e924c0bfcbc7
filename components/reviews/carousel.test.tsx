// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './carousel';

beforeEach(() => {
  vi.useFakeTimers();
  stubMotion({ reduced: false });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('next, previous and the dots choose a slide, and both ends wrap around', () => {
  show();
  press('Next review');
  expect(current()).toBe(2);
  press('Review 3');
  press('Next review');
  expect(current()).toBe(1);
  press('Previous review');
  expect(current()).toBe(3);
});

test('what is moved by hand is announced', () => {
  show();
  expect(live()).toBe('polite');
  expect(screen.queryByRole('button', { name: 'Pause the reviews' })).toBeNull();
  wait(60_000);
  expect(current(), 'it does not move by itself').toBe(1);
});

test('where it rotates it moves on every four seconds and wraps around at the end, unannounced', () => {
  show({ rotates: true });
  expect(live()).toBe('off');
  wait(3999);
  expect(current()).toBe(1);
  wait(1);
  expect(current()).toBe(2);
  wait(8000);
  expect(current()).toBe(1);
});

test('the pause button stops it, and starts it again', () => {
  show({ rotates: true });
  press('Pause the reviews');
  wait(12_000);
  expect([current(), live()]).toEqual([1, 'polite']);
  expect(screen.getByRole('button', { name: 'Pause the reviews', pressed: true })).toBeDefined();
  press('Pause the reviews');
  wait(4000);
  expect([current(), live()]).toEqual([2, 'off']);
});

test('it waits while the focus is inside', () => {
  show({ rotates: true });
  screen.getByRole('button', { name: 'Next review' }).focus();
  wait(12_000);
  expect(current()).toBe(1);
});

test('it waits while it is off screen', () => {
  show({ rotates: true });
  const box = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  box.mockReturnValue(new DOMRect(0, -900, 300, 400));
  wait(12_000);
  expect(current()).toBe(1);
  box.mockRestore();
  wait(4000);
  expect(current()).toBe(2);
});

test('it does not move by itself where less motion is asked for', () => {
  stubMotion({ reduced: true });
  show({ rotates: true });
  wait(12_000);
  expect([current(), live()]).toEqual([1, 'polite']);
  expect(screen.queryByRole('button', { name: 'Pause the reviews' })).toBeNull();
});

function show(props: { rotates?: boolean } = {}): void {
  render(
    <Carousel count={3} {...props}>
      <ul>
        <li>Good</li>
        <li>Better</li>
        <li>Best</li>
      </ul>
    </Carousel>,
  );
}

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

function wait(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms));
}

/** The slide that the dots say is shown; the styles show the same (tests/e2e/reviews.spec.ts). */
function current(): number {
  return Number(
    screen.getByRole('button', { current: true }).getAttribute('aria-label')?.slice('Review '.length),
  );
}

function live(): string | null | undefined {
  return screen.getByRole('list').parentElement?.getAttribute('aria-live');
}

function stubMotion({ reduced }: { reduced: boolean }): void {
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
}
