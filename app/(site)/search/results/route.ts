import { getSiteSearch } from '@/app/(site)/search/site-search';
import { readSearchAddress, resultPageOf } from '@/lib/search/query';
import { answerQuery } from '@/lib/search/search';
import { isRobot } from '@/lib/site/http/request';
import { getSite } from '@/lib/site/site';

/** `GET /search/results?q=`, with `type` and `show`: the answer that the page shows, for scripts that search in place. */
export async function GET({ url, headers: visitor }: Request): Promise<Response> {
  const { searchParams } = new URL(url);
  const request = readSearchAddress(searchParams);
  const by = { isRobot: isRobot(visitor.get('user-agent') ?? '') };
  const answer = await answerQuery({ query: request.query, search: getSiteSearch(), ...by }, getSite());
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  if (answer === null) return Response.json({ error: 'The search failed.' }, { status: 503, headers });
  return Response.json(resultPageOf(answer, request), { headers });
}
