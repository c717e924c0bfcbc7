// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wake } from '@/components/islands/starter';
import { POPUP_KEY } from '@/components/promotion/popup/popup-memory';
import { startPopupTimer } from './popup-timer';

vi.mock('@/components/islands/starter', () => ({ wake: vi.fn<typeof wake>() }));

beforeEach(() => {
  vi.useFakeTimers();
  openPage('<div data-island="promotion-popup"></div>');
});

afterEach(() => {
  vi.useRealTimers();
  vi.mocked(wake).mockReset();
  localStorage.clear();
  sessionStorage.clear();
});

test('the popup wakes a second before it is due', () => {
  startPopupTimer();
  vi.advanceTimersByTime(6_999);
  expect(wake).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(wake).toHaveBeenCalledExactlyOnceWith(document.body.firstElementChild);
});

test('a visit that began on the page without the popup is as old on the next one', () => {
  openPage('');
  startPopupTimer();
  vi.advanceTimersByTime(60_000);
  openPage('<div data-island="promotion-popup"></div>');
  startPopupTimer();
  vi.advanceTimersByTime(0);
  expect(wake).toHaveBeenCalledOnce();
});

test('for a visitor who closed it before, nothing is fetched and nothing is remembered', () => {
  localStorage.setItem(POPUP_KEY, 'true');
  startPopupTimer();
  vi.advanceTimersByTime(60_000);
  expect(wake).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});

function openPage(body: string): void {
  document.body.innerHTML = body;
}
