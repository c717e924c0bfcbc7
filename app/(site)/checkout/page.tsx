import type { Metadata } from 'next';
import type { SearchParams } from '@/components/checkout/checkout-query';
import { getEnv } from '@/lib/env/server';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { CheckoutScreen } from './checkout-screen';
import { page } from './record';

export function generateMetadata(): Metadata {
  return pageMetadata({ ...page, noindex: true });
}

/** Rendered per request, because the address says what is bought and the page must say it without scripts too. In production its frame alone is made here: app/screens.tsx. */
export default async function CheckoutPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return <CheckoutScreen params={await searchParams} env={getEnv()} />;
}
