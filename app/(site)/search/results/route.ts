import { answerQuery } from '@/lib/search/answer-query';
import { readSearchQuery } from '@/lib/search/read-search-query';
import { getSearchDeps } from '@/lib/services';

/** `GET /search/results?q=`: the answer that the page shows, for scripts that search in place. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const { query } = readSearchQuery({ q: searchParams.get('q') });
  const answer = await answerQuery(query, getSearchDeps());
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  if (answer === null) return Response.json({ error: 'The search failed.' }, { status: 503, headers });
  return Response.json(answer, { headers });
}
