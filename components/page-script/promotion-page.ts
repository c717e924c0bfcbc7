/**
 * Makes the 'Promotion Has Ended' screen a modal dialog while the promotion is over: focus goes in, and nothing under
 * it can be reached. CSS shows it before any script; this follows the head script's verdict, also when it changes on
 * an open page. A visitor who has begun the lead form by then may finish it.
 */
export function startEndedScreen(dialog: HTMLElement): void {
  if (!(dialog instanceof HTMLDialogElement)) return;
  let hasSeenActive = html.dataset['promo'] === 'active';
  const follow = () => {
    const isEnded = html.dataset['promo'] === 'ended';
    if (!isEnded) hasSeenActive = true;
    if (isEnded && hasSeenActive && isFormBegun()) html.dataset['promoKept'] = '';
    const isShown = isEnded && html.dataset['promoKept'] === undefined;
    if (isShown && !dialog.open) dialog.showModal();
    if (!isShown && dialog.open) dialog.close();
  };
  follow();
  new MutationObserver(follow).observe(html, { attributeFilter: ['data-promo'] });
  dialog.addEventListener('cancel', event => event.preventDefault());
  dialog.addEventListener('close', follow);
}

/** Puts the years inside `clock` right: they are those of the window that the head script found by the visitor's clock. */
export function startPromotionYears(clock: HTMLElement): void {
  const timeZone = clock.dataset['promotionClock'];
  const write = () => {
    const end = Number(html.dataset['promoEnd'] ?? '0');
    if (end === 0) return;
    const year = Number(new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone }).format(end - 1));
    for (const slot of clock.querySelectorAll<HTMLElement>('[data-promo-year]')) {
      const text = String(year + Number(slot.dataset['promoYear']));
      if (slot.textContent !== text) slot.textContent = text;
    }
  };
  write();
  new MutationObserver(write).observe(html, { attributeFilter: ['data-promo-end'] });
}

function isFormBegun(): boolean {
  return Array.from(document.querySelectorAll<HTMLInputElement>(TYPED_IN)).some(({ value }) => value !== '');
}

const html = document.documentElement;
const TYPED_IN = 'main form input:not([type="hidden"], [type="radio"], [type="checkbox"])';
