/**
 * What every toast on the page can do (docs/product/accessibility.md#toasts): a swipe to the right of 50 px dismisses
 * it and F8 takes the focus to it. It also never lies over the control that has the focus: it changes sides or fades
 * while it would. `first` is what the visitor did before this came.
 */
export function startToastGestures(first: Event): void {
  followSwipes(first);
  followFocus();
  takeFocus(first);
  document.addEventListener('keydown', takeFocus);
}

function takeFocus(event: Event): void {
  const toast = event instanceof KeyboardEvent && event.key === 'F8' ? shownToast() : undefined;
  if (!toast) return;
  event.preventDefault();
  toast.tabIndex = -1;
  toast.focus();
}

function followSwipes(first: Event): void {
  let swipe: { toast: HTMLElement; startX: number } | undefined;
  const begin = (event: PointerEvent) => {
    if (!(event.target instanceof Element) || event.target.closest('button, a')) return;
    const toast = event.target.closest<HTMLElement>(TOAST);
    if (toast) swipe = { toast, startX: event.clientX };
  };
  const move = (event: PointerEvent) => {
    if (!swipe) return;
    const distance = Math.max(0, event.clientX - swipe.startX);
    swipe.toast.style.translate = `${distance}px`;
  };
  const end = (event: PointerEvent) => {
    if (!swipe) return;
    const { toast, startX } = swipe;
    swipe = undefined;
    toast.style.translate = '';
    if (event.type === 'pointerup' && event.clientX - startX >= SWIPE_THRESHOLD_PX) dismiss(toast);
  };
  if (first instanceof PointerEvent && first.type === 'pointerdown') begin(first);
  document.addEventListener('pointerdown', begin);
  document.addEventListener('pointermove', move);
  document.addEventListener('pointerup', end);
  document.addEventListener('pointercancel', end);
}

function dismiss(toast: HTMLElement): void {
  toast.querySelector<HTMLElement>('.toast-close')?.click();
}

function followFocus(): void {
  let frame = 0;
  // The browser scrolls to what takes the focus after the event, so the look is taken in the next frame.
  const look = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(placeToast);
  };
  look();
  document.addEventListener('focusin', look);
  window.addEventListener('scroll', look);
  window.addEventListener('resize', look);
}

/** Tries the places in turn until the focused control is free; at the last one the toast fades. */
function placeToast(): void {
  const toast = shownToast();
  if (!toast) return;
  const control = document.activeElement?.matches(CONTROLS) ? document.activeElement : null;
  for (const place of PLACES) {
    toast.dataset['place'] = place;
    if (!control || toast.contains(control)) return;
    if (!overlap(toast.getBoundingClientRect(), control.getBoundingClientRect())) return;
  }
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The newest toast that can be seen: only one shows at a time. */
function shownToast(): HTMLElement | undefined {
  return Array.from(document.querySelectorAll<HTMLElement>(TOAST))
    .filter(toast => getComputedStyle(toast).display !== 'none')
    .at(-1);
}

const TOAST = '.toast';
const CONTROLS = 'a, button, input, select, textarea, summary, iframe, video, [tabindex="0"]';
const SWIPE_THRESHOLD_PX = 50;
const PLACES = ['right', 'left', 'faded'];
