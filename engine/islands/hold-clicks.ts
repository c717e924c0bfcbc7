import { placeOf } from './place-of';

/**
 * Holds back a click on a button whose island sleeps, and repeats it once when that is awake, however often it is
 * pressed meanwhile: the first click is never lost. `findWait` returns what a click on a control must wait for, or null.
 * After some seconds the plain HTML answers instead, where there is one: a button that only scripts answer waits as long as
 * the line is slow. Links, summaries, radio buttons and checkboxes answer by themselves; only a link that opens a dialog, or
 * a form in its place, is held.
 */
export function holdClicks(findWait: (control: Element) => Promise<void> | null): void {
  let isRepeating = false;
  const waiting = new Set<Element>();
  const hold = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
    if (!control || isRepeating || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const wait = findWait(control);
    if (!wait) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!waiting.has(control)) void repeat(control, wait);
  };
  const repeat = async (control: HTMLElement, wait: Promise<void>) => {
    waiting.add(control);
    const find = placeOf(document, control);
    const plainHtml = new Promise<void>(answers => {
      if (control.getAttribute('type') !== 'button') setTimeout(answers, TIMEOUT_MS);
    });
    await Promise.race([wait, plainHtml]);
    waiting.delete(control);
    isRepeating = true;
    find()?.click();
    isRepeating = false;
  };
  document.addEventListener('click', hold, true);
}

const TIMEOUT_MS = 4_000;
// Browsers open and close dialogs by `command` themselves.
const CONTROLS = 'button:not([command]), a[aria-haspopup], a[data-opens-here]';
