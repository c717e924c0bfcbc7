/**
 * Fetches what counts a visit: at once where the head script has left word that there is something to tell or to ask,
 * else at the first touch.
 */
export function startStatisticsInTime(): void {
  const { consent, consentOpen, user } = document.documentElement.dataset;
  const signs = new AbortController();
  const start = () => {
    signs.abort();
    import('./statistics').then(({ startStatistics }) => startStatistics(), reportError);
  };
  if (consent === 'granted' || consentOpen !== undefined || user !== undefined) start();
  else
    for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click', 'scroll'])
      document.addEventListener(type, start, { capture: true, passive: true, signal: signs.signal });
}
