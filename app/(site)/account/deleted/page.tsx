import type { Metadata } from 'next';
import { AccountScreen } from '@/components/account/account-screen';
import { ForgetScript } from '@/components/account/forget-script';
import { ButtonLink } from '@/components/ui/button';
import { accountPages, passwordForms } from '@/content/account';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';

export function generateMetadata(): Metadata {
  return pageMetadata({ ...accountPages.deleted.meta, path: routes.accountDeleted(), noindex: true });
}

export default function AccountDeletedPage() {
  const { title, message } = passwordForms['delete-account'].success;
  return (
    <AccountScreen title={title} lede={message}>
      <ForgetScript />
      <ButtonLink href={routes.home()} block>
        {accountPages.deleted.home}
      </ButtonLink>
    </AccountScreen>
  );
}
