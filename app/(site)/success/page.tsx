import type { Metadata } from 'next';
import { checkout } from '@/content/checkout';
import { RECEIPT_ADDRESS_SOURCE } from '@/lib/analytics/receipt-address-script';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { ReceiptSlot } from './receipt.slot';

export function generateMetadata(): Metadata {
  return pageMetadata({
    ...checkout.success.meta,
    path: routes.success(),
    noindex: true,
    hasSecretAddress: true,
  });
}

export default function SuccessPage() {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: RECEIPT_ADDRESS_SOURCE }} />
      <ReceiptSlot />
    </>
  );
}
