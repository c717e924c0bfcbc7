// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkupForm, checkupReport } from '@/content/checkup';
import { routes } from '@/lib/site/routes';
import { CheckupForm } from './checkup-form';

const TITLE = 'Free website checkup for your shop';
const { steps, marks, title } = checkupReport.waiting;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  window.history.replaceState(null, '', routes.checkup());
  document.title = TITLE;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a checkup that runs says its steps and its state where it was started, and Back leads to the form', async () => {
  const step = { name: 'server', done: 0, of: 0 };
  const send = vi.fn((address: string) =>
    Promise.resolve(
      Response.json(
        address.startsWith('/website-checkup/progress')
          ? { isWaiting: true, step }
          : { ok: true, token: 'sealed', host: 'casa-rosa.test' },
      ),
    ),
  );
  vi.stubGlobal('fetch', send);
  render(<CheckupForm />);
  const website = screen.getByLabelText(new RegExp(checkupForm.fields[0].label));
  fireEvent.change(website, { target: { value: 'casa-rosa.test' } });
  fireEvent.click(screen.getByRole('button', { name: checkupForm.submit.label }));
  await screen.findByRole('heading', { name: title.replace('{host}', 'casa-rosa.test') });
  await waitFor(() => expect(document.title).toBe(`Checking casa-rosa.test. ${TITLE}`));
  expect(window.location.pathname + window.location.search).toBe(routes.checkupReport('sealed'));
  expect(screen.getByRole('button', { name: checkupForm.submit.busyLabel })).toHaveProperty('disabled', true);

  Object.assign(step, { name: 'files', done: 3, of: 8 });
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(screen.getByRole('status').textContent).toContain(steps.files);
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toContain(`${steps.robots}${marks.done}`);
  expect(items).toContain(`${steps.files} (3 of 8)${marks.now}`);
  expect(items).toContain(`${steps.report}${marks.next}`);

  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe(routes.checkup()));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(document.title).toBe(TITLE);
  expect(website).toHaveProperty('value', 'casa-rosa.test');
  const asked = send.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(send.mock.calls.length).toBe(asked);
});
