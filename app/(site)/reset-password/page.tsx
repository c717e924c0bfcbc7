import type { Metadata } from 'next';
import { accountPages } from '@/content/account';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { ResetSlot } from './reset.slot';

export function generateMetadata(): Metadata {
  return pageMetadata({
    ...accountPages.reset.meta,
    path: routes.resetPassword(),
    noindex: true,
    hasSecretAddress: true,
  });
}

export default function ResetPasswordPage() {
  return <ResetSlot />;
}
