import { purchaseBehaviour } from '@/components/analytics/purchase-behaviour';
import { searchedBehaviour } from '@/components/search/searched-behaviour';
import { wakeAfterPaint } from '../after-paint';
import { attachAll } from '../behaviours';

/** On pages that are rendered per request. */
attachAll({
  'after-paint': wakeAfterPaint,
  purchase: purchaseBehaviour,
  searched: searchedBehaviour,
});
