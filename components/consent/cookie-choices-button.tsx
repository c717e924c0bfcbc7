'use client';

import { consent } from '@/content/consent';
import { openConsentBar } from './consent-question';

/** Brings the question about statistics back. Needs a script; without scripts there is nothing to choose. */
export function CookieChoicesButton() {
  return (
    <button
      type="button"
      data-cookie-choices
      data-js-only
      className="footer-button"
      onClick={event => openConsentBar(event.currentTarget)}
    >
      {consent.label}
    </button>
  );
}
