/**
 * Opens the promotion's popup once: eight seconds after the page's arrival (`data-arrived`, by early.ts), while the
 * promotion runs by the visitor's clock, and never for whoever closed it before. It waits, looking again each second,
 * while another window or a menu is open and while the visitor is in a field or a frame. However it is left, that is
 * remembered. Safe to attach twice.
 */
export function popupBehaviour(dialog: HTMLDialogElement): () => void {
  if (dialog.dataset['popup'] === 'attached') return () => undefined;
  dialog.dataset['popup'] = 'attached';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leftMs = DELAY_MS - (performance.now() - Number(document.documentElement.dataset['arrived'] ?? '0'));
  if (leftMs > 0) timer = setTimeout(tryToOpen, leftMs);
  else tryToOpen();

  function tryToOpen(): void {
    if (document.documentElement.dataset['promo'] !== 'active' || isDismissed()) return;
    if (isVisitorBusy()) timer = setTimeout(tryToOpen, LOOK_AGAIN_MS);
    else if (!dialog.open) dialog.showModal();
  }

  const details = dialog.querySelector('[data-popup-details]');
  dialog.addEventListener('close', dismiss);
  details?.addEventListener('click', dismiss);
  return () => {
    clearTimeout(timer);
    dialog.removeEventListener('close', dismiss);
    details?.removeEventListener('click', dismiss);
    delete dialog.dataset['popup'];
  };
}

/** Where the dismissal is remembered. */
export const POPUP_KEY = 'christmas-in-july-popup-dismissed';

function isVisitorBusy(): boolean {
  if (document.querySelector(OPEN_WINDOWS)) return true;
  return document.activeElement?.matches(FIELDS) ?? false;
}

/** Where nothing can be remembered the popup would come on every page, so it does not come at all. */
function isDismissed(): boolean {
  try {
    return localStorage.getItem(POPUP_KEY) !== null;
  } catch {
    return true;
  }
}

function dismiss(): void {
  try {
    localStorage.setItem(POPUP_KEY, 'true');
  } catch {
    // Storage may be full: the popup has then been seen for nothing, and comes again on the next page.
  }
}

const DELAY_MS = 8_000;
const LOOK_AGAIN_MS = 1_000;
const OPEN_WINDOWS = 'dialog[open], details[data-menu][open]';
const FIELDS =
  'input:not([type="button"], [type="submit"], [type="reset"], [type="radio"], [type="checkbox"]), textarea, select, iframe, [contenteditable]';
