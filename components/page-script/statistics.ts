import { hideConsentBar } from '@/components/consent/consent-question';
import { identifyStoredUser } from '@/lib/analytics/identify-stored-user';
import { loadTagManager } from '@/lib/analytics/load-tag-manager';
import { track } from '@/lib/analytics/track';
import { trackViewItem } from '@/lib/analytics/track-view-item';
import { applyConsent, isConsentAnswer } from '@/lib/consent/apply-consent';
import { CONSENT_KEY } from '@/lib/consent/consent-key';
import type { LeadFormName } from '@/lib/leads/form-definition';
import { startSteppingAside } from './step-aside';

/**
 * What the page tells its data layer by itself: who the stored user is, the product that it shows and each accepted
 * lead. The tag manager is loaded where it is configured and the visitor has said yes before. An answer given in
 * another tab holds here too.
 */
export function startStatistics(): void {
  const root = document.documentElement;
  const { consent, tagManager } = root.dataset;
  void identifyStoredUser();
  trackViewItem(root);
  if (consent === 'granted' && tagManager) loadTagManager(tagManager);
  root.addEventListener('form-accepted', onFormAccepted);
  addEventListener('storage', onStorage);
  startSteppingAside();
}

function onStorage({ key, newValue }: StorageEvent): void {
  if (key !== CONSENT_KEY || !isConsentAnswer(newValue)) return;
  hideConsentBar();
  applyConsent(newValue);
}

/** The server has the form: of a lead, only which form is told. The page after a sign-in tells of that. */
function onFormAccepted(event: Event): void {
  if (!(event instanceof CustomEvent) || !(event.target instanceof Element)) return;
  const form = event.target.id;
  if (isLeadForm(form)) track({ event: 'generate_lead', form });
}

function isLeadForm(form: string): form is LeadFormName {
  return Object.hasOwn(LEAD_FORMS, form);
}

// A record, so that a new form name does not pass by unnoticed.
const LEAD_FORMS = {
  'christmas-in-july-form': true,
  'landing-form': true,
  'contact-form': true,
  'consultation-form': true,
  'questionnaire-form': true,
  'newsletter-form': true,
} satisfies Record<LeadFormName, true>;
