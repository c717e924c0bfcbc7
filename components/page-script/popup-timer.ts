import { wake } from '#engine/browser';
import { isPopupDismissed, popupDueInMs } from '@/components/promotion/popup/popup-memory';

/** While the promotion runs: begins the visit, and wakes the promotion's popup shortly before it is due: else no one needs React for it. */
export function startPopupTimer(): void {
  if (isPopupDismissed()) return;
  const dueInMs = popupDueInMs();
  const popup = document.querySelector<HTMLElement>('[data-island="promotion-popup"]');
  if (popup) setTimeout(() => void wake(popup), dueInMs - AHEAD_MS);
}

const AHEAD_MS = 1_000;
