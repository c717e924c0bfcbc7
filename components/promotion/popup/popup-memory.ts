/** Milliseconds until the popup is due: eight seconds after the visit's first page. The first call begins the visit. */
export function popupDueInMs(): number {
  const now = Date.now();
  try {
    const begun = Number(sessionStorage.getItem(VISIT_KEY) ?? now);
    sessionStorage.setItem(VISIT_KEY, String(begun));
    // A clock that was set back must not put it off.
    return Math.min(DELAY_MS, begun + DELAY_MS - now);
  } catch {
    return DELAY_MS;
  }
}

/** Where nothing can be remembered the popup would come on every page, so it does not come at all. */
export function isPopupDismissed(): boolean {
  try {
    return localStorage.getItem(POPUP_KEY) !== null;
  } catch {
    return true;
  }
}

/** Remembers, for good, that the visitor closed the popup or followed it. */
export function dismissPopup(): void {
  try {
    localStorage.setItem(POPUP_KEY, 'true');
  } catch {
    // Storage may be full: the popup has then been seen for nothing, and comes again on the next page.
  }
}

const POPUP_KEY = 'christmas-in-july-popup-dismissed';
export const VISIT_KEY = 'visit-begun';
const DELAY_MS = 8_000;
