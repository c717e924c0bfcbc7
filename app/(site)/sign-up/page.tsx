import type { Metadata } from 'next';
import { AccountScreen } from '@/components/account/account-screen';
import { TextLink } from '@/components/ui/text-link';
import { accountPages } from '@/content/account';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { SignUpForm } from './sign-up-form.slot';

export function generateMetadata(): Metadata {
  return pageMetadata({ ...accountPages.signUp.meta, path: routes.signUp(), noindex: true });
}

export default function SignUpPage() {
  const { title, lede, other } = accountPages.signUp;
  return (
    <AccountScreen
      title={title}
      lede={lede}
      below={
        <p>
          {other.text} <TextLink href={routes.signIn()}>{other.label}</TextLink>
        </p>
      }
    >
      <SignUpForm />
    </AccountScreen>
  );
}
