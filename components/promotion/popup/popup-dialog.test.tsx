// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PopupDialog } from './popup-dialog';
import { VISIT_KEY } from './popup-memory';

const html = document.documentElement;

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
  });
  html.dataset['promo'] = 'active';
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  delete html.dataset['promo'];
});

test('a clock that was set back does not put it off', () => {
  sessionStorage.setItem(VISIT_KEY, String(Date.now() + 3_600_000));
  const popup = aPage();
  vi.advanceTimersByTime(8_000);
  expect(popup.open).toBe(true);
});

test('where nothing can be remembered it does not come at all', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('storage is switched off');
  });
  const popup = aPage();
  vi.advanceTimersByTime(60_000);
  expect(popup.open).toBe(false);
});

function aPage(): HTMLDialogElement {
  render(
    <PopupDialog id="popup" labelledBy="title">
      See the details
    </PopupDialog>,
  );
  const popup = document.querySelector<HTMLDialogElement>('dialog');
  if (!popup) throw new Error('The page has a popup');
  return popup;
}
