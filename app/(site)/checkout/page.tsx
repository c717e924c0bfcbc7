import type { Metadata } from 'next';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { CheckoutSlot } from './checkout.slot';
import { page } from './record';

export function generateMetadata(): Metadata {
  return pageMetadata({ ...page, noindex: true });
}

export default function CheckoutPage() {
  return <CheckoutSlot />;
}
