import { answerQuery } from '@/lib/search/answer-query';
import { readSearchAddress } from '@/lib/search/read-search-query';
import { resultPageOf } from '@/lib/search/result-page';
import { getSearchDeps } from '@/lib/search-services';

/** `GET /search/results?q=`, with `type` and `show`: the answer that the page shows, for scripts that search in place. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const asked = readSearchAddress(searchParams);
  const answer = await answerQuery(asked.query, getSearchDeps());
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  if (answer === null) return Response.json({ error: 'The search failed.' }, { status: 503, headers });
  return Response.json(resultPageOf(answer, asked), { headers });
}
