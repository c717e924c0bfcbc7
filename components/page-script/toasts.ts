import { TOAST_KEY } from '@/components/shell/stored-keys';

/** Lets the testing notice's button close it for the session. What else toasts can do is fetched at the first touch. */
export function startToasts(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-toast-close]')) closeForSession();
  });
  const signs = new AbortController();
  const start = (event: Event) => {
    signs.abort();
    import('./toast-gestures').then(
      ({ startToastGestures }) => startToastGestures(event),
      error => reportError(error),
    );
  };
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    document.addEventListener(type, start, { passive: true, signal: signs.signal });
}

function closeForSession(): void {
  document.documentElement.dataset['toast'] = 'closed';
  try {
    sessionStorage.setItem(TOAST_KEY, '1');
  } catch {
    // Storage may be switched off; the toast is then closed for this page only.
  }
}
