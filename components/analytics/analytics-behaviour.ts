import { identifyStoredUser } from '@/lib/analytics/identify-stored-user';
import { loadTagManager } from '@/lib/analytics/load-tag-manager';
import { track } from '@/lib/analytics/track';
import { trackLogin } from '@/lib/analytics/track-login';
import { trackViewItem } from '@/lib/analytics/track-view-item';
import type { FormName, LeadFormName } from '@/lib/leads/form-definition';

/**
 * What the page tells its data layer by itself: who the stored user is, the product that it shows, each accepted lead
 * and each sign-in. The tag manager is loaded where it is configured and the visitor has said yes before. Safe to attach twice.
 */
export function analyticsBehaviour(root: HTMLElement): () => void {
  const { consent, tagManager } = root.dataset;
  void identifyStoredUser();
  trackViewItem(root);
  if (consent === 'granted' && tagManager) loadTagManager(tagManager);
  root.addEventListener('form-accepted', onFormAccepted);
  return () => root.removeEventListener('form-accepted', onFormAccepted);
}

/** The server has the form. An account form's answer says whose it was; of a lead, only which form is told. */
function onFormAccepted(event: Event): void {
  if (!(event instanceof CustomEvent) || !(event.target instanceof Element)) return;
  const form = event.target.id;
  if (isLeadForm(form)) track({ event: 'generate_lead', form });
  else if (form in ACCOUNT_FORMS) reportLogin(event.detail);
}

function reportLogin(answer: unknown): void {
  const id = readField(readField(answer, 'user'), 'id');
  if (typeof id === 'string') trackLogin(id);
}

function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function isLeadForm(form: string): form is LeadFormName {
  return Object.hasOwn(LEAD_FORMS, form);
}

// Records, so that a new form name does not pass by unnoticed.
const LEAD_FORMS = {
  'christmas-in-july-form': true,
  'landing-form': true,
  'contact-form': true,
  'consultation-form': true,
  'questionnaire-form': true,
  'newsletter-form': true,
} satisfies Record<LeadFormName, true>;

const ACCOUNT_FORMS = {
  'signin-form': true,
  'signup-form': true,
} satisfies Record<Exclude<FormName, LeadFormName>, true>;
