/**
 * Fetches the statistics at once where the head script says that there is something to tell or ask, or the address carries
 * a visit (visit.ts), else at the first touch, or when Back brings the page out of the browser's memory.
 */
export function startStatisticsInTime({ consent, consentOpen, user }: DOMStringMap): void {
  const signs = new AbortController();
  const start = () => {
    signs.abort();
    import('./statistics').then(
      ({ startStatistics }) => startStatistics(),
      error => reportError(error),
    );
  };
  const isCarried = location.hash.includes('~visit=');
  if (consent === 'granted' || consentOpen !== undefined || user !== undefined || isCarried) start();
  else {
    addEventListener('pageshow', ({ persisted }) => persisted && start(), { signal: signs.signal });
    for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click', 'scroll'])
      document.addEventListener(type, start, { capture: true, passive: true, signal: signs.signal });
  }
}
