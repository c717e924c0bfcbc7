import type { Metadata } from 'next';
import { SearchBox } from '@/components/search/search-box';
import { SearchResults } from '@/components/search/search-results';
import { searchTypes, searchWords } from '@/content/search';
import { routes } from '@/lib/routes';
import type { SearchType } from '@/lib/search/search-document';
import { answerQuery } from '@/lib/search/answer-query';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { getSearchDeps } from '@/lib/services';

export function generateMetadata(): Metadata {
  const { metaTitle: title, metaDescription: description } = searchWords;
  return pageMetadata({ title, description, path: routes.search(), noindex: true });
}

/** The results of `?q=`, of one `?type=` or of all. Rendered on the server, so it needs no script. */
export default async function SearchPage({ searchParams }: SearchPageProps) {
  const { q, type } = await searchParams;
  const answer = await answerQuery(first(q), getSearchDeps());
  return (
    <section className="bg-paper">
      <div className="wrap py-[clamp(36px,5vw,84px)]">
        <h1 className="mb-8">{searchWords.title}</h1>
        <SearchBox query={answer?.query ?? ''} />
        <div className="mt-10">
          {!answer?.query ? null : <SearchResults answer={answer} type={findType(first(type))} />}
        </div>
      </div>
    </section>
  );
}

function findType(asked: string): SearchType | null {
  return searchTypes.find(({ id }) => id === asked)?.id ?? null;
}

function first(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

type SearchPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };
