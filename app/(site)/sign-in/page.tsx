import type { Metadata } from 'next';
import { AccountScreen } from '@/components/account/account-screen';
import { TextLink } from '@/components/ui/text-link';
import { accountPages } from '@/content/account';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { page } from './record';
import { SignInForm } from './sign-in-form.slot';

export function generateMetadata(): Metadata {
  return pageMetadata({ ...page, noindex: true });
}

export default function SignInPage() {
  const { title, lede, forgot, other } = accountPages.signIn;
  return (
    <AccountScreen
      title={title}
      lede={lede}
      below={
        <>
          <p>
            <TextLink href={routes.forgotPassword()}>{forgot}</TextLink>
          </p>
          <p>
            {other.text} <TextLink href={routes.signUp()}>{other.label}</TextLink>
          </p>
        </>
      }
    >
      <SignInForm />
    </AccountScreen>
  );
}
