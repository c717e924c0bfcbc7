import { answers } from '@/content/answers';
import { openingHours } from '@/content/opening-hours';
import { promotion } from '@/content/promotion';
import { site as agency } from '@/content/site';
import { latestWindowAt, promotionFigures, promotionStateAt, type PromotionRule } from '@/lib/promotion';
import { agencyDay, createWordIndex, foldText, readSearchDocuments } from '@/lib/search';
import { isClosedDay } from '@/lib/site/business-days';
import { zoneOffsetAt } from '@/lib/site/time';
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

/** Whether the phone is answered: a business day within the hours, by the agency's clock. `now` in epoch milliseconds. */
export function isOpenAt(now: number): boolean {
  const local = new Date(now + zoneOffsetAt(now, agency.timeZone));
  const hour = local.getUTCHours();
  const isHour = hour >= openingHours.opens && hour < openingHours.closes;
  const weekday = (local.getUTCDay() + 6) % 7;
  const isDay =
    weekday >= WEEK.indexOf(openingHours.firstDay) && weekday <= WEEK.indexOf(openingHours.lastDay);
  return isHour && isDay && !isClosedDay(Date.parse(agencyDay.format(now)), openingHours.closedDays);
}

const WEEK: readonly string[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
