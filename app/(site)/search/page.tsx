import type { Metadata } from 'next';
import { shopMarkup } from '@/components/drawings/shop';
import { Island } from '@/components/islands/island';
import { searchWords } from '@/content/search';
import { routes } from '@/lib/routes';
import { answerQuery } from '@/lib/search/answer-query';
import { readSearchQuery } from '@/lib/search/read-search-query';
import { resultPageOf } from '@/lib/search/result-page';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { getSearchDeps } from '@/lib/services';

export function generateMetadata(): Metadata {
  const { metaTitle: title, metaDescription: description } = searchWords;
  return pageMetadata({ title, description, path: routes.search(), noindex: true });
}

/** The first results of `?q=`, or the first `?show=`, of one `?type=` or of all. Rendered on the server, so it needs no script. */
export default async function SearchPage({ searchParams }: SearchPageProps) {
  const asked = readSearchQuery(await searchParams);
  const { query } = asked;
  const answer = await answerQuery(query, getSearchDeps());
  const shown = { ...asked, answer: answer && resultPageOf(answer, asked) };
  const searched =
    answer && query !== '' ? JSON.stringify({ query, found: answer.results.length }) : undefined;
  const picture = shopMarkup({ shop: 'vacant', lone: 'search' });
  return (
    <section className="bg-paper">
      <div data-searched={searched} className="wrap py-[clamp(36px,5vw,84px)]">
        <h1 className="mb-8">{searchWords.title}</h1>
        <Island name="search-results" {...shown}>
          <div className="contents" dangerouslySetInnerHTML={{ __html: picture }} />
        </Island>
      </div>
    </section>
  );
}

type SearchPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };
