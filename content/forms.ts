import type { FormDefinitions, LeadFormName } from '@/lib/leads/form-definition';
import { authForms } from './auth-forms';
import { questionnaireForm } from './questionnaire-form';
import { formMessages } from './form-messages';
import { leadForms } from './lead-forms';
import { promotion } from './promotion';

/**
 * Every form that `POST /` takes: fields in the order shown, with the specified names and messages
 * (docs/product/forms.md).
 */
export const forms = {
  ...leadForms,
  'questionnaire-form': questionnaireForm,
  ...authForms,
} as const satisfies FormDefinitions;

/** The panel that takes the promotion form's place (docs/product/forms.md#messages). */
const promotionSteps = [
  `We contact you within ${promotion.contactWithinHours} hours`,
  'We have a quick consultation call',
  'We start building your website',
  `You launch with ${promotion.seoDays} days of Local SEO`,
] as const;

const waitingList = forms['contact-form'].successWhen;
const promotionFull = forms['christmas-in-july-form'].successWhen;

/** One page per key at `/thanks/{key}`: where a plain HTML post ends up. */
export const thanks = {
  'christmas-in-july-form': { ...forms['christmas-in-july-form'].success, steps: promotionSteps },
  'christmas-in-july-form-late': { title: 'Thank You', message: formMessages.lateSuccess, steps: [] },
  'christmas-in-july-form-waiting-list': {
    title: promotionFull.title,
    message: promotionFull.message,
    steps: [],
  },
  'landing-form': { ...forms['landing-form'].success, steps: [] },
  'contact-form': { ...forms['contact-form'].success, steps: [] },
  'contact-form-waiting-list': { title: waitingList.title, message: waitingList.message, steps: [] },
  'consultation-form': { ...forms['consultation-form'].success, steps: [] },
  'questionnaire-form': { ...forms['questionnaire-form'].success, steps: [] },
  'newsletter-form': { ...forms['newsletter-form'].success, steps: [] },
} as const satisfies Record<
  | LeadFormName
  | 'christmas-in-july-form-late'
  | 'christmas-in-july-form-waiting-list'
  | 'contact-form-waiting-list',
  { title: string; message: string; steps: readonly string[] }
>;
