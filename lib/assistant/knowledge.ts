import { answers } from '@/content/answers';
import { promotion } from '@/content/promotion';
import { site as agency } from '@/content/site';
import { latestWindowAt, promotionFigures, promotionStateAt, type PromotionRule } from '@/lib/promotion';
import { createWordIndex, foldText, readSearchDocuments } from '@/lib/search';
import { readClauses } from './clauses';
import type { Knowledge } from './reply';
import { createRetrieval } from './retrieve';
import type { Asked } from './topics/topic';

/** Reads and indexes what the assistant knows: some 150 ms, once in a process. */
export function readKnowledge(): Knowledge {
  const documents = readSearchDocuments([]);
  const vocabulary = createWordIndex(
    documents.map(({ id, title, summary, body }) => ({
      id,
      folded: { title: plain(title), summary: plain(summary), body: plain(body) },
    })),
  );
  return {
    clauses: readClauses(),
    vocabulary,
    retrieval: createRetrieval(documents),
    written: answers,
  };
}

function plain(text: string): string {
  return foldText(text).replace(/'/g, '');
}

/** The July offer as a reply tells it: over, open, or full. `now` in epoch milliseconds. */
export function promotionFor({
  rule,
  left,
  now,
}: {
  rule: PromotionRule;
  left: number;
  now: number;
}): Asked['promotion'] {
  const window = latestWindowAt(rule, now);
  const figures = promotionFigures({ promotion, window, placesLeft: left, timeZone: agency.timeZone });
  if (!promotion.isOffered) return { state: 'never', figures };
  if (promotionStateAt(rule, now) !== 'active') return { state: 'over', figures };
  return { state: left > 0 ? 'open' : 'full', figures };
}
