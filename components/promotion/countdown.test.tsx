// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Countdown } from './countdown';
import { DECIDE_PROMOTION } from './time-left';

const END = Date.UTC(2026, 7, 1, 4);

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.dataset['promoEnd'] = String(END);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  delete document.documentElement.dataset['promoEnd'];
});

test('the time left is shown in days, hours, minutes and seconds, and updated each second', () => {
  vi.setSystemTime(END - (2 * 86_400 + 3 * 3_600 + 4 * 60 + 5) * 1000);
  render(<Countdown look="plates" />);
  expect(screen.getByRole('timer', { name: 'Time left' }).textContent).toBe(
    '02days03hours04minutes05seconds',
  );
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByRole('timer').textContent).toBe('02days03hours04minutes04seconds');
});

test('after the end every figure is zero', () => {
  vi.setSystemTime(END + 60_000);
  render(<Countdown look="plates" />);
  expect(screen.getByRole('timer').textContent).toBe('00days00hours00minutes00seconds');
});

test('at zero it asks whether the promotion still runs, also where a sleeping device has stopped other timers', () => {
  const asked = vi.fn<() => void>();
  document.addEventListener(DECIDE_PROMOTION, asked);
  vi.setSystemTime(END - 1_500);
  render(<Countdown look="flip" />);
  expect(asked).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(2_000));
  expect(asked).toHaveBeenCalled();
  document.removeEventListener(DECIDE_PROMOTION, asked);
});

test('the first HTML has room for the figures and shows none that could be wrong', () => {
  const html = renderToString(<Countdown look="flip" />);
  expect(html.match(/<b[^>]*class="invisible">00<\/b>/g)).toHaveLength(4);
});
