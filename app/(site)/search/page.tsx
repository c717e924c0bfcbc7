import type { Metadata } from 'next';
import { searchWords } from '@/content/search';
import { routes } from '@/lib/routes';
import { getSearchDeps } from '@/lib/search-services';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { findShownSearch, SearchScreen } from './search-screen';

export function generateMetadata(): Metadata {
  const { metaTitle: title, metaDescription: description } = searchWords;
  return pageMetadata({ title, description, path: routes.search(), noindex: true });
}

/** The first results of `?q=`, or the first `?show=`, of one `?type=` or of all. In production its frame alone is made here: app/screens.tsx. */
export default async function SearchPage({ searchParams }: SearchPageProps) {
  return <SearchScreen {...await findShownSearch(await searchParams, getSearchDeps())} />;
}

type SearchPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };
