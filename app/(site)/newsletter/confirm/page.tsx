import type { Metadata } from 'next';
import { newsletterPages } from '@/content/newsletter';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { ConfirmSlot } from './confirm.slot';

export function generateMetadata(): Metadata {
  const { meta } = newsletterPages.confirm;
  return pageMetadata({ ...meta, path: routes.newsletterConfirm(), noindex: true, hasSecretAddress: true });
}

export default function NewsletterConfirmPage() {
  return <ConfirmSlot />;
}
