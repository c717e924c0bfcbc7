/**
 * Fills a countdown's figures every second until the promotion's end (which the head script wrote on the page), then
 * leaves them at zero. Safe to attach twice: both write the same figures.
 */
export function countdownBehaviour(element: HTMLElement): () => void {
  const slots = Array.from(element.querySelectorAll<HTMLElement>('[data-unit]'));
  const tick = () => {
    const left = timeLeft(Number(document.documentElement.dataset.promoEnd ?? '0'), Date.now());
    for (const slot of slots) {
      const value = left[slot.dataset.unit ?? ''];
      if (value !== undefined) slot.textContent = String(value).padStart(2, '0');
    }
  };
  tick();
  const timer = setInterval(tick, TICK_MS);
  return () => clearInterval(timer);
}

/** What remains until `end`, never below zero. */
export function timeLeft(end: number, now: number): Record<string, number> {
  const seconds = Math.max(0, Math.floor((end - now) / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

const TICK_MS = 1000;
