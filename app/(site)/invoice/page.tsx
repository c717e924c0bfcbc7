import type { Metadata } from 'next';
import { invoicePage } from '@/content/billing';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { serverRoutes } from '@/lib/site/routes';
import { InvoiceSlot } from './invoice.slot';

export function generateMetadata(): Metadata {
  return pageMetadata({
    ...invoicePage.meta,
    path: serverRoutes.invoice(),
    noindex: true,
    hasSecretAddress: true,
  });
}

export default function InvoicePage() {
  return <InvoiceSlot />;
}
