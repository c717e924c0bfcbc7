// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkupReport } from '@/content/checkup';
import { routes } from '@/lib/site/routes';
import { CheckupProgress } from './progress';

const { steps, marks } = checkupReport.waiting;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a checkup that runs shows each step, tells of one in a second, and stops asking after half a minute', async () => {
  const step = { name: 'page', done: 0, of: 0 };
  const send = vi.fn(() => Promise.resolve(Response.json({ isWaiting: true, step })));
  vi.stubGlobal('fetch', send);
  render(<CheckupProgress token="sealed" step={null} />);
  expect(screen.getByRole('status').textContent).toContain(steps.server);
  await act(() => vi.advanceTimersByTimeAsync(700));
  expect(send).toHaveBeenCalledWith(routes.checkupProgress('sealed'), expect.anything());
  expect(screen.getByText(steps.page).closest('li')?.getAttribute('aria-current')).toBe('step');
  expect(screen.getByRole('status').textContent).toContain(steps.server);

  Object.assign(step, { name: 'files', done: 3, of: 8 });
  await act(() => vi.advanceTimersByTimeAsync(700));
  expect(screen.getByRole('status').textContent).toContain(steps.files);
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toContain(`${steps.robots}${marks.done}`);
  expect(items).toContain(`${steps.files} (3 of 8)${marks.now}`);
  expect(items).toContain(`${steps.report}${marks.next}`);

  await act(() => vi.advanceTimersByTimeAsync(40_000));
  const asked = send.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(send.mock.calls.length).toBe(asked);
});
