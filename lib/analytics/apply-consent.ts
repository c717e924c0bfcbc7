import { forgetHeldEvents, pushToDataLayer } from './data-layer';
import { isTagManagerLoaded, loadTagManager } from './load-tag-manager';
import { store } from '@/lib/site/browser';

/** Remembers the visitor's answer and does as it says. Where storage is switched off it holds for this page only. */
export function answerConsent(answer: ConsentAnswer): void {
  store(CONSENT_KEY, answer);
  applyConsent(answer);
}

/**
 * Does as the answer says, on this page, where the question stands at all. A yes is for statistics: advertising stays
 * denied. After a no the counting code cannot be taken out of a page that has it, so such a page is loaded again without
 * it; browsers keep what was typed.
 */
export function applyConsent(answer: ConsentAnswer, reload = () => location.reload()): void {
  const { dataset } = document.documentElement;
  if (dataset['tagManager'] === undefined || dataset['consent'] === 'signal') return;
  dataset['consent'] = answer;
  sendCommand('consent', 'update', { analytics_storage: answer });
  if (answer === 'granted') {
    loadTagManager(dataset['tagManager']);
    return;
  }
  forgetAnalyticsCookies();
  forgetHeldEvents();
  if (isTagManagerLoaded()) reload();
}

/** Where the visitor's answer is remembered: `granted` or `denied`. */
export const CONSENT_KEY = 'cookie-choice';

export type ConsentAnswer = 'granted' | 'denied';

export function isConsentAnswer(value: unknown): value is ConsentAnswer {
  return value === 'granted' || value === 'denied';
}

/** A command of Consent Mode. The tag manager knows commands by being an `arguments` object, not an array. */
function sendCommand(..._command: unknown[]): void {
  pushToDataLayer(arguments);
}

/** Deletes the statistics cookies that a yes has let in (`_ga…`), on this host and each domain above it. */
function forgetAnalyticsCookies(): void {
  const names = document.cookie.split(';').map(cookie => cookie.split('=', 1).join('').trim());
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_label, index) => `;domain=${labels.slice(index).join('.')}`)];
  for (const name of names.filter(name => name.startsWith('_ga'))) {
    for (const domain of domains) document.cookie = `${name}=;path=/;max-age=0${domain}`;
  }
}
