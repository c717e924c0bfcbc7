// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PopupDialog } from './popup-dialog';
import { POPUP_KEY, VISIT_KEY } from './popup-memory';

const html = document.documentElement;

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
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

test('it opens after eight seconds, and not before', () => {
  const popup = aPage();
  vi.advanceTimersByTime(7_999);
  expect(popup.open).toBe(false);
  vi.advanceTimersByTime(1);
  expect(popup.open).toBe(true);
});

test('the eight seconds count from the first page of the visit', () => {
  aPage();
  vi.advanceTimersByTime(5_000);
  cleanup();
  const popup = aPage();
  vi.advanceTimersByTime(2_999);
  expect(popup.open).toBe(false);
  vi.advanceTimersByTime(1);
  expect(popup.open).toBe(true);
});

test('a clock that was set back does not put it off', () => {
  sessionStorage.setItem(VISIT_KEY, String(Date.now() + 3_600_000));
  const popup = aPage();
  vi.advanceTimersByTime(8_000);
  expect(popup.open).toBe(true);
});

test('outside the promotion it stays away', () => {
  html.dataset['promo'] = 'ended';
  const popup = aPage();
  vi.advanceTimersByTime(60_000);
  expect(popup.open).toBe(false);
});

test('it waits while the visitor is in a field, and comes within a second after', () => {
  const popup = aPage();
  screen.getByRole('textbox').focus();
  vi.advanceTimersByTime(30_000);
  expect(popup.open).toBe(false);
  screen.getByRole('textbox').blur();
  vi.advanceTimersByTime(1_000);
  expect(popup.open).toBe(true);
});

test('it waits while another window is open', () => {
  const popup = aPage();
  const other = document.querySelector<HTMLDialogElement>('#other');
  other?.showModal();
  vi.advanceTimersByTime(20_000);
  expect(popup.open).toBe(false);
  other?.close();
  vi.advanceTimersByTime(1_000);
  expect(popup.open).toBe(true);
});

test('closed once, it is remembered and does not come again', () => {
  const popup = aPage();
  vi.advanceTimersByTime(8_000);
  popup.close();
  expect(localStorage.getItem(POPUP_KEY)).not.toBeNull();
  cleanup();
  const next = aPage();
  vi.advanceTimersByTime(60_000);
  expect(next.open).toBe(false);
});

test('going to the details is remembered too', () => {
  aPage();
  vi.advanceTimersByTime(8_000);
  fireEvent.click(screen.getByRole('link'));
  expect(localStorage.getItem(POPUP_KEY)).not.toBeNull();
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
    <>
      <PopupDialog id="popup" labelledBy="title">
        <a href="#details">See the details</a>
      </PopupDialog>
      <dialog id="other" />
      <input />
    </>,
  );
  const popup = document.querySelector<HTMLDialogElement>('#popup');
  if (!popup) throw new Error('The page has a popup');
  return popup;
}
