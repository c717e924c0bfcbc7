import { purchaseBehaviour } from '@/components/analytics/purchase-behaviour';
import { searchedBehaviour } from '@/components/search/searched-behaviour';
import { wakeAfterPaint } from '../after-paint';
import type { Behaviours } from '../behaviours';

/** On pages that are rendered per request. */
export const behaviours = {
  'after-paint': wakeAfterPaint,
  purchase: purchaseBehaviour,
  searched: searchedBehaviour,
} satisfies Behaviours;
