// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { POPUP_KEY, popupBehaviour } from './popup-behaviour';

const html = document.documentElement;
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  HTMLDialogElement.prototype.showModal = open;
  HTMLDialogElement.prototype.close = shut;
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  delete html.dataset['promo'];
  delete html.dataset['arrived'];
  document.body.replaceChildren();
});

test('it opens after eight seconds, and not before', () => {
  const { popup } = aPage();
  vi.advanceTimersByTime(7_999);
  expect(popup.open).toBe(false);
  vi.advanceTimersByTime(1);
  expect(popup.open).toBe(true);
});

test('by a clock that was set before the page came it opens eight seconds after the page too', () => {
  vi.advanceTimersByTime(60_000);
  html.dataset['arrived'] = String(performance.now());
  const { popup } = aPage();
  vi.advanceTimersByTime(7_999);
  expect(popup.open).toBe(false);
  vi.advanceTimersByTime(1);
  expect(popup.open).toBe(true);
});

test('outside the promotion it stays away', () => {
  const { popup } = aPage('ended');
  vi.advanceTimersByTime(60_000);
  expect(popup.open).toBe(false);
});

test('it waits while the visitor is in a field, and comes within a second after', () => {
  const { popup, field } = aPage();
  field.focus();
  vi.advanceTimersByTime(30_000);
  expect(popup.open).toBe(false);
  field.blur();
  vi.advanceTimersByTime(1_000);
  expect(popup.open).toBe(true);
});

test('it waits while another window is open', () => {
  const { popup, other } = aPage();
  other.open = true;
  vi.advanceTimersByTime(20_000);
  expect(popup.open).toBe(false);
  other.open = false;
  vi.advanceTimersByTime(1_000);
  expect(popup.open).toBe(true);
});

test('closed once, it is remembered and does not come again', () => {
  const { popup } = aPage();
  vi.advanceTimersByTime(8_000);
  popup.close();
  expect(localStorage.getItem(POPUP_KEY)).not.toBeNull();
  stop();
  stop = popupBehaviour(popup);
  vi.advanceTimersByTime(60_000);
  expect(popup.open).toBe(false);
});

test('going to the details is remembered too', () => {
  const { details } = aPage();
  vi.advanceTimersByTime(8_000);
  details.click();
  expect(localStorage.getItem(POPUP_KEY)).not.toBeNull();
});

test('where nothing can be remembered it does not come at all', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('storage is switched off');
  });
  const { popup } = aPage();
  vi.advanceTimersByTime(60_000);
  expect(popup.open).toBe(false);
});

test('attaching it twice opens it once', () => {
  const { popup } = aPage();
  const second = popupBehaviour(popup);
  const show = vi.spyOn(popup, 'showModal');
  vi.advanceTimersByTime(20_000);
  expect(show).toHaveBeenCalledTimes(1);
  second();
});

function aPage(promo: 'active' | 'ended' = 'active') {
  html.dataset['promo'] = promo;
  const popup = document.createElement('dialog');
  const details = document.createElement('button');
  details.dataset['popupDetails'] = '';
  popup.append(details);
  const other = document.createElement('dialog');
  const field = document.createElement('input');
  document.body.append(popup, other, field);
  stop = popupBehaviour(popup);
  return { popup, details, other, field };
}

function open(this: HTMLDialogElement): void {
  this.open = true;
}

function shut(this: HTMLDialogElement): void {
  this.open = false;
  this.dispatchEvent(new Event('close'));
}
