import type { FormDefinitions } from '@/lib/leads/form-definition';
import { authForms } from './auth-forms';
import { questionnaireForm } from './questionnaire-form';
import { leadForms } from './lead-forms';

/**
 * Every form that `POST /` takes: fields in the order shown, with the specified names and messages
 * (docs/product/forms.md).
 */
export const forms = {
  ...leadForms,
  'questionnaire-form': questionnaireForm,
  ...authForms,
} as const satisfies FormDefinitions;
