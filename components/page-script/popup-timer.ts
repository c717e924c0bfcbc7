import { wake } from '@/components/islands/starter';
import { isPopupDismissed, popupDueInMs } from '@/components/promotion/popup/popup-memory';

/** Begins the visit, and wakes the promotion's popup shortly before it is due: else nobody needs React for it. */
export function startPopupTimer(): void {
  if (document.documentElement.dataset['promo'] !== 'active' || isPopupDismissed()) return;
  const dueInMs = popupDueInMs();
  const popup = document.querySelector<HTMLElement>('[data-island="promotion-popup"]');
  if (popup) setTimeout(() => void wake(popup), dueInMs - AHEAD_MS);
}

const AHEAD_MS = 1_000;
