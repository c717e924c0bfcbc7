import { defineSlot } from '#engine/page';
import { AccountScreen } from '@/components/account/account-screen';
import { Island } from '@/components/islands/island';
import { ButtonLink } from '@/components/ui/button';
import { accountPages, passwordForms } from '@/content/account';
import { formMessages } from '@/content/form-messages';
import { findResetAccount } from '@/lib/accounts/set-password';
import type { FormAttempt } from '@/lib/forms/schema';
import { routes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

/** Where the link in the mail leads: opening it changes nothing, so a mail scanner may. */
export const ResetSlot = defineSlot<{ secret: string; isLive: boolean }>({
  name: 'reset',
  perRequest: true,
  load: async ({ params }) => {
    const secret = params.get('token') ?? '';
    return { secret, isLive: (await findResetAccount(secret, getSite())) !== null };
  },
  Part: ({ visit }) => {
    const { dead, lede } = accountPages.reset;
    if (!visit?.isLive)
      return (
        <AccountScreen title={dead.title} lede={dead.text}>
          <ButtonLink href={routes.forgotPassword()} block>
            {dead.action}
          </ButtonLink>
        </AccountScreen>
      );
    return (
      <AccountScreen title={passwordForms['reset-password'].title} lede={lede}>
        <ResetForm secret={visit.secret} />
      </AccountScreen>
    );
  },
});

export const ResetForm = defineSlot<FormAttempt, { secret: string }>({
  name: 'reset-password',
  Part: ({ secret, visit }) => (
    <Island
      name="password-form"
      form="reset-password"
      definition={passwordForms['reset-password']}
      action={routes.accountAction('reset-password')}
      showPasswords={accountPages.showPasswords}
      tooLong={formMessages.tooLong}
      attempt={visit}
    >
      <input type="hidden" name="token" value={secret} />
    </Island>
  ),
});
