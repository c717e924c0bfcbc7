import { answerAddress, type ResultPage, type SearchRequest } from '@/lib/search/query';

/** Asks the server. Throws when it cannot be reached or does not answer a search. */
export async function fetchAnswer(request: SearchRequest, signal: AbortSignal): Promise<ResultPage> {
  const response = await fetch(answerAddress(request), { signal, headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`Search answered ${response.status}`);
  return parseAnswer(await response.json());
}

function parseAnswer(body: unknown): ResultPage {
  // An older process may answer while the site is being renewed.
  const isAnswer =
    typeof body === 'object' &&
    body !== null &&
    'results' in body &&
    Array.isArray(body.results) &&
    'counts' in body;
  if (!isAnswer) throw new Error('Search answered something else');
  return body as unknown as ResultPage;
}
