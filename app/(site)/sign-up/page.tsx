import type { Metadata } from 'next';
import { AccountScreen } from '@/components/account/account-screen';
import { LegalNotice } from '@/components/account/legal-notice';
import { Island } from '@/components/islands/island';
import { TextLink } from '@/components/ui/text-link';
import { accountPages, accountTexts } from '@/content/account';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({ ...accountPages.signUp.meta, path: routes.signUp(), noindex: true });
}

export default function SignUpPage() {
  const { title, lede, other, passwordHint, refused, notice } = accountPages.signUp;
  const { failedTitle, failed } = accountTexts.signUp;
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
      <Island
        name="auth-form"
        form="signup-form"
        words={{
          failed,
          failedTitle,
          refused,
          showPasswords: accountPages.showPasswords,
          hint: passwordHint,
        }}
        next={routes.account()}
      >
        <LegalNotice words={{ ...accountPages.legal, text: notice }} />
      </Island>
    </AccountScreen>
  );
}
