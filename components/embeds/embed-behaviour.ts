import { onDialogOpen } from './on-dialog-open';

/**
 * Fetches a third party's frame only when the visitor acts: by opening the dialog that it stands in (and takes it away
 * when that closes, so that nothing plays on), elsewhere by pressing its button. Safe to attach twice.
 */
export function embedBehaviour(root: HTMLElement): () => void {
  const load = () => showFrame(root);
  const dialog = root.closest('dialog');
  if (dialog) return onDialogOpen(dialog, { onOpen: load, onClose: () => hideFrame(root) });
  const button = root.querySelector('[data-embed-load]');
  button?.addEventListener('click', load);
  return () => button?.removeEventListener('click', load);
}

function showFrame(root: HTMLElement): void {
  const slot = root.querySelector('[data-embed-slot]');
  const { src, label } = root.dataset;
  if (!slot || src === undefined || slot.firstChild) return;
  const frame = document.createElement('iframe');
  frame.src = src;
  frame.title = label ?? '';
  frame.allow = 'autoplay; fullscreen; picture-in-picture';
  frame.allowFullscreen = true;
  frame.className = 'absolute inset-0 size-full border-0';
  slot.append(frame);
}

function hideFrame(root: HTMLElement): void {
  root.querySelector('[data-embed-slot]')?.replaceChildren();
}
