import { searchLimits, searchTypes, searchWords } from '@/content/search';
import type { PreviewDocument } from '@/lib/search/preview-index';
import { searchAddress } from '@/lib/search/query';
import { fillText } from '@/lib/site/text';

/** A line of the list under the search box. */
type Suggestion = { label: string; href: string; note?: string; kind: 'recent' | 'result' };

/** What the box offers: the recent searches before anything is typed, then results and the way to all of them. */
export function listSuggestions({ typed, history, preview }: SuggestionInput): Offer {
  const query = typed.trim();
  if (query === '')
    return {
      suggestions: history.map(label => ({ label, href: searchAddress(label), kind: 'recent' })),
      seeAll: null,
    };
  if (preview === null || query.length < searchLimits.minimumLength) return { suggestions: [], seeAll: null };
  return {
    suggestions: preview.map(({ t, k, u }) => ({ label: t, href: u, note: noteOf(k), kind: 'result' })),
    seeAll: { label: fillText(searchWords.preview.seeAll, { query }), href: searchAddress(query) },
  };
}

/** What a screen reader says when the list changes. */
export function announce({ suggestions, seeAll }: Offer): string {
  const { none, one, many } = searchWords.preview.announce;
  if (suggestions.length === 0) return seeAll ? none : '';
  if (suggestions[0]?.kind === 'recent')
    return fillText(searchWords.recent.announce, { n: String(suggestions.length) });
  return suggestions.length === 1 ? one : fillText(many, { n: String(suggestions.length) });
}

function noteOf(type: PreviewDocument['k']): string {
  return searchTypes.find(({ id }) => id === type)?.label ?? '';
}

/** `seeAll`: the way to every result, once something is looked up. */
export type Offer = { suggestions: Suggestion[]; seeAll: { label: string; href: string } | null };

type SuggestionInput = { typed: string; history: readonly string[]; preview: PreviewDocument[] | null };
