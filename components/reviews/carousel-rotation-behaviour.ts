import { isMotionReduced } from '@/components/accessibility/is-motion-reduced';

/**
 * Lets a carousel move on by itself (document 2 §9) until it is paused. It waits while somebody points at it, has the
 * focus in it or looks at another tab, and never starts where less motion is asked for.
 */
export function carouselRotationBehaviour(root: HTMLElement): () => void {
  const pause = root.querySelector<HTMLElement>('[data-pause]');
  const live = root.querySelector('[data-live]');
  const next = root.querySelector<HTMLElement>('[data-step="1"]');
  if (isMotionReduced()) {
    live?.setAttribute('aria-live', 'polite');
    if (pause) pause.hidden = true;
    return () => {};
  }
  const isPaused = () => pause?.getAttribute('aria-pressed') === 'true';
  const isWatched = () => root.matches(':hover') || root.contains(document.activeElement);
  const advance = () => {
    if (!isPaused() && !isWatched() && !document.hidden && !isMotionReduced()) next?.click();
  };
  const toggle = () => {
    const willPause = !isPaused();
    pause?.setAttribute('aria-pressed', String(willPause));
    live?.setAttribute('aria-live', willPause ? 'polite' : 'off');
  };
  const timer = setInterval(advance, SLIDE_MS);
  pause?.addEventListener('click', toggle);
  return () => {
    clearInterval(timer);
    pause?.removeEventListener('click', toggle);
  };
}

const SLIDE_MS = 4000;
