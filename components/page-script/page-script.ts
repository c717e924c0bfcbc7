/** The one script of a page before anyone touches it (docs/adding-an-interactive-part.md). */
import { startIslands } from '#engine/browser';
import { islands } from '@/components/islands/registry';
import { startParts } from './parts';
import { whenShown } from './when-shown';

whenShown(() => {
  startParts();
  startIslands(islands);
  // Out of season no one needs it. In development the popup keeps its time itself.
  if (document.documentElement.dataset['promo'] === 'active')
    void import('./popup-timer').then(({ startPopupTimer }) => startPopupTimer());
});
