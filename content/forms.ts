import { authForms } from '@/content/auth-forms';
import { checkupForm } from '@/content/checkup';
import { leadForms } from '@/content/lead-forms';
import { questionnaireForm } from '@/content/questionnaire-form';
import type { FormDefinitions } from '@/lib/forms/define';

/**
 * Every form that `POST /` takes: fields in the order shown, with the specified names and messages
 * (docs/product/forms.md).
 */
export const forms = {
  ...leadForms,
  'questionnaire-form': questionnaireForm,
  ...authForms,
  'checkup-form': checkupForm,
} as const satisfies FormDefinitions;
