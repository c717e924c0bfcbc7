import { defineSlot } from '#engine/page';
import { Island } from '@/components/islands/island';
import { accountPages, passwordForms } from '@/content/account';
import { formMessages } from '@/content/form-messages';
import type { FormAttempt } from '@/lib/forms/schema';
import { routes } from '@/lib/site/routes';

export const ForgotForm = defineSlot<FormAttempt>({
  name: 'forgot-password',
  Part: ({ visit }) => (
    <Island
      name="password-form"
      form="forgot-password"
      definition={passwordForms['forgot-password']}
      action={routes.accountAction('forgot-password')}
      showPasswords={accountPages.showPasswords}
      tooLong={formMessages.tooLong}
      attempt={visit}
    />
  ),
});
