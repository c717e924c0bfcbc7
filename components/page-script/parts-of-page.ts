/** Starts the parts that only some pages or visitors need: each is fetched where its element stands. */
export function startPartsOfPage(): void {
  startAt('[data-promotion-clock]', async clock =>
    (await import('./promotion-page')).startPromotionYears(clock),
  );
  startAt('[data-ended-screen]', async screen => (await import('./promotion-page')).startEndedScreen(screen));
  startAt('[data-purchase]', async marker => (await import('./purchase')).startPurchase(marker));
  startStatisticsInTime(document.documentElement.dataset);
}

function startAt(selector: string, start: (element: HTMLElement) => Promise<void>): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector))
    start(element).catch(error => reportError(error));
}

/** At once where the head script has left word that there is something to tell or to ask; else at the first touch. */
function startStatisticsInTime({ consent, consentOpen, user }: DOMStringMap): void {
  const signs = new AbortController();
  const start = () => {
    signs.abort();
    import('./statistics').then(
      ({ startStatistics }) => startStatistics(),
      error => reportError(error),
    );
  };
  if (consent === 'granted' || consentOpen !== undefined || user !== undefined) start();
  else
    for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click', 'scroll'])
      document.addEventListener(type, start, { capture: true, passive: true, signal: signs.signal });
}
