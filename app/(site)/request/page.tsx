import type { Metadata } from 'next';
import { requestPage } from '@/content/requests';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { RequestSlot } from './request.slot';

export function generateMetadata(): Metadata {
  return pageMetadata({
    ...requestPage.meta,
    path: routes.request(),
    noindex: true,
    hasSecretAddress: true,
  });
}

export default function RequestPage() {
  return <RequestSlot />;
}
