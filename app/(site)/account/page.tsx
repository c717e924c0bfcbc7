import type { Metadata } from 'next';
import { accountPages } from '@/content/account';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { AccountSlot } from './account.slot';

export function generateMetadata(): Metadata {
  return pageMetadata({ ...accountPages.account.meta, path: routes.account(), noindex: true });
}

export default function AccountPage() {
  return <AccountSlot />;
}
