/**
 * Holds back a press on a control (an element that `controls` selects) whose script is not there yet, and repeats it
 * once when it is, however often somebody presses meanwhile: the first press is never lost. `findWait` gives what a
 * press must wait for, or null. After some seconds the plain HTML answers instead.
 */
export function holdClicks(controls: string, findWait: (control: Element) => Promise<void> | null): void {
  let isRepeating = false;
  const held = new Set<Element>();
  const hold = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
    if (!control || isRepeating || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const wait = findWait(control);
    if (!wait) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!held.has(control)) void repeat(control, wait);
  };
  const repeat = async (control: HTMLElement, wait: Promise<void>) => {
    held.add(control);
    await Promise.race([wait, pause(PATIENCE_MS)]);
    held.delete(control);
    isRepeating = true;
    control.click();
    isRepeating = false;
  };
  document.addEventListener('click', hold, true);
}

function pause(ms: number): Promise<void> {
  return new Promise(done => setTimeout(done, ms));
}

const PATIENCE_MS = 4_000;

/** Selects buttons that need a script: browsers open and close windows by `command` themselves. */
export const BUTTON = 'command' in HTMLButtonElement.prototype ? 'button:not([command])' : 'button';
