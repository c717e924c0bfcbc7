import { answerAddress } from '@/lib/search/search-address';
import type { SearchAnswer } from '@/lib/search/search-document';

/** Asks the server. Throws when it cannot be reached or does not answer a search. */
export async function fetchAnswer(query: string, signal: AbortSignal): Promise<SearchAnswer> {
  const response = await fetch(answerAddress(query), { signal, headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`Search answered ${response.status}`);
  return parseAnswer(await response.json());
}

function parseAnswer(body: unknown): SearchAnswer {
  const isAnswer =
    typeof body === 'object' && body !== null && 'results' in body && Array.isArray(body.results);
  if (!isAnswer) throw new Error('Search answered something else');
  return body as unknown as SearchAnswer;
}
