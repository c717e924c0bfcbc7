import type { Metadata } from 'next';
import { defineSlot } from '#engine/page';
import { AccountScreen } from '@/components/account/account-screen';
import { Island } from '@/components/islands/island';
import { ButtonLink } from '@/components/ui/button';
import { accountPages, passwordForms } from '@/content/account';
import { formMessages } from '@/content/form-messages';
import { findResetAccount } from '@/lib/accounts/set-password';
import type { FormAttempt } from '@/lib/forms/schema';
import { routes } from '@/lib/site/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Metadata {
  return pageMetadata({
    ...accountPages.reset.meta,
    path: routes.resetPassword(),
    noindex: true,
    hasSecretAddress: true,
  });
}

/** Where the link in the mail leads: opening it changes nothing, so a mail scanner may. */
export default async function ResetPasswordPage({ searchParams }: ResetPasswordPageProps) {
  const { token } = await searchParams;
  const secret = typeof token === 'string' ? token : '';
  const account = await findResetAccount(secret, getSite());
  const { dead, lede } = accountPages.reset;
  if (!account)
    return (
      <AccountScreen title={dead.title} lede={dead.text}>
        <ButtonLink href={routes.forgotPassword()} block>
          {dead.action}
        </ButtonLink>
      </AccountScreen>
    );
  return (
    <AccountScreen title={passwordForms['reset-password'].title} lede={lede}>
      <ResetForm secret={secret} />
    </AccountScreen>
  );
}

const ResetForm = defineSlot<FormAttempt, { secret: string }>({
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

type ResetPasswordPageProps = { searchParams: Promise<{ token?: string | string[] }> };
