import { searchLimits } from '@/content/search';
import type { PreviewDocument } from './preview-index';
import { foldText, meaningsOf, queryWords, singular, wordsOf } from './query';
import { compareRanked, rankOf, weighDocument, weighWords, type Wanted } from './rank';

/**
 * The best three of the small index, ranked by the same weights as the results page. Nothing for a short query. What
 * that page knows besides: the texts as they are written, how often a word occurs, and the nearest spelling.
 */
export function findPreview(index: readonly PreviewDocument[], query: string): PreviewDocument[] {
  const trimmed = query.trim();
  if (trimmed.length < searchLimits.minimumLength) return [];
  const phrase = foldText(trimmed.slice(0, searchLimits.maximumLength)).trim();
  const singularForm = wordsOf(phrase).map(singular).join(' ');
  const otherForms = singularForm === phrase ? [] : [singularForm];
  const wanted = { phrase, otherForms, words: queryWords(phrase).map(singular) };
  const ranked = index.flatMap(entry => {
    const weight = weigh(entry, wanted);
    if (phrase === '' || weight === null) return [];
    const document = { id: entry.u, title: entry.t, type: entry.k, entry };
    return [{ document, rank: rankOf({ weight, type: entry.k, relevance: 0 }) }];
  });
  const best = ranked.sort(compareRanked).slice(0, searchLimits.previewResults);
  return best.map(({ document }) => document.entry);
}

function weigh({ t, s = '', m = '', w = '', k }: PreviewDocument, wanted: Wanted): number | null {
  const folded = { title: foldText(t), summary: foldText(s), body: `${m} ${w}` };
  const document = { folded, meant: meaningsOf(m.split(',')), isPart: k === 'faq' };
  return weighDocument(document, wanted, weighWords(folded, wanted.words));
}
