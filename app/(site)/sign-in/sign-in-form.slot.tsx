import { defineSlot } from '#engine/page';
import { LegalNotice } from '@/components/account/legal-notice';
import { Island } from '@/components/islands/island';
import { accountPages, accountTexts } from '@/content/account';
import type { FormAttempt } from '@/lib/forms/schema';
import { routes } from '@/lib/site/routes';

export const SignInForm = defineSlot<FormAttempt>({
  name: 'signin-form',
  Part: ({ visit }) => {
    const { refused, notice, ...words } = accountPages.signIn;
    const passkey = {
      label: words.passkey,
      unknown: words.passkeysUnknown,
      declined: words.noPasskey,
    };
    const { showPasswords, legal } = accountPages;
    const help = { href: routes.forgotPassword(), label: words.reset };
    return (
      <Island
        name="auth-form"
        form="signin-form"
        words={{ ...accountTexts.signIn, refused, showPasswords, passkey, help }}
        next={routes.account()}
        attempt={visit}
      >
        {/* Filled when the page comes back with an error; before that its own address says it. */}
        <input type="hidden" name="next" value={visit?.values['next']} />
        <LegalNotice words={{ ...legal, text: notice }} />
      </Island>
    );
  },
});
