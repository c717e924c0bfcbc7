import type { Metadata } from 'next';
import { paymentLinkPage } from '@/content/payment-links';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { serverRoutes } from '@/lib/site/routes';
import { PayLinkSlot } from './pay.slot';

export function generateMetadata(): Metadata {
  return pageMetadata({
    ...paymentLinkPage.meta,
    path: serverRoutes.pay(),
    noindex: true,
    hasSecretAddress: true,
  });
}

export default function PayPage() {
  return <PayLinkSlot />;
}
