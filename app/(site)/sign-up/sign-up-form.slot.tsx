import { defineSlot } from '#engine/page';
import { LegalNotice } from '@/components/account/legal-notice';
import { Island } from '@/components/islands/island';
import { accountPages, accountTexts } from '@/content/account';
import type { FormAttempt } from '@/lib/forms/schema';
import { routes } from '@/lib/site/routes';

export const SignUpForm = defineSlot<FormAttempt>({
  name: 'signup-form',
  Part: ({ visit }) => {
    const { passwordHint: hint, refused, notice } = accountPages.signUp;
    const { showPasswords, legal } = accountPages;
    return (
      <Island
        name="auth-form"
        form="signup-form"
        words={{ ...accountTexts.signUp, refused, showPasswords, hint }}
        next={routes.account()}
        attempt={visit}
      >
        <LegalNotice words={{ ...legal, text: notice }} />
      </Island>
    );
  },
});
