import type { Metadata } from 'next';
import { AccountScreen } from '@/components/account/account-screen';
import { Island } from '@/components/islands/island';
import { TextLink } from '@/components/ui/text-link';
import { accountPages, passwordForms } from '@/content/account';
import { formMessages } from '@/content/form-messages';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({ ...accountPages.forgot.meta, path: routes.forgotPassword(), noindex: true });
}

export default function ForgotPasswordPage() {
  const definition = passwordForms['forgot-password'];
  return (
    <AccountScreen
      title={definition.title}
      lede={accountPages.forgot.lede}
      below={
        <p>
          <TextLink href={routes.signIn()}>{accountPages.forgot.back}</TextLink>
        </p>
      }
    >
      <Island
        name="password-form"
        form="forgot-password"
        definition={definition}
        action={routes.accountAction('forgot-password')}
        showPasswords={accountPages.showPasswords}
        tooLong={formMessages.tooLong}
      />
    </AccountScreen>
  );
}
