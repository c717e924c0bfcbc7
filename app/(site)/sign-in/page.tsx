import type { Metadata } from 'next';
import { AccountScreen } from '@/components/account/account-screen';
import { LegalNotice } from '@/components/account/legal-notice';
import { Island } from '@/components/islands/island';
import { TextLink } from '@/components/ui/text-link';
import { accountPages, accountTexts } from '@/content/account';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { page } from './record';

export function generateMetadata(): Metadata {
  return pageMetadata({ ...page, noindex: true });
}

export default function SignInPage() {
  const { title, lede, forgot, other, refused, notice } = accountPages.signIn;
  const { failedTitle, failed } = accountTexts.signIn;
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
      <Island
        name="auth-form"
        form="signin-form"
        words={{
          failed,
          failedTitle,
          refused,
          showPasswords: accountPages.showPasswords,
        }}
        next={routes.account()}
      >
        {/* Filled when the page comes back with an error; before that its own address says it. */}
        <input type="hidden" name="next" />
        <LegalNotice words={{ ...accountPages.legal, text: notice }} />
      </Island>
    </AccountScreen>
  );
}
