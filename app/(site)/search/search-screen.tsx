import { shopMarkup } from '@/components/drawings/shop';
import { Island } from '@/components/islands/island';
import { searchWords } from '@/content/search';
import { answerQuery } from '@/lib/search/answer-query';
import type { SearchDeps } from '@/lib/search/ports';
import { readSearchQuery, type SearchRequest } from '@/lib/search/read-search-query';
import { resultPageOf, type ResultPage } from '@/lib/search/result-page';

/** Searches for what an address asks for. */
export async function findShownSearch(params: SearchParams, deps: SearchDeps): Promise<ShownSearch> {
  const asked = readSearchQuery(params);
  const answer = await answerQuery(asked.query, deps);
  return {
    asked,
    answer: answer && resultPageOf(answer, asked),
    searched:
      answer && asked.query !== ''
        ? JSON.stringify({ query: asked.query, found: answer.results.length })
        : undefined,
  };
}

/** The page between the site's header and footer. Complete without a script. */
export function SearchScreen({ asked, answer, searched }: ShownSearch) {
  const picture = shopMarkup({ shop: 'vacant', lone: 'search' });
  return (
    <section className="bg-paper">
      <div data-searched={searched} className="wrap py-[clamp(36px,5vw,84px)]">
        <h1 className="mb-8">{searchWords.title}</h1>
        <Island name="search-results" {...asked} answer={answer}>
          <div className="contents" dangerouslySetInnerHTML={{ __html: picture }} />
        </Island>
      </div>
    </section>
  );
}

type SearchParams = Parameters<typeof readSearchQuery>[0];

type ShownSearch = { asked: SearchRequest; answer: ResultPage | null; searched: string | undefined };
