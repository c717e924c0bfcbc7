import { store } from '@/lib/site/browser';
import { toScriptJson } from '@/lib/site/text';
import { forgetHeldEvents, pushToDataLayer, releaseHeldEvents } from './data-layer';
import { isTagFree, isTagManagerId, TAG_MANAGER_ORIGIN } from './tag-manager';

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

/**
 * Loads the tag manager, once a page. Only for visitors who have said yes, and never on a page of `isTagFree`, whose
 * policy refuses it: its tags send on the whole address of the page, and a receipt's key or a mailed link's token opens
 * an order or an account.
 */
export function loadTagManager(id: string): void {
  if (!isTagManagerId(id) || isTagManagerLoaded() || isTagFree(location.pathname)) return;
  pushToDataLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
  releaseHeldEvents();
  const script = document.createElement('script');
  script.async = true;
  script.src = `${TAG_MANAGER_ORIGIN}/gtm.js?id=${id}`;
  script.dataset['tagManagerScript'] = '';
  document.head.append(script);
}

export function isTagManagerLoaded(): boolean {
  return document.querySelector('script[data-tag-manager-script]') !== null;
}

/**
 * The first script of every page: it makes the data layer and says no to everything in it (Consent Mode v2) before
 * anything else can push. Then it writes the state of consent to `data-consent`: `off` while no tag manager
 * is configured, `signal` under Global Privacy Control, the remembered `granted` or `denied`, else `ask`, which
 * opens the bar. Without storage the answer is no, or every page would ask. In a page that is rendered before the click,
 * consent is read when the page is shown: it may have been given meanwhile.
 */
export function consentScript(tagManagerId: string | null): string {
  return `(${SOURCE})(document.documentElement.dataset,${toScriptJson(tagManagerId ?? '')});`;
}

const SOURCE = `function(data,tags){
var layer=window.dataLayer=window.dataLayer||[],answer;
function gtag(){layer.push(arguments)}
gtag('consent','default',{ad_storage:'denied',ad_user_data:'denied',ad_personalization:'denied',analytics_storage:'denied'});
function ask(){try{answer=localStorage.getItem('${CONSENT_KEY}')}catch(error){answer='denied'}
data.consent=!tags?'off':navigator.globalPrivacyControl?'signal':answer==='granted'||answer==='denied'?answer:'ask';
if(tags)data.tagManager=tags;
if(data.consent==='ask')data.consentOpen='';
if(data.consent==='granted')gtag('consent','update',{analytics_storage:'granted'})}
document.prerendering?document.addEventListener('prerenderingchange',ask):ask()}`;
