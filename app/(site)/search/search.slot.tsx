import { defineSlot } from '#engine/page';
import { shopMarkup } from '@/components/drawings/shop';
import { Island } from '@/components/islands/island';
import { searchWords } from '@/content/search';
import { getSearchDeps } from '@/lib/search-services';
import { answerQuery } from '@/lib/search/answer-query';
import { readSearchAddress, type SearchRequest } from '@/lib/search/read-search-query';
import { resultPageOf, type ResultPage } from '@/lib/search/result-page';

/** The first results of `?q=`, or the first `?show=`, of one `?type=` or of all. Complete without a script. */
export const SearchSlot = defineSlot<Search>({
  name: 'search',
  perRequest: true,
  load: async ({ params }) => {
    const asked = readSearchAddress(params);
    const answer = await answerQuery(asked.query, getSearchDeps());
    return { asked, answer: answer && resultPageOf(answer, asked), found: answer?.results.length };
  },
  Part: ({ visit }) => {
    if (!visit) return null;
    const { asked, answer, found } = visit;
    const isSearched = found !== undefined && asked.query !== '';
    return (
      <section className="bg-paper">
        <div
          data-searched={isSearched ? JSON.stringify({ query: asked.query, found }) : undefined}
          className="wrap py-[clamp(36px,5vw,84px)]"
        >
          <h1 className="mb-8">{searchWords.title}</h1>
          <Island name="search-results" {...asked} answer={answer}>
            <div
              className="contents"
              dangerouslySetInnerHTML={{ __html: shopMarkup({ shop: 'vacant', lone: 'search' }) }}
            />
          </Island>
        </div>
      </section>
    );
  },
});

/** `found`: how many results there are; undefined when nothing was searched for. */
type Search = { asked: SearchRequest; answer: ResultPage | null; found: number | undefined };
