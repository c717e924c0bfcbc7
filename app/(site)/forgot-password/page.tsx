import type { Metadata } from 'next';
import { AccountScreen } from '@/components/account/account-screen';
import { TextLink } from '@/components/ui/text-link';
import { accountPages, passwordForms } from '@/content/account';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { ForgotForm } from './forgot-form.slot';

export function generateMetadata(): Metadata {
  return pageMetadata({ ...accountPages.forgot.meta, path: routes.forgotPassword(), noindex: true });
}

export default function ForgotPasswordPage() {
  return (
    <AccountScreen
      title={passwordForms['forgot-password'].title}
      lede={accountPages.forgot.lede}
      below={
        <p>
          <TextLink href={routes.signIn()}>{accountPages.forgot.back}</TextLink>
        </p>
      }
    >
      <ForgotForm />
    </AccountScreen>
  );
}
