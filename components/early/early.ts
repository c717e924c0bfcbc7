/**
 * The only script of a page before somebody touches it (docs/decisions/0013). It starts what works by itself,
 * fetches the rest of the plain behaviours at the first sign of the visitor, and wakes the page's React islands when
 * the visitor comes near them.
 */
import { ALWAYS } from './always';
import { attachAll, isPartLive } from './behaviours';
import { BUTTON, holdClicks } from './hold-clicks';
import { chunks, loadChunk } from './load-chunk';

const html = document.documentElement;
let touched: Promise<void> | undefined;

attachAll(ALWAYS);
// Links, summaries, radio buttons and checkboxes do what they say; who looks after these is told afterwards.
holdClicks(BUTTON, control => (isWaiting(control) ? touch() : null));
document.addEventListener('change', repeatChange, true);
document.addEventListener('keydown', repeatEscape, true);
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click', 'scroll'];
for (const type of SIGNS) document.addEventListener(type, onTouch, { capture: true, passive: true });
// By then the scripts that the server names beside this one (at-once.ts) have attached what is theirs.
document.addEventListener('DOMContentLoaded', () => (html.dataset['early'] = ''));

function onTouch(): void {
  void touch();
}

function repeatChange({ target: field }: Event): void {
  if (field instanceof HTMLInputElement && isWaiting(field)) void tellAgain(field);
}

/** Tells what was chosen before its script had come to the script, which may have put back what was chosen earlier. */
async function tellAgain(field: HTMLInputElement): Promise<void> {
  const { checked } = field;
  await touch();
  field.checked = checked;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Escape closes a menu whose script is on its way: it is said again where it was pressed. */
async function repeatEscape({ key, target }: KeyboardEvent): Promise<void> {
  if (key !== 'Escape' || !(target instanceof Element) || !isWaiting(target)) return;
  await touch();
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

function isWaiting(control: Element): boolean {
  return html.dataset['touched'] === undefined && !control.closest('[data-island]') && !isPartLive(control);
}

/** Fetches and attaches, once, what waits for the visitor. Resolves also when it cannot be had. */
function touch(): Promise<void> {
  touched ??= attachTouch();
  return touched;
}

async function attachTouch(): Promise<void> {
  await fetchBehaviours(chunks.touch);
  html.dataset['touched'] = '';
}

async function fetchBehaviours(address: string): Promise<void> {
  try {
    await loadChunk(address);
  } catch (error) {
    reportError(error);
  }
}
