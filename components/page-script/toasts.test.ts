// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { startToastGestures } from './toast-gestures';
import { startToasts } from './toasts';

startToasts();
startToastGestures(new Event('focusin'));

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset['toast'];
  sessionStorage.clear();
});

test('a swipe of fifty pixels to the right dismisses, a shorter one puts it back', () => {
  const { toast, closed } = aPage();
  swipe(toast, 49);
  expect(closed).not.toHaveBeenCalled();
  expect(toast.style.translate).toBe('');
  swipe(toast, 50);
  expect(closed).toHaveBeenCalledTimes(1);
});

test('it follows the finger to the right and not to the left', () => {
  const { toast } = aPage();
  press(toast, 'pointerdown', 100);
  press(document, 'pointermove', 130);
  expect(toast.style.translate).toBe('30px');
  press(document, 'pointermove', 40);
  expect(toast.style.translate).toBe('0px');
  press(document, 'pointerup', 40);
});

test('a swipe that the browser takes for scrolling dismisses nothing', () => {
  const { toast, closed } = aPage();
  press(toast, 'pointerdown', 100);
  press(document, 'pointercancel', 300);
  expect(closed).not.toHaveBeenCalled();
});

test('F8 takes the focus to the newest toast', () => {
  const { toast } = aPage();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8' }));
  expect(document.activeElement).toBe(toast);
  const newer = document.createElement('div');
  newer.className = 'toast';
  document.body.append(newer);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8' }));
  expect(document.activeElement).toBe(newer);
});

test('it changes sides when it would cover the focused control, and fades when both sides would', async () => {
  const { toast, control } = aPage();
  const sides: Record<string, DOMRect> = { right: box(600), left: box(0), faded: box(0) };
  toast.getBoundingClientRect = () => sides[toast.dataset['place'] ?? 'right'] ?? box(0);
  control.getBoundingClientRect = () => box(600);
  control.focus();
  await vi.waitFor(() => expect(toast.dataset['place']).toBe('left'));
  control.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 100);
  window.dispatchEvent(new Event('scroll'));
  await vi.waitFor(() => expect(toast.dataset['place']).toBe('faded'));
  toast.querySelector('button')?.focus();
  await vi.waitFor(() => expect(toast.dataset['place']).toBe('right'));
});

test('the notice that was closed stays closed for the session', () => {
  document.body.innerHTML = '<aside class="toast"><button data-toast-close>x</button></aside>';
  document.querySelector('button')?.click();
  expect(document.documentElement.dataset['toast']).toBe('closed');
  expect(sessionStorage).toHaveLength(1);
});

function aPage() {
  const control = document.createElement('input');
  const toast = document.createElement('aside');
  toast.className = 'toast';
  const close = document.createElement('button');
  close.className = 'toast-close';
  const closed = vi.fn();
  close.addEventListener('click', closed);
  toast.append(close);
  document.body.append(control, toast);
  return { toast, control, closed };
}

function swipe(toast: HTMLElement, distance: number): void {
  press(toast, 'pointerdown', 100);
  press(document, 'pointermove', 100 + distance);
  press(document, 'pointerup', 100 + distance);
}

function press(target: EventTarget, type: string, clientX: number): void {
  target.dispatchEvent(new MouseEvent(type, { clientX, bubbles: true }));
}

function box(x: number): DOMRect {
  return new DOMRect(x, 0, 400, 100);
}
