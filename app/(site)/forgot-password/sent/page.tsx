import type { Metadata } from 'next';
import { AccountScreen } from '@/components/account/account-screen';
import { TextLink } from '@/components/ui/text-link';
import { accountPages, passwordForms } from '@/content/account';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';

export function generateMetadata(): Metadata {
  return pageMetadata({ ...accountPages.forgotSent.meta, path: routes.forgotPasswordSent(), noindex: true });
}

/** The same for every address, known or not. */
export default function ForgotPasswordSentPage() {
  const { title, message } = passwordForms['forgot-password'].success;
  const { help, again } = accountPages.forgotSent;
  return (
    <AccountScreen title={title} lede={message}>
      <p>{help}</p>
      <p className="mt-4">
        <TextLink href={routes.forgotPassword()}>{again}</TextLink>
      </p>
    </AccountScreen>
  );
}
