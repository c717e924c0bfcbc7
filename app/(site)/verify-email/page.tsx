import type { Metadata } from 'next';
import { accountPages } from '@/content/account';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { VerifySlot } from './verify.slot';

export function generateMetadata(): Metadata {
  return pageMetadata({
    ...accountPages.verify.meta,
    path: routes.verifyEmail(),
    noindex: true,
    hasSecretAddress: true,
  });
}

export default function VerifyEmailPage() {
  return <VerifySlot />;
}
