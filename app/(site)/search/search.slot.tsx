import { defineSlot } from '#engine/page';
import { shopMarkup } from '@/components/drawings/shop';
import { Island } from '@/components/islands/island';
import { searchWords } from '@/content/search';
import { readSearchAddress, type ResultPage, resultPageOf, type SearchRequest } from '@/lib/search/query';
import { answerQuery } from '@/lib/search/search';
import { isRobot } from '@/lib/site/http/request';
import { getSite } from '@/lib/site/site';
import { getSiteSearch } from './site-search';

/** The first results of `?q=`, or the first `?show=`, of one `?type=` or of all. Complete without a script. */
export const SearchSlot = defineSlot<Search>({
  name: 'search',
  perRequest: true,
  load: async ({ params, headers }) => {
    const request = readSearchAddress(params);
    const by = { isRobot: isRobot(headers.get('user-agent') ?? '') };
    const answer = await answerQuery({ query: request.query, search: getSiteSearch(), ...by }, getSite());
    return { request, answer: answer && resultPageOf(answer, request), resultCount: answer?.results.length };
  },
  Part: ({ visit }) => {
    if (!visit) return null;
    const { request, answer, resultCount } = visit;
    const isSearched = resultCount !== undefined && request.query !== '';
    return (
      <section className="bg-paper">
        <div
          data-searched={isSearched ? JSON.stringify({ query: request.query, resultCount }) : undefined}
          className="wrap py-split"
        >
          <h1 className="mb-8">{searchWords.title}</h1>
          <Island name="search-results" {...request} answer={answer}>
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

/** `resultCount`: how many results there are; undefined when nothing was searched for. */
type Search = { request: SearchRequest; answer: ResultPage | null; resultCount: number | undefined };
