import { searchTypes, searchWords } from '@/content/search';
import type { SearchType } from '@/lib/search/search-document';
import { fill } from './suggestions';

/** `Found 3 product results for "seo"`. */
export function foundLine({ count, type, query }: Found): string {
  const word = searchTypes.find(({ id }) => id === type)?.word;
  return fill(searchWords.found, { n: String(count), type: word ? `${word} ` : '', query });
}

type Found = { count: number; type: SearchType | null; query: string };
