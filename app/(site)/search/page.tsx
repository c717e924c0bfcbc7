import type { Metadata } from 'next';
import { searchWords } from '@/content/search';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { SearchSlot } from './search.slot';

export function generateMetadata(): Metadata {
  const { metaTitle: title, metaDescription: description } = searchWords;
  return pageMetadata({ title, description, path: routes.search(), noindex: true });
}

export default function SearchPage() {
  return <SearchSlot />;
}
