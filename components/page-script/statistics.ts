import { hideConsentBar } from '@/components/consent/consent-question';
import { loadTagManager, applyConsent, CONSENT_KEY, isConsentAnswer } from '@/lib/analytics/consent';
import { identifyStoredUser, track, trackViewItem } from '@/lib/analytics/track';
import { LEAD_FORM_NAMES } from '@/lib/forms/define';
import { readStored } from '@/lib/site/browser';
import { startSteppingAside } from './step-aside';
import { startVisit, tellShown } from './visit';

/**
 * What the page tells its data layer by itself: who the stored user is, the product that it shows and each accepted
 * lead. The tag manager is loaded where it is configured and the visitor has said yes before. An answer given in
 * another tab holds here too, and one given on another page when Back brings this one out of the browser's memory. Where the visit came from is carried on in any case, because it is kept nowhere.
 */
export function startStatistics(): void {
  const root = document.documentElement;
  const { consent, tagManager } = root.dataset;
  void identifyStoredUser();
  trackViewItem(root);
  if (consent === 'granted' && tagManager) loadTagManager(tagManager);
  root.addEventListener('form-accepted', onFormAccepted);
  addEventListener('storage', onStorage);
  addEventListener('pageshow', recallAnswer);
  recallAnswer();
  startSteppingAside();
  startVisit();
  tellShown();
}

function onStorage({ key }: StorageEvent): void {
  if (key === CONSENT_KEY) recallAnswer();
}

/** Does as the remembered answer says where the page does not yet. */
function recallAnswer(): void {
  const answer = readStored(CONSENT_KEY);
  if (!isConsentAnswer(answer) || answer === document.documentElement.dataset['consent']) return;
  hideConsentBar();
  applyConsent(answer);
}

/** The server has the form: of a lead, only which form is told. The page after a sign-in tells of that. */
function onFormAccepted(event: Event): void {
  if (!(event instanceof CustomEvent) || !(event.target instanceof Element)) return;
  const { id } = event.target;
  const form = LEAD_FORM_NAMES.find(name => name === id);
  if (form) track({ event: 'generate_lead', form });
}
