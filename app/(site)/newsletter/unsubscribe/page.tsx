import type { Metadata } from 'next';
import { newsletterPages } from '@/content/newsletter';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { LeaveSlot } from './leave.slot';

export function generateMetadata(): Metadata {
  const { meta } = newsletterPages.unsubscribe;
  return pageMetadata({ ...meta, path: routes.newsletterLeave(), noindex: true, hasSecretAddress: true });
}

export default function NewsletterLeavePage() {
  return <LeaveSlot />;
}
