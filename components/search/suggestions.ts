import { searchLimits, searchTypes, searchWords } from '@/content/search';
import type { PreviewDocument } from '@/lib/search/preview-index';
import { searchAddress } from '@/lib/search/search-address';

/** A line of the list under the search box. */
export type Suggestion = { label: string; href: string; note?: string; kind: 'recent' | 'result' | 'all' };

/** What the box offers: the recent searches before anything is typed, then results and the way to all of them. */
export function listSuggestions({ typed, history, preview }: Offered): Suggestion[] {
  const query = typed.trim();
  if (query === '') return history.map(label => ({ label, href: searchAddress(label), kind: 'recent' }));
  if (preview === null || query.length < searchLimits.minimumLength) return [];
  return [
    ...preview.map(({ t, k, u }) => ({ label: t, href: u, note: noteOf(k), kind: 'result' as const })),
    { label: fill(searchWords.preview.seeAll, { query }), href: searchAddress(query), kind: 'all' },
  ];
}

/** What a screen reader says when the list changes. */
export function announce(suggestions: readonly Suggestion[]): string {
  const { none, one, many } = searchWords.preview.announce;
  if (suggestions.length === 0) return '';
  if (suggestions[0]?.kind === 'recent')
    return fill(searchWords.recent.announce, { n: String(suggestions.length) });
  const count = suggestions.filter(({ kind }) => kind === 'result').length;
  if (count === 0) return none;
  return count === 1 ? one : fill(many, { n: String(count) });
}

/** Puts values into the `{names}` of a text. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

function noteOf(type: PreviewDocument['k']): string {
  return searchTypes.find(({ id }) => id === type)?.label ?? '';
}

type Offered = { typed: string; history: readonly string[]; preview: PreviewDocument[] | null };
