import { searchLimits } from '@/content/search';
import { foldText } from './fold-text';
import type { PreviewDocument } from './preview-index';
import { queryWords, singular } from './query-words';
import { compareRanked, rankOf, weighPart, weighPhrase, weighWords } from './rank';

/**
 * The best three of the small index. The weights are the results page's, but the index has no keywords and knows no other
 * forms of a word, so their order can differ. Nothing for a short query.
 */
export function findPreview(index: readonly PreviewDocument[], query: string): PreviewDocument[] {
  const trimmed = query.trim();
  if (trimmed.length < searchLimits.minimumLength) return [];
  const phrase = foldText(trimmed.slice(0, searchLimits.maximumLength)).trim();
  const words = queryWords(phrase).map(singular);
  const ranked = index.flatMap(entry => {
    const weight = weigh(entry, { phrase, words });
    if (phrase === '' || weight === null) return [];
    const document = { id: entry.u, title: entry.t, type: entry.k, entry };
    return [{ document, rank: rankOf({ weight, type: entry.k, relevance: 0 }) }];
  });
  const best = ranked.sort(compareRanked).slice(0, searchLimits.previewResults);
  return best.map(({ document }) => document.entry);
}

function weigh(
  { t, s = '', w = '', k }: PreviewDocument,
  wanted: { phrase: string; words: string[] },
): number | null {
  const fields = { title: foldText(t), summary: foldText(s), body: w };
  const asPhrase = weighPhrase(fields, wanted.phrase);
  if (asPhrase === null) return weighWords(fields, wanted.words);
  return k === 'faq' ? weighPart(asPhrase) : asPhrase;
}
