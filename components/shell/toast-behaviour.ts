import { TOAST_KEY } from './stored-keys';

/** Makes the toast's close button work and remembers it for the session. Safe to attach twice. */
export function toastBehaviour(toast: HTMLElement): () => void {
  const button = toast.querySelector<HTMLButtonElement>('[data-toast-close]');
  if (!button) return () => undefined;
  button.addEventListener('click', close);
  return () => button.removeEventListener('click', close);
}

function close(): void {
  document.documentElement.dataset.toast = 'closed';
  try {
    sessionStorage.setItem(TOAST_KEY, '1');
  } catch {
    // Storage may be switched off; the toast is then closed for this page only.
  }
}
