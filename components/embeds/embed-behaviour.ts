import { onDialogOpen } from './on-dialog-open';

/**
 * Fetches a third party's frame only when the visitor acts: by opening the dialog that it stands in (and takes it away
 * when that closes, so that nothing plays on) or the fold, elsewhere by pressing its button. Says that it is coming, and
 * after some seconds that it should have been there. Safe to attach twice.
 */
export function embedBehaviour(root: HTMLElement): () => void {
  const load = () => showFrame(root);
  const dialog = root.closest('dialog');
  if (dialog) return onDialogOpen(dialog, { onOpen: load, onClose: () => hideFrame(root) });
  const fold = root.closest('details');
  if (fold) return onFoldOpen(fold, load);
  const button = buttonOf(root);
  const loadByHand = () => {
    load();
    // The button that had the focus is gone.
    root.querySelector('iframe')?.focus();
  };
  button?.addEventListener('click', loadByHand);
  return () => button?.removeEventListener('click', loadByHand);
}

function buttonOf(root: HTMLElement): HTMLElement | null {
  return root.querySelector('[data-embed-load]');
}

function onFoldOpen(fold: HTMLDetailsElement, load: () => void): () => void {
  const look = () => {
    if (fold.open) load();
  };
  look();
  fold.addEventListener('toggle', look);
  return () => fold.removeEventListener('toggle', look);
}

function showFrame(root: HTMLElement): void {
  const slot = root.querySelector('[data-embed-slot]');
  const { src, label, sandbox } = root.dataset;
  if (!slot || src === undefined || slot.firstChild) return;
  const frame = document.createElement('iframe');
  frame.src = src;
  frame.title = label ?? '';
  frame.allow = 'autoplay; picture-in-picture';
  frame.allowFullscreen = true;
  if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
  frame.className = 'absolute inset-0 size-full border-0';
  const late = setTimeout(() => {
    if (frame.isConnected) showNote(root, 'late');
  }, LATE_MS);
  frame.addEventListener('load', () => {
    clearTimeout(late);
    showNote(root, null);
  });
  showNote(root, 'loading');
  slot.append(frame);
  buttonOf(root)?.setAttribute('hidden', '');
}

function hideFrame(root: HTMLElement): void {
  root.querySelector('[data-embed-slot]')?.replaceChildren();
  buttonOf(root)?.removeAttribute('hidden');
  showNote(root, null);
}

/** A note names the times at which it is shown: `loading`, `late` or both. */
function showNote(root: HTMLElement, time: 'loading' | 'late' | null): void {
  for (const note of root.querySelectorAll<HTMLElement>('[data-embed-note]'))
    note.hidden = time === null || !(note.dataset['embedNote'] ?? '').split(' ').includes(time);
}

const LATE_MS = 8_000;
