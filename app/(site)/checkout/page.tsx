import type { Metadata } from 'next';
import { checkout } from '@/content/checkout';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { CheckoutSlot } from './checkout.slot';

export function generateMetadata(): Metadata {
  return pageMetadata({ ...checkout.meta, path: routes.checkout(), noindex: true });
}

export default function CheckoutPage() {
  return <CheckoutSlot />;
}
