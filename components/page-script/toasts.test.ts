// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { startToastGestures } from './toast-gestures';

startToastGestures(new Event('focusin'));

afterEach(() => {
  document.body.replaceChildren();
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

function press(target: EventTarget, type: string, clientX: number): void {
  target.dispatchEvent(new MouseEvent(type, { clientX, bubbles: true }));
}

function box(x: number): DOMRect {
  return new DOMRect(x, 0, 400, 100);
}
