/** Shows the question about statistics. `opener`, who asked for it, gets the focus back when it is closed. */
export function openConsentBar(opener: HTMLElement): void {
  askedBy = opener;
  document.documentElement.dataset['consentOpen'] = '';
  consentBar()?.focus({ preventScroll: true });
}

/** Hides it, and puts the focus where it came from, or into the page's content. */
export function closeConsentBar(): void {
  hideConsentBar();
  const place = askedBy ?? document.querySelector<HTMLElement>('main');
  place?.focus({ preventScroll: true });
  askedBy = null;
}

/** Hides it and leaves the focus alone. The head script and the styles know the attribute as well. */
export function hideConsentBar(): void {
  delete document.documentElement.dataset['consentOpen'];
}

/** Whether a visitor brought it back: it then goes away by Escape, and without an answer. */
export function isConsentBarOpen(): boolean {
  return askedBy !== null;
}

export function consentBar(): HTMLElement | null {
  return document.querySelector('[data-consent-bar]');
}

let askedBy: HTMLElement | null = null;
